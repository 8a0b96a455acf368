import type { Command } from 'commander';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { RenameOptions } from './rename.ts';

/** Defines `archipel rename`. */
export function addRename(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(program.command('rename').description('give a thing another name, with all that names it'), { project, io })
    .argument('<kind>', 'one entry of a collection of the site, such as page; price, campaign, contact, external, anchor, asset')
    .argument('<from>', 'its name; of an anchor ENTRY#ID')
    .argument('<to>', 'its new name')
    .option('--dry-run', 'show the changes of each file, and write nothing')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel rename page support help --dry-run', 'show what would change'],
        ['archipel rename page support help', 'file, links, redirect, URL history, approved translations'],
        ['archipel rename price audit check', 'a price list, and the facts that texts name of it'],
        ['archipel rename anchor contact#form message', 'a section, and the links to it'],
        ['archipel rename asset team.jpg team-2026.jpg', 'a file of content/assets'],
      ]),
    )
    .action(async (...given: [kind: string, from: string, to: string, options: Omit<RenameOptions, 'kind' | 'from' | 'to'>, Command]) => {
      const { runRename } = await import('./rename.ts');
      const [kind, from, to, options] = given;
      setExitCode(await runRename(io, project, { ...options, kind, from, to }));
    });
}
