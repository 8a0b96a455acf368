// Reads the engine's starter, and checks the folder that becomes a site.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { OutputFile } from '../model/output/output-file.ts';
import { listFiles } from './fs/read-content.ts';
import type { Engine } from './project.ts';

/** Returns every file of the starter. */
export function readStarter({ root }: Pick<Engine, 'root'>): readonly OutputFile[] {
  const folder = join(root, 'src/tools/init/starter');
  return listFiles(folder).map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
}

/**
 * Names of files and folders that may already be in a folder that becomes a site: those of git and package managers, packed packages, and
 * others that a site ignores.
 */
const tolerated =
  /^(?:\.git|\.gitignore|\.npmrc|\.DS_Store|node_modules|package\.json|[\w-]*lock[\w-]*\.(?:json|ya?ml)|[\w.-]+\.tgz|LICENSE.*|README\.md)$/;

/**
 * Returns the entries of `folder` that prevent it from becoming a site; empty if the folder does not exist. Throws if the path is not a
 * folder.
 */
export const namesInTheWay = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !tolerated.test(name)) : [];

/** The name under which sites import the engine, whatever its package is called in a registry. */
export const importName = 'archipel';

/**
 * Returns what the package.json of a site in `folder` has to state as the version of the engine at `root`:
 *
 * - for an engine in node_modules, what the package.json beside node_modules states, with a `file:` path made relative to `folder`;
 * - if it does not state the engine, a range of versions in the registry;
 * - for an engine outside node_modules, or one that is stated nowhere and private, the path of its files.
 */
export function engineSource({ root }: Pick<Engine, 'root'>, folder: string): string {
  // A scoped package is one folder deeper.
  const modules = [dirname(root), dirname(dirname(root))].find((path) => basename(path) === 'node_modules');
  if (modules === undefined) return fileFrom(folder, root);
  const manifest = readManifest(join(root, 'package.json'));
  const spec = specIn(join(dirname(modules), 'package.json'), manifest.name) ?? registrySpec(manifest);
  if (spec === undefined) return fileFrom(folder, root);
  const [, path] = /^file:(.*)$/.exec(spec) ?? [];
  return path === undefined ? spec : fileFrom(folder, resolve(dirname(modules), path));
}

const fileFrom = (folder: string, path: string): string => `file:${relative(folder, path).replaceAll('\\', '/')}`;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/**
 * Returns the range of published versions that are compatible with `version`, as the value of the dependency `archipel`. Returns undefined
 * if the package is private.
 */
function registrySpec({ name, version, private: isPrivate }: Manifest): string | undefined {
  if (isPrivate === true) return undefined;
  return name === importName ? `^${version}` : `npm:${name}@^${version}`;
}

/**
 * Returns the version that the package.json at `file` states for `archipel`, otherwise for `name`, as the value of the dependency
 * `archipel`. Returns undefined if it states neither.
 */
function specIn(file: string, name: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { dependencies = {}, devDependencies = {} } = readManifest(file);
  const known = { ...devDependencies, ...dependencies };
  if (known[importName] !== undefined) return known[importName];
  const spec = known[name];
  return spec === undefined || /^\w+:/.test(spec) ? spec : `npm:${name}@${spec}`;
}
