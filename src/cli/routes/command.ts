import type { Command } from 'commander';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { BuildOptions } from '../output/terminal.ts';

/** Defines `archipel routes`. */
export function addRoutes(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(program.command('routes').description('list every page with its URL, language and file'), { project, io })
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel routes', 'print a table'],
        ['archipel routes --json', 'print data'],
      ]),
    )
    .action(async (options: Pick<BuildOptions, 'content' | 'now'>) => {
      const { runRoutes } = await import('./run.ts');
      setExitCode(await runRoutes(io, project, options));
    });
}
