import type { Command } from 'commander';
import { type CommandContext, jsonOption, lazyRun, withContent } from '../context.ts';
import { addExamples } from '../help.ts';
import type { UrlsOptions } from './run.ts';

/** Defines `archipel urls` and `archipel urls accept`. */
export function addUrls(program: Command, context: CommandContext): void {
  const urls = withContent(program.command('urls').description('compare the site with the recorded URLs'), context)
    .addOption(jsonOption())
    .action(lazyRun(context, async () => (await import('./run.ts')).runUrls));
  addExamples(urls, [
    ['archipel urls', 'list recorded, new, redirected and removed URLs'],
    ['archipel urls accept', 'record new URLs in content/locks/urls.yaml'],
  ]);
  const run = lazyRun(context, async () => (await import('./run.ts')).runAccept);
  const command = withContent(urls.command('accept').description('record new URLs'), context)
    .addOption(jsonOption())
    // Options may also precede `accept`. Commander stores those in `urls`.
    .action((_: unknown, accept: Command) => run(accept.optsWithGlobals<UrlsOptions>()));
  addExamples(command, [['archipel urls accept', 'record new URLs in content/locks/urls.yaml']]);
}
