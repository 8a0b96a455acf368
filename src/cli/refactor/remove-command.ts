import type { Command } from 'commander';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { RemoveOptions } from './remove.ts';

/** Defines `archipel remove`. */
export function addRemove(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(program.command('remove').description('take a thing away; asks what becomes of its visitors and of what names it'), {
    project,
    io,
  })
    .argument('<kind>', 'one entry of a collection of the site, such as page; price, campaign, contact, external, anchor, asset')
    .argument('<name>', 'its name; of an anchor ENTRY#ID')
    .option('--redirect-to <address>', 'where visitors of its addresses are led: /contact, or https://…')
    .option('--point-to <name>', 'let places that name it name this one of its kind')
    .option('--drop', 'take away what names it, such as a link of the footer')
    .option('--dry-run', 'show the changes of each file, and write nothing')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel remove page support', 'asks at a terminal; else lists what is to be decided'],
        ['archipel remove page support --redirect-to /contact --drop', 'with the links to it'],
        ['archipel remove contact login --point-to support', 'whose number is shown instead'],
      ]),
    )
    .action(async (kind: string, name: string, options: Omit<RemoveOptions, 'kind' | 'name'>) => {
      const { runRemove } = await import('./remove.ts');
      setExitCode(await runRemove(io, project, { ...options, kind, name }));
    });
}
