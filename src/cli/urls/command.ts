import type { Command } from 'commander';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { UrlsOptions } from './run.ts';

/** Defines `archipel urls`. */
export function addUrls(program: Command, { io, project, setExitCode }: CommandContext): void {
  const urls = withContent(program.command('urls').description('list every published URL, and record new ones'), { project, io })
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel urls', 'what is recorded, new, redirected or removed'],
        ['archipel urls accept', 'record what is new in content/locks/urls.yaml'],
      ]),
    )
    .action(async (options: UrlsOptions) => {
      const { runUrls } = await import('./run.ts');
      setExitCode(await runUrls(io, project, options));
    });
  withContent(urls.command('accept').description('record the URLs that are new'), { project, io })
    .addOption(jsonOption())
    .addHelpText('after', examplesText([['archipel urls accept', 'record what is new in content/locks/urls.yaml']]))
    .action(async (_: unknown, accept: Command) => {
      const { runAccept } = await import('./run.ts');
      // Options may precede `accept`, too; commander gives those to `urls`.
      setExitCode(await runAccept(io, project, accept.optsWithGlobals<UrlsOptions>()));
    });
}
