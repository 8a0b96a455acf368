import type { Command } from 'commander';
import { webAddress } from '../arguments.ts';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { ExplainOptions } from './run.ts';

/** Defines `archipel explain`. */
export function addExplain(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(
    program
      .command('explain')
      .description('say what a page is made of, or where something is used')
      .argument(
        '<url|key|file|text>',
        'the address of a page; a fact, a price list, a word of the translations, an asset, a file, an island; or a text, or a part of one',
      ),
    { project, io },
  )
    .option('--base-url <url>', 'the address of the finished site', webAddress(io.messages))
    .option('--all', 'print long lists whole')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel explain /en/ai-audit', 'what the page is made of'],
        ['archipel explain price.audit.offer.once', 'the pages that show this price'],
        ['archipel explain "Talk to us"', 'where this text is defined, and the pages that show it'],
        ['archipel explain content/prices.yaml --json', 'the pages that show anything of a file, as data'],
      ]),
    )
    .action(async (word: string, options: Omit<ExplainOptions, 'word'>) => {
      const { runExplain } = await import('./run.ts');
      setExitCode(await runExplain(io, project, { ...options, word }));
    });
}
