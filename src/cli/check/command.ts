import type { Command } from 'commander';
import { type CommandContext, withBuild } from '../context.ts';
import { examplesText } from '../help.ts';
import type { BuildOptions } from '../output/terminal.ts';

/** Defines `archipel check`. */
export function addCheck(program: Command, { io, project, setExitCode }: CommandContext): void {
  withBuild(program.command('check').description('look for problems without writing anything'), project.root)
    .option('--types', 'check the types of templates, islands and the configuration, too')
    .option('--external', 'ask the addresses of other sites, too, and record the answers in links.lock.json')
    .option('--debug', 'say what is taken from the cache; as DEBUG=archipel:* does')
    .addHelpText(
      'after',
      examplesText([
        ['archipel check', 'every problem, with its place and a way out'],
        ['archipel check --format json', 'the same as data'],
        ['archipel check --release', 'refuse example values too'],
        ['archipel check --types', 'what TypeScript says of templates too'],
        ['archipel check --external', 'dead and moved links to other sites too'],
      ]),
    )
    .action(async (options: BuildOptions & { debug?: boolean; external?: boolean; types?: boolean }) => {
      const { runCheck } = await import('./run.ts');
      setExitCode(await runCheck(io, project, options));
    });
}
