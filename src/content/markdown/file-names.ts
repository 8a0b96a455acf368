// The names of Markdown files on disk vary: the language may be in the name or in a folder, and the extension `.md` or
// `.mdx`. The pipeline uses one form: `guides/start.de.mdx`.
import type { ContentModel } from '../../model/collection.ts';
import { localeOfProse, proseIn } from '../../model/entries/prose-file.ts';
import { collectionOf, isOfMarkdown } from '../../model/entry-file.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';

const ending = /\.mdx?$/i;

export const isMarkdownFile = (file: string): boolean => ending.test(file);

/** A text of a collection of Markdown files. */
export interface NamedText {
  /** The file name without language and extension: `guides/start`. */
  readonly name: string;
  readonly locale: Locale;
}

type NamingModel = Pick<ContentModel, 'collections' | 'locales'>;

/** The parts of a content model on which the names of texts depend. */
export interface TextNaming {
  readonly collections: Readonly<Record<string, { readonly markdown?: boolean }>>;
  readonly locales: Pick<Locales, 'has' | 'source'>;
}

/** Returns the name and language of the text in a file of a collection of Markdown files; undefined for any other file. */
export function namedText(file: string, { collections, locales }: TextNaming): NamedText | undefined {
  const folder = collectionOf(file);
  if (folder === undefined || !isOfMarkdown(file, { collections }) || !isMarkdownFile(file)) return undefined;
  const [first = '', ...rest] = file
    .slice(folder.length + 1)
    .replace(ending, '')
    .split('/');
  if (rest.length > 0 && locales.has(first)) return { name: [folder, ...rest].join('/'), locale: first };
  const name = file.replace(ending, '');
  const language = /\.([\w-]+)$/.exec(name)?.[1];
  // Without a language in its name, a file is in the source language.
  return has(locales, language) ? { name: name.slice(0, -language.length - 1), locale: language } : { name, locale: locales.source };
}

/**
 * If `file` is in the folder that a collection of Markdown files has for one language, returns this language: `de` for
 * `guides/de/start.yaml`. Returns undefined for all other files.
 */
export function languageFolder(file: string, { collections, locales }: NamingModel): Locale | undefined {
  const [, first, ...rest] = file.split('/');
  return isOfMarkdown(file, { collections }) && rest.length > 0 && has(locales, first) ? first : undefined;
}

/** Returns the file of the same text in another language, in the naming style of `file`. */
export function fileInLanguage(file: string, locale: Locale, { locales }: Pick<NamingModel, 'locales'>): string {
  const [folder = '', first = '', ...rest] = file.split('/');
  if (rest.length > 0 && locales.has(first)) return [folder, locale, ...rest].join('/');
  const [type = ''] = ending.exec(file) ?? [];
  const name = file.slice(0, -type.length);
  const own = /\.([\w-]+)$/.exec(name)?.[1];
  return `${has(locales, own) ? name.slice(0, -own.length - 1) : name}.${locale}${type}`;
}

/** Returns the new file of a text after its entry is renamed, in the naming style of `file`. */
export function renamedOnDisk(
  file: string,
  { from, to }: { readonly from: string; readonly to: string },
  { has: isKnown }: Locales,
): string {
  const [folder = '', first = ''] = file.split('/');
  const before = isKnown(first) && !from.startsWith(`${first}/`) ? `${folder}/${first}/` : `${folder}/`;
  return `${before}${to}${file.slice(before.length + from.length)}`;
}

const has = ({ has: isKnown }: TextNaming['locales'], language: string | undefined): language is Locale => isKnown(language);

/** Returns the name of a file in the pipeline. Prose beside an entry always gets the extension .mdx. */
export function textNameOf(file: string, model: NamingModel): string {
  if (!isMarkdownFile(file)) return file;
  const text = namedText(file, model);
  if (text !== undefined) return proseIn(text.name, text.locale);
  const name = file.replace(ending, '.mdx');
  return localeOfProse(name, model.locales) === undefined ? file : name;
}
