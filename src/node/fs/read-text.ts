// Reads files that may be missing or half written.
import { readFileSync } from 'node:fs';
import { attempt } from '../../model/attempt.ts';
import { errorCodeOf } from './error-code.ts';

/** Returns the text of a file, or undefined if the file does not exist. Throws if the disk refuses. */
export function textIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the value of a JSON text, or undefined for any other text. */
export const parseJson = (text: string): unknown => attempt<unknown>(() => JSON.parse(text));
