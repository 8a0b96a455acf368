// The two folders that the program works between: the engine, which may lie anywhere, and the project whose site it makes.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CacheFolder, openCache } from './fs/disk-cache.ts';

export interface Engine {
  /** The folder of the package. */
  readonly root: string;
  readonly version: string;
  /** Equal for equal code of the engine. */
  readonly hash: string;
  /** The folder of its bundled modules; undefined if it runs from its sources. */
  readonly modules: string | undefined;
}

export interface Project {
  readonly root: string;
  readonly engine: Engine;
  readonly cache: CacheFolder;
}

/** True for a folder that has a configuration. */
export const isProject = (folder: string): boolean => existsSync(join(folder, 'archipel.config.ts'));

/** The nearest folder from `start` upwards that has a configuration; undefined if none has. */
function configuredFolder(start: string): string | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (isProject(folder)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The nearest folder from `start` upwards that has a configuration; `start` if none has. */
export const findProjectRoot = (start: string): string => configuredFolder(start) ?? resolve(start);

/** The folder of another project than `project` to which a content folder belongs; undefined if there is none. */
export function otherOwner({ root }: Pick<Project, 'root'>, content: string): string | undefined {
  const owner = configuredFolder(content);
  return owner === root ? undefined : owner;
}

/** The default output of a content folder: `dist` beside it, so that no site replaces another. */
export function outputBeside(content: string): string {
  const name = basename(content);
  return join(dirname(content), name === 'content' ? 'dist' : `dist-${name}`);
}

interface ProjectOptions {
  readonly engine: Engine;
  /** In place of `node_modules/.cache/archipel`. */
  readonly cacheFolder?: string | undefined;
  /** Called once, where the cache cannot be written. */
  readonly cacheRefused?: (folder: string, error: unknown) => void;
}

/** The project at `root`. */
export function openProject(root: string, { engine, cacheFolder, cacheRefused }: ProjectOptions): Project {
  const folder = resolve(root, cacheFolder || 'node_modules/.cache/archipel');
  return { root, engine, cache: openCache(folder, (error) => cacheRefused?.(folder, error)) };
}

/** The libraries that the engine brings bundled and that a project must share with it. */
const bundled = ['archipel', 'zod'];

/** The address of the module that `specifier` names for the engine; undefined if the engine shares none of that name. */
export function engineModule({ root, modules }: Engine, specifier: string): string | undefined {
  if (/^react(?:-dom)?(?:\/|$)/.test(specifier)) return pathToFileURL(createRequire(join(root, 'package.json')).resolve(specifier)).href;
  return modules !== undefined && bundled.includes(specifier) ? pathToFileURL(join(modules, `${specifier}.mjs`)).href : undefined;
}

/** The path of the package.json of a library that the engine uses. */
export function manifestPathOf({ root }: Engine, library: string): string {
  const find = (folder: string): string => {
    const file = join(folder, 'node_modules', library, 'package.json');
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) throw new Error(`${library} is not installed beside ${root}`);
    return find(dirname(folder));
  };
  return find(root);
}

/** The version of a library that the engine uses. */
export function versionOf(engine: Engine, library: string): string {
  // Every package has one.
  const { version } = JSON.parse(readFileSync(manifestPathOf(engine, library), 'utf8')) as { readonly version: string };
  return version;
}
