import type { Command } from 'commander';
import { type FlagAnswers, questions } from '../../tools/init/answers.ts';
import { type CommandContext, jsonOption } from '../context.ts';
import { examplesText, remark } from '../help.ts';

/** Defines `archipel init`. */
export function addInit(program: Command, { io, project, setExitCode }: CommandContext): void {
  const command = program.command('init').description('make a small site in an empty folder').argument('[folder]', 'the folder', '.');
  for (const { flag, value, meaning } of questions) command.option(`--${flag} ${value}`, meaning);
  command
    .option('--yes', 'ask nothing: use what the flags say, and else what is usual')
    .option('--install', 'install its packages, too')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel init', 'asks for everything it needs, at a terminal'],
        ['archipel init notes --name Notes --locales de,en', 'in German and English'],
        ['archipel init --url https://example.org/docs', 'for a site under a path of its host'],
      ]),
    )
    .addHelpText(
      'after',
      remark(
        'Nothing is overwritten. Exit codes: 0 made, 1 not made because of the disk or not installed, 2 the folder is not empty or an answer is wrong, 130 ended by Ctrl-C.',
      ),
    )
    .action(async (folder: string, { yes, install, ...given }: Partial<FlagAnswers> & { yes?: true; install?: true }) => {
      const { runInit } = await import('./run.ts');
      setExitCode(await runInit(io, project, { folder, given, ...(yes && { yes }), ...(install && { install }) }));
    });
}
