import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { ScheduleOptions } from './run.ts';

/** Defines `archipel schedule`. */
export function addSchedule(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(program.command('schedule').description('list when the site changes by itself, and what needs review'), { project, io })
    .option('--days <number>', 'list only dates in the next days, besides those that have passed', wholeNumber(io.messages))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel schedule', 'print a table'],
        ['archipel schedule --days 30', 'list past dates, and those of the next 30 days'],
        ['archipel schedule --json', 'print data, with nextChangeAt for a timer'],
      ]),
    )
    .action(async (options: ScheduleOptions) => {
      const { runSchedule } = await import('./run.ts');
      setExitCode(await runSchedule(io, project, options));
    });
}
