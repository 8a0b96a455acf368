import type { Command } from 'commander';
import { hostArgument, port, webAddress } from '../arguments.ts';
import { type CommandContext, lazyRun, threadsOption, withContent } from '../context.ts';
import { addExamples } from '../help.ts';

/** Defines `archipel watch`. */
export function addWatch(program: Command, context: CommandContext): void {
  const { messages } = context.io;
  const command = withContent(program.command('watch').description('serve the site while you edit it, and show each save at once'), context)
    .option('--base-url <url>', 'the URL of the finished site, in place of baseUrl', webAddress(messages))
    .option('--port <number>', 'the port; if it is in use, the next free one', port(messages), 4321)
    .option('--open', 'open the home page in the browser')
    .option('--follow', 'after each save, show the saved page in every open tab')
    .option('--editor <command>', 'the editor that opens when you click a position (default: the running one, or $EDITOR)')
    .option('--types', 'also check the types of templates, islands and the configuration, in the background')
    .option('--host <name>', 'answer to this name, too, for a proxy with a login: edit.example.org', hostArgument(messages))
    .addOption(threadsOption(context))
    .option('--no-edit', 'turn editing in the page off')
    .option('--debug', 'print why each page is rendered again or reused; DEBUG=archipel:* does the same')
    .action(lazyRun(context, async () => (await import('./run.ts')).runWatch));
  addExamples(command, [
    ['archipel watch --open', 'serve the site at http://localhost:4321 and open it'],
    ['archipel watch --follow', 'show each page as soon as it is saved'],
    ['archipel watch --now 2025-06-01', 'show the site as it was on that day'],
    ['archipel watch --editor code', 'open positions in Visual Studio Code'],
  ]);
}
