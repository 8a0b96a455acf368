import type { Command } from 'commander';
import { type CommandContext, jsonOption, lazyRun, withContent } from '../context.ts';
import { addExamples } from '../help.ts';
import type { ApproveOptions } from './approve-translations.ts';
import type { TranslationOptions } from './run.ts';

/** Defines `archipel translations` and `archipel translations approve`. */
export function addTranslations(program: Command, context: CommandContext): void {
  const { usage } = context.io.messages;
  const add = lazyRun(context, async () => (await import('./add-translation.ts')).runAddTranslation);
  const list = lazyRun(context, async () => (await import('./run.ts')).runTranslations);
  const command = withContent(program.command('translations').description('compare every text with its translations'), context)
    .argument('[page]', 'with --add: the page, by its id, file or URL')
    .option('--add <locale>', 'add this language to a page, with a placeholder beside each source text')
    .option('--dry-run', 'with --add: show the changes of each file, and write nothing')
    .option('--to <locale>', 'only translations into this language (default: all)')
    .option('--page <name>', 'only this page, by its id, file or URL')
    .option('--only <kinds>', 'only these kinds, separated by commas: missing, facts, outdated, same, unused, unapproved')
    .addOption(jsonOption())
    .option('--strict', 'fail if anything but unapproved texts is found')
    .action((page: string | undefined, options: TranslationOptions & { readonly add?: string; readonly dryRun?: boolean }) => {
      if (page !== undefined && options.add !== undefined) return add({ ...options, add: options.add, page });
      if (page === undefined && options.add === undefined) return list(options);
      return command.error(`error: ${page === undefined ? usage.namePage : usage.commandOrPage(page)}`);
    });
  addExamples(command, [
    ['archipel translations', 'print differences page by page'],
    ['archipel translations --page home', 'print the differences of one page'],
    ['archipel translations --only outdated,facts', 'print only changed source texts and facts that differ'],
    ['archipel translations --add de about', 'add German to the page about, with placeholders'],
    ['archipel translations approve --all', 'approve every translation'],
  ]);
  addApprove(command, context);
}

function addApprove(translations: Command, context: CommandContext): void {
  const run = lazyRun(context, async () => (await import('./approve-translations.ts')).runApprove);
  const approve = translations.command('approve [names...]').alias('accept');
  withContent(approve.description('approve translations that match their source texts'), context)
    .option('--to <locale>', 'only translations into this language (default: all)')
    .option('--all', 'approve all translations, except those whose facts differ')
    .addOption(jsonOption())
    // Options that both commands have may precede or follow `approve`. Commander stores them in the outer command.
    .action((names: string[]) => run({ ...approve.optsWithGlobals<Omit<ApproveOptions, 'names'>>(), names }));
  addExamples(approve, [
    ['archipel translations approve pages/home.yaml', 'approve the texts of a file'],
    ['archipel translations approve pages/home.yaml:name', 'approve one text'],
    ['archipel translations approve --all', 'approve every translation whose facts match'],
  ]);
}
