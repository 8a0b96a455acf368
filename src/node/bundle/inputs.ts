// What a bundle was made from, as the bundler tells it: by that a later run knows whether it is still the same.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildResult } from 'esbuild';
import { hashOf } from '../fs/hash-of.ts';
import { filesMatching } from './files-matching.ts';

/** By path from the project. */
export type InputHashes = Readonly<Record<string, string>>;

/** What the bundler reads besides the files that it lists. */
const settings = ['package.json', 'tsconfig.json'];

/** The state of everything that `results` were made from. Of a package its manifest counts, because its files go with its version. */
export function hashInputs(root: string, results: readonly BuildResult[]): InputHashes {
  const inputs = results.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}));
  const files = new Set([...settings, ...inputs.map((input) => manifestOrSelf(withoutQuery(input)))]);
  return Object.fromEntries([...files].sort().map((file) => [file, stateOf(root, file)]));
}

/** An input without what importGlob writes before a file that is imported with a query. */
const withoutQuery = (input: string): string => input.replace(/^(?:raw|inline):/, '');

/** True where all inputs are as they were. */
export const isCurrent = (root: string, inputs: InputHashes): boolean =>
  Object.entries(inputs).every(([file, state]) => stateOf(root, file) === state);

const manifestOrSelf = (path: string): string =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(path)?.[0].concat('package.json') ?? path;

/** The path from the project of the file that an input is; undefined for a glob. */
export const fileOfInput = (input: string): string | undefined => (input.startsWith('glob:') ? undefined : withoutQuery(input));

/** The hash of a file, empty for one that is not there; of a glob, of the names that match. */
export function stateOf(root: string, input: string): string {
  const file = fileOfInput(input);
  if (file === undefined) return hashOf(filesMatching(join(root, input.slice('glob:'.length))).join('\n'));
  try {
    return hashOf(readFileSync(resolve(root, file)));
  } catch {
    return '';
  }
}
