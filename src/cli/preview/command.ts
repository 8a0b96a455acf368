import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { port } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { examplesText } from '../help.ts';

/** Defines `archipel preview`. */
export function addPreview(program: Command, { io, project, setExitCode }: CommandContext): void {
  program
    .command('preview')
    .description('serve the built site on this machine as a host would')
    .addOption(
      new Option('--out <dir>', 'the built folder').argParser((value) => resolve(value)).default(join(project.root, 'dist'), 'dist'),
    )
    .option('--port <number>', 'the port; if it is in use, the next free one', port(io.messages), 4321)
    .addHelpText(
      'after',
      examplesText([
        ['archipel preview', 'serve dist/ at http://localhost:4321'],
        ['archipel preview --port 8080', 'use another port'],
      ]),
    )
    .action(async (options: { out: string; port: number }) => {
      const { runPreview } = await import('./run.ts');
      setExitCode(await runPreview(io, project, options));
    });
}
