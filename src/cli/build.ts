import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { BuildOptions } from '../commands/output/terminal.ts';
import { type CommandContext, examples, withBuild } from './context.ts';

/** Defines `archipel build`. */
export function addBuild(program: Command, { io, project, setExitCode }: CommandContext): void {
  withBuild(program.command('build').description('build the site into a folder'), project.root)
    .option('--out <dir>', 'the output folder', (value) => resolve(value), join(project.root, 'dist'))
    .option('--debug', 'say of each page why it is rendered; as DEBUG=archipel:* does')
    .addHelpText(
      'after',
      examples([
        ['archipel build', 'build into dist/'],
        ['archipel build --out /tmp/site --quiet', 'into another folder, printing problems only'],
        ['archipel build --now 2025-06-01T00:00:00+02:00', 'as the site was on that day'],
        ['archipel build --format github --strict', 'for a CI job'],
      ]),
    )
    .action(async (options: BuildOptions & { out: string }) => {
      const { runBuild } = await import('../commands/build.ts');
      setExitCode(await runBuild(io, project, options));
    });
}
