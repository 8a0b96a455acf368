import type { Command } from 'commander';
import { type CommandContext, jsonOption } from '../context.ts';
import { examplesText } from '../help.ts';

/** Defines `archipel clean`. */
export function addClean(program: Command, { io, project, setExitCode }: CommandContext): void {
  program
    .command('clean')
    .description('remove what earlier runs have kept')
    .addOption(jsonOption())
    .addHelpText('after', examplesText([['archipel clean', 'make everything again with the next build']]))
    .action(async () => {
      const { runClean } = await import('./run.ts');
      setExitCode(runClean(io, project));
    });
}
