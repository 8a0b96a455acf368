// Gathers the content for commands that rename or remove items, which need all files to be free of syntax errors.
import { locate } from '../../content/locate.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../node/project.ts';
import { indexProject, type ProjectIndex } from '../../tools/new/project-index.ts';
import { gatherInputs, type ProjectInputs } from '../input/inputs.ts';
import { reportErrors } from '../output/report.ts';
import type { BuildOptions, Terminal } from '../output/terminal.ts';

export interface RefactorOptions extends Pick<BuildOptions, 'content' | 'now'> {
  /** Shows the changes without writing them. */
  readonly dryRun?: boolean;
}

export interface RefactorInput extends Omit<ProjectInputs, 'input'> {
  readonly build: NonNullable<ProjectInputs['input']>;
  readonly index: ProjectIndex;
}

/**
 * Reads the content of a site. If files cannot be parsed, reports them and resolves to undefined, because any of them
 * might refer to the item.
 */
export async function gatherContent(io: Terminal, project: Project, options: RefactorOptions): Promise<RefactorInput | undefined> {
  const { input: build, ...gathered } = await gatherInputs(project, options);
  const index = build && (await indexProject(build.tree, build.definition, build.at));
  const unreadable = index === undefined ? [] : [...index.tree.problems, ...index.findings];
  const problems: readonly Diagnostic[] = [
    ...gathered.diagnostics,
    ...gathered.fromHere(locate(unreadable, build?.tree ?? { texts: new Map() })),
  ];
  if (build !== undefined && index !== undefined && problems.length === 0) return { ...gathered, build, index };
  reportErrors(io, problems, { sources: gathered.sources, writes: true });
  return undefined;
}
