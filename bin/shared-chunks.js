// An esbuild plugin that lets a command load few, large chunks instead of many small ones.
import { join, relative } from 'node:path';

/** The module that every process loads first. */
const main = 'src/cli/main.ts';

/** What a command loads to build, check or explain a site. Other commands load parts of it. */
const siteModules = [
  'src/build/build.ts',
  'src/cli/build/new-build.ts',
  'src/cli/explain/run.ts',
  'src/cli/input/build-site.ts',
  'src/cli/input/cached-results.ts',
  'src/cli/input/inputs.ts',
  'src/cli/threads/with-threads.ts',
];

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * Returns `starts` and the modules that they import statically, directly or through others.
 * @param {Metafile['inputs']} inputs @param {readonly string[]} starts
 */
function loadedWith(inputs, starts) {
  const loaded = new Set(starts);
  // A set also yields the elements that are added during the loop.
  for (const module of loaded) {
    for (const { path, kind } of inputs[module]?.imports ?? []) if (kind !== 'dynamic-import' && path in inputs) loaded.add(path);
  }
  return loaded;
}

/**
 * Returns a function that tells what else an entry point imports. Modules that are imported dynamically are entry points, too.
 * @param {Metafile['inputs']} inputs
 * @returns {(entry: string) => readonly string[]}
 */
function preloader(inputs) {
  const ofMain = loadedWith(inputs, [main]);
  const ofSite = loadedWith(inputs, siteModules);
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [importer, { imports }] of Object.entries(inputs)) {
    for (const { path, kind } of imports) if (kind === 'dynamic-import') importers.set(path, [...(importers.get(path) ?? []), importer]);
  }
  /** @param {string} entry */
  const isOfSite = (entry) => {
    const from = importers.get(entry) ?? [];
    if (from.length > 0 && from.every((importer) => ofSite.has(importer) && !ofMain.has(importer))) return true;
    const loaded = loadedWith(inputs, [entry]);
    return siteModules.some((module) => loaded.has(module));
  };
  return (entry) => (isOfSite(entry) ? [main, ...siteModules] : [main]);
}

/**
 * Lets each entry point import the modules that the process has loaded before. esbuild creates a chunk for each set of entry points that
 * share modules; without these imports, `explain` would load twice as many chunks.
 * @param {{ root: string, metafile: Metafile }} options `metafile` is that of the same build without the plugin.
 * @returns {import('esbuild').Plugin}
 */
export function sharedChunks({ root, metafile: { inputs, outputs } }) {
  const preloadedBy = preloader(inputs);
  const withDefault = new Set(
    Object.values(outputs).flatMap(({ entryPoint, exports }) =>
      entryPoint !== undefined && exports.includes('default') ? [entryPoint] : [],
    ),
  );
  /** @param {string} module */
  const quoted = (module) => JSON.stringify(join(root, module));
  return {
    name: 'shared-chunks',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === 'resolved' || (kind !== 'dynamic-import' && kind !== 'entry-point')) return undefined;
        const found = await resolve(path, { kind, importer, resolveDir: resolveDir || root, pluginData: 'resolved' });
        const module = relative(root, found.path).replaceAll('\\', '/');
        return found.external || module === main || !(module in inputs) ? found : { path: module, namespace: 'entry' };
      });
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: [
          ...preloadedBy(path).flatMap((module) => (module === path ? [] : [`import ${quoted(module)};`])),
          `export * from ${quoted(path)};`,
          ...(withDefault.has(path) ? [`export { default } from ${quoted(path)};`] : []),
        ].join('\n'),
        resolveDir: root,
      }));
    },
  };
}
