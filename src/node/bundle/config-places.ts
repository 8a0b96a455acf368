import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ConfigProblem } from '../../model/config-error.ts';
import type { Project } from '../project.ts';
import { CompileError } from './bundle.ts';
import { filesMatching } from './files-matching.ts';
import { placesOfFunctions } from './function-places.ts';
import { lineAndColumn } from './place-of-import.ts';
import { sourcePosition } from './source-position.ts';

const configFile = 'archipel.config.ts';

/** The parts of a project that are needed to locate mistakes in its definition. */
export type ConfigProject = Pick<Project, 'root' | 'engine'>;

type Place = ReturnType<typeof lineAndColumn>;

/** Returns the `problems` of a project's definition as one error, each with its place. */
export function configError(project: ConfigProject, problems: readonly ConfigProblem[]): CompileError {
  const path = join(project.root, configFile);
  const config = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new CompileError(
    problems.map((problem) => ({
      code: 'config-invalid',
      what: problem.text,
      position: placeInPart(problem, project) ?? { file: configFile, ...placeOf(problem.key, config) },
    })),
  );
}

/**
 * Returns the place of the key in the files of the part with the mistake, or the place of the part if its files do not contain the key.
 * Returns undefined if the mistake is in the configuration itself, or if the files of the part are not found.
 */
function placeInPart({ part }: ConfigProblem, project: ConfigProject): (Place & { readonly file: string }) | undefined {
  if (part === undefined) return undefined;
  const near = part.near === undefined ? placeOfFolder(part.folder, project) : sourcePosition(placesOfFunctions([part.near]), project);
  if (near === undefined || near.file === configFile) return undefined;
  const folder = dirname(near.file);
  const files = filesMatching(join(project.root, folder, '*.{ts,tsx}')).map((path) => `${folder}/${basename(path)}`);
  // The definition of a part is in its index.ts, but its function may be in another file.
  for (const file of [`${folder}/index.ts`, `${folder}/index.tsx`, near.file, ...files]) {
    const place = files.includes(file) ? placeOfValue(part, readFileSync(join(project.root, file), 'utf8')) : undefined;
    if (place !== undefined) return { file, ...place };
  }
  return near;
}

/**
 * Returns the place of the definition in a folder, or undefined if the folder has none: a site need not keep its files where the guides and
 * `new` put them.
 */
function placeOfFolder(folder: string | undefined, { root }: ConfigProject): (Place & { readonly file: string }) | undefined {
  const file = [`${folder}/index.ts`, `${folder}/index.tsx`].find((path) => folder !== undefined && existsSync(join(root, path)));
  return file === undefined ? undefined : { file, line: 1, column: 1 };
}

const escaped = (text: string): string => text.replace(/\W/g, '\\$&');

function placeOfValue({ key, value }: NonNullable<ConfigProblem['part']>, source: string): Place | undefined {
  const [outer = '', ...inner] = key.split('.');
  const written = value === undefined ? '' : `[^;]*?['"\`]${escaped(value)}['"\`]`;
  const found = new RegExp(`(?<![\\w$-])${escaped(outer)}['"]?\\s*:${written}`).exec(source);
  return found === null ? undefined : lineAndColumn(source, innerOffset(inner, found.index, source));
}

/**
 * Returns the offset of the nested key to which the path `names` leads from `start`. If a key is missing,
 * returns that of the key around it.
 */
function innerOffset(names: readonly string[], start: number, source: string): number {
  let offset = start;
  for (const name of names) {
    const found = new RegExp(`(?<![\\w$-])['"]?${escaped(name)}['"]?\\s*:`).exec(source.slice(offset));
    if (found === null) break;
    offset += found.index;
  }
  return offset;
}

/**
 * Returns the place of a key in the source. The outermost key starts a line and the others follow it. For a missing key, returns the place
 * of the key around it, or the start of the file.
 */
function placeOf(key: ConfigProblem['key'], source: string): Place {
  const [first = '', ...inner] = typeof key === 'string' ? key.split('.') : key;
  // Comments and values may contain the same word, so the key has to start its line.
  const outermost = new RegExp(`^([ \\t]*(?:export[ \\t]+)?(?:default[ \\t]+)?)${first}\\b`, 'm').exec(source);
  const offset = outermost === null ? 0 : outermost.index + (outermost[1]?.length ?? 0);
  return lineAndColumn(source, innerOffset(inner, offset, source));
}
