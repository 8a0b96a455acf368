import { resolve } from 'node:path';
import type { Command } from 'commander';
import { outputBeside } from '../../node/project.ts';
import { share } from '../arguments.ts';
import { type CommandContext, refuseForeign, withBuild } from '../context.ts';
import { addExamples } from '../help.ts';
import { exitCodes } from '../output/terminal.ts';
import type { BuildRunOptions } from './new-build.ts';

type TypedOptions = Omit<BuildRunOptions, 'out'> & { readonly out?: string; readonly verify?: number | true };

/** Defines `archipel build`. */
export function addBuild(program: Command, context: CommandContext): void {
  const { io, project, setExitCode } = context;
  const command = withBuild(program.command('build').description('build the site into a folder'), context)
    .option('--out <dir>', 'the output folder (default: dist beside the content)', (value) => resolve(value))
    .option('--in-place', 'keep the output folder and replace its files one by one, for a folder that is mounted into a container')
    .option(
      '--verify [share]',
      'compare the output with a build without a cache; --verify 0.05 compares a random twentieth of the pages',
      share(io.messages),
    )
    .option('--debug', 'print what is taken from the cache, and why each page is rendered; DEBUG=archipel:* does the same')
    .action(async ({ out, verify, ...options }: TypedOptions, command: Command) => {
      if (out === undefined) refuseForeign(command, context, options.content);
      const { runBuild } = await import('./run.ts');
      const run = { ...options, out: out ?? outputBeside(options.content), now: options.now ?? Date.now() };
      const code = await runBuild(io, project, run);
      if (verify === undefined || code !== exitCodes.fine) return setExitCode(code);
      const { runVerify } = await import('./verify.ts');
      setExitCode(await runVerify(io, project, { ...run, share: verify === true ? 1 : verify }));
    });
  addExamples(command, [
    ['archipel build', 'build into dist/'],
    ['archipel build --out /tmp/site --quiet', 'build into another folder, and print only errors'],
    ['archipel build --now 2025-06-01T00:00:00+02:00', 'build the site as it was on that day'],
    ['archipel build --format github', 'print diagnostics as annotations of GitHub Actions'],
    ['archipel build --verify', 'build, then compare with a build without a cache'],
  ]);
}
