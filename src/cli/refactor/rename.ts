import type { Project } from '../../node/project.ts';
import { type RenameRequest, rename } from '../../tools/refactor/rename.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import { carryOut } from './carry-out.ts';
import { gatherContent, type RefactorOptions } from './gather.ts';

export interface RenameOptions extends RefactorOptions, Pick<RenameRequest, 'kind' | 'from' | 'to'> {}

/** `archipel rename`: renames an item in all files at once; resolves to the exit code. */
export async function runRename(io: Terminal, project: Project, options: RenameOptions): Promise<number> {
  const input = await gatherContent(io, project, options);
  if (input === undefined) return exitCodes.content;
  const { refactor } = io.messages;
  const { kind, from, to, dryRun = false } = options;
  const made = await rename({ kind, from, to, index: input.index, messages: io.messages });
  if (typeof made === 'string') return endWith(io, exitCodes.usage, `${made} ${refactor.nothingChanged}`);
  return carryOut(io, made, { ...options, input, done: refactor.renamed({ kind, from, to, dry: dryRun }) });
}
