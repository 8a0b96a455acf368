import { type Command, Option } from 'commander';
import { type CommandContext, lazyRun, withBuild } from '../context.ts';
import { addExamples } from '../help.ts';

/** Defines `archipel check`. */
export function addCheck(program: Command, context: CommandContext): void {
  const command = withBuild(program.command('check').description('find every mistake, without writing anything'), context)
    .option('--types', 'also check the types of templates, islands and the configuration')
    .option('--external', 'also request links to other sites, and record the results in links.lock.json')
    .option('--fix', 'apply the fixes that need no decision, such as quotation marks, then check')
    .addOption(new Option('--dry-run', 'show what --fix would change, and write nothing').implies({ fix: true }))
    .option('--code <code>', 'print every diagnostic of this code, and no others')
    .option('--debug', 'print what is taken from the cache; DEBUG=archipel:* does the same')
    .action(lazyRun(context, async () => (await import('./run.ts')).runCheck));
  addExamples(command, [
    ['archipel check', 'print every mistake with its line and a hint'],
    ['archipel check --json', 'print the same as data'],
    ['archipel check --release', 'also refuse example values'],
    ['archipel check --types', 'also check types with TypeScript'],
    ['archipel check --fix --dry-run', 'print the lines that --fix would change'],
    ['archipel check --external', 'also find dead and moved links to other sites'],
  ]);
}
