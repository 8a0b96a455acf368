// What people name on the command line → texts: one of them, a part of a file, a file, a page.
import type { Locales } from '../model/languages/locale.ts';
import { keyOf, namesOf, type Pair } from './pair.ts';

export interface NamedPairs {
  readonly pairs: readonly Pair[];
  /** True where one text in one language was named, and not a page or a file that happens to hold it. */
  readonly single: boolean;
}

/** The file of content that a person means by `name`, without the folder. */
export const asFile = (name: string): string => name.replace(/^(?:\.\/)?content\//, '');

export interface SelectOptions {
  readonly locales: Locales;
  /** The files of a page by its id, file or address. */
  readonly filesOf: (name: string) => readonly string[];
}

/**
 * The texts that `name` stands for: a key (`pages/home.yaml:sections.2.title`), the beginning of one, or a file, in each
 * language of `pairs`; undefined where there is none.
 */
export function select(name: string, pairs: readonly Pair[], { locales, filesOf }: SelectOptions): NamedPairs | undefined {
  const key = asFile(name);
  const named = pairs.filter((pair) => namesOf(pair, locales).includes(key));
  if (named.length > 0) return { pairs: named, single: named.length === 1 };
  const within = pairs.filter((pair) => keyOf(pair).startsWith(`${key}.`) || pair.file === key);
  if (within.length > 0) return { pairs: within, single: false };
  const files = filesOf(name);
  return files.length === 0 ? undefined : { pairs: pairs.filter(({ file }) => files.includes(file)), single: false };
}
