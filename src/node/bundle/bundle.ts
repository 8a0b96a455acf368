// Bundles with esbuild: templates become a module that renders pages; styles and browser code become files with a hash in their names. Runs
// in a build unless the result is cached, and in `watch` after each change of templates.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildOptions, BuildResult, Metafile, Plugin } from 'esbuild';
import type { TemplateFailure } from '../../diagnostics/template-diagnostics.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { AssetUrls, Scripts } from '../../site/definition.ts';
import type { Engine, Project } from '../project.ts';
import { bundleTarget } from './browsers.ts';
import { devHydratePlugin } from './dev-hydrate-plugin.ts';
import { clientRuntime, sharedModules } from './engine-modules-plugin.ts';
import { type BundlerFailure, explainFailure, withoutConsequences } from './explain-failure.ts';
import { refuseFileAccess } from './file-access-plugin.ts';
import { filesMatching } from './files-matching.ts';
import { importGlob, type RecordSource } from './import-glob-plugin.ts';
import { islandsEntry, islandsPlugin } from './islands-plugin.ts';
import { joinLayers } from './join-layers.ts';
import { namedOutputs, nameOfScript, weighScripts, withoutIdleImports } from './measure-scripts.ts';
import { templateReact } from './template-react-plugin.ts';
import { refuseTemplateStyles } from './template-styles-plugin.ts';

/** An error in templates that do not compile. */
export class CompileError extends Error {
  override readonly name = 'CompileError';

  constructor(readonly failures: readonly TemplateFailure[]) {
    super(failures.map(({ what, position: at }) => (at ? `${at.file}:${at.line}:${at.column}: ${what}` : what)).join('\n'));
  }
}

/** The entry points of a bundle, as paths relative to the project: the module with the definition, and the stylesheet. */
export interface Entries {
  readonly definition: string;
  readonly styles: string;
  /** `watch` passes new props to hydrated islands; builds contain no code for that. */
  readonly mode: 'build' | 'watch';
}

/** The files for the browser, made from styles and browser code. */
export interface BrowserBundle {
  readonly urls: AssetUrls;
  readonly scripts: Scripts;
  readonly files: readonly OutputFile[];
}

/** Options that the bundles of templates, browser code and the dev client share. */
export const common = {
  bundle: true,
  write: false,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
  // Hashes include paths, so packages are addressed by their paths in the project, not by where they are stored.
  preserveSymlinks: true,
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/** Returns the folders with the engine's libraries. A project without packages, such as a new one, uses these libraries. */
const libraryFolders = ({ root }: Engine): string[] => [join(root, 'node_modules'), dirname(root)];

/** What the caller adds to a bundle: the recorder of its inputs, and the site's plugins. */
export interface Bundling {
  readonly record?: RecordSource;
  /** Plugins of the site, which record their reads. */
  readonly plugins?: readonly Plugin[];
}

/** Returns the options for the module that renders pages. */
export const serverOptions = ({ definition }: Pick<Entries, 'definition'>, engine: Engine, { record, plugins = [] }: Bundling = {}) =>
  ({
    ...common,
    entryPoints: { definition },
    outdir: 'out',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    // Prefers the ES module of a package, because only ES modules are tree-shaken.
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node20',
    // The source map is a separate file, so that it does not change the module. It is read when a template throws.
    sourcemap: 'external',
    sourcesContent: false,
    jsx: 'automatic',
    // Components keep their names, for stack traces of template errors and for `explain`.
    keepNames: true,
    plugins: [refuseTemplateStyles, ...plugins, importGlob(record), refuseFileAccess, templateReact(engine.root), sharedModules(engine)],
    nodePaths: libraryFolders(engine),
    // Examples of the gallery are content, imported as text.
    loader: { '.yaml': 'text', '.mdx': 'text' },
  }) satisfies BuildOptions;

/** The entry of the script that every page loads. */
const layoutEntry = 'islands/layout/script.ts';

/** Returns the scripts in all folders of `islands` except `layout`. Pages request them by the name of the folder. */
const ownScripts = (root: string): Record<string, string> =>
  Object.fromEntries(
    filesMatching(join(root, 'islands/*/script.ts')).flatMap((path) => {
      const file = path.replaceAll('\\', '/').split('/').slice(-3).join('/');
      return file === layoutEntry ? [] : [[nameOfScript(file) ?? '', file]];
    }),
  );

/** Returns the name of a stylesheet that pages request, from its file: `roof` for `templates/components/demo/roof/roof.sheet.css`. */
const nameOfSheet = (file: string): string | undefined => /^templates\/(?:.*\/)?([^/]+)\.sheet\.css$/.exec(file)?.[1];

/** Returns the stylesheets that pages request by name. */
const ownSheets = (root: string): Record<string, string> =>
  Object.fromEntries(
    filesMatching(join(root, 'templates/**/*.sheet.css')).map((path) => {
      const file = path.replaceAll('\\', '/').slice(root.length + 1);
      return [`sheet-${nameOfSheet(file)}`, file];
    }),
  );

/** Returns those `entries` whose files exist: a project may have no styles, or no script that every page loads. */
const existing = (root: string, entries: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(join(root, file))));

