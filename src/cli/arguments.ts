// Parses arguments of the command line. Each parser throws an InvalidArgumentError, in the language of the user, for an invalid argument.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { isBaseUrl } from '../content/urls/safe-url.ts';
import { type ToolMessages, toolLanguageOf, toolLanguages } from '../diagnostics/messages/messages.ts';
import { refusedPath } from '../node/fs/disk-refusal.ts';

type Usage = ToolMessages['usage'];

type PlainMessage = { [Name in keyof Usage]: Usage[Name] extends string ? Name : never }[keyof Usage];

/** Returns a parser that refuses the texts for which `read` returns undefined, with the message `why`. */
const parserOf =
  <T>(why: PlainMessage, read: (text: string) => T | undefined) =>
  ({ usage }: ToolMessages) =>
  (text: string): T => {
    const value = read(text);
    if (value === undefined) throw new InvalidArgumentError(usage[why]);
    return value;
  };

/** Parses an instant with its offset, or a date, which means midnight in UTC; returns milliseconds since 1970. */
export const instant = parserOf('instant', (value) => {
  const [, date = ''] = /^((?!0000)\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(value) ?? [];
  const day = new Date(date);
  const at = Date.parse(value);
  // Date.parse reads 30 February as 2 March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return exists && !Number.isNaN(at) ? at : undefined;
});

/** Parses the URL of a site: http or https and a host, without a path. */
export const webAddress = parserOf('webAddress', (value) => (isBaseUrl(value) ? value : undefined));

/** A host name, with an optional port. */
const host = /^(?=.{1,260}$)(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*(?::\d{1,5})?$/i;

/** Parses the name of a host, with an optional port: `edit.example.org`. */
export const hostArgument = parserOf('hostName', (value) => (host.test(value) ? value : undefined));

/** Parses a language in which the tools print messages: `de`, `de-AT`. */
export const languageArgument =
  ({ usage }: ToolMessages) =>
  (value: string): string => {
    if (toolLanguageOf(value) === undefined) throw new InvalidArgumentError(usage.oneOf(toolLanguages));
    return value;
  };

/** Parses the path of an existing folder; returns the absolute path. */
export const folder =
  ({ usage }: ToolMessages) =>
  (value: string): string => {
    const path = resolve(value);
    if (!isFolder(path)) throw new InvalidArgumentError(usage.noFolder(value));
    return path;
  };

/** Returns whether `path` is an existing folder. Returns false for an invalid path, and throws if the file system denies access. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    if (refusedPath(error) !== undefined) throw error;
    return false;
  }
}

/** Parses an integer from 0 to 999,999. */
export const wholeNumber = parserOf('wholeNumber', (value) => (/^\d{1,6}$/.test(value) ? Number(value) : undefined));

/** Parses a number of threads, from 1 to `maxThreads`. */
export const threadsArgument =
  ({ usage }: ToolMessages) =>
  (value: string): number => {
    const count = /^\d{1,2}$/.test(value) ? Number(value) : 0;
    if (count < 1 || count > maxThreads) throw new InvalidArgumentError(usage.threads(maxThreads));
    return count;
  };

const maxThreads = 64;

/** Parses a share: more than 0, and up to 1. */
export const share = parserOf('share', (value) => (Number(value) > 0 && Number(value) <= 1 ? Number(value) : undefined));

/** Parses a port to listen at. */
export const port = parserOf('port', (value) => {
  const number = Number(value);
  return /^\d+$/.test(value) && number >= 1 && number <= 65535 ? number : undefined;
});
