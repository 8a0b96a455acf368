import type { Command } from 'commander';
import type { AcceptOptions } from '../commands/translations/approve-translations.ts';
import type { TranslationOptions } from '../commands/translations/translations.ts';
import { type CommandContext, examples, withContent } from './context.ts';

/** Defines `archipel translations` and `archipel translations approve`. */
export function addTranslations(program: Command, context: CommandContext): void {
  const { io, project, setExitCode } = context;
  const command = withContent(program.command('translations').description('compare the languages of every text'), project.root)
    .option('--page <name>', 'only this page, by its id, file or address')
    .option('--only <kinds>', 'only these, with commas: missing, facts, drift, same, unused, unconfirmed')
    .option('--json', 'print data')
    .option('--strict', 'fail while anything but unconfirmed texts is found')
    .addHelpText(
      'after',
      examples([
        ['archipel translations', 'page by page, as a table'],
        ['archipel translations --page home', 'of one page'],
        ['archipel translations --only drift,facts', 'German texts that have changed, facts that differ'],
        ['archipel translations approve --all', 'approve every translation'],
      ]),
    )
    .action(async (options: TranslationOptions) => {
      const { runTranslations } = await import('../commands/translations/translations.ts');
      setExitCode(await runTranslations(io, project, options));
    });
  addApprove(command, context);
}

function addApprove(translations: Command, { io, project, setExitCode }: CommandContext): void {
  withContent(
    translations.command('approve [names...]').alias('accept').description('say that texts say what those in the source language say'),
    project.root,
  )
    .option('--all', 'all of them, but for those whose facts differ')
    .addHelpText(
      'after',
      examples([
        ['archipel translations approve pages/home.yaml', 'a file'],
        ['archipel translations approve pages/home.yaml:name', 'one text'],
        ['archipel translations approve --all', 'every text'],
      ]),
    )
    .action(async (names: string[], _: unknown, approve: Command) => {
      const { runAccept } = await import('../commands/translations/approve-translations.ts');
      // Options that both have may stand before `approve` and behind it; commander gives them to the outer one.
      setExitCode(await runAccept(io, project, names, approve.optsWithGlobals<AcceptOptions>()));
    });
}
