import type { Command } from 'commander';
import { type CommandContext, jsonOption, lazyRun } from '../context.ts';
import { addExamples } from '../help.ts';

/** Defines `archipel clean`. */
export function addClean(program: Command, context: CommandContext): void {
  const command = program
    .command('clean')
    .description('empty the cache')
    .addOption(jsonOption())
    .action(lazyRun(context, async () => (await import('./run.ts')).runClean));
  addExamples(command, [['archipel clean', 'let the next build compute everything again']]);
}
