import type { Command } from 'commander';
import { type CommandContext, jsonOption, lazyRun, withContent } from '../context.ts';
import { addExamples } from '../help.ts';
import type { RenameOptions } from './rename.ts';

/** Defines `archipel rename`. */
export function addRename(program: Command, context: CommandContext): void {
  const run = lazyRun(context, async () => (await import('./rename.ts')).runRename);
  const command = withContent(program.command('rename').description('rename an item and every reference to it'), context)
    .argument('<kind>', 'the singular of a collection, such as page, or price, campaign, contact, external, anchor, asset')
    .argument('<from>', 'the name; for an anchor, PAGE#ID')
    .argument('<to>', 'the new name; for an anchor, only the new ID')
    .option('--dry-run', 'show the changes of each file, and write nothing')
    .addOption(jsonOption())
    .action((...words: [kind: string, from: string, to: string, options: Omit<RenameOptions, 'kind' | 'from' | 'to'>, Command]) => {
      const [kind, from, to, options] = words;
      return run({ ...options, kind, from, to });
    });
  addExamples(command, [
    ['archipel rename page about team --dry-run', 'print the lines that would change'],
    ['archipel rename page about team', 'rename the file, and update links, redirects, recorded URLs and approvals'],
    ['archipel rename anchor contact#message form', 'rename a section of a page, and update the links to it'],
    ['archipel rename asset team.jpg office.jpg', 'rename a file of content/assets'],
  ]);
}
