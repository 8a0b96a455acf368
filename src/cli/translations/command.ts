import type { Command } from 'commander';
import { type CommandContext, jsonOption, withContent } from '../context.ts';
import { examplesText } from '../help.ts';
import type { ApproveOptions } from './approve-translations.ts';
import type { TranslationOptions } from './run.ts';

/** Defines `archipel translations` and `archipel translations approve`. */
export function addTranslations(program: Command, context: CommandContext): void {
  const { io, project, setExitCode } = context;
  const command = withContent(program.command('translations').description('compare every text with its translations'), { project, io })
    .argument('[page]', 'with --add: the page, by its id, file or address')
    .option('--add <locale>', 'give a page this language, with a placeholder beside each source text')
    .option('--dry-run', 'with --add: show the changes of each file, and write nothing')
    .option('--to <locale>', 'only translations into this language; all without it')
    .option('--page <name>', 'only this page, by its id, file or address')
    .option('--only <kinds>', 'only these, with commas: missing, facts, outdated, same, unused, unapproved')
    .addOption(jsonOption())
    .option('--strict', 'fail while anything but unapproved texts is found')
    .addHelpText(
      'after',
      examplesText([
        ['archipel translations', 'page by page, as a table'],
        ['archipel translations --page home', 'of one page'],
        ['archipel translations --only outdated,facts', 'source texts that have changed, facts that differ'],
        ['archipel translations --add en imprint', 'the page in English, to be filled in'],
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
    translations.command('approve [names...]').alias('accept').description('say that translations say what the source texts say'),
    { project, io },
  )
    .option('--to <locale>', 'only translations into this language; all without it')
    .option('--all', 'all of them, but for those whose facts differ')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examplesText([
        ['archipel translations approve pages/home.yaml', 'a file'],
        ['archipel translations approve pages/home.yaml:name', 'one text'],
        ['archipel translations approve --all', 'every text'],
      ]),
    )
    .action(async (names: string[], _: unknown, approve: Command) => {
      const { runApprove } = await import('./approve-translations.ts');
      // Options that both have may precede or follow `approve`; commander gives them to the outer one.
      setExitCode(await runApprove(io, project, { ...approve.optsWithGlobals<Omit<ApproveOptions, 'names'>>(), names }));
    });
}
