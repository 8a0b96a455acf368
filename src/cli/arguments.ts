// Arguments of the command line → values. Each function refuses what it cannot use with an InvalidArgumentError.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { isBaseUrl } from '../content/urls/safe-url.ts';
import { toolLanguageOf, toolLanguages } from '../diagnostics/messages/messages.ts';
import { refusedPath } from '../node/fs/disk-refusal.ts';

/** An instant with its offset, or a date; in milliseconds since 1970. */
export const instant = (value: string): number => {
  const [, date = ''] = /^((?!0000)\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(value) ?? [];
  const day = new Date(date);
  const at = Date.parse(value);
  // Date.parse takes 30 February for 2 March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  if (!exists || Number.isNaN(at))
    throw new InvalidArgumentError('Write an instant with its offset, such as 2025-06-30T23:59:59+02:00, or a date.');
  return at;
};

/** The address of a site: https, a host, and nothing behind it. */
export const webAddress = (value: string): string => {
  if (!isBaseUrl(value))
    throw new InvalidArgumentError('Write a full address without a path and without a slash at the end, such as https://www.example.org.');
  return value;
};

/** A language that the tools speak: `de`, `de-AT`. */
export const languageArgument = (value: string): string => {
  if (toolLanguageOf(value) === undefined) throw new InvalidArgumentError(`Write one of ${toolLanguages.join(', ')}.`);
  return value;
};

/** The full path of a folder that is there. */
export const folder = (value: string): string => {
  const path = resolve(value);
  if (!isFolder(path)) throw new InvalidArgumentError(`There is no folder ${value}.`);
  return path;
};

/** False for what cannot be a path at all, too. Throws where the system refuses to say. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    if (refusedPath(error) !== undefined) throw error;
    return false;
  }
}

/** A number without a fraction, from 0. */
export const wholeNumber = (value: string): number => {
  if (!/^\d{1,6}$/.test(value)) throw new InvalidArgumentError('Write a whole number, such as 30.');
  return Number(value);
};

/** A part of a whole: more than 0, and up to 1. */
export const share = (value: string): number => {
  const number = Number(value);
  if (!(number > 0 && number <= 1)) throw new InvalidArgumentError('Write a number above 0 and up to 1, such as 0.05.');
  return number;
};

/** A port to listen at. */
export const port = (value: string): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 65535) throw new InvalidArgumentError('Write a number from 1 to 65535.');
  return number;
};
