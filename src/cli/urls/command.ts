import type { Command } from 'commander';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { UrlsOptions } from './run.ts';

/** Defines `archipel urls`. */
export function addUrls(program: Command, { io, project, setExitCode }: CommandContext): void {
  const urls = withContent(program.command('urls').description('compare the site with the recorded URLs'), { project, io })
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel urls', 'list recorded, new, redirected and removed URLs'],
        ['archipel urls accept', 'record new URLs in content/locks/urls.yaml'],
      ]),
    )
    .action(async (options: UrlsOptions) => {
      const { runUrls } = await import('./run.ts');
      setExitCode(await runUrls(io, project, options));
    });
  withContent(urls.command('accept').description('record new URLs'), { project, io })
    .addOption(jsonOption())
    .addHelpText('after', examplesText([['archipel urls accept', 'record new URLs in content/locks/urls.yaml']]))
    .action(async (_: unknown, accept: Command) => {
      const { runAccept } = await import('./run.ts');
      // Options may also precede `accept`. Commander stores those in `urls`.
      setExitCode(await runAccept(io, project, accept.optsWithGlobals<UrlsOptions>()));
    });
}
