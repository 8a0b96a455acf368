// Takes over the pictures and files that front matter names: `cover: ./harbour.jpg`. archipel expects such files in content/assets.
import type { Document } from 'yaml';
import { isBlock } from '../../model/data/block.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Count } from './changes.ts';
import { matterData } from './complete-matter.ts';
import { type NamedImport, pictureEnding } from './file-names.ts';
import { copyForAll, type FileCopy, type LinkTargets, publicCopy } from './links.ts';
import { type FoundFile, foundFile } from './old-addresses.ts';

/**
 * What the values of a key become: pictures in sizes for each screen, other files of content/assets, or addresses if some of them lead to
 * other sites.
 */
type FileKind = 'image' | 'asset' | 'address';

/** The kinds of the keys that name files, by path, in which `*` is any item of a list: `cover.image`, `gallery.*`. */
export type FileKinds = ReadonlyMap<string, FileKind>;

export interface TextWithMatter {
  readonly text: NamedImport;
  /** The front matter, which gets the new names. */
  readonly matter: Document;
  readonly count: Count;
}

interface Value {
  readonly of: TextWithMatter;
  readonly value: unknown;
  readonly keys: readonly (string | number)[];
  readonly found: FoundFile | undefined;
}

/** Endings of pictures that the build makes in several sizes. */
const sized = /\.(?:avif|jpe?g|png|webp)$/i;

export interface MatterFiles {
  readonly kinds: FileKinds;
  readonly copies: readonly FileCopy[];
}

/** Gives front matter the new names of its files; returns the files and the kinds of their keys. */
export function takeMatterFiles(texts: readonly TextWithMatter[], targets: LinkTargets): MatterFiles {
  const values = texts.flatMap((of) =>
    valuesIn(matterData(of.matter)).map((each) => ({ ...each, of, found: fileNamed(each.value, of.text, targets) })),
  );
  const kinds = new Map<string, FileKind>();
  const copies: FileCopy[] = [];
  for (const [path, all] of groupBy(values, ({ keys }) => keyPath(keys))) {
    const kind = kindOf(all);
    if (kind === undefined) continue;
    kinds.set(path, kind);
    for (const { of, value, keys, found } of all) {
      if (found === undefined) continue;
      const copy = kind === 'address' ? publicCopy(found, targets) : copyForAll(found, targets);
      copies.push(copy);
      const name = copy.to.replace(/^assets\/|^public(?=\/)/, '');
      if (name === value) continue;
      of.matter.setIn(keys, name);
      of.count('links');
    }
  }
  return { kinds, copies };
}

const keyPath = (keys: Value['keys']): string => keys.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

function valuesIn(data: unknown, keys: Value['keys'] = []): readonly Pick<Value, 'value' | 'keys'>[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => valuesIn(item, [...keys, index]));
  if (isBlock(data)) return Object.entries(data).flatMap(([key, value]) => valuesIn(value, [...keys, key]));
  return data === null || data === undefined ? [] : [{ value: data, keys }];
}

/** Returns the file that a value names. Only pictures may be named without a slash: `setup.py` is more often a word. */
function fileNamed(value: unknown, text: NamedImport, targets: LinkTargets): FoundFile | undefined {
  if (typeof value !== 'string' || !(pictureEnding.test(value) || /^\.{0,2}\/\S*\.\w+$/.test(value))) return undefined;
  const found = foundFile(value, text.from, targets);
  return found?.kind === 'text' ? undefined : found;
}

function kindOf(values: readonly Value[]): FileKind | undefined {
  const found = values.flatMap((each) => each.found ?? []);
  if (found.length === 0) return undefined;
  const isMissing = ({ value }: Value): boolean =>
    typeof value === 'string' && pictureEnding.test(value) && !/^(?:[a-z]+:)?\/\//i.test(value);
  if (values.some((each) => each.found === undefined && !isMissing(each))) return 'address';
  return found.every(({ path }) => sized.test(path)) ? 'image' : 'asset';
}
