// The settings that the bundler reads by itself: for each module, the nearest package.json and tsconfig.json at or above its folder.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';

/**
 * Returns the settings for modules in `folders`, as paths relative to the project. Includes missing files that would take precedence if
 * they were created.
 */
export function settingsAbove(root: string, folders: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  for (const name of ['package.json', 'tsconfig.json'])
    for (const folder of folders) for (const file of nearest(root, folder, name)) for (const each of readWith(root, file)) found.add(each);
  return [...found];
}

const readWith = (root: string, file: string): readonly string[] => (file.endsWith('tsconfig.json') ? configFiles(root, file) : [file]);

/** Returns the path of `name` in `folder` and in each folder above it, up to the first that exists. */
function nearest(root: string, folder: string, name: string): readonly string[] {
  const file = join(folder, name);
  const path = resolve(root, file);
  const above = dirname(dirname(path));
  return existsSync(path) || above === dirname(path) ? [file] : [file, ...nearest(root, relative(root, above) || '.', name)];
}

/** Returns a TypeScript configuration and those that it extends, as paths relative to the project. */
function configFiles(root: string, file: string, known: ReadonlySet<string> = new Set()): readonly string[] {
  if (known.has(file)) return [];
  const path = resolve(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, extended = ''] = /"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/.exec(text) ?? [];
  const bases = [...extended.matchAll(/"([^"]+)"/g)].flatMap(([, base = '']) => configPaths(root, dirname(file), base));
  const seen = new Set([...known, file]);
  return [file, ...bases.flatMap((base) => configFiles(root, base, seen))];
}

/** Returns the files that `extends` may mean: a name may lack its extension, or be the name of a package. */
function configPaths(root: string, folder: string, base: string): readonly string[] {
  const named = (path: string): readonly string[] => (path.endsWith('.json') ? [path] : [`${path}.json`, path]);
  if (isAbsolute(base)) return named(base);
  if (base.startsWith('.')) return named(join(folder, base));
  const [installed = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(base) ?? [];
  const found = nearest(root, folder, join('node_modules', installed)).at(-1) ?? '';
  const path = join(found, base.slice(installed.length));
  return base === installed ? [join(found, 'package.json'), join(found, 'tsconfig.json')] : named(path);
}
