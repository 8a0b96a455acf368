import type { Command } from 'commander';
import { type CommandContext, jsonOption } from '../context.ts';
import { examplesText } from '../help.ts';

/** Defines `archipel clean`. */
export function addClean(program: Command, { io, project, setExitCode }: CommandContext): void {
  program
    .command('clean')
    .description('empty the cache')
    .addOption(jsonOption())
    .addHelpText('after', examplesText([['archipel clean', 'let the next build compute everything again']]))
    .action(async () => {
      const { runClean } = await import('./run.ts');
      setExitCode(runClean(io, project));
    });
}
