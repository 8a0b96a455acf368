// The kinds of content file, each with its place and its schema.
import type { Locale, Locales } from './locale.ts';
import { translationLock, urlLock } from './locks.ts';
import { messages } from './messages.ts';
import { navigation } from './navigation.ts';
import { prices } from './prices.ts';
import { redirects } from './redirects.ts';
import { site } from './site.ts';

/** Files that a site has once. */
export const singleFiles = {
  'site.yaml': site,
  'navigation.yaml': navigation,
  'prices.yaml': prices,
} as const;

export type SingleFile = keyof typeof singleFiles;

/** The file with the messages of a language. */
export const messagesFile = (locale: Locale): string => `translations/${locale}.yaml`;

/** The language whose messages a file holds. */
export const localeOfMessages = (file: string, locales: Locales): Locale | undefined =>
  locales.list.find((locale) => messagesFile(locale) === file);

/** Every file that a site must have once. */
export const neededFiles = ({ list }: Locales): string[] => [...Object.keys(singleFiles), ...list.map(messagesFile)];

/** The schema of messages files. */
export const messagesSchema = messages;

/** Files that a site may have once. */
export const optionalFiles = {
  'redirects.yaml': redirects,
  'locks/urls.yaml': urlLock,
  'locks/translations.yaml': translationLock,
} as const;

export type OptionalFile = keyof typeof optionalFiles;
