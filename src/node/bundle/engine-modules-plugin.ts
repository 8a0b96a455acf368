// Resolves `archipel`, `archipel/client`, `archipel/forms`, `archipel/fields`, and the libraries that the engine and a project must share,
// independently of where the two are installed.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Engine, engineModule, type Project } from '../project.ts';

/** The modules of forms for browsers: the description with its page components, and the field rules alone. */
const formModules: Readonly<Record<string, string>> = {
  'archipel/forms': 'src/forms/index.ts',
  'archipel/fields': 'src/forms/fields.ts',
};

/** Returns the file of one of these modules, or undefined for any other module. */
const formModule = ({ root }: Engine, specifier: string): string | undefined => {
  const file = formModules[specifier];
  return file === undefined ? undefined : join(root, file);
};

/**
 * Creates the plugin for bundles that run in the engine's process: modules that the engine has already loaded are imported by their
 * absolute paths, so the bundle can be stored anywhere.
 */
export const sharedModules = (engine: Engine): Plugin => ({
  name: 'shared-modules',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^(?:react|react-dom|zod|archipel)(?:\/|$)/ }, ({ path }) => {
      // These modules have no state, so a bundle may contain its own copy.
      const ofForms = formModule(engine, path);
      if (ofForms !== undefined) return { path: ofForms };
      const shared = engineModule(engine, path);
      if (shared !== undefined) return { path: shared, external: true };
      return path === 'archipel' ? { path: join(engine.root, 'src/site/index.ts') } : undefined;
    });
  },
});

/** Marks an import that this plugin is already resolving. */
const resolved = Symbol('resolved');

/** Creates the plugin for browser bundles, which take the code of islands and forms from the engine, and React from the project. */
export const clientRuntime = ({ root, engine }: Pick<Project, 'root' | 'engine'>): Plugin => ({
  name: 'client-runtime',
  setup: ({ onResolve, resolve }) => {
    // With two copies of React, the hooks of an island would not find the copy that renders it.
    onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, async ({ path, kind, pluginData }) => {
      if (pluginData === resolved) return undefined;
      const found = await resolve(path, { resolveDir: root, kind, pluginData: resolved });
      return found.errors.length > 0 ? undefined : found;
    });
    onResolve({ filter: /^archipel\/client$/ }, () => ({ path: join(engine.root, 'src/client/index.ts') }));
    onResolve({ filter: /^archipel\/(?:forms|fields)$/ }, ({ path }) => {
      const ofForms = formModule(engine, path);
      return ofForms === undefined ? undefined : { path: ofForms };
    });
  },
});
