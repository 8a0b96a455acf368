// Everything a build takes from outside, gathered: content, templates, clock, environment.
import type { BuildInput } from '../../build.ts';
import { locate } from '../../content/yaml/locate.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Sources } from '../../diagnostics/reporters/pretty.ts';
import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { CompileError, compile } from '../../node/bundle/compile.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { readContent } from '../../node/fs/read-content.ts';
import { createImageProcessor } from '../../node/images/image-processor.ts';
import { ogImagesOf } from '../../node/images/og-image-cache.ts';
import type { Project } from '../../node/project.ts';
import type { BuildOptions } from '../output/terminal.ts';
import { readEnvironment } from './environment.ts';

export interface Inputs {
  /** Missing when the templates do not compile or the environment is wrong; then `diagnostics` says why. */
  readonly input: Omit<BuildInput, 'progress'> | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Diagnostics of content with their files named from where the user stands. */
  readonly fromHere: (list: readonly Diagnostic[]) => Diagnostic[];
  /** A file of content as it is named from where the user stands. */
  readonly shown: (file: string) => string;
  readonly sources: Sources;
}

type InputOptions = Pick<BuildOptions, 'content' | 'now' | 'baseUrl' | 'release' | 'drafts'>;

/** Reads content and environment and compiles the templates of a project. */
export async function gatherInputs(project: Project, options: InputOptions): Promise<Inputs> {
  const compiling = compile(project);
  // A failure is looked at below; until then it must not end the process.
  compiling.catch(() => undefined);
  const tree = readContent(options.content);
  const { displayPath, contentPath } = displayPaths(options.content);
  const rest = {
    shown: displayPath,
    fromHere: (list: readonly Diagnostic[]) => list.map((diagnostic) => ({ ...diagnostic, file: displayPath(diagnostic.file) })),
    sources: (file: string) => tree.texts.get(contentPath(file)),
  };
  const stopped = (diagnostics: readonly Diagnostic[]): Inputs => ({ ...rest, input: undefined, diagnostics });
  try {
    const { definition, bundle } = await compiling;
    const { overrides, findings } = readEnvironment(process.env, definition, options.baseUrl);
    if (findings.length > 0) return stopped(locate(findings, new Map()));
    const input = {
      tree,
      definition,
      bundle,
      ogImages: ogImagesOf(project, definition),
      at: options.now ?? Date.now(),
      overrides,
      release: options.release ?? false,
      drafts: options.drafts ?? false,
      cache: project.cache.of(`prose-${project.engine.hash}`),
      pictures: createImageProcessor(project),
    };
    return { ...rest, input, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    return stopped(templateDiagnostics(error.failures));
  }
}
