// Compiles templates to a module that renders pages, and styles and browser code to hashed files. The result is cached until one of its
// inputs changes, so that most builds start at once.
import type { BuildOptions, BuildResult } from 'esbuild';
import type { TemplateFailure } from '../../diagnostics/template-diagnostics.ts';
import type { GalleryDefinition, SiteDefinition } from '../../site/definition.ts';
import { hashOf } from '../fs/hash-of.ts';
import { type Engine, type Project, versionOf } from '../project.ts';
import {
  type BrowserBundle,
  type Bundling,
  browserBundle,
  browserOptions,
  bundleWarnings,
  devClientOptions,
  type Entries,
  refuseDuplicateKeys,
  type ServerBundle,
  serverBundle,
  serverOptions,
  throwCompileError,
} from './bundle.ts';
import { hasEmbeds, withDefinedScripts } from './defined-scripts.ts';
import { bundleEarlyScript } from './early-script.ts';
import { bundleEmbedScript } from './embed-script.ts';
import { hashInputs, type InputHashes, isCurrent, type ProvidedSources, recordSources } from './inputs.ts';
import { loadDefinition } from './load-definition.ts';
import { withRareCollections } from './rare-collections.ts';
import { recordedPlugin } from './recorded-plugin.ts';
import { loadSitePlugins, sitePluginsKey } from './site-plugins.ts';

export { CompileError } from './bundle.ts';

export interface Compiled<Kind extends SiteDefinition = SiteDefinition> {
  readonly definition: Kind;
  /** A hash of the module that contains the definition. */
  readonly code: string;
  readonly bundle: BrowserBundle;
  /** The bundler's warnings. */
  readonly warnings: readonly TemplateFailure[];
}

/** A compilation with the hashes of its inputs, so that a later run can tell whether they are unchanged. */
export interface StampedCompilation<Kind extends SiteDefinition = SiteDefinition> extends Compiled<Kind> {
  readonly inputs: InputHashes;
}

/** The cached data of a compilation. */
interface StoredCompilation extends Pick<ServerBundle, 'module'> {
  readonly inputs: InputHashes;
  readonly bundle: BrowserBundle;
  readonly warnings: readonly TemplateFailure[];
}

/** The entry points of a site's templates and styles. */
export const siteEntries = { definition: 'archipel.config.ts', styles: 'templates/styles.css' };

/** Compiles the definition and the browser's files of a project. Throws a CompileError for broken templates. */
export const compile = (project: Project): Promise<StampedCompilation> => compileEntries(project, buildEntries);

const buildEntries: Entries = { ...siteEntries, mode: 'build' };

/** Returns the inputs and the paths of the browser's files if an earlier `compile` of the current sources is cached. */
export function compiledBefore(project: Project): { readonly inputs: InputHashes; readonly paths: readonly string[] } | undefined {
  const plugins = sitePluginsKey(project);
  if (plugins === undefined) return undefined;
  // Only `compileEntries` stores values under this key.
  const known = project.cache.of('definition').get(keyOf(project, buildEntries, plugins)) as StoredCompilation | undefined;
  if (known === undefined || !isCurrent(project.root, known.inputs)) return undefined;
  return { inputs: known.inputs, paths: known.bundle.files.map(({ path }) => path) };
}

/** Compiles for `watch`. Records the bundler's reads in `given`, even if bundling fails. */
export const compileForWatch = (project: Project, given: ProvidedSources): Promise<StampedCompilation> =>
  compileEntries(project, { ...siteEntries, mode: 'watch' }, given);

/** Compiles the gallery, whose pages are never built. */
export const compileGallery = (project: Project): Promise<Compiled<GalleryDefinition>> =>
  compileEntries(project, { definition: 'templates/gallery/index.ts', styles: 'templates/gallery/gallery.css', mode: 'build' });

/** Bundles the dev client, which `watch` adds to its pages. Throws a CompileError. */
export async function bundleDevClient(engine: Engine): Promise<Uint8Array> {
  const { build } = await import('esbuild');
  const result = await build({ ...devClientOptions, absWorkingDir: engine.root }).catch((error: unknown) => throwCompileError(error));
  return result.outputFiles?.[0]?.contents ?? new Uint8Array();
}

async function compileEntries<Kind extends SiteDefinition>(
  project: Project,
  entries: Entries,
  given = recordSources(project.root),
): Promise<StampedCompilation<Kind>> {
  const cache = project.cache.of('definition');
  const site = await loadSitePlugins(project);
  const key = keyOf(project, entries, site.key);
  // Only this function stores values under this key.
  const known = cache.get(key) as StoredCompilation | undefined;
  if (known !== undefined && isCurrent(project.root, known.inputs))
    return { ...known, definition: await loadDefinition<Kind>(project, known), code: hashOf(known.module) };
  const { made: bundled, definition } = await bundleEntries<Kind>(project, entries, {
    ...given,
    plugins: site.plugins.map((plugin) => recordedPlugin(plugin, given.recordRead)),
  });
  const made = { ...bundled, inputs: { ...bundled.inputs, ...site.inputs } };
  cache.set(key, made);
  project.cache.removeOld();
  return { ...made, definition, code: hashOf(made.module) };
}

/** Returns equal keys for the same engine, bundler and options; the hashes of the sources are stored beside the result. */
const keyOf = ({ root, engine }: Project, entries: Entries, plugins: string): string =>
  JSON.stringify([
    engine.hash,
    engine.root,
    versionOf(engine, 'esbuild'),
    entries,
    plugins,
    serverOptions(entries, engine),
    browserOptions(entries, { root, engine }),
  ]);

/** Returns the cacheable parts of a compilation, and its definition, which is loaded while the code for browsers is bundled. */
async function bundleEntries<Kind extends SiteDefinition>(project: Project, entries: Entries, given: ProvidedSources & Bundling) {
  const { root, engine } = project;
  const { build } = await import('esbuild');
  const run = (options: BuildOptions): Promise<BuildResult> =>
    withRareCollections(() => build({ ...options, absWorkingDir: root })).catch((error: unknown) => throwCompileError(error, root));
  const ofServer = run(serverOptions(entries, engine, given));
  const definition = ofServer.then((server) => {
    refuseDuplicateKeys(server);
    return loadDefinition<Kind>(project, serverBundle(server));
  });
  // The rejection is handled after both bundles have finished, so that the bundler's errors come first.
  definition.catch(() => undefined);
  const [server, browser] = await Promise.all([ofServer, run(browserOptions(entries, { root, engine }, given))]);
  refuseDuplicateKeys(server);
  const loaded = await definition;
  const early = loaded.earlyScript === undefined ? undefined : await bundleEarlyScript(project, loaded.earlyScript, given.record);
  const results = [server, browser, ...(early === undefined ? [] : [early.result])];
  const embeds = hasEmbeds(loaded) ? await bundleEmbedScript(engine, entries.mode) : undefined;
  const bundle = withDefinedScripts(await browserBundle(browser, { ...entries, root }), { early, embeds });
  const made: StoredCompilation = {
    inputs: hashInputs(root, results, given),
    warnings: bundleWarnings(results),
    module: serverBundle(server).module,
    bundle,
  };
  return { made, definition: loaded };
}
