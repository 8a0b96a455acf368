/** Errors in the arguments of a command. */
export const usage = {
  error: 'error',
  tryHelp: 'Try archipel --help.',
  kinds: (names: readonly string[]) => `What can be added: ${names.join(', ')}. Try archipel new --help.`,
  missingArgument: (name: string) => `missing required argument '${name}'`,
  missingValue: (option: string) => `option '${option}' argument missing`,
  invalidValue: (option: string, value: string) => `option '${option}' argument '${value}' is invalid.`,
  conflict: (one: string, other: string) => `option '${one}' cannot be used with option '${other}'`,
  unknownOption: (option: string) => `unknown option '${option}'`,
  unknownCommand: (command: string) => `unknown command '${command}'`,
  tooMany: (command: string, expected: string, got: string) =>
    `too many arguments for '${command}'. Expected ${expected} argument${expected === '1' ? '' : 's'} but got ${got}.`,
  didYouMean: (name: string) => `(Did you mean ${name}?)`,
  didYouMeanOneOf: (names: string) => `(Did you mean one of ${names}?)`,
  choices: (names: string) => `Allowed choices are ${names}.`,
  instant: 'Write an instant with its offset, such as 2025-06-30T23:59:59+02:00, or a date.',
  hostName: 'Write the name of a host without https:// and without a path, such as edit.example.org.',
  webAddress: 'Write a full address without a path and without a slash at the end, such as https://www.example.org.',
  oneOf: (names: readonly string[]) => `Write one of ${names.join(', ')}.`,
  someOf: (names: readonly string[]) => `Write some of ${names.join(',')}.`,
  noFolder: (folder: string) => `There is no folder ${folder}.`,
  wholeNumber: 'Write a whole number, such as 30.',
  share: 'Write a number above 0 and up to 1, such as 0.05.',
  threads: (max: number) => `Write a whole number from 1 to ${max}.`,
  port: 'Write a number from 1 to 65535.',
  twoInstants: 'At most two points in time can be compared.',
  twoVersions: 'Two versions can be compared, not more.',
  foreignContent: (root: string) =>
    `This content belongs to the project in ${root}. Run it there, as archipel --root ${root}, or name a folder with --out.`,
  namePage: 'Name the page that gets the language: archipel translations --add en imprint',
  commandOrPage: (word: string) =>
    `unknown command or page '${word}'. Compare a page with --page ${word}, or give it a language with --add LANGUAGE ${word}.`,
};
