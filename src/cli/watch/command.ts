import type { Command } from 'commander';
import { hostArgument, port, webAddress } from '../arguments.ts';
import { type CommandContext, threadsOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { WatchOptions } from './run.ts';

/** Defines `archipel watch`. */
export function addWatch(program: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(program.command('watch').description('serve the site while you edit it: each save is on the screen at once'), { project, io })
    .option('--base-url <url>', 'the address of the finished site', webAddress(io.messages))
    .option('--port <number>', 'the port, or the next free one', port(io.messages), 4321)
    .option('--open', 'open the home page in the browser')
    .option('--follow', 'let open pages go to the page that was just saved')
    .option('--editor <command>', 'the editor that a click on a problem opens; without it, the one that runs or $EDITOR')
    .option('--types', 'check the types of templates, islands and the configuration in the background')
    .option('--host <name>', 'a name under which a proxy with a login leads here, too', hostArgument(io.messages))
    .option('--no-edit', 'do not let content be edited in the page')
    .addOption(threadsOption({ io }))
    .option('--debug', 'say of each page why it is rendered again or kept; as DEBUG=archipel:* does')
    .addHelpText(
      'after',
      examplesText([
        ['archipel watch --open', 'serve the site at http://localhost:4321 and open it'],
        ['archipel watch --follow', 'show each page as soon as it is saved'],
        ['archipel watch --now 2025-06-01', 'the site as it was on that day'],
        ['archipel watch --editor code', 'open problems in Visual Studio Code'],
      ]),
    )
    .action(async (options: WatchOptions) => {
      const { runWatch } = await import('./run.ts');
      setExitCode(await runWatch(io, project, options));
    });
}
