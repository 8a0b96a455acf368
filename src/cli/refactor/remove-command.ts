import type { Command } from 'commander';
import { type CommandContext, jsonOption, lazyRun, withContent } from '../context.ts';
import { addExamples } from '../help.ts';
import type { RemoveOptions } from './remove.ts';

/** Defines `archipel remove`. */
export function addRemove(program: Command, context: CommandContext): void {
  const run = lazyRun(context, async () => (await import('./remove.ts')).runRemove);
  const description = 'remove an item; asks where to redirect its URLs and what to do with references';
  const command = withContent(program.command('remove').description(description), context)
    .argument('<kind>', 'the singular of a collection, such as page, or price, campaign, contact, external, anchor, asset')
    .argument('<name>', 'the name; for an anchor, PAGE#ID')
    .option('--redirect-to <address>', 'where to redirect its URLs: /contact, or https://…')
    .option('--point-to <name>', 'point references to this item of the same kind')
    .option('--drop', 'delete references, such as a link in the footer')
    .option('--dry-run', 'show the changes of each file, and write nothing')
    .addOption(jsonOption())
    .action((kind: string, name: string, options: Omit<RemoveOptions, 'kind' | 'name'>) => run({ ...options, kind, name }));
  addExamples(command, [
    ['archipel remove page about', 'ask at a terminal; in a script, list what you have to decide'],
    ['archipel remove page about --redirect-to / --drop', 'redirect its URLs, and delete the links to it'],
    ['archipel remove asset team.jpg --point-to office.jpg', 'use another file instead'],
  ]);
}
