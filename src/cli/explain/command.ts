import type { Command } from 'commander';
import { webAddress } from '../arguments.ts';
import { type CommandContext, jsonOption, lazyRun, threadsOption, withContent } from '../context.ts';
import { addExamples } from '../help.ts';
import type { ExplainOptions } from './run.ts';

/** Defines `archipel explain`. */
export function addExplain(program: Command, context: CommandContext): void {
  const run = lazyRun(context, async () => (await import('./run.ts')).runExplain);
  const command = withContent(program.command('explain').description('show what a page is made of, or where something is used'), context)
    .argument(
      '<url|key|file|text>',
      'the URL of a page without its host, a fact, a price list, a message, an asset, a file, an island, or any words of a text',
    )
    .option('--base-url <url>', 'the URL of the finished site, in place of baseUrl', webAddress(context.io.messages))
    .addOption(threadsOption(context))
    .option('--all', 'print long lists in full')
    .addOption(jsonOption())
    .action((word: string, options: Omit<ExplainOptions, 'word'>) => run({ ...options, word }));
  addExamples(command, [
    ['archipel explain /about', 'show what the page is made of'],
    ['archipel explain baseUrl', 'list the pages that use this value of site.yaml'],
    ['archipel explain "Write to us"', 'show where this text is written, and the pages that show it'],
    ['archipel explain content/site.yaml --json', 'list the pages that show a part of this file, as JSON'],
  ]);
}
