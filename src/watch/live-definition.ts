// The definition in `watch`: the last one that compiled, and the current problems of its sources.
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { templateDiagnostics } from '../diagnostics/template-diagnostics.ts';
import { type Compiled, CompileError, compileForWatch } from '../node/bundle/compile.ts';
import { type InputHashes, recordSources } from '../node/bundle/inputs.ts';
import { templateFailures } from '../node/bundle/locate-template-error.ts';
import { type Recompiler, recompiler } from '../node/bundle/recompile.ts';
import { ogImagesOf } from '../node/images/og-image-cache.ts';
import type { Project } from '../node/project.ts';
import { misplacedPublic } from '../node/publish/misplaced-public.ts';
import type { IncrementalInput } from './incremental/state.ts';

export interface LiveDefinition {
  /** Returns the last definition that compiled, with its bundle, or undefined if none has compiled yet. */
  readonly current: () => Pick<IncrementalInput, 'definition' | 'bundle' | 'ogImages'> | undefined;
  /** Returns a number that is incremented when templates, islands or scripts change, but not for styles. */
  readonly version: () => number;
  /** Converts errors that the site's code has thrown to diagnostics. Returns undefined if one of the errors is a bug in the engine. */
  readonly ofThrown: (thrown: readonly unknown[]) => readonly Diagnostic[] | undefined;
  readonly problems: () => readonly Diagnostic[];
  /** Returns whether files of a folder `public` beside the content have appeared or disappeared since `problems` was called. */
  readonly isPublicStale: () => boolean;
  /** Returns the hashes of the bundler's last inputs, whether or not bundling succeeded. */
  readonly given: () => InputHashes;
  /** Compiles again if one of the `changed` files, relative to the project root, is an input or may become one. */
  readonly compile: (changed: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Returns the files and folders from which the definition of the project at `root` is bundled. Some may be missing. */
export const sourcePaths = (root: string): readonly string[] =>
  ['archipel.config.ts', 'esbuild.config.ts', 'templates', 'islands', 'src'].map((path) => join(root, path));

/** Compiles the definition of a project. If it does not compile, `problems` has the errors. */
export async function openDefinition(project: Project): Promise<LiveDefinition> {
  let compiled: Compiled | undefined;
  let ogImages: IncrementalInput['ogImages'] | undefined;
  let code: Recompiler | undefined;
  let problems: readonly Diagnostic[] = [];
  let misplaced: readonly Diagnostic[] = [];
  let version = 0;
  const take = (next: Compiled): void => {
    if (next.definition !== compiled?.definition) ogImages = ogImagesOf(project, next.definition);
    if (compiled !== undefined && (next.code !== compiled.code || scriptsOf(next) !== scriptsOf(compiled))) version += 1;
    [compiled, problems] = [next, templateDiagnostics(next.warnings)];
  };
  const attempt = async (make: () => Promise<Compiled>): Promise<void> => {
    try {
      take(await make());
    } catch (error) {
      if (!(error instanceof CompileError)) throw error;
      problems = templateDiagnostics(error.failures);
    }
  };
  const sources = recordSources(project.root);
  let given = sources.all;
  await attempt(async () => {
    const made = await compileForWatch(project, sources);
    given = () => made.inputs;
    return made;
  });
  return {
    current: () => (compiled === undefined || ogImages === undefined ? undefined : { ...compiled, ogImages }),
    version: () => version,
    ofThrown: (thrown) => {
      const failures = templateFailures(thrown, project);
      return failures && templateDiagnostics(failures);
    },
    problems: () => {
      misplaced = misplacedPublic(project.root);
      return [...problems, ...misplaced];
    },
    isPublicStale: () => JSON.stringify(misplacedPublic(project.root)) !== JSON.stringify(misplaced),
    given: () => code?.given() ?? given(),
    compile: (changed) => {
      code ??= recompiler(project, compiled);
      const { compile } = code;
      return attempt(() => compile(changed));
    },
    close: async () => code?.close(),
  };
}

const scriptsOf = ({ bundle }: Compiled): string =>
  [...bundle.files.map(({ path }) => path).filter((path) => path.endsWith('.js')), bundle.urls.early?.source].join();
