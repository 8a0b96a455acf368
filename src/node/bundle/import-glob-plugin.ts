// Vite's `import.meta.glob` for esbuild, so that a folder becomes part of a site without being listed. Vitest has its own implementation.
// Both implementations support literal patterns, `eager`, `import`, `query: '?raw'` and `query: '?inline'`; keys are paths as the pattern
// writes them. `@import` in stylesheets also accepts these patterns, but never imports stylesheets that pages request by name
// (`*.sheet.css`).
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import type { Loader, PartialMessage, Plugin } from 'esbuild';
import { load } from 'js-yaml';
import { lookup } from 'mrmime';
import { attempt } from '../../model/attempt.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { semicolonWarnings } from './css-semicolons.ts';
import { filesMatching } from './files-matching.ts';
import { lineAndColumn, relativePath } from './place-of-import.ts';

interface Call {
  readonly patterns: readonly string[];
  readonly eager: boolean;
  /** The export to import; the entire module if undefined. */
  readonly name: string | undefined;
  /** The query appended to each path: `?raw` imports the text of the file, `?inline` its bytes as a data URL. */
  readonly query: string;
}

/** The prefix of names for the imports that replace a call. */
export const globLocal = '__glob_';

const calls = /\bimport\.meta\.glob(?:<[^()]*>)?\(([^()]*)\)/g;

/** Records an input of the bundler, named relative to the project: a file with its bytes, or a `glob:` with the names that match it. */
export type RecordSource = (input: string, given: string | Uint8Array) => void;

/**
 * Creates the plugin for every bundle of a project. It expands the patterns in TypeScript modules and stylesheets, and records the files
 * that it loads.
 */
export const importGlob = (record: RecordSource = () => undefined): Plugin => ({
  name: 'import-glob',
  setup: ({ initialOptions: { absWorkingDir: root = '.', loader: loaders }, onLoad, onResolve }) => {
    const given = (path: string): Buffer => {
      const bytes = readFileSync(path);
      record(relativePath(root, path), bytes);
      return bytes;
    };
    const globs = (patterns: readonly string[]): void => {
      for (const pattern of patterns) record(`glob:${pattern}`, filesMatching(join(root, pattern)).join('\n'));
    };
    onLoad({ filter: /\.tsx?$/, namespace: 'file' }, ({ path }) => {
      const text = given(path).toString();
      if (!text.includes('import.meta.glob')) return { contents: text, loader: loaderOf(path) };
      const { patterns, ...module } = expand(text, path, root);
      globs(patterns);
      return { ...module, loader: loaderOf(path) };
    });
    onLoad({ filter: /\.css$/, namespace: 'file' }, ({ path }) => {
      const text = given(path).toString();
      const warnings = path.includes('node_modules') ? [] : semicolonWarnings(relativePath(root, path), text);
      globs([...text.matchAll(cssImports)].map(([, pattern = '']) => relativePath(root, absolute(pattern, path, root))));
      return { contents: expandCss(text, path, root), loader: 'css', warnings };
    });
    // The bundler reads files of packages itself; they are tracked by the manifests of the packages.
    onLoad({ filter: /\.(?:[cm]?jsx?|json|ya?ml|mdx|txt|svg|woff2)$/, namespace: 'file' }, ({ path }) => {
      const loader = path.includes('node_modules') ? undefined : { ...usualLoaders, ...loaders }[extname(path)];
      return loader && { contents: given(path), loader };
    });
    onResolve({ filter: /^glob:/ }, ({ path, kind }) => ({
      path: path.slice('glob:'.length),
      namespace: 'glob',
      sideEffects: false,
      pluginData: kind === 'import-rule' ? 'css' : 'js',
    }));
    onLoad({ filter: /(?:)/, namespace: 'glob' }, ({ pluginData: loader }) => ({ contents: '', loader }));
    onResolve({ filter: /\?(?:raw|inline)$/ }, ({ path, resolveDir }) => {
      const [file = '', query = ''] = path.split('?');
      return { path: relativePath(root, resolve(resolveDir, file)), namespace: query };
    });
    onLoad({ filter: /(?:)/, namespace: 'raw' }, ({ path }) => ({ contents: given(join(root, path)), loader: 'text' }));
    onLoad({ filter: /(?:)/, namespace: 'inline' }, ({ path }) => ({
      contents: dataUrlModule(path, given(join(root, path))),
      loader: 'js',
    }));
  },
});

/** The bundler's default loaders for the files that the plugin loads. */
const usualLoaders: Readonly<Record<string, Loader>> = {
  '.js': 'js',
  '.mjs': 'js',
  '.cjs': 'js',
  '.jsx': 'jsx',
  '.json': 'json',
  '.txt': 'text',
};

/**
 * Returns a module that exports a file as a data URL. The URL is always in Base64, as in Vite; esbuild's own loader would leave texts
 * unencoded.
 */
const dataUrlModule = (path: string, bytes: Buffer): string =>
  `export default ${JSON.stringify(`data:${lookup(path) ?? 'application/octet-stream'};base64,${bytes.toString('base64')}`)};`;

/**
 * Returns a statement that makes `pattern` an input of a bundle, because the bundle depends on which files match. The pattern is relative
 * to the root.
 */
