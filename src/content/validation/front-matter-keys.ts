// The data of front matter has derived keys: `languages` and `markdown` follow from the names of files, `meta` from title and description.
// Messages name only keys that authors write.
import { derivedText } from '../../model/collection.ts';
import { isBlock } from '../../model/data/block.ts';
import type { DataPath } from '../../model/data/place.ts';
import { definitionOf } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { metaKeys } from '../../model/entries/front-matter.ts';
import type { DescribedData } from './form-at.ts';

const isFrontMatter = ({ schema, data }: DescribedData): boolean =>
  definitionOf(schema).shape?.['markdown'] === derivedText && typeof valueAt(data, ['markdown']) === 'string';

/** Returns the path in front matter of an absent value: `description` for `meta.description`. Other paths are unchanged. */
export function writtenPathOf(path: DataPath, subject: DescribedData): DataPath {
  const meta = Object.keys(Object(valueAt(subject.data, ['meta'])));
  return path[0] === 'meta' && isFrontMatter(subject) && meta.every((key) => metaKeys.includes(key)) ? path.slice(1) : path;
}

/** Returns the keys that may be written at the top of front matter, or undefined if the data comes from another file. */
export const frontMatterKeys = (keys: readonly string[], subject: DescribedData): readonly string[] | undefined =>
  isFrontMatter(subject) ? [...new Set([...metaKeys, ...keys])].filter((key) => key !== 'languages' && key !== 'markdown') : undefined;

/** Returns whether a file of the entry may still lack `key`: no file has it, or the file of a language has no text for it. */
export function isFreeKey(key: string, data: unknown): boolean {
  const value = valueAt(data, [key]) ?? valueAt(data, ['meta', key]);
  const languages = valueAt(data, ['languages']);
  return (
    value === undefined || (isBlock(value) && Array.isArray(languages) && languages.some((locale) => !Object.hasOwn(value, String(locale))))
  );
}
