import type { Command } from 'commander';
import { type CommandContext, contentOption, jsonOption } from '../context.ts';
import { examplesText } from '../help.ts';
import type { HandInOptions } from './run.ts';

/** Defines `archipel hand-in`. */
export function addHandIn(program: Command, { io, project, setExitCode }: CommandContext): void {
  program
    .command('hand-in')
    .description('hand in what was edited in pages: a branch with one commit, pushed as a proposal')
    .addOption(contentOption({ project, io }, 'the content folder'))
    .option('--message <sentence>', 'what has changed, in one sentence; without it, you are asked at a terminal')
    .option('--only <id...>', 'hand in only these changes, by their ids')
    .option('--dry-run', 'list the changes, and write nothing')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel hand-in', 'list the changes, ask for a sentence, and hand in'],
        ['archipel hand-in --dry-run', 'only list the changes'],
        ['archipel hand-in --message "New opening hours"', 'hand in without questions'],
      ]),
    )
    .action(async (options: HandInOptions) => {
      const { runHandIn } = await import('./run.ts');
      setExitCode(await runHandIn(io, project, options));
    });
}
