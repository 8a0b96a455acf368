import { Command, Option } from 'commander';
import { toolMessages } from '../../diagnostics/messages/messages.ts';
import { type CodeKind, codeKinds } from '../../tools/new/code/code-kinds.ts';
import type { Answers, Flag, Kind } from '../../tools/new/kinds.ts';
import { type CommandContext, contentOption, jsonOption, lazyRun, withContent } from '../context.ts';
import { addExamples, remark } from '../help.ts';
import { endWith, exitCodes } from '../output/terminal.ts';

/**
 * Returns the options of a flag: the option that help shows and, if the flag exists for each language, the options that the user has typed.
 */
function optionsOf(flag: Flag, words: readonly string[]): readonly { readonly name: string; readonly option: Option }[] {
  if (flag.inEachLanguage === undefined) return [{ name: flag.name, option: optionOf(flag) }];
  const written = words.flatMap((word) => /^--([\w-]+)/.exec(word)?.[1] ?? []).filter((name) => name.startsWith(`${flag.name}-`));
  const shown = `${flag.name}-LANGUAGE`;
  return [shown, ...new Set(written)].map((name) => {
    const option = optionOf({ ...flag, name });
    return { name, option: name === shown ? option : option.hideHelp() };
  });
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const optionOf = ({ name, value, meaning }: Flag): Option => new Option(`--${name} ${value}`, meaning);

/** Defines `archipel new`. Its kinds depend on the site, which is read only when the command runs. */
export function addNew(program: Command, context: CommandContext): void {
  program
    .command('new')
    .description('add an entry of a collection, a redirect, a section type, an island or a collection')
    .usage('KIND [options]')
    .argument('[words...]', 'a kind of the site and its options; in the folder of a site, archipel new --help lists the kinds')
    .helpOption(false)
    .allowUnknownOption()
    .action(async (words: readonly string[], _options: object, command: Command) => {
      const { readKinds, reportUnread } = await import('./run.ts');
      const read = await readKinds(context.project, words.some(isHelp) ? toolMessages('en') : context.io.messages);
      if ('kinds' in read) {
        const complete = await withKind(context, words, read.kinds);
        if (typeof complete === 'number') context.setExitCode(complete);
        else await createKinds(program, context, read.kinds).parseAsync(complete, { from: 'user' });
      } else if (words.some(isHelp)) command.help();
      else context.setExitCode(reportUnread(context.io, read.diagnostics));
    });
}

/**
 * Resolves to the words with a kind in front, or unchanged if they ask for help. If the words name no kind, asks for one. Without a
 * terminal or after Ctrl-C, prints a message and resolves to an exit code.
 */
async function withKind({ io }: CommandContext, words: readonly string[], kinds: readonly Kind[]): Promise<readonly string[] | number> {
  const [first = '-'] = words;
  if (!first.startsWith('-') || words.some(isHelp)) return words;
  const { newEntry } = io.messages;
  if (io.interactive !== true) return endWith(io, exitCodes.usage, newEntry.nameKind(namesOf(kinds).join(', '), kinds[0]?.name ?? ''));
  const { askForKind } = await import('./ask.ts');
  const ofCode = codeKinds.map((name) => ({ name, description: io.messages.newCode.descriptions[name] }));
  const kind = await askForKind(newEntry.whichKind, [...kinds, ...ofCode]);
  if (kind !== undefined) return [kind, ...words];
  return endWith(io, exitCodes.interrupted, `\n${newEntry.nothingWritten}`);
}

/** Creates a parser for the words after `archipel new`, with a subcommand for each kind. */
export function createKinds(program: Command, context: CommandContext, kinds: readonly Kind[]): Command {
  const command = new Command('archipel new')
    .copyInheritedSettings(program)
    .description(`add ${listOf(kinds)}`)
    .exitOverride();
  for (const kind of kinds) addKind(command, context, kind);
  for (const kind of codeKinds) addCodeKind(command, context, kind);
  command.showHelpAfterError(context.io.messages.usage.kinds(namesOf(kinds)));
  return addExamples(
    command,
    kinds.map(({ name, description }) => [`archipel new ${name}`, description]),
  );
}

const namesOf = (kinds: readonly Kind[]): readonly string[] => [...kinds.map(({ name }) => name), ...codeKinds];

const listOf = (kinds: readonly Kind[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    namesOf(kinds).map((name) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`),
  );

function addKind(parent: Command, context: CommandContext, kind: Kind): void {
  const { name, description, flags, example } = kind;
  const command = withContent(parent.command(name).description(`add ${description}`), context).addOption(jsonOption());
  const options = flags.flatMap((flag) => optionsOf(flag, context.words));
  for (const { option } of options) command.addOption(option);
  addExamples(command, [
    [`archipel new ${name}`, 'ask for everything at a terminal'],
    [`archipel new ${name} ${example}`, 'ask no questions'],
  ]);
  const endings = 'Exit codes: 0 success, 1 the disk failed, 2 an answer is missing or wrong, 130 ended by Ctrl-C.';
  command.addHelpText('after', remark(`new overwrites nothing. ${endings}`));
  const run = lazyRun(context, async () => (await import('./run.ts')).runNew);
  command.action((given: Record<string, string | undefined> & { content: string; now?: number }) => {
    const answers: Answers = Object.fromEntries(
      options.flatMap(({ name: flag, option }) => {
        const value = given[option.attributeName()];
        return value === undefined ? [] : [[flag, value] as const];
      }),
    );
    return run({ ...given, kind, answers });
  });
}

const codeExamples = { section: 'notice', island: 'CopyLink', collection: 'events' };

function addCodeKind(parent: Command, context: CommandContext, kind: CodeKind): void {
  const run = lazyRun(context, async () => (await import('./new-code.ts')).runNewCode);
  const command = parent
    .command(kind)
    .description(`add ${toolMessages('en').newCode.descriptions[kind]}`)
    .addOption(contentOption(context, 'the content folder, in which the words or the first entry are written'))
    .option('--name <name>', 'the name; if omitted, you are asked at a terminal')
    .addOption(jsonOption())
    .action((options: { content: string; name?: string }) => run({ ...options, kind }));
  const isCollection = kind === 'collection';
  addExamples(command, [
    [
      `archipel new ${kind} --name ${codeExamples[kind]}`,
      isCollection ? 'write its folder and a first entry, and list it in the site' : 'write its folder, and its words in each language',
    ],
  ]);
  command.addHelpText(
    'after',
    remark('new overwrites nothing. Files in templates/new replace the patterns of archipel: docs/design-templates.md.'),
  );
}
