import type { Command } from 'commander';
import { type FlagAnswers, questions } from '../../tools/init/answers.ts';
import { type CommandContext, jsonOption } from '../context.ts';
import { examplesText, remark } from '../help.ts';

/** Defines `archipel init`. */
export function addInit(program: Command, { io, project, setExitCode }: CommandContext): void {
  const command = program.command('init').description('make a small site in an empty folder').argument('[folder]', 'the folder', '.');
  for (const { flag, value, meaning } of questions) command.option(`--${flag} ${value}`, meaning);
  command
    .option('--yes', 'ask no questions: use the default for everything that no flag sets')
    .option('--install', 'also install the packages')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel init', 'ask for name, languages and URL at a terminal'],
        ['archipel init notes --name Notes --locales de,en', 'make a site in German and English in the folder notes'],
        ['archipel init --url https://example.org/docs', 'make a site under a path of its host'],
      ]),
    )
    .addHelpText(
      'after',
      remark(
        'init overwrites nothing. Exit codes: 0 success, 1 the disk or the installation failed, 2 the folder is not empty or an answer is wrong, 130 ended by Ctrl-C.',
      ),
    )
    .action(async (folder: string, { yes, install, ...given }: Partial<FlagAnswers> & { yes?: true; install?: true }) => {
      const { runInit } = await import('./run.ts');
      setExitCode(await runInit(io, project, { folder, given, ...(yes && { yes }), ...(install && { install }) }));
    });
}
