// Help that fits a terminal of 80 columns.
import type { Command, HelpConfiguration } from 'commander';
import { fill, wrap } from '../diagnostics/terminal/lines.ts';

const width = 80;

/** The maximum width of a term with its meaning beside it. The meaning of a longer term is printed on the next line. */
const maxTermWidth = 40;

/** Breaks a command into lines that a shell reads as one. */
const commandLines = (command: string): readonly string[] =>
  fill(command.split(/ (?=--)/), width - 10, ' ').map(
    (line, index, all) => `${index === 0 ? '  ' : '    '}${line}${index < all.length - 1 ? ' \\' : ''}`,
  );

type Terms = readonly (readonly [term: string, meaning: string])[];

/** Lists terms, indented, with their meanings beside or below them. */
function definitions(lines: Terms): readonly string[] {
  const beside = Math.max(...lines.map(([term]) => (term.length > maxTermWidth ? 0 : term.length))) + 4;
  return lines.flatMap(([term, meaning]) => {
    const text = wrap(meaning, width, ' '.repeat(beside));
    const isBeside = term.length <= maxTermWidth && meaning !== '';
    return isBeside
      ? [`  ${term}`.padEnd(beside) + (text[0] ?? '').trimStart(), ...text.slice(1)]
      : [...commandLines(term), ...(meaning === '' ? [] : text)];
  });
}

/** Formats a heading and terms with their meanings, for the end of a help text. */
export const terms = (title: string, lines: Terms): string => ['', `${title}:`, ...definitions(lines)].join('\n');

/** Formats a sentence or two for the end of a help text. */
export const remark = (text: string): string => ['', ...wrap(text, width)].join('\n');

/** Adds examples, each with its description, to the help of a command. */
export const addExamples = (command: Command, examples: Terms): Command => command.addHelpText('after', terms('Examples', examples));

/** The layout of help for all commands. */
export const helpOptions: HelpConfiguration = {
  helpWidth: width,
  minWidthToWrap: 30,
  // Only the name: arguments and options of a subcommand belong in its own help.
  subcommandTerm: (command) => command.name(),
};
