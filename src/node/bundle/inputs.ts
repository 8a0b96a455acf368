// The inputs of a bundle, so that a later run can tell whether it is still valid. Hashes are computed from the bytes that the bundler
// received, so a file saved during bundling is never mistaken for the version that was bundled.
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import type { BuildResult } from 'esbuild';
import { attempt } from '../../model/attempt.ts';
import { cachedByKey } from '../../model/cached-by-key.ts';
import { hashOf } from '../fs/hash-of.ts';
import { isWrittenSince } from '../fs/stamps.ts';
import { filesMatching } from './files-matching.ts';
import type { RecordSource } from './import-glob-plugin.ts';
import { settingsAbove } from './settings-files.ts';

/** Hashes by input: the path of a file relative to the project, `glob:PATTERN`, `env:NAME`, or `env:*` for the entire environment. */
export type InputHashes = Readonly<Record<string, string>>;

/** The inputs that the bundler has received so far. */
export interface ProvidedSources {
  readonly record: RecordSource;
  /** Records what plugins of the site have read, whether or not it is a module of the bundle. */
  readonly recordRead: RecordSource;
  /** Returns the inputs that `recordRead` received. */
  readonly read: () => readonly string[];
  /** Returns the hash of an input as the bundler received it, or undefined if it was not recorded. */
  readonly hashOf: (input: string) => string | undefined;
  /** Hashes of the settings at and above the project, which the bundler reads by itself, taken before it starts. */
  readonly settings: InputHashes;
  /** When recording began, in milliseconds since 1970. */
  readonly began: number;
  /** Returns all recorded inputs, and the settings. */
  readonly all: () => InputHashes;
}

/** The hash of an input that was read twice, with different contents: it equals no real hash, so the result is stale. */
const changedMeanwhile = 'changed';

const eitherHash = (one: string | undefined, other: string): string => ((one ?? other) === other ? other : changedMeanwhile);

/** Joins the inputs of two bundles. An input that they read with different contents gets a hash that is never valid. */
export function joinInputs(one: InputHashes, other: InputHashes): InputHashes {
  const shared = Object.entries(other).map(([input, hash]) => [input, eitherHash(one[input], hash)] as const);
  return { ...one, ...Object.fromEntries(shared) };
}

/** Returns a recorder of sources. Create it before the bundler starts. */
export function recordSources(root: string): ProvidedSources {
  const began = Date.now();
  const hashes = new Map<string, string>();
  const read = new Set<string>();
  const settings = Object.fromEntries(settingsAbove(root, new Set(['.'])).map((file) => [file, stateOf(root, file)]));
  const record: RecordSource = (input, given) => {
    const hash = hashOf(given);
    hashes.set(input, eitherHash(hashes.get(input), hash));
  };
  return {
    record,
    recordRead: (input, given) => {
      read.add(input);
      record(input, given);
    },
    read: () => [...read],
    hashOf: (input) => hashes.get(input),
    settings,
    began,
    all: () => ({ ...settings, ...Object.fromEntries(hashes) }),
  };
}

/**
 * Returns the hashes of all inputs of `results`: what the bundler received, the settings that it read, and what would change the resolution
 * of imports. A package is represented by its manifest, because its version determines its files. A linked package is represented by each
 * of its files.
 */
export function hashInputs(root: string, results: readonly BuildResult[], given: ProvidedSources): InputHashes {
  const isLinked = linkedPackages(root);
  const read = results.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}).map(withoutQuery));
  const packageOf = (input: string): string | undefined => {
    const folder = packageFolder(input);
    return folder === undefined || isLinked(folder) ? undefined : folder;
  };
  const modules = new Set(read.filter((input) => packageOf(input) === undefined));
  const manifests = read.flatMap((input) => (modules.has(input) ? [] : [`${packageOf(input)}/package.json`]));
  const files = [...modules].filter(isFile);
  const settings = settingsAbove(root, new Set(files.map((file) => dirname(file))));
  const others = [...manifests, ...settings, ...results.flatMap(filesThatWouldComeFirst), ...environmentInputs(results), ...given.read()];
  const hashOfRead = (input: string): string => {
    const isLost = modules.has(input) && isFile(input);
    return (isInputWrittenSince(root, input, given.began) ?? isLost) ? changedMeanwhile : stateOf(root, input);
  };
  const states = [...new Set([...modules, ...others])]
    .sort()
    .map((input) => [input, given.hashOf(input) ?? given.settings[input] ?? hashOfRead(input)] as const);
  return { ...given.settings, ...Object.fromEntries(states) };
}

