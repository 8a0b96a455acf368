import type { Command } from 'commander';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { ApproveOptions } from './approve-translations.ts';
import type { TranslationOptions } from './run.ts';

/** Defines `archipel translations` and `archipel translations approve`. */
export function addTranslations(program: Command, context: CommandContext): void {
  const { io, project, setExitCode } = context;
  const command = withContent(program.command('translations').description('compare every text with its translations'), { project, io })
    .argument('[page]', 'with --add: the page, by its id, file or URL')
    .option('--add <locale>', 'add this language to a page, with a placeholder beside each source text')
    .option('--dry-run', 'with --add: show the changes of each file, and write nothing')
    .option('--to <locale>', 'only translations into this language; all without it')
    .option('--page <name>', 'only this page, by its id, file or URL')
    .option('--only <kinds>', 'only these kinds, separated by commas: missing, facts, outdated, same, unused, unapproved')
    .addOption(jsonOption())
    .option('--strict', 'fail if anything but unapproved texts is found')
    .addHelpText(
      'after',
      examplesText([
        ['archipel translations', 'print differences page by page'],
        ['archipel translations --page home', 'print the differences of one page'],
        ['archipel translations --only outdated,facts', 'print only changed source texts and facts that differ'],
        ['archipel translations --add de about', 'add German to the page about, with placeholders'],
        ['archipel translations approve --all', 'approve every translation'],
      ]),
    )
    .action(async (page: string | undefined, options: TranslationOptions & { readonly add?: string; readonly dryRun?: boolean }) => {
      if ((page === undefined) !== (options.add === undefined))
        command.error(`error: ${page === undefined ? io.messages.usage.namePage : io.messages.usage.commandOrPage(page)}`);
      if (page !== undefined && options.add !== undefined) {
        const { runAddTranslation } = await import('./add-translation.ts');
        setExitCode(await runAddTranslation(io, project, { ...options, add: options.add, page }));
        return;
      }
      const { runTranslations } = await import('./run.ts');
      setExitCode(await runTranslations(io, project, options));
    });
  addApprove(command, context);
}

function addApprove(translations: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(
    translations.command('approve [names...]').alias('accept').description('approve translations that match their source texts'),
    { project, io },
  )
    .option('--to <locale>', 'only translations into this language; all without it')
    .option('--all', 'approve all translations, except those whose facts differ')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel translations approve pages/home.yaml', 'approve the texts of a file'],
        ['archipel translations approve pages/home.yaml:name', 'approve one text'],
        ['archipel translations approve --all', 'approve every translation whose facts match'],
      ]),
    )
    .action(async (names: string[], _: unknown, approve: Command) => {
      const { runApprove } = await import('./approve-translations.ts');
      // Options that both commands have may precede or follow `approve`. Commander stores them in the outer command.
      setExitCode(await runApprove(io, project, { ...approve.optsWithGlobals<Omit<ApproveOptions, 'names'>>(), names }));
    });
}
