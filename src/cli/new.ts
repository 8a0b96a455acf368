import { type Command, Option } from 'commander';
import { type Answers, type Flag, type Kind, type KindName, kinds } from '../scaffold/kinds.ts';
import { type CommandContext, examples, withContent } from './context.ts';

/** A flag as the option that help shows and, where there is one for each language, as those that the user has written. */
function optionsOf(flag: Flag, words: readonly string[]): readonly { readonly name: string; readonly option: Option }[] {
  if (flag.inEachLanguage === undefined) return [{ name: flag.name, option: optionOf(flag) }];
  const written = words.flatMap((word) => /^--([\w-]+)/.exec(word)?.[1] ?? []).filter((name) => name.startsWith(`${flag.name}-`));
  const shown = `${flag.name}-LANGUAGE`;
  return [shown, ...new Set(written)].map((name) => {
    const option = optionOf({ ...flag, name });
    return { name, option: name === shown ? option : option.hideHelp() };
  });
}

const optionOf = ({ name, value, meaning }: Flag): Option => new Option(`--${name} ${value}`, meaning);

/** Defines `archipel new` with a command for each kind of thing. */
export function addNew(program: Command, context: CommandContext): void {
  const command = program.command('new').description('add a page, a solution, an edition or a redirect');
  for (const [name, kind] of Object.entries(kinds)) addKind(command, context, { ...kind, name: name as KindName });
  command.addHelpText('after', examples(Object.entries(kinds).map(([name, { description }]) => [`archipel new ${name}`, description])));
}

type NamedKind = Kind & { readonly name: KindName };

function addKind(
  parent: Command,
  { words, io, project, setExitCode }: CommandContext,
  { name, description, flags, example }: NamedKind,
): void {
  const command = withContent(parent.command(name).description(`add ${description}`), project.root).option(
    '--json',
    'print the files that were written',
  );
  const options = flags.flatMap((flag) => optionsOf(flag, words));
  for (const { option } of options) command.addOption(option);
  const lines = examples([
    [`archipel new ${name}`, 'asks for everything it needs, at a terminal'],
    [`archipel new ${name} ${example}`, ''],
  ]);
  const endings = 'Exit codes: 0 written, 1 not written because of the disk, 2 an answer is missing or wrong, 130 ended by Ctrl-C.';
  command.addHelpText('after', `${lines}\n\nNothing is overwritten. ${endings}`);
  command.action(async (given: Record<string, string | undefined> & { content: string; now?: number; json?: boolean }) => {
    const answers: Answers = Object.fromEntries(
      options.flatMap(({ name: flag, option }) => {
        const value = given[option.attributeName()];
        return value === undefined ? [] : [[flag, value] as const];
      }),
    );
    const { runNew } = await import('../commands/new.ts');
    setExitCode(await runNew(io, project, { ...given, kind: name, answers }));
  });
}
