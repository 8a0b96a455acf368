import type { Command } from 'commander';
import { type FlagAnswers, questions } from '../../tools/init/answers.ts';
import { type CommandContext, jsonOption, lazyRun } from '../context.ts';
import { addExamples, remark } from '../help.ts';

/** Defines `archipel init`. */
export function addInit(program: Command, context: CommandContext): void {
  const run = lazyRun(context, async () => (await import('./run.ts')).runInit);
  const command = program.command('init').description('make a small site in an empty folder').argument('[folder]', 'the folder', '.');
  for (const { flag, value, meaning } of questions) command.option(`--${flag} ${value}`, meaning);
  command
    .option('--yes', 'ask no questions: use the default for everything that no flag sets')
    .option('--install', 'also install the packages')
    .addOption(jsonOption())
    .action((folder: string, { yes, install, ...given }: Partial<FlagAnswers> & { yes?: true; install?: true }) =>
      run({ folder, given, ...(yes && { yes }), ...(install && { install }) }),
    );
  addExamples(command, [
    ['archipel init', 'ask for name, languages and URL at a terminal'],
    ['archipel init notes --name Notes --locales de,en', 'make a site in German and English in the folder notes'],
    ['archipel init --url https://example.org/docs', 'make a site under a path of its host'],
  ]);
  command.addHelpText(
    'after',
    remark(
      'init overwrites nothing. Exit codes: 0 success, 1 the disk or the installation failed, 2 the folder is not empty or an answer is wrong, 130 ended by Ctrl-C.',
    ),
  );
}
