import type { BuildOptions, Terminal } from '../output/terminal.ts';
import type { ProjectInputs } from './inputs.ts';

/** Reports the sources (functions that load entries) that were not called because their last results are valid. Does nothing if `quiet`. */
export function reportReused(
  io: Terminal,
  { loadedSources }: Pick<ProjectInputs, 'loadedSources'>,
  { quiet }: Pick<BuildOptions, 'quiet'>,
): void {
  if (quiet === true) return;
  for (const { collection, until } of loadedSources?.reused ?? [])
    io.err(io.messages.report.sourceReused(collection, new Date(until).toISOString()));
}
