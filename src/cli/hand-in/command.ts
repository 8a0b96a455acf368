import type { Command } from 'commander';
import { type CommandContext, contentOption, jsonOption, lazyRun } from '../context.ts';
import { addExamples } from '../help.ts';

/** Defines `archipel hand-in`. */
export function addHandIn(program: Command, context: CommandContext): void {
  const command = program
    .command('hand-in')
    .description('hand in what was edited in pages: a branch with one commit, pushed as a proposal')
    .addOption(contentOption(context, 'the content folder'))
    .option('--message <sentence>', 'what has changed, in one sentence; if omitted, you are asked at a terminal')
    .option('--only <id...>', 'hand in only these changes, by their ids')
    .option('--dry-run', 'list the changes, and write nothing')
    .addOption(jsonOption())
    .action(lazyRun(context, async () => (await import('./run.ts')).runHandIn));
  addExamples(command, [
    ['archipel hand-in', 'list the changes, ask for a sentence, and hand in'],
    ['archipel hand-in --dry-run', 'only list the changes'],
    ['archipel hand-in --message "New opening hours"', 'hand in without questions'],
  ]);
}
