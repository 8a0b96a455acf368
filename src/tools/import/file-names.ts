// The names that the files of another generator get in content: those of its texts, and those of the pictures beside them.
import { asName } from '../../content/fixes/as-name.ts';
import { isLanguage, localeNamed, soundId } from '../../content/misnamed-language.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';

/** A text of the imported folder. */
export interface NamedImport {
  /** The path in the imported folder, as it is. */
  readonly from: string;
  /** The path in the content folder, in lower case with hyphens. */
  readonly to: string;
  readonly id: string;
  readonly locale: Locale;
  /** The path in the imported folder without language and extension: `guide/My_Page`. */
  readonly name: string;
}

export interface ImportTarget {
  /** The folder in content, which is the name of the collection. */
  readonly collection: string;
  readonly locales: Locales;
  /** The language of all texts; if undefined, it follows from each name. */
  readonly locale: Locale | undefined;
  /** The paths of all texts, without their endings. */
  readonly paths: ReadonlySet<string>;
  /** Folders of languages that the site does not have (`foreignFolders`). */
  readonly foreign: ReadonlySet<string>;
  /** Whether the text is MDX, whatever its ending. */
  readonly isMdx: boolean;
}

/** Endings of texts in Markdown. */
export const textEnding = /\.(?:mdx?|markdown|mdown|mdwn|mkdn?)$/i;

/** Endings of pictures that pages can show. */
export const pictureEnding = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** A text that cannot be imported: its name has no letters, or its language is unknown to the site. */
export interface Unnamed {
  readonly from: string;
  /** The language that the site does not have. */
  readonly language: string | undefined;
}

/** Returns the place of a text of the imported folder, or why it has none. */
export function nameText(from: string, { collection, locales, locale, paths, foreign, isMdx }: ImportTarget): NamedImport | Unnamed {
  const ending = isMdx || /\.mdx$/i.test(from) ? '.mdx' : '.md';
  const path = from.replace(textEnding, '');
  const found = locale === undefined ? languageIn(path, { locales, paths, foreign }) : { path, locale, asFolder: true };
  if ('language' in found) return { from, language: found.language };
  const id = isBesideIndex(path, paths) ? soundId(found.path) : idOf(found.path);
  if (id === undefined) return { from, language: undefined };
  const inFolder = found.asFolder ? `${found.locale}/${id}` : id;
  const to = `${collection}/${inFolder}${found.isNamed === true ? `.${found.locale}` : ''}${ending}`;
  return { from, to, id: id.replace(/\/index$/, ''), locale: found.locale, name: found.path };
}

interface LanguageInPath {
  readonly path: string;
  readonly locale: Locale;
  readonly asFolder: boolean;
  readonly isNamed?: boolean;
}

/** Returns the language that the first folder or the end of a name states, and the rest of the path. */
function languageIn(
  path: string,
  { locales, paths, foreign }: Pick<ImportTarget, 'locales' | 'paths' | 'foreign'>,
): LanguageInPath | { readonly language: string } {
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0 && foreign.has(first)) return { language: first };
  const ofFolder = rest.length > 0 ? localeNamed(first, locales) : undefined;
  if (ofFolder !== undefined) return { path: rest.join('/'), locale: ofFolder, asFolder: true };
  const [, start = '', written = ''] = /^(.+)\.([\w-]+)$/.exec(path) ?? [];
  const ofName = localeNamed(written, locales);
  if (ofName !== undefined) return { path: start, locale: ofName, asFolder: false, isNamed: true };
  // A name such as socket.io states no language, unless the same text exists in another one.
  const hasOthers = [start, ...locales.list.map((locale) => `${start}.${locale}`)].some((each) => paths.has(each));
  return hasOthers && isLanguage(written) ? { language: written } : { path, locale: locales.source, asFolder: false };
}

/** Returns the folders whose name is a language that the site does not have, if they also contain a text in a language of the site. */
export function foreignFolders(paths: ReadonlySet<string>, locales: Locales): ReadonlySet<string> {
  const known = [...new Set([...paths].map((path) => path.slice(0, path.indexOf('/') + 1)))].filter((folder) =>
    localeNamed(folder.slice(0, -1), locales),
  );
  const hasKnown = (rest: string): boolean => ['', ...known].some((folder) => paths.has(folder + rest));
  return new Set(
    [...paths].flatMap((path) => {
      const [, folder = '', rest = ''] = /^([^/]+)\/(.+)$/s.exec(path) ?? [];
      return isLanguage(folder) && localeNamed(folder, locales) === undefined && hasKnown(rest) ? [folder] : [];
    }),
  );
}

/** Returns whether a `README` is in a folder that has an `index`, too: it is a page of its own, or none. The path has no ending. */
export const isBesideIndex = (path: string, paths: ReadonlySet<string>): boolean =>
  ['index', '_index'].some((name) => {
    const index = path.replace(/(?<=^|\/)readme(?=(?:\.[\w-]+)?$)/i, name);
    return index !== path && paths.has(index);
  });

/** Converts a path without ending to an id: `Guide/_index` → `guide/index`; undefined if a part has no letter or digit. */
const idOf = (path: string): string | undefined => soundId(path.replace(/(^|\/)(?:_index|readme)$/i, '$1index'));

/** Returns the path of a picture that stays beside its texts: `Guide/Bild 1.png` → `guide/bild-1.png`. */
export function pictureBeside(path: string): string {
  const folders = path
    .split('/')
    .slice(0, -1)
    .map((part) => asName(part) ?? part);
  return [...folders, addressable(path.slice(path.lastIndexOf('/') + 1))].join('/');
}

/** Returns a path that needs no escaping in a URL. Parts without a letter or digit, and parts that need none, stay as they are. */
export const addressablePath = (path: string): string => path.split('/').map(addressable).join('/');

function addressable(name: string): string {
  if (/^[\w.-]+$/.test(name)) return name;
  const [, base = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  return (asName(base) ?? base) + ending;
}
