// The two folders that the program works with: the engine, which may be installed anywhere, and the project whose site it builds.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CacheFolder, openCache } from './fs/disk-cache.ts';

export interface Engine {
  /** The folder of the engine's package. */
  readonly root: string;
  readonly version: string;
  /** A hash of the engine's code. */
  readonly hash: string;
  /** The folder of the engine's bundled modules; undefined if it runs from its sources. */
  readonly modules: string | undefined;
}

export interface Project {
  readonly root: string;
  readonly engine: Engine;
  readonly cache: CacheFolder;
}

/** Returns whether a folder contains a configuration. */
export const isProject = (folder: string): boolean => existsSync(join(folder, 'archipel.config.ts'));

/** Returns the nearest folder from `start` upwards that contains a configuration, or undefined. */
function configuredFolder(start: string): string | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (isProject(folder)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Returns the nearest folder from `start` upwards that contains a configuration, or `start` if none does. */
export const findProjectRoot = (start: string): string => configuredFolder(start) ?? resolve(start);

/** Returns the folder of the other project to which a content folder belongs, or undefined if it does not belong to another. */
export function otherOwner({ root }: Pick<Project, 'root'>, content: string): string | undefined {
  const owner = configuredFolder(content);
  // `root` has no symbolic links.
  return owner === undefined || owner === root || realpathSync(owner) === root ? undefined : owner;
}

/**
 * Returns the default output of a content folder: `dist` beside a folder called `content`, otherwise `dist-NAME`, so that no site replaces
 * another.
 */
export function outputBeside(content: string): string {
  const name = basename(content);
  return join(dirname(content), name === 'content' ? 'dist' : `dist-${name}`);
}

interface ProjectOptions {
  readonly engine: Engine;
  /** Replaces `node_modules/.cache/archipel`. */
  readonly cacheFolder?: string | undefined;
  /** Called once, if the cache cannot be written. */
  readonly cacheRefused?: (folder: string, error: unknown) => void;
}

/** Opens the project at `root`. */
export function openProject(root: string, { engine, cacheFolder, cacheRefused }: ProjectOptions): Project {
  const folder = resolve(root, cacheFolder || 'node_modules/.cache/archipel');
  return { root, engine, cache: openCache(folder, (error) => cacheRefused?.(folder, error)) };
}

/** The libraries that are bundled with the engine and that a project must share with it. */
const bundled = ['archipel', 'zod'];

/** Returns the URL of the engine's module for `specifier`, or undefined if the engine does not share it. */
export function engineModule({ root, modules }: Engine, specifier: string): string | undefined {
  if (/^react(?:-dom)?(?:\/|$)/.test(specifier)) return pathToFileURL(createRequire(join(root, 'package.json')).resolve(specifier)).href;
  return modules !== undefined && bundled.includes(specifier) ? pathToFileURL(join(modules, `${specifier}.mjs`)).href : undefined;
}

/** Returns the path of the package.json of a library that the engine uses. Throws if the library is not installed. */
export function manifestPathOf({ root }: Engine, library: string): string {
  const find = (folder: string): string => {
    const file = join(folder, 'node_modules', library, 'package.json');
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) throw new Error(`${library} is not installed beside ${root}`);
    return find(dirname(folder));
  };
  return find(root);
}

/** Returns the version of a library that the engine uses. */
export function versionOf(engine: Engine, library: string): string {
  // Every package.json has a version.
  const { version } = JSON.parse(readFileSync(manifestPathOf(engine, library), 'utf8')) as { readonly version: string };
  return version;
}
