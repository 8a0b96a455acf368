// The esbuild plugins of a site (`esbuild.config.ts`), such as a CSS preprocessor or a loader. The files that they read are recorded, so
// that a change of one leads to a new bundle, as with the engine's own plugins.
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildResult, Plugin } from 'esbuild';
import { plainMessageOf } from '../../diagnostics/template-error.ts';
import type { EsbuildConfig } from '../../site/esbuild-config.ts';
import { hashOf } from '../fs/hash-of.ts';
import type { Project } from '../project.ts';
import { CompileError, type ServerBundle, serverBundle, throwCompileError } from './bundle.ts';
import { importGlob } from './import-glob-plugin.ts';
import { hashInputs, type InputHashes, isCurrent, recordSources } from './inputs.ts';
import { relativePath } from './place-of-import.ts';

export const esbuildConfigFile = 'esbuild.config.ts';

/** The bundled configuration, as cached. */
interface StoredConfig extends ServerBundle {
  readonly inputs: InputHashes;
}

/** The plugins of a project with their cache key; no plugins if `esbuild.config.ts` is missing. */
export interface SitePlugins {
  readonly plugins: readonly Plugin[];
  readonly key: string;
  /** The hashes of `esbuild.config.ts`, of its modules and those of linked packages, and of the manifests of installed packages. */
  readonly inputs: InputHashes;
}

/** The absence of the file is also an input, so that `watch` notices when it is created. */
const none: SitePlugins = { plugins: [], key: '', inputs: { [esbuildConfigFile]: '' } };

/** Loads the plugins of a project. Throws a CompileError if `esbuild.config.ts` is not usable. */
export async function loadSitePlugins(project: Project): Promise<SitePlugins> {
  if (!isThere(project)) return none;
  const known = storedConfig(project) ?? (await bundleConfig(project));
  const { href } = pathToFileURL(project.cache.module(known.module, known.sourceMap));
  const loaded: { readonly default?: unknown } = await import(href).catch((error: unknown) => {
    throw refused(`it throws while it is loaded: ${plainMessageOf(error)}`);
  });
  if (!isConfig(loaded.default)) throw refused('its default export must be an object with esbuild plugins: { plugins: [sassPlugin()] }');
  return { plugins: loaded.default.plugins, key: keyOf(known), inputs: known.inputs };
}

/** Returns the cache key of a project's plugins, or undefined if they have to be loaded first. */
export function sitePluginsKey(project: Project): string | undefined {
  if (!isThere(project)) return none.key;
  const known = storedConfig(project);
  return known && keyOf(known);
}

const isThere = ({ root }: Project): boolean => existsSync(join(root, esbuildConfigFile));

const cacheOf = ({ cache }: Project) => cache.of('esbuild-config');

const cacheKey = ({ root, engine }: Project): string => JSON.stringify([root, engine.hash]);

/** Returns the cache key of a configuration. The hash of a package's manifest represents the package. */
const keyOf = ({ inputs, module }: StoredConfig): string => hashOf(JSON.stringify([inputs, hashOf(module)]));

function storedConfig(project: Project): StoredConfig | undefined {
  // Only `bundleConfig` stores values under this key.
  const known = cacheOf(project).get(cacheKey(project)) as StoredConfig | undefined;
  return known !== undefined && isCurrent(project.root, known.inputs) ? known : undefined;
}

/** Bundles `esbuild.config.ts` and the modules of the project that it imports, without packages. */
async function bundleConfig(project: Project): Promise<StoredConfig> {
  const { root } = project;
  const { build } = await import('esbuild');
  const sources = recordSources(root);
  const packages = new Set<string>();
  const result: BuildResult = await build({
    entryPoints: [esbuildConfigFile],
    absWorkingDir: root,
    outdir: 'out',
    // As for the definition, this marks a module whose environment variables are inputs.
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The source map is a separate file, so that it does not change the module. It is read when a plugin throws.
    sourcemap: 'external',
    sourcesContent: false,
    plugins: [importGlob(sources.record), packagesOutside((manifest) => packages.add(manifest))],
  }).catch((error: unknown) => throwCompileError(error));
  const manifests = [...packages].map((file) => [file, hashOf(readFileSync(join(root, file)))] as const);
  const linked = await bundleLinked(root, [...packages]);
  const inputs = { ...hashInputs(root, [result, ...linked], sources), ...Object.fromEntries(manifests) };
  const made: StoredConfig = { inputs, ...serverBundle(result) };
  cacheOf(project).set(cacheKey(project), made);
  return made;
}

/**
 * Bundles the imported files of packages that are not in `node_modules`, to find the modules that these files import. Resolves to an empty
 * list if there are no such files, or if they import what the bundler cannot read.
 */
async function bundleLinked(root: string, packages: readonly string[]): Promise<readonly BuildResult[]> {
  const entryPoints = packages.filter((file) => !file.includes('node_modules/'));
  if (entryPoints.length === 0) return [];
  const { build } = await import('esbuild');
  const options = { bundle: true, write: false, metafile: true, logLevel: 'silent', platform: 'node', packages: 'external' } as const;
  return build({ ...options, entryPoints, absWorkingDir: root, outdir: 'out' }).then(
    (result) => [result],
    () => [],
  );
}

/**
 * Creates a plugin that imports packages by absolute path, because the cached module may be anywhere. Calls `found` with the manifest of
 * each package, or with the imported file if the package is not in `node_modules`.
 */
const packagesOutside = (found: (manifest: string) => void): Plugin => ({
  name: 'packages-outside',
  setup: ({ initialOptions: { absWorkingDir: root = '.' }, onResolve, resolve }) => {
    onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === 'resolved' || isBuiltin(path)) return undefined;
      const resolved = await resolve(path, { resolveDir, kind, pluginData: 'resolved' });
      if (resolved.errors.length > 0) return { errors: resolved.errors };
      const [manifest] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(resolved.path) ?? [];
      const file = manifest === undefined ? resolved.path : join(manifest, 'package.json');
      found(relativePath(root, file));
      return { path: pathToFileURL(resolved.path).href, external: true };
    });
  },
});

const isConfig = (value: unknown): value is EsbuildConfig =>
  isObject(value) && Array.isArray(value['plugins']) && value['plugins'].every((each) => isObject(each) && isPlugin(each));

const isPlugin = ({ name, setup }: Readonly<Record<string, unknown>>): boolean => typeof name === 'string' && typeof setup === 'function';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const refused = (text: string): CompileError =>
  new CompileError([
    { code: 'config-invalid', what: `${esbuildConfigFile}: ${text}`, position: { file: esbuildConfigFile, line: 1, column: 1 } },
  ]);