/** Returns whether a module is a file. The names of other modules start with the name of a plugin. */
const isFile = (module: string): boolean => !/^[^/]+:/.test(module);

/** Like `isWrittenSince`, for the file of an input. */
function isInputWrittenSince(root: string, input: string, start: number): boolean | undefined {
  const file = fileOfInput(input);
  return file === undefined ? undefined : isWrittenSince(resolve(root, file), start);
}

/** Removes the prefix that importGlob adds to a file that is imported with a query. */
const withoutQuery = (input: string): string => input.replace(/^(?:raw|inline):/, '');

const packageFolder = (path: string): string | undefined => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];

/** Returns a function that tells whether a package is a link to a folder outside node_modules, such as a workspace. */
const linkedPackages = (root: string): ((folder: string) => boolean) =>
  cachedByKey((folder) => {
    const path = resolve(root, folder);
    return isLink(path) && !realpathSync(path).includes('/node_modules/');
  });

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** The extensions that an import may omit, in the order in which the bundler tries them. */
const endings = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/**
 * Returns files that do not exist but take precedence: if one of them is created, an import without an extension resolves to it instead of
 * the file that it resolves to now.
 */
function filesThatWouldComeFirst({ metafile }: BuildResult): readonly string[] {
  return Object.entries(metafile?.inputs ?? {}).flatMap(([importer, { imports }]) => {
    if (packageFolder(importer) !== undefined) return [];
    return imports.flatMap(({ path, original = '' }) => {
      if (!original.startsWith('.') || packageFolder(path) !== undefined || path.endsWith(extname(original) || '/')) return [];
      const named = join(dirname(withoutQuery(importer)), original);
      const candidates = [named, join(named, 'index')].flatMap((start) => endings.map((ending) => start + ending));
      const found = candidates.indexOf(path);
      return found === -1 ? [] : candidates.slice(0, found);
    });
  });
}

/** `process.env`, with the name of a variable if it is written out. */
const environmentRead = /\bprocess(?:\?\.|\.)env\b(?:\??\.([\w$]+)|(?:\?\.)?\["([^"]+)"\])?/g;

/** `process` as a value, not as the object of a property: `const { env } = process`, `import { env } from 'node:process'`. */
const processAsValue =
  /(?:[=(,:?[{]|\breturn )\s*(?:globalThis\.)?process\s*[;,)}\]\n]|\b(?:from|import|require\()\s*["'](?:node:)?process["']/;

/**
 * Returns the environment variables that modules read: by name, or all of them if a module uses the environment as an object.
 * `NODE_ENV` is never among them, because the bundler replaces it with its value.
 */
function environmentInputs(results: readonly BuildResult[]): readonly string[] {
  const modules = results.flatMap(({ outputFiles = [] }) => outputFiles.filter(({ path }) => path.endsWith('.mjs')));
  return modules.flatMap(({ text }) => [
    ...[...text.matchAll(environmentRead)].map(([, name, quoted]) => `env:${name ?? quoted ?? '*'}`),
    ...(/\benv\b/.test(text.replaceAll(environmentRead, '')) && processAsValue.test(text) ? ['env:*'] : []),
  ]);
}

/** Returns whether all inputs are unchanged. */
export const isCurrent = (root: string, inputs: InputHashes): boolean =>
  Object.entries(inputs).every(([file, state]) => stateOf(root, file) === state);

/** Returns the path of an input that is a file, relative to the project, or undefined for a glob or a variable. */
export const fileOfInput = (input: string): string | undefined => (/^(?:glob|env):/.test(input) ? undefined : withoutQuery(input));

/** Returns the current hash of an input: of a file (empty if missing), of the names that match a glob, or of the value of a variable. */
export function stateOf(root: string, input: string): string {
  if (input.startsWith('glob:')) return hashOf(filesMatching(join(root, input.slice('glob:'.length))).join('\n'));
  if (input.startsWith('env:')) return environmentState(input.slice('env:'.length));
  return attempt(() => hashOf(readFileSync(resolve(root, withoutQuery(input))))) ?? '';
}

function environmentState(name: string): string {
  if (name === '*') return hashOf(JSON.stringify(Object.entries(process.env).sort()));
  const value = process.env[name];
  return value === undefined ? '' : hashOf(value);
}
