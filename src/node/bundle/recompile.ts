// Incremental esbuild contexts for `watch`: a change of templates, islands or styles rebuilds only the bundles that contain the changed
// file.
import { isDeepStrictEqual } from 'node:util';
import type { BuildContext, BuildOptions, BuildResult } from 'esbuild';
import type { Scripts, SiteDefinition } from '../../site/definition.ts';
import { hashOf } from '../fs/hash-of.ts';
import type { Project } from '../project.ts';
import {
  type BrowserBundle,
  type Bundling,
  browserBundle,
  browserOptions,
  bundleWarnings,
  refuseDuplicateKeys,
  serverBundle,
  serverOptions,
  throwCompileError,
} from './bundle.ts';
import { type Compiled, siteEntries } from './compile.ts';
import { type DefinedScripts, hasEmbeds, withDefinedScripts } from './defined-scripts.ts';
import { type BundledEarlyScript, bundleEarlyScript } from './early-script.ts';
import { type BundledEmbedScript, bundleEmbedScript } from './embed-script.ts';
import { type InputHashes, joinInputs, recordSources } from './inputs.ts';
import { liveSources } from './live-sources.ts';
import { loadDefinition } from './load-definition.ts';
import { weighScripts } from './measure-scripts.ts';
import { recordedPlugin } from './recorded-plugin.ts';
import { esbuildConfigFile, loadSitePlugins, type SitePlugins } from './site-plugins.ts';

export interface Recompiler {
  /**
   * Compiles the definition and the browser's files. `changed` lists files that may have changed, relative to the root of the
   * project. Unchanged results remain the same objects. Throws a CompileError for broken templates.
   */
  readonly compile: (changed: readonly string[]) => Promise<Compiled>;
  /** Returns the inputs of the last bundle, whether or not it compiled; undefined before the first one. */
  readonly given: () => InputHashes | undefined;
  readonly close: () => Promise<void>;
}

type Module = Pick<Compiled, 'definition' | 'code'>;

/** The bundle of the definition or the one for browsers, with its last result. */
interface BundleState<T> {
  context: BuildContext;
  /** Returns the options of a context; its entry points are the current files on disk. */
  readonly options: () => BuildOptions;
  entryPoints: BuildOptions['entryPoints'];
  /** Returns the inputs of the bundler's last run. */
  readonly given: () => InputHashes;
  /** Returns the files that plugins of the site last read. */
  readonly read: () => readonly string[];
  last: { readonly result: BuildResult; readonly value: T } | undefined;
}

/**
 * Returns a recompiler of a project. It bundles nothing until `compile` is called. If a bundle has the same module as the compilation
 * `first`, the definition of `first` is reused.
 */
export function recompiler(project: Project, first: Compiled | undefined): Recompiler {
  const { root } = project;
  const weigh = onceForEqual(weighScripts);
  const defined = definedScripts(project);
  let opening: Promise<Halves> | undefined;
  let halves: Halves | undefined;
  return {
    compile: async (changed) => {
      const before = halves;
      if (before !== undefined && changed.some((file) => isOfPlugins(before, file))) {
        [halves, opening] = [undefined, undefined];
        await closeHalves(before);
      }
      opening ??= openHalves(project);
      // Plugins that could not be loaded are retried at the next call.
      halves = await opening.catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      const { server, browser } = halves;
      await reopen(browser);
      const known = new Set([...inputsOf(server), ...inputsOf(browser), ...defined.inputs()]);
      const isNew = changed.some((file) => !known.has(file));
      if (isNew || changed.some((file) => defined.inputs().includes(file))) defined.forget();
      const isPending = (half: BundleState<unknown>): boolean =>
        half.last === undefined || isNew || changed.some((file) => inputsOf(half).includes(file));
      const [module, bundle] = await bothOrThrow(
        isPending(server) ? rebuild(server, root, (result) => importDefinition(project, first, result)) : lastOf(server),
        isPending(browser) ? rebuild(browser, root, (result) => browserBundle(result, { ...siteEntries, root, weigh })) : lastOf(browser),
      );
      const made = await defined.addTo(bundle, module.definition);
      const results = [...[server, browser].flatMap(({ last }) => last?.result ?? []), ...made.results];
      return { ...module, bundle: made.bundle, warnings: bundleWarnings(results) };
    },
    given: () => {
      if (halves === undefined) return undefined;
      const { server, browser, plugins } = halves;
      return { ...[browser, defined].reduce((all, { given }) => joinInputs(all, given()), server.given()), ...plugins.inputs };
    },
    close: async () => {
      const open = await opening?.catch(() => undefined);
      if (open !== undefined) await closeHalves(open);
    },
  };
}

interface Halves {
  readonly plugins: SitePlugins;
  readonly server: BundleState<Module>;
  readonly browser: BundleState<BrowserBundle>;
}

async function openHalves(project: Project): Promise<Halves> {
  const { root, engine } = project;
  const entries = { ...siteEntries, mode: 'watch' } as const;
  const plugins = await loadSitePlugins(project);
  return {
    plugins,
    server: await openHalf({ root, plugins, entry: entries.definition }, (bundling) => serverOptions(entries, engine, bundling)),
    browser: await openHalf({ root, plugins, entry: entries.styles }, (bundling) => browserOptions(entries, { root, engine }, bundling)),
  };
}

const closeHalves = ({ server, browser }: Halves): Promise<unknown> => Promise.all([server.context.dispose(), browser.context.dispose()]);

/** Returns whether the plugins of the site depend on a file. Contexts have to be reopened for new plugins. */
const isOfPlugins = ({ plugins }: Halves, file: string): boolean => file === esbuildConfigFile || file in plugins.inputs;

