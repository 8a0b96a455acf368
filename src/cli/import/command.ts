import type { Command } from 'commander';
import { folder } from '../arguments.ts';
import { type CommandContext, contentOption, jsonOption, lazyRun } from '../context.ts';
import { addExamples, remark } from '../help.ts';
import type { ImportCommandOptions } from './run.ts';

/** Defines `archipel import`. */
export function addImport(program: Command, context: CommandContext): void {
  const { messages } = context.io;
  const run = lazyRun(context, async () => (await import('./run.ts')).runImport);
  const command = program
    .command('import')
    .description('import a folder of Markdown texts from another generator')
    .argument('<folder>', 'the folder of the texts, such as ../old-site/docs', folder(messages))
    .option(
      '--as <collection>',
      'the collection, which is created if it does not exist (default: the name of the folder, or docs for the folder of a language)',
    )
    .option('--urls <path>', 'the path under which the other generator published the folder (default: / and the name of the collection)')
    .option('--locale <key>', 'the language of all texts; by default, the names of files and folders show it')
    .option('--static <dir>', 'the folder of files that the other generator copies, such as ../old-site/static', folder(messages))
    .addOption(contentOption(context, 'the content folder'))
    .option('--dry-run', 'show what would be imported, and write nothing')
    .addOption(jsonOption())
    .action((from: string, options: Omit<ImportCommandOptions, 'from'>) => run({ ...options, from }));
  addExamples(command, [
    ['archipel import ../old-site/docs', 'import the texts to content/docs'],
    ['archipel import ../old-site/_posts --as blog --urls /news', 'name the collection, and keep its URLs'],
    ['archipel import ../old-site/docs --static ../old-site/static', 'also import the pictures and files that the texts name'],
    ['archipel import ../old-site/i18n/de/docs --as docs --locale de', 'add the German texts'],
  ]);
  command.addHelpText(
    'after',
    remark(
      'import converts front matter, links, pictures, asides and other constructs, adds redirects from old URLs, and changes nothing in the other folder. It overwrites nothing. Exit codes: 0 success, 1 the texts cannot be imported as they are or the disk failed, 2 wrong usage.',
    ),
  );
}
