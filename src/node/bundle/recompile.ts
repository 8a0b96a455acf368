// Incremental esbuild contexts for `watch`: a change of templates, islands or styles only rebuilds the bundles that it is
// part of.
import type { BuildContext, BuildResult } from 'esbuild';
import type { Scripts, SiteDefinition } from '../../site/definition.ts';
import { hashOf } from '../fs/hash-of.ts';
import type { Project } from '../project.ts';
import {
  type BrowserBundle,
  browserBundle,
  browserOptions,
  bundleWarnings,
  compileError,
  refuseDuplicateKeys,
  serverBundle,
  serverOptions,
} from './bundle.ts';
import { type Compiled, siteEntries } from './compile.ts';
import { loadDefinition } from './load-definition.ts';
import { weighScripts } from './measure-scripts.ts';

export interface Recompiler {
  /**
   * The definition and the browser's files as sources are. `changed` are the files that may be others than the last time, from
   * the root of the project. What comes out as it was is the same value. Throws a CompileError for broken templates.
   */
  readonly compile: (changed: readonly string[]) => Promise<Compiled>;
  readonly close: () => Promise<void>;
}

type Module = Pick<Compiled, 'definition' | 'code'>;

/** One of the two bundles, with what it gave the last time. */
interface BundleState<T> {
  readonly context: BuildContext;
  last: { readonly result: BuildResult; readonly value: T } | undefined;
}

/** A recompiler of a project, of which `first` has been made before. Nothing is bundled before it is asked. */
export function recompiler(project: Project, first: Compiled | undefined): Recompiler {
  const { root, engine } = project;
  const weigh = onceForEqual(weighScripts);
  let halves: Promise<{ readonly server: BundleState<Module>; readonly browser: BundleState<BrowserBundle> }> | undefined;
  const open = async () => {
    const { context } = await import('esbuild');
    return {
      server: { context: await context({ ...serverOptions(siteEntries, engine), absWorkingDir: root }), last: undefined },
      browser: {
        context: await context({ ...browserOptions({ ...siteEntries, mode: 'watch' }, { root, engine }), absWorkingDir: root }),
        last: undefined,
      },
    };
  };
  return {
    compile: async (changed) => {
      halves ??= open();
      const { server, browser } = await halves;
      const known = new Set([...inputsOf(server), ...inputsOf(browser)]);
      const isNew = changed.some((file) => !known.has(file));
      const due = (half: BundleState<unknown>): boolean =>
        half.last === undefined || isNew || changed.some((file) => inputsOf(half).includes(file));
      const [module, bundle] = await Promise.all([
        due(server) ? rebuild(server, (result) => importDefinition(project, first, result)) : server.last?.value,
        due(browser) ? rebuild(browser, (result) => browserBundle(result, { ...siteEntries, root, weigh })) : browser.last?.value,
      ]);
      if (module === undefined || bundle === undefined) throw new Error('A half that is not due was never made');
      return { ...module, bundle, warnings: bundleWarnings([server, browser].flatMap(({ last }) => last?.result ?? [])) };
    },
    close: async () => {
      const { server, browser } = (await halves) ?? {};
      await Promise.all([server?.context.dispose(), browser?.context.dispose()]);
    },
  };
}

const inputsOf = (half: BundleState<unknown>): readonly string[] => Object.keys(half.last?.result.metafile?.inputs ?? {});

/** Bundles again; equal output gives the same value. After a mistake nothing is known until the next success. */
async function rebuild<T>(half: BundleState<T>, make: (result: BuildResult) => Promise<T>): Promise<T> {
  const before = half.last;
  half.last = undefined;
  const result = await half.context.rebuild().catch((error: unknown) => {
    throw compileError(error);
  });
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

/** BudgetRules compresses all scripts, which takes longer than bundling them: styles change more often. */
function onceForEqual(weigh: typeof weighScripts): typeof weighScripts {
  let last: { readonly key: string; readonly scripts: Promise<Scripts> } | undefined;
  return (metafile, files) => {
    const key = hashOf([...files].flatMap(([path, bytes]) => (path.endsWith('.js') ? [path, hashOf(bytes)] : [])).join());
    last = last?.key === key ? last : { key, scripts: weigh(metafile, files) };
    return last.scripts;
  };
}
