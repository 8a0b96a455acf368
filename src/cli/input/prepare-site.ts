import type { BuildInput } from '../../build/build-input.ts';
import { prepare } from '../../build/prepare.ts';
import type { PreparedSite } from '../../build/prepared-site.ts';
import { reportErrors } from '../output/report.ts';
import type { Terminal } from '../output/terminal.ts';
import { limitingEachPage, type ProjectInputs, withoutDrawing } from './inputs.ts';

export interface PreparedInput {
  readonly input: BuildInput;
  readonly ready: PreparedSite;
}

/** Prepares a site for commands that render pages only to describe them. If it has errors, reports them and resolves to undefined. */
export async function prepareOrReport(
  io: Terminal,
  gathered: Pick<ProjectInputs, 'input' | 'diagnostics' | 'fromHere' | 'sources'>,
): Promise<PreparedInput | undefined> {
  const input = gathered.input && limitingEachPage(withoutDrawing(gathered.input));
  const { ready, diagnostics = [] } = input === undefined ? {} : await prepare(input);
  if (input !== undefined && ready !== undefined) return { input, ready };
  reportErrors(io, [...gathered.diagnostics, ...gathered.fromHere(diagnostics)], { sources: gathered.sources });
  return undefined;
}