/** Returns the options for files that browsers load. */
export const browserOptions = (
  { styles, mode }: Pick<Entries, 'styles' | 'mode'>,
  { root, engine }: Pick<Project, 'root' | 'engine'>,
  { record, plugins = [] }: Bundling = {},
) =>
  ({
    ...common,
    entryPoints: {
      ...existing(root, { site: styles, layout: layoutEntry }),
      ...ownScripts(root),
      ...ownSheets(root),
      islands: islandsEntry,
    },
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    publicPath: '/assets',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    target: bundleTarget,
    // Keeps gradients in oklch, because expanding them costs kilobytes.
    supported: { 'gradient-interpolation': true },
    define: { ...common.define, 'import.meta.env.DEV': String(mode === 'watch') },
    plugins: [
      ...plugins,
      importGlob(record),
      islandsPlugin(record),
      clientRuntime({ root, engine }),
      ...(mode === 'watch' ? [devHydratePlugin] : []),
    ],
    nodePaths: libraryFolders(engine),
    loader: { '.woff2': 'file', '.svg': 'file' },
  }) satisfies BuildOptions;

export const devClientOptions = {
  ...common,
  entryPoints: ['src/watch/browser/index.ts'],
  plugins: [importGlob()],
  outdir: 'dev',
  format: 'esm',
  target: 'es2022',
} satisfies BuildOptions;

interface BrowserBundleOptions extends Pick<Entries, 'styles'> {
  readonly root: string;
  /** Computes the weights of scripts; `weighScripts` if missing. */
  readonly weigh?: typeof weighScripts;
}

/** The bundler's result for rendering: a module, and its source map as JSON. */
export interface ServerBundle {
  readonly module: Uint8Array;
  readonly sourceMap: Uint8Array;
}

export function serverBundle({ outputFiles = [] }: BuildResult): ServerBundle {
  const contentsOf = (ending: string): Uint8Array => outputFiles.find(({ path }) => path.endsWith(ending))?.contents ?? new Uint8Array();
  return { module: contentsOf('.mjs'), sourceMap: contentsOf('.mjs.map') };
}

/** Returns the files for browsers as they are served, their URLs and the weights of the scripts. */
export async function browserBundle(
  result: BuildResult,
  { root, styles, weigh = weighScripts }: BrowserBundleOptions,
): Promise<BrowserBundle> {
  const { outputFiles = [], metafile } = result;
  // The entry of islands is empty in a site without islands, so it is left out.
  const sent = outputFiles.filter(({ path, text }) => !path.endsWith('.js') || text.trim() !== '');
  const bytesOf = ({ path, contents, text }: (typeof outputFiles)[number]): Uint8Array => {
    if (path.endsWith('.js')) return Buffer.from(withoutIdleImports(text, metafile));
    return path.endsWith('.css') ? Buffer.from(joinLayers(text)) : contents;
  };
  const files = sent.map((file) => ({ path: file.path.slice(root.length + 1).replaceAll('\\', '/'), bytes: bytesOf(file) }));
  const scripts = await weigh(metafile, new Map(files.map(({ path, bytes }) => [path, bytes])));
  return { urls: urlsOf(metafile, styles), scripts, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function urlsOf(metafile: Metafile | undefined, styles: string): AssetUrls {
  const outputs = Object.entries(metafile?.outputs ?? {});
  const urlOf = (entry: string): string | undefined => {
    const output = outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0];
    return output && `/${output}`;
  };
  const own = namedOutputs(outputs, nameOfScript).filter(({ path }) => path.endsWith('.js'));
  const filesOf = ({ path, output: { cssBundle } }: (typeof own)[number]): string[] =>
    [...(cssBundle === undefined ? [] : [cssBundle]), path].map((file) => `/${file}`);
  const sheets = namedOutputs(outputs, nameOfSheet);
  const fonts = outputs.map(([path]) => `/${path}`).filter((path) => path.endsWith('.woff2'));
  return {
    stylesheet: urlOf(styles),
    script: urlOf(layoutEntry),
    loader: urlOf(islandsEntry),
    scripts: Object.fromEntries(own.map((script) => [script.name, filesOf(script)])),
    sheets: Object.fromEntries(sheets.map(({ name, path }) => [name, `/${path}`])),
    fonts: fonts.sort(),
  };
}

/**
 * Throws a CompileError if an object in the configuration has a key twice: of two collections with the same key, the first would be lost.
 */
export function refuseDuplicateKeys({ warnings }: Pick<BuildResult, 'warnings'>): void {
  const twice = warnings.filter(({ id, location }) => id === 'duplicate-object-key' && location?.file === 'archipel.config.ts');
  const failures = twice.flatMap(({ text, location }) => {
    if (location === null) return [];
    const { file, line, column } = location;
    return [{ code: 'config-invalid' as const, what: text, position: { file, line, column: column + 1 } }];
  });
  if (failures.length > 0) throw new CompileError(failures);
}

/** Returns the bundler's warnings about the project, each once, because templates are part of both bundles. */
export function bundleWarnings(results: readonly Pick<BuildResult, 'warnings'>[]): readonly TemplateFailure[] {
  const ofProject = results.flatMap(({ warnings }) => warnings).filter(({ location }) => location?.file.includes('node_modules/') !== true);
  const byPlace = new Map(
    withoutConsequences(ofProject).map((warning) => {
      const { file, line, column } = warning.location ?? {};
      return [`${file} ${line} ${column} ${warning.text}`, explainFailure(warning)];
    }),
  );
  return [...byPlace.values()].map((failure) => ({ ...failure, code: 'template-warning' }));
}

/** Throws the bundler's errors as one CompileError. `root` is the folder of the project, in which names are looked up. */
export function throwCompileError(error: unknown, root?: string): never {
  const failures: readonly BundlerFailure[] =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const list = withoutConsequences(failures).map((failure) => explainFailure(failure, root));
  throw new CompileError(list.length > 0 ? list : [{ what: String(error) }]);
}
