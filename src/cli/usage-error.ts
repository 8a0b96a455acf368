// Translates usage errors of commander, which exist only in English. Each error is recognized by the pattern of its sentence.
import type { ToolMessages } from '../diagnostics/messages/messages.ts';

type Usage = ToolMessages['usage'];

/** A pattern of commander's sentence, and a function that writes the sentence in another language with the matched names. */
type Pattern = readonly [sentence: RegExp, write: (usage: Usage) => (...names: string[]) => string];

const patterns: readonly Pattern[] = [
  [/(?<=^error: )missing required argument '(.*)'/, ({ missingArgument }) => missingArgument],
  [/(?<=^error: )option '(.*)' argument missing/, ({ missingValue }) => missingValue],
  [/(?<=^error: )command-argument value '(.*)' is invalid for argument '(.*)'\./s, ({ invalidArgument }) => invalidArgument],
  [/(?<=^error: )option '(.*?)' argument '(.*)' is invalid\./s, ({ invalidValue }) => invalidValue],
  [/(?<=^error: )option '(.*)' cannot be used with option '(.*)'/, ({ conflict }) => conflict],
  [/(?<=^error: )unknown option '(.*)'/, ({ unknownOption }) => unknownOption],
  [/(?<=^error: )unknown command '(.*)'/, ({ unknownCommand }) => unknownCommand],
  [/(?<=^error: )too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\./, ({ tooMany }) => tooMany],
  [/\(Did you mean one of (.*)\?\)$/m, ({ didYouMeanOneOf }) => didYouMeanOneOf],
  [/\(Did you mean (?!one of)(.*)\?\)$/m, ({ didYouMean }) => didYouMean],
  [/Allowed choices are (.*)\.$/m, ({ choices }) => choices],
  [
    /^error(?=: )/,
    ({ error }) =>
      () =>
        error,
  ],
];

/** Translates commander's errors about the command line into the language of the user. */
export const usageError = (text: string, { usage }: ToolMessages): string =>
  patterns.reduce((said, [sentence, write]) => {
    const [found, ...names] = sentence.exec(said) ?? [];
    return found === undefined ? said : said.replace(found, () => write(usage)(...names));
  }, text);
