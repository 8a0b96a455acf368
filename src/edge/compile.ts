// esbuild: templates → a module that renders, styles and browser code → hashed files. The result of equal
// sources is kept in node_modules/.cache, so that most builds start at once.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, BuildResult, Metafile } from 'esbuild';
import type { OutputFile } from '../emit.ts';
import type { AssetUrls, GalleryTheme, Scripts, Theme } from '../render/theme.ts';
import { hashOf, listFiles } from './read-content.ts';
import { weighScripts, withoutIdleImports } from './weigh-scripts.ts';

export interface Compiled<Kind extends Theme = Theme> {
  readonly theme: Kind;
  readonly bundle: { readonly urls: AssetUrls; readonly scripts: Scripts; readonly files: readonly OutputFile[] };
}

/** Mistakes in templates, in the words of the compiler: `file:line:column: message`. */
export class CompileError extends Error {
  override readonly name = 'CompileError';
}

interface Stored {
  readonly urls: AssetUrls;
  readonly scripts: Scripts;
  /** Paths in the output; the bytes are beside, by the same names. */
  readonly files: readonly string[];
}

/** The module that exports a theme, and its styles, from the root of the project. */
interface Entries {
  readonly theme: string;
  readonly styles: string;
}

/** The theme and the browser's files of the project at `root`. Throws a CompileError for broken templates. */
export const compile = (root: string): Promise<Compiled> =>
  compileEntries(root, { theme: 'templates/index.ts', styles: 'templates/styles.css' });

/** The same for the gallery, whose pages are looked at and never built. */
export const compileGallery = (root: string): Promise<Compiled<GalleryTheme>> =>
  compileEntries(root, { theme: 'templates/gallery/index.ts', styles: 'templates/gallery/gallery.css' });

async function compileEntries<Kind extends Theme>(root: string, entries: Entries): Promise<Compiled<Kind>> {
  const folder = join(root, 'node_modules/.cache/archipel', `theme-${keyOf(root, entries)}`);
  const stored = recall(folder) ?? (await bundleInto(root, folder, entries));
  // The module is built from an entry that exports a theme of this kind.
  const { theme } = (await import(pathToFileURL(join(folder, 'theme.mjs')).href)) as { theme: Kind };
  const files = stored.files.map((path) => ({ path, bytes: readFileSync(join(folder, 'files', path)) }));
  return { theme, bundle: { urls: stored.urls, scripts: stored.scripts, files } };
}

/** Equal for equal sources, libraries and ways of bundling them. */
function keyOf(root: string, entries: Entries): string {
  const sources = ['templates', 'islands', 'src/client', 'src/model'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const parts = [...sources, 'package-lock.json'].map((file) => `${file} ${hashOf(readFileSync(join(root, file)))}`);
  return hashOf([JSON.stringify([serverOptions(entries), browserOptions(entries)]), ...parts].join('\n'));
}

function recall(folder: string): Stored | undefined {
  try {
    // Only `store` writes this file.
    return JSON.parse(readFileSync(join(folder, 'stored.json'), 'utf8')) as Stored;
  } catch {
    return undefined;
  }
}

const common = {
  bundle: true,
  write: false,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
  // Names carry a hash of paths: those of packages are to be the project's own, wherever they are kept.
  preserveSymlinks: true,
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

const serverOptions = ({ theme }: Entries) =>
  ({
    ...common,
    entryPoints: { theme },
    outdir: 'out',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    // The module of a package, where it has one: only that is bundled in parts.
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    // Examples of the gallery are content: they reach it as texts.
    loader: { '.yaml': 'text', '.mdx': 'text' },
  }) satisfies BuildOptions;

const browserOptions = ({ styles }: Entries) =>
  ({
    ...common,
    entryPoints: { site: styles, frame: 'islands/frame/index.ts', islands: 'islands/index.ts' },
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    publicPath: '/assets',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // Gradients in oklch stay as they are written: expanding them costs kilobytes.
    supported: { 'gradient-interpolation': true },
    loader: { '.woff2': 'file', '.svg': 'file' },
  }) satisfies BuildOptions;

async function bundleInto(root: string, folder: string, entries: Entries): Promise<Stored> {
  const { build } = await import('esbuild');
  const run = (options: BuildOptions): Promise<BuildResult> =>
    build({ ...options, absWorkingDir: root }).catch((error: unknown) => {
      throw new CompileError(wordsOf(error));
    });
  const [server, browser] = await Promise.all([run(serverOptions(entries)), run(browserOptions(entries))]);
  return store(root, folder, entries, server, browser);
}

/** Writes beside the final folder and renames, so that a cache is whole or not there. */
function store(root: string, folder: string, entries: Entries, server: BuildResult, browser: BuildResult): Stored {
  const files = (browser.outputFiles ?? []).map(({ path, contents, text }) => ({
    path: path.slice(root.length + 1).replaceAll('\\', '/'),
    contents: path.endsWith('.js') ? Buffer.from(withoutIdleImports(text, browser.metafile)) : contents,
  }));
  const stored: Stored = {
    urls: urlsOf(browser.metafile, entries),
    scripts: weighScripts(browser.metafile, new Map(files.map(({ path, contents }) => [path, contents]))),
    files: files.map(({ path }) => path).sort(),
  };
  const staging = `${folder}.${process.pid}`;
  mkdirSync(join(staging, 'files/assets'), { recursive: true });
  for (const { path, contents } of files) writeFileSync(join(staging, 'files', path), contents);
  writeFileSync(join(staging, 'theme.mjs'), server.outputFiles?.[0]?.contents ?? '');
  writeFileSync(join(staging, 'stored.json'), JSON.stringify(stored));
  try {
    renameSync(staging, folder);
  } catch {
    // Another build stored the same bytes first.
    rmSync(staging, { recursive: true, force: true });
  }
  return stored;
}

function urlsOf(metafile: Metafile | undefined, { styles }: Entries): AssetUrls {
  const outputs = Object.entries(metafile?.outputs ?? {});
  const urlOf = (entry: string): string => `/${outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? ''}`;
  const fonts = outputs.map(([path]) => `/${path}`).filter((path) => path.endsWith('.woff2'));
  return {
    stylesheet: urlOf(styles),
    script: urlOf('islands/frame/index.ts'),
    loader: urlOf('islands/index.ts'),
    fonts: fonts.sort(),
  };
}

function wordsOf(error: unknown): string {
  const failures = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const lines = failures.map((failure: { text: string; location?: { file: string; line: number; column: number } | null }) =>
    failure.location ? `${failure.location.file}:${failure.location.line}:${failure.location.column + 1}: ${failure.text}` : failure.text,
  );
  return lines.length > 0 ? lines.join('\n') : String(error);
}
