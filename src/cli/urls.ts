import { Argument, type Command } from 'commander';
import type { BuildOptions } from '../commands/output/terminal.ts';
import { type CommandContext, withContent } from './context.ts';
import { examples } from './help.ts';

/** Defines `archipel urls`. */
export function addUrls(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(program.command('urls').description('list every published URL, and record new ones'), project.root)
    .addArgument(new Argument('[what]', 'accept: record the URLs that are new').choices(['accept']))
    .option('--json', 'print data')
    .addHelpText(
      'after',
      examples([
        ['archipel urls', 'what is recorded, new, redirected or removed'],
        ['archipel urls accept', 'record what is new in content/locks/urls.yaml'],
      ]),
    )
    .action(async (what: 'accept' | undefined, options: Pick<BuildOptions, 'content' | 'now'> & { json?: boolean }) => {
      const { runAccept, runUrls } = await import('../commands/urls.ts');
      setExitCode(await (what === 'accept' ? runAccept : runUrls)(io, project, options));
    });
}
