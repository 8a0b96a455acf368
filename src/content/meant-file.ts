// The name that the author of a file most likely meant, if nothing reads the file because of its name: `tiny.yaml.txt`, `page/tiny.yaml`.
import { meantLanguage } from '../diagnostics/meant-key.ts';
import { suggest } from '../diagnostics/suggest.ts';
import type { Locales } from '../model/languages/locale.ts';

interface Meaning {
  readonly locales: Locales;
  /** The folders of collections and the single files. */
  readonly known: readonly string[];
  /** Returns whether a file of this name would be read, and does not exist. */
  readonly isFree: (file: string) => boolean;
}

/** Returns the name that `file` should have; undefined if it is unknown. */
export function meantFile(file: string, { locales, known, isFree }: Meaning): string | undefined {
  const [first = '', ...rest] = file.split('/');
  // Windows hides the last ending of a name, and programs add one.
  const last = (rest.at(-1) ?? first).replace(/\.txt$/i, '').replace(/\.(?:ya?ml|mdx?)$/i, (ending) => ending.toLowerCase());
  const named = withLanguage(last, locales);
  const single = suggest(named.replace(/\.yml$/, '.yaml'), known);
  if (rest.length === 0) return [named.replace(/\.yml$/, '.yaml'), single ?? ''].find((name) => name !== file && isFree(name));
  const folder = known.includes(first) ? first : (suggest(first, known) ?? first);
  const meant = [folder, ...rest.slice(0, -1), named].join('/');
  const inSource = meant.replace(/(?<=\/[^./]+\.)(?=mdx?$)/, `${locales.source}.`);
  return [meant, inSource].find((name) => name !== file && isFree(name));
}

/** Writes the language in a name as the site does: `about.DE.mdx`, `about.deutsch.mdx` and `about-de.mdx` become `about.de.mdx`. */
const withLanguage = (name: string, { list }: Locales): string =>
  name
    .replace(/(?<=^[^.]+)[-_](?=[a-z]{2,3}\.mdx?$)/i, (mark, at: number) => (list.includes(languageAfter(name, at)) ? '.' : mark))
    .replace(/(?<=\.)[\w-]+(?=\.mdx?$)/, (tag) => meantLanguage(tag, list) ?? tag);

const languageAfter = (name: string, at: number): string =>
  name
    .slice(at + 1)
    .replace(/\.mdx?$/, '')
    .toLowerCase();
