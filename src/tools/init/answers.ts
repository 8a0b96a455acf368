// The answers that `archipel init` needs: as text, which people and scripts enter, and as validated values.
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { attempt } from '../../model/attempt.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { isBasePath } from '../../output/base-path.ts';

export interface InitAnswers {
  readonly name: string;
  /** Canonical language tags (BCP 47), the source language first. */
  readonly locales: readonly Locale[];
  /** The URL of the host, without a trailing slash. */
  readonly baseUrl: string;
  /** The path under which the host serves the site; empty for the root of the host. */
  readonly basePath: string;
}

/** A question of `init`, with the flag that answers it. */
export interface InitQuestion {
  readonly flag: 'name' | 'locales' | 'url';
  readonly value: string;
  readonly meaning: string;
  readonly isFit: (answer: string) => boolean;
}

export const questions: readonly InitQuestion[] = [
  {
    flag: 'name',
    value: '<name>',
    meaning: 'the name of the site (default: the name of the folder)',
    isFit: isName,
  },
  {
    flag: 'locales',
    value: '<tags>',
    meaning: 'the languages as tags, separated by commas, the source language first: de,en or pt-BR (default: en)',
    isFit: (answer) => parseLocales(answer) !== undefined,
  },
  {
    flag: 'url',
    value: '<url>',
    meaning: 'the URL of the site, with its path if it has one (default: https://www.example.com)',
    isFit: (answer) => parseAddress(answer) !== undefined,
  },
];

/** Answers as text, by flag. */
export type FlagAnswers = Readonly<Record<InitQuestion['flag'], string>>;

/** Returns the defaults; the name comes from the folder: `north-sea` becomes `North sea`. */
export function defaultAnswers(folder: string): FlagAnswers {
  const words = folder.replaceAll(/[-_.\s]+/g, ' ').trim();
  const name = words.slice(0, 1).toUpperCase() + words.slice(1);
  return { name: isName(name) ? name : 'My site', locales: 'en', url: 'https://www.example.com' };
}

/** Returns the answers as values. They must be valid. In the name, apostrophes become typographic. */
export function answersOf({ name, locales, url }: FlagAnswers): InitAnswers {
  const [address, tags] = [parseAddress(url), parseLocales(locales)];
  if (address === undefined || tags === undefined) throw new Error(`Invalid answers: ${locales}, ${url}`);
  return { name: name.trim().replaceAll(/(?<=\p{Letter})'(?=\p{Letter}|\s|$)/gu, '’'), locales: tags, ...address };
}

// Braces refer to facts, and markup does not belong in a name, so both are refused.
function isName(text: string): boolean {
  return /^[^\p{Cc}{}<>]{1,60}$/u.test(text.trim());
}

/** Returns the message for an invalid answer. For languages, it names the tags that are unknown or occur twice. */
export function refusedAnswer({ refused }: ToolMessages['init'], flag: InitQuestion['flag'], answer: string): string {
  if (flag !== 'locales') return refused[flag];
  const tags = tagsIn(answer);
  const canonical = tags.map((tag) => parseLocales(tag)?.[0]);
  return refused.locales(tags.filter((_, index) => canonical[index] === undefined || canonical.indexOf(canonical[index]) < index));
}

const tagsIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((tag) => tag !== '');

function parseLocales(text: string): readonly Locale[] | undefined {
  const tags = tagsIn(text);
  const canonical = attempt(() => Intl.getCanonicalLocales(tags)) ?? [];
  return canonical.length === tags.length && tags.length > 0 && canonical.every(isNamed) ? canonical : undefined;
}

/** Returns whether Intl has a name for the language of a tag. Syntax does not decide this: `english` is well-formed, like `en`. */
const isNamed = (tag: Locale): boolean => {
  const { language } = new Intl.Locale(tag);
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined;
};

function parseAddress(text: string): Pick<InitAnswers, 'baseUrl' | 'basePath'> | undefined {
  const [, baseUrl = '', path = ''] = /^(https?:\/\/[^\s/?#@"\\]+)(\/[^\s?#]*)?$/.exec(text.trim()) ?? [];
  const basePath = path.replace(/\/$/, '');
  return URL.canParse(baseUrl) && isBasePath(basePath) ? { baseUrl, basePath } : undefined;
}
