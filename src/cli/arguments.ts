// Arguments of the command line → values. Each parser refuses what it cannot use with an InvalidArgumentError in the words
// of the reader.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { isBaseUrl } from '../content/urls/safe-url.ts';
import { type ToolMessages, toolLanguageOf, toolLanguages } from '../diagnostics/messages/messages.ts';
import { refusedPath } from '../node/fs/disk-refusal.ts';

/** An instant with its offset, or a date; in milliseconds since 1970. */
export const instant =
  ({ usage }: ToolMessages) =>
  (value: string): number => {
    const [, date = ''] = /^((?!0000)\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(value) ?? [];
    const day = new Date(date);
    const at = Date.parse(value);
    // Date.parse takes 30 February for 2 March.
    const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
    if (!exists || Number.isNaN(at)) throw new InvalidArgumentError(usage.instant);
    return at;
  };

/** The address of a site: https, a host, and nothing behind it. */
export const webAddress =
  ({ usage }: ToolMessages) =>
  (value: string): string => {
    if (!isBaseUrl(value)) throw new InvalidArgumentError(usage.webAddress);
    return value;
  };

/** A name without a scheme or a path. */
const host = /^(?=.{1,260}$)(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*(?::\d{1,5})?$/i;

/** The name of a host, with a port if it has one: `edit.example.org`. */
export const hostArgument =
  ({ usage }: ToolMessages) =>
  (value: string): string => {
    if (!host.test(value)) throw new InvalidArgumentError(usage.hostName);
    return value;
  };

/** A language that the tools speak: `de`, `de-AT`. */
export const languageArgument =
  ({ usage }: ToolMessages) =>
  (value: string): string => {
    if (toolLanguageOf(value) === undefined) throw new InvalidArgumentError(usage.oneOf(toolLanguages));
    return value;
  };

/** The full path of a folder that is there. */
export const folder =
  ({ usage }: ToolMessages) =>
  (value: string): string => {
    const path = resolve(value);
    if (!isFolder(path)) throw new InvalidArgumentError(usage.noFolder(value));
    return path;
  };

/** False for what cannot be a path at all, too. Throws if the system refuses to say. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    if (refusedPath(error) !== undefined) throw error;
    return false;
  }
}

/** A number without a fraction, from 0. */
export const wholeNumber =
  ({ usage }: ToolMessages) =>
  (value: string): number => {
    if (!/^\d{1,6}$/.test(value)) throw new InvalidArgumentError(usage.wholeNumber);
    return Number(value);
  };

/** A number of threads, from 1. */
export const threadsArgument =
  ({ usage }: ToolMessages) =>
  (value: string): number => {
    const count = /^\d{1,2}$/.test(value) ? Number(value) : 0;
    if (count < 1 || count > maxThreads) throw new InvalidArgumentError(usage.threads(maxThreads));
    return count;
  };

const maxThreads = 64;

/** A part of a whole: more than 0, and up to 1. */
export const share =
  ({ usage }: ToolMessages) =>
  (value: string): number => {
    const number = Number(value);
    if (!(number > 0 && number <= 1)) throw new InvalidArgumentError(usage.share);
    return number;
  };

/** A port to listen at. */
export const port =
  ({ usage }: ToolMessages) =>
  (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < 1 || number > 65535) throw new InvalidArgumentError(usage.port);
    return number;
  };
