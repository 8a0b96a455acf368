import type { Command } from 'commander';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { RemoveOptions } from './remove.ts';

/** Defines `archipel remove`. */
export function addRemove(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(program.command('remove').description('remove an item; asks where to redirect its URLs and what to do with references'), {
    project,
    io,
  })
    .argument('<kind>', 'the singular of a collection, such as page, or price, campaign, contact, external, anchor, asset')
    .argument('<name>', 'the name; for an anchor, PAGE#ID')
    .option('--redirect-to <address>', 'where to redirect its URLs: /contact, or https://…')
    .option('--point-to <name>', 'let references name this item of the same kind instead')
    .option('--drop', 'delete references, such as a link in the footer')
    .option('--dry-run', 'show the changes of each file, and write nothing')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel remove page about', 'ask at a terminal; in a script, list what you have to decide'],
        ['archipel remove page about --redirect-to / --drop', 'redirect its URLs, and delete the links to it'],
        ['archipel remove asset team.jpg --point-to office.jpg', 'use another file instead'],
      ]),
    )
    .action(async (kind: string, name: string, options: Omit<RemoveOptions, 'kind' | 'name'>) => {
      const { runRemove } = await import('./remove.ts');
      setExitCode(await runRemove(io, project, { ...options, kind, name }));
    });
}
