import type { Command } from 'commander';
import { webAddress } from '../arguments.ts';
import { type CommandContext, jsonOption, threadsOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { ExplainOptions } from './run.ts';

/** Defines `archipel explain`. */
export function addExplain(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(
    program
      .command('explain')
      .description('show what a page is made of, or where something is used')
      .argument(
        '<url|key|file|text>',
        'the URL of a page without its host, a fact, a price list, a message, an asset, a file, an island, or any words of a text',
      ),
    { project, io },
  )
    .option('--base-url <url>', 'the URL of the finished site, in place of baseUrl', webAddress(io.messages))
    .addOption(threadsOption({ io }))
    .option('--all', 'print long lists in full')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel explain /about', 'show what the page is made of'],
        ['archipel explain baseUrl', 'list the pages that use this value of site.yaml'],
        ['archipel explain "Write to us"', 'show where this text is written, and the pages that show it'],
        ['archipel explain content/site.yaml --json', 'list the pages that show anything of this file, as data'],
      ]),
    )
    .action(async (word: string, options: Omit<ExplainOptions, 'word'>) => {
      const { runExplain } = await import('./run.ts');
      setExitCode(await runExplain(io, project, { ...options, word }));
    });
}
