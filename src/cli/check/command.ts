import { type Command, Option } from 'commander';
import { type CommandContext, withBuild } from '../context.ts';
import { examplesText } from '../help.ts';
import type { CheckOptions } from './found.ts';

/** Defines `archipel check`. */
export function addCheck(program: Command, { io, project, setExitCode }: CommandContext): void {
  withBuild(program.command('check').description('look for problems, and write nothing unless asked to'), { project, io })
    .option('--types', 'check the types of templates, islands and the configuration, too')
    .option('--external', 'ask the addresses of other sites, too, and record the answers in links.lock.json')
    .option('--fix', 'apply the fixes that need no decision, such as quotation marks, then check')
    .addOption(new Option('--dry-run', 'show what --fix would change, and write nothing').implies({ fix: true }))
    .option('--code <code>', 'print the problems of this code only, all of them')
    .option('--debug', 'say what is taken from the cache; as DEBUG=archipel:* does')
    .addHelpText(
      'after',
      examplesText([
        ['archipel check', 'every problem, with its place and a way out'],
        ['archipel check --format json', 'the same as data'],
        ['archipel check --release', 'refuse example values too'],
        ['archipel check --types', 'what TypeScript says of templates too'],
        ['archipel check --fix --dry-run', 'what would be fixed, line by line'],
        ['archipel check --external', 'dead and moved links to other sites too'],
      ]),
    )
    .action(async (options: CheckOptions) => {
      const { runCheck } = await import('./run.ts');
      setExitCode(await runCheck(io, project, options));
    });
}
