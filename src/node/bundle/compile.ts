// esbuild: templates → a module that renders, styles and browser code → hashed files. The result of equal
// sources is kept in node_modules/.cache, so that most builds start at once.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, BuildResult } from 'esbuild';
import type { AssetUrls, GalleryDefinition, Scripts, SiteDefinition } from '../../site/definition.ts';
import { hashOf, listFiles } from '../fs/read-content.ts';
import { type BrowserBundle, browserBundle, browserOptions, compileError, deskOptions, type Entries, serverOptions } from './bundle.ts';

export { CompileError } from './bundle.ts';

export interface Compiled<Kind extends SiteDefinition = SiteDefinition> {
  readonly definition: Kind;
  /** A hash of the module that the definition is from. */
  readonly code: string;
  readonly bundle: BrowserBundle;
}

interface Stored {
  readonly code: string;
  readonly urls: AssetUrls;
  readonly scripts: Scripts;
  /** Paths in the output; the bytes are beside, by the same names. */
  readonly files: readonly string[];
}

/** Where templates and styles of the site begin. */
export const siteEntries = { definition: 'archipel.config.ts', styles: 'templates/styles.css' };

/** The definition and the browser's files of the project at `root`. Throws a CompileError for broken templates. */
export const compile = (root: string): Promise<Compiled> => compileEntries(root, { ...siteEntries, mode: 'build' });

/** The same for `watch`. */
export const compileForWatch = (root: string): Promise<Compiled> => compileEntries(root, { ...siteEntries, mode: 'watch' });

/** The same for the gallery, whose pages are looked at and never built. */
export const compileGallery = (root: string): Promise<Compiled<GalleryDefinition>> =>
  compileEntries(root, { definition: 'templates/gallery/index.ts', styles: 'templates/gallery/gallery.css', mode: 'build' });

/** The script that pages of `watch` are given, which brings each change into them. Throws a CompileError. */
export async function bundleDesk(root: string): Promise<Uint8Array> {
  const { build } = await import('esbuild');
  const result = await build({ ...deskOptions, absWorkingDir: root }).catch((error: unknown) => {
    throw compileError(error);
  });
  return result.outputFiles?.[0]?.contents ?? new Uint8Array();
}

async function compileEntries<Kind extends SiteDefinition>(root: string, entries: Entries): Promise<Compiled<Kind>> {
  const folder = join(root, 'node_modules/.cache/archipel', `site-${keyOf(root, entries)}`);
  const stored = recall(folder) ?? (await bundleInto(root, folder, entries));
  // The module is built from an entry that exports a definition of this kind by default.
  const { default: definition } = (await import(pathToFileURL(join(folder, 'site.mjs')).href)) as { default: Kind };
  const files = stored.files.map((path) => ({ path, bytes: readFileSync(join(folder, 'files', path)) }));
  return { definition, code: stored.code, bundle: { urls: stored.urls, scripts: stored.scripts, files } };
}

/** Equal for equal sources, libraries and ways of bundling them. */
function keyOf(root: string, entries: Entries): string {
  const sources = ['templates', 'islands', 'src/client', 'src/model', 'src/site'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const parts = [...sources, 'archipel.config.ts', 'src/index.ts', 'package-lock.json'].map(
    (file) => `${file} ${hashOf(readFileSync(join(root, file)))}`,
  );
  return hashOf([JSON.stringify([entries.mode, serverOptions(entries), browserOptions(entries)]), ...parts].join('\n'));
}

function recall(folder: string): Stored | undefined {
  try {
    // Only `store` writes this file.
    return JSON.parse(readFileSync(join(folder, 'stored.json'), 'utf8')) as Stored;
  } catch {
    return undefined;
  }
}

async function bundleInto(root: string, folder: string, entries: Entries): Promise<Stored> {
  const { build } = await import('esbuild');
  const run = (options: BuildOptions): Promise<BuildResult> =>
    build({ ...options, absWorkingDir: root }).catch((error: unknown) => {
      throw compileError(error);
    });
  const [server, browser] = await Promise.all([run(serverOptions(entries)), run(browserOptions(entries))]);
  return store(folder, server, browserBundle(root, entries, browser));
}

/** Writes beside the final folder and renames, so that a cache is whole or not there. */
function store(folder: string, server: BuildResult, { urls, scripts, files }: BrowserBundle): Stored {
  const module = server.outputFiles?.[0]?.contents ?? new Uint8Array();
  const stored: Stored = { code: hashOf(module), urls, scripts, files: files.map(({ path }) => path) };
  const staging = `${folder}.${process.pid}`;
  mkdirSync(join(staging, 'files/assets'), { recursive: true });
  for (const { path, bytes } of files) writeFileSync(join(staging, 'files', path), bytes);
  writeFileSync(join(staging, 'site.mjs'), module);
  writeFileSync(join(staging, 'stored.json'), JSON.stringify(stored));
  try {
    renameSync(staging, folder);
  } catch {
    // Another build stored the same bytes first.
    rmSync(staging, { recursive: true, force: true });
  }
  return stored;
}
