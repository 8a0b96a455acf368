// What people name on the command line → texts: one of them, a part of a file, a file, a page.
import { keyOf, type Pair } from './pair.ts';

export interface Selected {
  readonly pairs: readonly Pair[];
  /** True where one text was named, and not a page or a file that happens to hold it. */
  readonly single: boolean;
}

/** The file of content that a person means by `name`, without folder and with the language of the lock. */
export const asFile = (name: string): string => name.replace(/^(?:\.\/)?content\//, '').replace(/\.de\.mdx$/, '.en.mdx');

/**
 * The texts that `name` stands for: a key (`pages/home.yaml:sections.2.title`), the beginning of one, or a file;
 * undefined where there is none. `filesOf` gives the files of a page by its id, file or address.
 */
export function select(name: string, pairs: readonly Pair[], filesOf: (name: string) => readonly string[]): Selected | undefined {
  const key = asFile(name).replace(/^(translations\/)de(?=\.yaml)/, '$1en');
  const named = pairs.filter((pair) => [key, key.replace(/\.(?:de|en)$/, '')].includes(keyOf(pair)));
  if (named.length > 0) return { pairs: named, single: true };
  const within = pairs.filter((pair) => keyOf(pair).startsWith(`${key}.`) || pair.file === key);
  if (within.length > 0) return { pairs: within, single: false };
  const files = filesOf(name);
  return files.length === 0 ? undefined : { pairs: pairs.filter(({ file }) => files.includes(file)), single: false };
}
