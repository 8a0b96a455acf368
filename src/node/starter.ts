// The starter that comes with the engine, and the folder that is to become a site.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { OutputFile } from '../model/output/output-file.ts';
import { listFiles } from './fs/read-content.ts';
import type { Engine } from './project.ts';

/** Every file of the starter. */
export function readStarter({ root }: Pick<Engine, 'root'>): readonly OutputFile[] {
  const folder = join(root, 'src/tools/init/starter');
  return listFiles(folder).map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
}

/** What a folder may hold before it becomes a site: what git and package managers put there, and what a site leaves alone. */
const tolerated =
  /^(?:\.git|\.gitignore|\.npmrc|\.DS_Store|node_modules|package\.json|[\w-]*lock[\w-]*\.(?:json|ya?ml)|LICENSE.*|README\.md)$/;

/** The entries of `folder` that prevent it from becoming a site; empty if it does not exist. Throws if it is not a folder. */
export const namesInTheWay = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !tolerated.test(name)) : [];

/** What a site in `folder` writes into its package.json to get the engine that runs: a range of versions, or the same file. */
export function engineSource({ root, version }: Pick<Engine, 'root' | 'version'>, folder: string): string {
  const modules = dirname(root);
  if (basename(modules) !== 'node_modules') return fileFrom(folder, root);
  const spec = specIn(join(dirname(modules), 'package.json'));
  const [, path] = /^file:(.*)$/.exec(spec ?? '') ?? [];
  return path === undefined ? (spec ?? `^${version}`) : fileFrom(folder, resolve(dirname(modules), path));
}

const fileFrom = (folder: string, path: string): string => `file:${relative(folder, path).replaceAll('\\', '/')}`;

/** From where the package at `file` gets archipel. */
function specIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  // A package.json with dependencies has them by name.
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, Record<string, string> | undefined>
  >;
  return dependencies['archipel'] ?? devDependencies['archipel'];
}
