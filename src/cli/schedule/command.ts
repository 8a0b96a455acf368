import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { type CommandContext, jsonOption, lazyRun, withContent } from '../context.ts';
import { addExamples } from '../help.ts';

/** Defines `archipel schedule`. */
export function addSchedule(program: Command, context: CommandContext): void {
  const command = withContent(
    program.command('schedule').description('list when the site changes without an edit, and what needs review'),
    context,
  )
    .option('--days <number>', 'list only past dates, and those in the next <number> days', wholeNumber(context.io.messages))
    .addOption(jsonOption())
    .action(lazyRun(context, async () => (await import('./run.ts')).runSchedule));
  addExamples(command, [
    ['archipel schedule', 'print a table'],
    ['archipel schedule --days 30', 'list past dates, and those of the next 30 days'],
    ['archipel schedule --json', 'print data, with nextChangeAt for a timer'],
  ]);
}
