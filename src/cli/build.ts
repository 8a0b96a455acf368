import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { BuildOptions } from '../commands/output/terminal.ts';
import { outputBeside } from '../node/project.ts';
import { type CommandContext, examples, refuseForeign, withBuild } from './context.ts';

/** Defines `archipel build`. */
export function addBuild(program: Command, { io, project, setExitCode }: CommandContext): void {
  withBuild(program.command('build').description('build the site into a folder'), project.root)
    .option('--out <dir>', 'the output folder; without it, dist beside the content', (value) => resolve(value))
    .option('--debug', 'say of each page why it is rendered; as DEBUG=archipel:* does')
    .addHelpText(
      'after',
      examples([
        ['archipel build', 'build into dist/'],
        ['archipel build --out /tmp/site --quiet', 'into another folder, printing errors only'],
        ['archipel build --now 2025-06-01T00:00:00+02:00', 'as the site was on that day'],
        ['archipel build --format github', 'for a CI job'],
      ]),
    )
    .action(async ({ out, ...options }: BuildOptions & { out?: string }, command: Command) => {
      if (out === undefined) refuseForeign(command, project, options.content);
      const { runBuild } = await import('../commands/build.ts');
      setExitCode(await runBuild(io, project, { ...options, out: out ?? outputBeside(options.content) }));
    });
}
