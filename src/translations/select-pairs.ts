// Finds the texts that an argument of the command names: one text, a part of a file, a file, or a page.
import type { Locales } from '../model/languages/locale.ts';
import { namesOfPair, type Pair, pairKeyOf } from './pair.ts';

export interface NamedPairs {
  readonly pairs: readonly Pair[];
  /** True if `name` is the name of one text in one language, and not of a page or file that happens to have only one text. */
  readonly single: boolean;
}

/** The part of a content tree that maps texts to their names on disk, if these differ. */
export interface NamesOnDisk {
  readonly diskNames?: ReadonlyMap<string, string>;
}

/** Returns the name in the content tree of a file, which may be named from the folder that contains `content/`. */
export function asFile(name: string, { diskNames }: NamesOnDisk): string {
  const file = name.replace(/^(?:\.\/)?content\//, '');
  return [...(diskNames ?? [])].find(([, onDisk]) => onDisk === file)?.[0] ?? file;
}

export interface SelectOptions {
  readonly locales: Locales;
  readonly tree: NamesOnDisk;
  /** Returns the files of a page by its id, file or URL. */
  readonly filesOf: (name: string) => readonly string[];
}

/**
 * Returns the texts that `name` selects in each language of `pairs`; undefined if `name` is unknown. `name` is a key
 * (`pages/home.yaml:sections.2.title`), the start of a key, a file, or a page.
 */
export function selectPairs(name: string, pairs: readonly Pair[], { locales, filesOf, tree }: SelectOptions): NamedPairs | undefined {
  const [file = '', path] = name.split(/:(.*)/);
  // A text of front matter may be named by any Markdown file of its entry, followed by a colon and the key.
  const key = path === undefined ? asFile(name, tree) : `${filesOf(file)[0] ?? file}:${path}`;
  const named = pairs.filter((pair) => namesOfPair(pair, locales).includes(key));
  if (named.length > 0) return { pairs: named, single: named.length === 1 };
  const within = pairs.filter((pair) => pairKeyOf(pair).startsWith(`${key}.`) || pair.file === key);
  if (within.length > 0) return { pairs: within, single: false };
  const files = filesOf(name);
  return files.length === 0 ? undefined : { pairs: pairs.filter(({ file }) => files.includes(file)), single: false };
}