interface HalfOptions {
  readonly root: string;
  readonly entry: string;
  readonly plugins: SitePlugins;
}

async function openHalf<T>(
  { root, entry, plugins: site }: HalfOptions,
  optionsFor: (bundling: Bundling) => BuildOptions,
): Promise<BundleState<T>> {
  const { context } = await import('esbuild');
  const { record, recordRead, read, plugin, given } = liveSources(root, entry);
  const own = site.plugins.map((each) => recordedPlugin(each, recordRead));
  const options = (): BuildOptions => {
    const { plugins = [], ...others } = optionsFor({ record, plugins: own });
    return { ...others, absWorkingDir: root, plugins: [plugin, ...plugins] };
  };
  const first = options();
  return { context: await context(first), options, entryPoints: first.entryPoints, given, read, last: undefined };
}

/**
 * Reopens the context of `half`, one of the two bundles, if stylesheets or scripts were added or removed. The entry points of an open
 * context are fixed.
 */
async function reopen(half: BundleState<unknown>): Promise<void> {
  const options = half.options();
  if (isDeepStrictEqual(options.entryPoints, half.entryPoints)) return;
  const { context } = await import('esbuild');
  await half.context.dispose();
  half.context = await context(options);
  half.entryPoints = options.entryPoints;
}

/**
 * Waits for both bundles, even if one fails. Otherwise, esbuild would join the rebuild that is still running with the next one, and sources
 * that are not read yet would count as read.
 */
async function bothOrThrow<T, U>(one: Promise<T>, other: Promise<U>): Promise<readonly [T, U]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

async function lastOf<T>({ last }: BundleState<T>): Promise<T> {
  if (last === undefined) throw new Error('A bundle that needs no rebuild has no result');
  return last.value;
}

/** Returns the modules of a bundle, and the files that plugins of the site have read for them. */
const inputsOf = (half: BundleState<unknown>): readonly string[] => [
  ...Object.keys(half.last?.result.metafile?.inputs ?? {}),
  ...half.read(),
];

/** Bundles again. If the output is equal, returns the previous value. After a failure, the previous result is dropped. */
async function rebuild<T>(half: BundleState<T>, root: string, make: (result: BuildResult) => Promise<T>): Promise<T> {
  const before = half.last;
  half.last = undefined;
  const result = await half.context.rebuild().catch((error: unknown) => throwCompileError(error, root));
  const value = before !== undefined && isEqual(before.result, result) ? before.value : await make(result);
  half.last = { result, value };
  return value;
}

const isEqual = (one: BuildResult, other: BuildResult): boolean => {
  const hashesOf = ({ outputFiles = [] }: BuildResult): string => outputFiles.map(({ path, hash }) => `${path} ${hash}`).join();
  return hashesOf(one) === hashesOf(other);
};

async function importDefinition(project: Project, first: Compiled | undefined, result: BuildResult): Promise<Module> {
  refuseDuplicateKeys(result);
  const made = serverBundle(result);
  const code = hashOf(made.module);
  if (first?.code === code) return { definition: first.definition, code };
  return { definition: await loadDefinition<SiteDefinition>(project, made), code };
}

/** Manages the scripts that depend on the definition, for `watch`. */
function definedScripts(project: Project) {
  let sources = recordSources(project.root);
  let early: BundledEarlyScript | undefined;
  let embedScript: Promise<BundledEmbedScript> | undefined;
  let named: string | undefined;
  let last: { readonly from: BrowserBundle; readonly scripts: DefinedScripts; readonly bundle: BrowserBundle } | undefined;
  const earlyOf = async (file: string): Promise<BundledEarlyScript> => {
    if (early?.file === file) return early;
    early = undefined;
    named = file;
    sources = recordSources(project.root);
    early = await bundleEarlyScript(project, file, sources.record);
    return early;
  };
  return {
    inputs: (): readonly string[] => Object.keys(early?.result.metafile?.inputs ?? {}),
    /**
     * Returns the inputs of the early script. If its file has not been read, it counts as missing, so that creating it triggers a rebuild.
     */
    given: (): InputHashes => (named === undefined ? {} : { [named]: '', ...sources.all() }),
    forget: () => {
      early = undefined;
    },
    /** Returns the bundle with these scripts. If `from` and the scripts are unchanged, it is the same object as before. */
    addTo: async (from: BrowserBundle, definition: SiteDefinition) => {
      if (hasEmbeds(definition)) embedScript ??= bundleEmbedScript(project.engine, 'watch');
      const scripts = {
        early: definition.earlyScript === undefined ? undefined : await earlyOf(definition.earlyScript),
        embeds: hasEmbeds(definition) ? await embedScript : undefined,
      };
      const isSame = last?.from === from && last.scripts.early === scripts.early && last.scripts.embeds === scripts.embeds;
      const bundle = isSame && last !== undefined ? last.bundle : withDefinedScripts(from, scripts);
      last = { from, scripts, bundle };
      return { bundle, results: scripts.early === undefined ? [] : [scripts.early.result] };
    },
  };
}

/**
 * Returns a function like `weigh` that reuses the last result for equal scripts. Measuring compresses all scripts, which takes longer than
 * bundling them, and most changes concern styles only.
 */
function onceForEqual(weigh: typeof weighScripts): typeof weighScripts {
  let last: { readonly key: string; readonly scripts: Promise<Scripts> } | undefined;
  return (metafile, files) => {
    const key = hashOf([...files].flatMap(([path, bytes]) => (path.endsWith('.js') ? [path, hashOf(bytes)] : [])).join());
    last = last?.key === key ? last : { key, scripts: weigh(metafile, files) };
    return last.scripts;
  };
}