export const globInput = (pattern: string): string => `import ${JSON.stringify(`glob:${pattern}`)};`;

const cssImports = /@import "([^"]*\*[^"]*)"([^;]*);/g;

/**
 * Returns a stylesheet with each `@import` of a pattern replaced by one import per file, sorted by file name and not by folder: a
 * stylesheet that is moved to another folder then overrides the same rules as before.
 */
const expandCss = (text: string, path: string, root: string): string =>
  text.replace(cssImports, (_, pattern: string, conditions: string) => {
    const files = [...keysOf([pattern], path, root)]
      .filter((file) => !file.endsWith('.sheet.css'))
      .sort((a, b) => byCodeUnits(basename(a), basename(b)))
      .map((file) => `@import ${JSON.stringify(file)}${conditions};`);
    return [`@import "glob:${relativePath(root, absolute(pattern, path, root))}";`, ...files].join(' ');
  });

const loaderOf = (path: string): Loader => (path.endsWith('x') ? 'tsx' : 'ts');

/**
 * Returns the module with each call of `import.meta.glob` replaced. Imports are added at the end, so that positions in messages stay
 * correct.
 */
function expand(text: string, path: string, root: string) {
  const imports: string[] = [];
  const globs: string[] = [];
  const errors: PartialMessage[] = [];
  const contents = text.replace(calls, (whole, args: string, offset: number) => {
    const call = readCall(args);
    if (call === undefined) errors.push({ text: unreadable, location: placeOf(text, offset, relative(root, path)) });
    else {
      const patterns = call.patterns.map((pattern) => relativePath(root, absolute(pattern, path, root)));
      globs.push(...patterns);
      imports.push(...patterns.map(globInput));
      return objectOf(call, { path, root, imports }) + '\n'.repeat(whole.split('\n').length - 1);
    }
    return whole;
  });
  return { contents: `${contents}\n${imports.join('\n')}`, errors, patterns: globs };
}

const unreadable = "import.meta.glob takes literal patterns and options: import.meta.glob('./parts/*/index.ts', { eager: true })";

function placeOf(text: string, offset: number, file: string): NonNullable<PartialMessage['location']> {
  const { line, column } = lineAndColumn(text, offset);
  return { file, line, column: column - 1, lineText: text.split('\n')[line - 1] ?? '' };
}

/** Parses the arguments of a call as YAML, which includes JavaScript literals of this kind. Returns undefined for anything else. */
function readCall(args: string): Call | undefined {
  const literals = attempt(() => load(`[${args}]`));
  const [patterns, options = {}]: readonly unknown[] = Array.isArray(literals) ? literals : [];
  const list = Array.isArray(patterns) ? patterns : [patterns];
  if (!list.every((each): each is string => typeof each === 'string' && /^!?\.{0,2}\//.test(each))) return undefined;
  if (typeof options !== 'object' || options === null) return undefined;
  const { eager = false, import: name, query = '', ...unknown } = options as Readonly<Record<string, unknown>>;
  const isKnown = typeof eager === 'boolean' && (name === undefined || typeof name === 'string') && typeof query === 'string';
  return isKnown && Object.keys(unknown).length === 0 ? { patterns: list, eager, name, query } : undefined;
}

interface CallingModule {
  readonly path: string;
  readonly root: string;
  /** Import statements that the calls of the module need. */
  readonly imports: string[];
}

/** Returns the object that replaces a call, and adds its static imports to `imports`. */
function objectOf({ patterns, eager, name, query }: Call, { path, root, imports }: CallingModule): string {
  const entries = keysOf(patterns, path, root).map((key) => {
    const from = JSON.stringify((key.startsWith('/') ? join(root, key) : key) + query);
    if (!eager)
      return `${JSON.stringify(key)}: () => import(${from})${name === undefined ? '' : `.then((module) => module[${JSON.stringify(name)}])`}`;
    const local = `${globLocal}${imports.length}`;
    imports.push(`import ${name === undefined ? `* as ${local}` : `{ ${name} as ${local} }`} from ${from};`);
    return `${JSON.stringify(key)}: ${local}`;
  });
  return `({ ${entries.join(', ')} })`;
}

/** Returns the matching files, sorted, in the notation of the pattern: relative to the module, or with a leading slash from the root. */
function keysOf(patterns: readonly string[], path: string, root: string): readonly string[] {
  const [not, any] = [true, false].map((negative) => patterns.filter((each) => each.startsWith('!') === negative)) as [string[], string[]];
  const excluded = new Set(not.flatMap((pattern) => filesMatching(absolute(pattern, path, root))));
  const keys = any.flatMap((pattern) =>
    filesMatching(absolute(pattern, path, root))
      .filter((file) => file !== path && !excluded.has(file))
      .map((file) => (pattern.startsWith('/') ? `/${relativePath(root, file)}` : fromHere(relativePath(dirname(path), file)))),
  );
  return [...new Set(keys)].sort();
}

/** Returns a pattern as an absolute path, without the sign that marks an exclusion. */
function absolute(signed: string, path: string, root: string): string {
  const pattern = signed.replace(/^!/, '');
  return pattern.startsWith('/') ? join(root, pattern) : join(dirname(path), pattern);
}

const fromHere = (path: string): string => (path.startsWith('../') ? path : `./${path}`);
