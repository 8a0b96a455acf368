import type { Command } from 'commander';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { RenameOptions } from './rename.ts';

/** Defines `archipel rename`. */
export function addRename(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(program.command('rename').description('rename an item and every reference to it'), { project, io })
    .argument('<kind>', 'the singular of a collection, such as page, or price, campaign, contact, external, anchor, asset')
    .argument('<from>', 'the name; for an anchor, PAGE#ID')
    .argument('<to>', 'the new name; for an anchor, only the new ID')
    .option('--dry-run', 'show the changes of each file, and write nothing')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel rename page about team --dry-run', 'print the lines that would change'],
        ['archipel rename page about team', 'rename the file, and update links, redirects, recorded URLs and approvals'],
        ['archipel rename anchor contact#message form', 'rename a section of a page, and update the links to it'],
        ['archipel rename asset team.jpg office.jpg', 'rename a file of content/assets'],
      ]),
    )
    .action(async (...given: [kind: string, from: string, to: string, options: Omit<RenameOptions, 'kind' | 'from' | 'to'>, Command]) => {
      const { runRename } = await import('./rename.ts');
      const [kind, from, to, options] = given;
      setExitCode(await runRename(io, project, { ...options, kind, from, to }));
    });
}
