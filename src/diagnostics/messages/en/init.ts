/** The messages and questions of `archipel init`. */
export const init = {
  questions: {
    name: 'What is the name of the site?',
    locales: 'Which languages? Name the one that you write in first.',
    url: 'What will its address be?',
  },
  refused: {
    name: 'Write a name on one line, such as "North Sea Notes".',
    locales: (invalid: readonly string[]) =>
      `${invalid.length === 0 ? '' : `Not a language tag: ${invalid.join(', ')}. `}Write language tags, not names of languages, each once and separated by commas: de,en or pt-BR.`,
    url: 'Write a full address, such as https://www.example.org or https://example.org/docs.',
  },
  install: 'Install its packages now?',
  cannotBeWritten: (why: string) => `The site cannot be written: ${why}. Nothing was written.`,
  /** `why` is the reason of the bundler, which is always in English. */
  notJson: (file: string, line: number, why: string) => `line ${line} of ${file} is not valid JSON (${why})`,
  made: 'made',
  site: (name: string, folder: string) => `the site "${name}" in ${folder === '' ? 'this folder' : folder}`,
  notEmpty: (folder: string, names: readonly string[], more: number) =>
    `${folder} is not empty: it has ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Name another folder.`,
  cannotBeSite: (folder: string, why: string) => `${folder} cannot become a site: ${why}.`,
  stillEnglish: (languages: readonly string[]) => `Texts in ${languages.join(', ')} are English until you translate them.`,
  next: 'Next:',
};
