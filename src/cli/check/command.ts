import { type Command, Option } from 'commander';
import { type CommandContext, withBuild } from '../context.ts';
import { examplesText } from '../help.ts';
import type { CheckOptions } from './found.ts';

/** Defines `archipel check`. */
export function addCheck(program: Command, { io, project, setExitCode }: CommandContext): void {
  withBuild(program.command('check').description('find every mistake, without writing anything'), { project, io })
    .option('--types', 'also check the types of templates, islands and the configuration')
    .option('--external', 'also request links to other sites, and record the results in links.lock.json')
    .option('--fix', 'apply the fixes that need no decision, such as quotation marks, then check')
    .addOption(new Option('--dry-run', 'show what --fix would change, and write nothing').implies({ fix: true }))
    .option('--code <code>', 'print only the diagnostics of this code, and all of them')
    .option('--debug', 'print what is taken from the cache; DEBUG=archipel:* does the same')
    .addHelpText(
      'after',
      examplesText([
        ['archipel check', 'print every mistake with its line and a hint'],
        ['archipel check --json', 'print the same as data'],
        ['archipel check --release', 'also refuse example values'],
        ['archipel check --types', 'also check types with TypeScript'],
        ['archipel check --fix --dry-run', 'print the lines that --fix would change'],
        ['archipel check --external', 'also find dead and moved links to other sites'],
      ]),
    )
    .action(async (options: CheckOptions) => {
      const { runCheck } = await import('./run.ts');
      setExitCode(await runCheck(io, project, options));
    });
}
