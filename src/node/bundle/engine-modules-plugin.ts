// `archipel`, `archipel/client`, `archipel/forms`, `archipel/fields` and the libraries of which the engine and a project must have one between them, wherever
// the two lie.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Engine, engineModule, type Project } from '../project.ts';

/** The modules of both halves of a form: its description with the components of its page, and only the rules of its fields. */
const formModules: Readonly<Record<string, string>> = {
  'archipel/forms': 'src/forms/index.ts',
  'archipel/fields': 'src/forms/fields.ts',
};

/** The file of such a module. */
const formModule = ({ root }: Engine, specifier: string): string | undefined => {
  const file = formModules[specifier];
  return file === undefined ? undefined : join(root, file);
};

/** For bundles that the engine's process runs: modules it has already loaded are imported by their absolute paths, so the bundle can be stored anywhere. */
export const sharedModules = (engine: Engine): Plugin => ({
  name: 'shared-modules',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^(?:react|react-dom|zod|archipel)(?:\/|$)/ }, ({ path }) => {
      // They hold no state, so a bundle may have its own.
      const ofForms = formModule(engine, path);
      if (ofForms !== undefined) return { path: ofForms };
      const shared = engineModule(engine, path);
      if (shared !== undefined) return { path: shared, external: true };
      return path === 'archipel' ? { path: join(engine.root, 'src/site/index.ts') } : undefined;
    });
  },
});

/** Marks an import that is resolved already. */
const resolved = Symbol('resolved');

/** For browsers: the runtime of the islands is the engine's, and both have the React of the project. */
export const clientRuntime = ({ root, engine }: Pick<Project, 'root' | 'engine'>): Plugin => ({
  name: 'client-runtime',
  setup: ({ onResolve, resolve }) => {
    // With two of them, the hooks of an island would not find the one that renders it.
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
