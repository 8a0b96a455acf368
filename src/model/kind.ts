// The kinds of content file, each with its path and its schema.
import * as z from 'zod';
import type { Locale, Locales } from './languages/locale.ts';
import { translationLock, urlLock } from './locks.ts';
import { messagesSchema, type OwnSchemas } from './own-content.ts';
import { prices } from './prices/prices.ts';
import { redirects } from './references/redirects.ts';
import { servicesSchema } from './services.ts';
import { site } from './site.ts';

/** Returns the file with the messages of a language. */
export const messagesFile = (locale: Locale): string => `translations/${locale}.yaml`;

/** Returns the language whose messages a file contains, or undefined for a file without messages. */
export const localeOfMessages = (file: string, locales: Locales): Locale | undefined =>
  locales.list.find((locale) => messagesFile(locale) === file);

/** Returns the file with a value that the site defines, by the name of the value: `navigation.yaml` for `navigation`. */
export const dataFile = (name: string): string => `${name}.yaml`;

/** Files with a fixed path that any site may have. */
const optionalFiles = {
  'prices.yaml': prices,
  'redirects.yaml': redirects,
  'locks/urls.yaml': urlLock,
  'locks/translations.yaml': translationLock,
} as const;

/** A content file with a fixed path, such as site.yaml. */
export interface SingleFile {
  readonly schema: z.ZodType;
  readonly needed: boolean;
}

/** The key of the message files in `files`. It represents one file for each language. */
export const messagesFiles = 'translations/*.yaml';

/** Returns all content files with a fixed path, by path. Message files are included if the site has a schema for messages. */
export function singleFilesOf(own: OwnSchemas): Readonly<Record<string, SingleFile>> {
  const { settings, data = {}, messages, services } = own;
  const optional = Object.entries(optionalFiles).map(([file, schema]) => [file, { schema, needed: false }] as const);
  const ofData = Object.entries(data).map(
    ([name, schema]) => [dataFile(name), { schema, needed: !schema.safeParse(undefined).success }] as const,
  );
  const added = { ...settings?.shape, ...(services && { services: servicesSchema(services) }) };
  return {
    'site.yaml': { schema: site.extend(added).meta({ ...z.globalRegistry.get(site) }), needed: true },
    ...Object.fromEntries([...ofData, ...optional]),
    ...(messages === undefined ? {} : { [messagesFiles]: { schema: messagesSchema(own), needed: true } }),
  };
}

/** The data that determines which files a site may have. */
export interface FileModel {
  readonly files: Readonly<Record<string, SingleFile>>;
  readonly locales: Locales;
}

/** Returns the definition of the file at a path, or undefined if the site has no file with this fixed path. */
export function singleFileAt({ files, locales }: FileModel, file: string): SingleFile | undefined {
  if (Object.hasOwn(files, file)) return files[file];
  return localeOfMessages(file, locales) === undefined ? undefined : files[messagesFiles];
}

/** Returns every file that a site must have. */
export const neededFiles = ({ files, locales }: FileModel): string[] =>
  Object.entries(files).flatMap(([file, { needed }]) => {
    if (!needed) return [];
    return file === messagesFiles ? locales.list.map(messagesFile) : [file];
  });
