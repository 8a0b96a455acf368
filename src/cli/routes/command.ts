import type { Command } from 'commander';
import { type CommandContext, jsonOption, lazyRun, withContent } from '../context.ts';
import { addExamples } from '../help.ts';

/** Defines `archipel routes`. */
export function addRoutes(program: Command, context: CommandContext): void {
  const command = withContent(program.command('routes').description('list every page with its URL, language and file'), context)
    .addOption(jsonOption())
    .action(lazyRun(context, async () => (await import('./run.ts')).runRoutes));
  addExamples(command, [
    ['archipel routes', 'print a table'],
    ['archipel routes --json', 'print data'],
  ]);
}
