// `archipel`, `archipel/client`, `archipel/fields` and the libraries of which the engine and a project must have one between them, wherever
// the two lie.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Engine, engineModule } from '../project.ts';

/** The rules of fields, which both sides of a form have. */
const fields = { specifier: 'archipel/fields', file: 'src/forms/fields.ts' };

/** For what is rendered by the engine's process: modules that it has loaded are named by where they are, so that the bundle can be kept anywhere. */
export const sharedModules = (engine: Engine): Plugin => ({
  name: 'shared-modules',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^(?:react|react-dom|zod|archipel)(?:\/|$)/ }, ({ path }) => {
      // It holds no state, so a bundle may have its own.
      if (path === fields.specifier) return { path: join(engine.root, fields.file) };
      const shared = engineModule(engine, path);
      if (shared !== undefined) return { path: shared, external: true };
      return path === 'archipel' ? { path: join(engine.root, 'src/index.ts') } : undefined;
    });
  },
});

/** For browsers: the runtime of the islands is the engine's. */
export const clientRuntime = (engine: Engine): Plugin => ({
  name: 'client-runtime',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^archipel\/client$/ }, () => ({ path: join(engine.root, 'src/client/index.ts') }));
    onResolve({ filter: /^archipel\/fields$/ }, () => ({ path: join(engine.root, fields.file) }));
  },
});
