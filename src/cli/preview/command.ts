import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { port } from '../arguments.ts';
import { type CommandContext, lazyRun } from '../context.ts';
import { addExamples } from '../help.ts';

/** Defines `archipel preview`. */
export function addPreview(program: Command, context: CommandContext): void {
  const { io, project } = context;
  const command = program
    .command('preview')
    .description('serve the built site on this machine as a host would')
    .addOption(
      new Option('--out <dir>', 'the built folder').argParser((value) => resolve(value)).default(join(project.root, 'dist'), 'dist'),
    )
    .option('--port <number>', 'the port; if it is in use, the next free one', port(io.messages), 4321)
    .action(lazyRun(context, async () => (await import('./run.ts')).runPreview));
  addExamples(command, [
    ['archipel preview', 'serve dist/ at http://localhost:4321'],
    ['archipel preview --port 8080', 'use another port'],
  ]);
}
