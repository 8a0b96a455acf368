// Compares the files that `new` creates with the diagnostics of a check.
import { definitionOf, type Schema } from '../../src/model/data/schema-walk.ts';
import { text } from '../../src/model/languages/text.ts';
import { hintOf, typeOf } from '../../src/tools/new/yaml/skeleton.ts';
import { diagnose, type Options } from './fixture-site/content.ts';
import type { Added } from './fixture-site/scaffold.ts';

/** Returns the lines of the new files that contain a placeholder outside of comments. */
const markedLines = ({ files }: Added): string[] =>
  files.flatMap(({ path, text: written }) =>
    written.split('\n').flatMap((line, index) => (/TODO|\btodo\b/.test(line) && !/^ *#(?!#)/.test(line) ? [`${path}:${index + 1}`] : [])),
  );

/**
 * Resolves to the problems of a site to which `new` has added an item. Reported placeholders are not problems. A line is a
 * problem if it has a placeholder that is not reported, or a report without a placeholder.
 */
export async function problemsBeside(result: Added, options: Options): Promise<string[]> {
  // The URL of a new page is not recorded yet.
  const found = (await diagnose(result.tree, options)).filter(({ code }) => code !== 'url-unrecorded');
  const others = found.filter(({ code }) => code !== 'placeholder-left').map(({ code, file, range }) => `${code} ${file}:${range?.line}`);
  const lists = [found, result.placeholders].map((list) => new Set(list.map(({ file, range }) => `${file}:${range?.line}`)));
  const marked = new Set(markedLines(result));
  const lines = lists.flatMap((list) =>
    [...list].filter((line) => !marked.has(line)).concat([...marked].filter((line) => !list.has(line))),
  );
  return [...others, ...lines];
}

/** Returns the places of fields in `schema` without a description of their own. */
export function withoutSentence(schema: Schema, place = ''): string[] {
  const { shape, element, options = [] } = definitionOf(schema);
  const fields = Object.entries(shape ?? {}).filter(([key]) => !['de', 'en', 'type'].includes(key));
  return [
    ...fields.flatMap(([key, field]) => [
      ...(['', hintOf(text)].includes(hintOf(field)) ? [`${place}.${key}`] : []),
      ...withoutSentence(field, `${place}.${key}`),
    ]),
    ...(element === undefined ? [] : withoutSentence(element, place)),
    ...options.flatMap((option) => withoutSentence(option, `${place} ${typeOf(option)}`)),
  ];
}
