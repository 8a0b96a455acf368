// Completes words of a command line: commands and options from their definitions, names from the site.
import type { Command, Option } from 'commander';
import { toolLanguages } from '../../diagnostics/messages/messages.ts';
import type { ContentNames } from './content-names.ts';

/** A completion and its description, which is empty if the word needs none. */
export interface Completion {
  readonly word: string;
  readonly meaning: string;
}

export interface CompletionSources {
  readonly program: Command;
  /** Returns the command `archipel new`, with a subcommand for each kind of content that can be added to the site. */
  readonly kindsCommand: (names: ContentNames) => Command;
  /** Reads the names in the site; resolves to undefined if the site cannot be read. */
  readonly names: () => Promise<ContentNames | undefined>;
}

/** The parsed words of a command line, without the last word. */
interface Typed {
  readonly command: Command;
  /** The names of the commands: `relay queue list`. */
  readonly path: readonly string[];
  /** Words that are neither commands nor options. */
  readonly operands: readonly string[];
  /** The option whose value comes next. */
  readonly open: Option | undefined;
}

/** Completes the last word of a command line. `words` are those after the name of the program. */
export async function completeWords(words: readonly string[], sources: CompletionSources): Promise<readonly Completion[]> {
  const current = words.at(-1) ?? '';
  const typed = await read(words.slice(0, -1), sources);
  const [, flag, value] = /^(--[\w-]+)=(.*)$/.exec(current) ?? [];
  const assigned = flag === undefined ? undefined : optionsOf(typed.command).find(({ long }) => long === flag);
  const all = await (assigned === undefined ? next(typed, current, sources) : valuesOf(assigned, value ?? '', { typed, sources }));
  const before = assigned === undefined ? '' : `${flag}=`;
  return all.map(({ word, meaning }) => ({ word: before + word, meaning })).filter(({ word }) => word.startsWith(current));
}

async function read(words: readonly string[], sources: CompletionSources): Promise<Typed> {
  let typed: Typed = { command: sources.program, path: [], operands: [], open: undefined };
  for (const word of words) typed = await step(typed, word, sources);
  return typed;
}

async function step(typed: Typed, word: string, sources: CompletionSources): Promise<Typed> {
  const { command, path, operands, open } = typed;
  if (open !== undefined) return { ...typed, open: undefined };
  if (word.startsWith('-')) {
    const option = optionsOf(command).find(({ long, short }) => long === word || short === word);
    return { ...typed, open: option?.required === true ? option : undefined };
  }
  const found = command.commands.find((each) => each.name() === word || each.aliases().includes(word));
  if (found === undefined) return { ...typed, operands: [...operands, word] };
  const names = found.name() === 'new' && path.length === 0 ? await sources.names() : undefined;
  return {
    command: names === undefined ? found : sources.kindsCommand(names),
    path: [...path, found.name()],
    operands: [],
    open: undefined,
  };
}

const optionsOf = (command: Command): readonly Option[] => [
  ...command.options,
  ...(command.parent === null ? [] : optionsOf(command.parent)),
];

async function next(typed: Typed, current: string, sources: CompletionSources): Promise<readonly Completion[]> {
  if (typed.open !== undefined) return valuesOf(typed.open, current, { typed, sources });
  if (current.startsWith('-')) return flagsOf(typed.command);
  const inner = typed.command.createHelp().visibleCommands(typed.command);
  const commands = inner.filter((each) => each.name() !== 'help').map((each) => ({ word: each.name(), meaning: each.description() }));
  const place = operandPlaces[typed.path.join(' ')];
  const names = place && (await sources.names());
  return [...commands, ...plain(names ? place(names, typed.operands) : [])];
}

/**
 * Returns the options that help shows. An option that exists per language is listed once for each language
 * (`--name-de`), not as `--name-LANGUAGE`.
 */
const flagsOf = (command: Command): readonly Completion[] =>
  optionsOf(command).flatMap(({ long, description, hidden }) =>
    long == null || long.endsWith('-LANGUAGE') || (hidden && !/^--\w+-\w+/.test(long)) ? [] : [{ word: long, meaning: description }],
  );

const plain = (words: readonly string[]): readonly Completion[] => [...new Set(words)].map((word) => ({ word, meaning: '' }));

/** The words that may follow a command, depending on the operands already typed. */
const operandPlaces: Readonly<Record<string, (names: ContentNames, operands: readonly string[]) => readonly string[]>> = {
  explain: (names, operands) => (operands.length === 0 ? [...names.routes, ...names.subjects] : []),
  rename: namedItems,
  remove: namedItems,
  translations: ({ entries }, operands) => (operands.length === 0 ? entries : []),
  'translations approve': ({ entries }) => entries,
};

/** Returns the words for the next operand: first the kinds, then the names of the kind that was typed, then nothing. */
function namedItems({ kinds, named }: ContentNames, [kind, ...others]: readonly string[]): readonly string[] {
  if (kind === undefined) return kinds;
  return others.length === 0 ? named(kind) : [];
}

interface ValueContext {
  readonly typed: Typed;
  readonly sources: CompletionSources;
}

async function valuesOf(option: Option, current: string, { typed, sources }: ValueContext): Promise<readonly Completion[]> {
  if (option.argChoices !== undefined) return plain(option.argChoices);
  if (option.long === '--language') return plain(toolLanguages);
  const names = await sources.names();
  if (names === undefined) return [];
  const kind = typed.path[0] === 'new' ? typed.path[1] : undefined;
  if (kind === undefined) return plain(optionValues[option.long ?? '']?.(names, typed.operands) ?? []);
  const { values, several } = names.flagValues(kind, option.name());
  const before = several ? current.slice(0, current.lastIndexOf(',') + 1) : '';
  return plain(values.filter((value) => !before.split(',').includes(value)).map((value) => before + value));
}

/** The possible values of options of commands other than `new`. */
const optionValues: Readonly<Record<string, (names: ContentNames, operands: readonly string[]) => readonly string[]>> = {
  '--to': ({ targets }) => targets,
  '--add': ({ languages }) => languages,
  '--page': ({ entries }) => entries,
  '--redirect-to': ({ routes }) => routes,
  '--point-to': ({ named }, [kind = '']) => named(kind),
};
