// Reads the TypeScript files of the project as text, with their imports.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

export interface Import {
  /** The imported file relative to the root of the project, or the name of a package: `src/model/kind.ts`, `zod`, `node:fs`. */
  readonly target: string;
  readonly typeOnly: boolean;
}

export interface Source {
  /** The file relative to the root of the project, with slashes. */
  readonly file: string;
  readonly text: string;
  /** The text without comments. */
  readonly code: string;
  readonly imports: readonly Import[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm;
const statements = /^(?:import|export)\s+(type\s+)?(?:([\w*{][^;'"]*?)\s+from\s+)?'([^']+)'/gm;
const calls = /\bimport\('([^']+)'\)/g;

/** Returns whether a clause imports only types, such as `{ type A, type B }`. Such an import does not exist at run time. */
const namesTypesOnly = (clause: string): boolean =>
  /^\{[^}]*\}$/.test(clause) &&
  clause
    .slice(1, -1)
    .split(',')
    .filter((name) => name.trim() !== '')
    .every((name) => name.trim().startsWith('type '));

function importsOf(file: string, code: string): Import[] {
  const resolve = (target: string): string => (target.startsWith('.') ? join(dirname(file), target) : target);
  return [
    ...[...code.matchAll(statements)].map(([, type, clause = '', target = '']) => ({
      target: resolve(target),
      typeOnly: type !== undefined || namesTypesOnly(clause.trim()),
    })),
    ...[...code.matchAll(calls)].map(([, target = '']) => ({ target: resolve(target), typeOnly: false })),
  ];
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .sort();

function readSource(file: string): Source {
  const text = readFileSync(join(root, file), 'utf8');
  const code = text.replaceAll(comments, '');
  return { file, text, code, imports: importsOf(file, code) };
}

/** Returns every TypeScript file under `folder` except tests, sorted. */
export const sourcesIn = (folder: 'src' | 'templates' | 'islands'): readonly Source[] =>
  filesIn(folder)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map(readSource);

/** Returns every TypeScript file of the tests except fixture sites, sorted. */
export const testSources = (): readonly Source[] =>
  filesIn('tests')
    .filter((file) => !/^tests\/(?:fixtures|sites\/\w+)\//.test(file))
    .map(readSource);
