import { oneOf } from './words.ts';

/** The messages and questions of `archipel new`. */
export const newEntry = {
  whichKind: 'What do you want to add?',
  nameKind: (kinds: string, first: string) => `Say what to add: ${kinds}. For example: npx archipel new ${first}`,
  nothingWritten: 'Nothing was written.',
  none: 'none',
  choose: 'Please choose',
  search: 'Type to search',
  searchAndChoose: 'Type to search, and choose one.',
  needs: (kind: string, count: number) => `A new ${kind} needs ${count === 1 ? 'this, too' : 'these, too'}:`,
  /** Returns the name of the new entry in an example command. */
  newName: (kind: string) => `New ${kind}`,
  forExample: (command: string) => `For example: ${command}`,
  cannotBeWritten: (why: string) => `It cannot be written: ${why}. Nothing was written.`,
  wrote: 'wrote',
  address: (addresses: readonly string[]) => `Its ${addresses.length === 1 ? 'address' : 'addresses'} will be ${addresses.join(' and ')}.`,
  writeWords: (count: number, from: string) => `Replace each TODO with your words: there are ${count}, the first at ${from}.`,
  checkNames: '`npm run check` names every one that is left. Until then check, build and test fail, unless the file has `draft: true`.',
  listedBy: (file: string) => `${file} lists it automatically.`,
  linkToIt: (link: string) => `No page lists it automatically: link to it with ${link} where visitors should find it.`,
  /** The help of the flags. */
  flags: {
    id: 'the name of the file: lower-case letters, digits, hyphens; by default, it is derived from the name',
    languages: 'the languages, separated by commas; by default, those of the other entries',
    name: (what: string) => `${what} in a language of the entry`,
    nameIn: (what: string, language: string) => `${what} in ${language}, if the entry is in this language`,
    like: (singular: string) => `the ${singular} that is the model for the new one, text by text`,
    path: 'the address, if it is not derived from the id: /one/two, or for each language: de=/eins,en=/one',
    from: 'the address that is gone: /old or /en/old',
    to: 'the address of the page that visitors are led to',
    order: 'the place in overviews; by default, the last',
    sections: (usual: string | undefined) =>
      `the types of its sections, in order${usual === undefined ? '' : `; by default, ${usual === '' ? 'none' : usual}`}`,
    redirect: 'a redirect: a line of content/redirects.yaml',
    field: (name: string) => `the ${name}`,
  },
  questions: {
    id: 'What is the name of the file? (lower-case letters, digits, hyphens)',
    languages: 'In which languages?',
    name: (what: string, language: string) => `What is ${what} in ${language}?`,
    from: 'Which address is gone?',
    to: 'Which page are visitors led to?',
    sections: 'Which sections, in this order?',
  },
  /** Why an answer is invalid, and what to enter instead. */
  refused: {
    nothingNamed: 'Name at least one.',
    unknown: (value: string, near: string | undefined, choices: readonly string[]) =>
      `There is no "${value}". ${near === undefined ? `Use ${oneOf(choices, 24)}.` : `Did you mean "${near}"?`}`,
    saidByLike: 'The entry of --like determines this: leave it out.',
    otherLanguage: 'That language is not among --languages.',
    noLanguage: (languages: readonly string[]) => `The site has no such language: it has ${oneOf(languages, languages.length)}.`,
    noWord: 'Write at least a word.',
    languagesOfLike: (like: string, languages: readonly string[]) =>
      `"${like}" is in ${languages.join(', ')}: leave out --languages. archipel translations --add adds a language to the new entry afterwards.`,
    noId: 'A name has lower-case letters, digits and single hyphens: spring-offer.',
    languageFolder: (language: string) =>
      `"${language}" is a language of the site, so the folder "${language}" holds the texts in that language: choose another name.`,
    idTaken: (id: string, file: string) => `"${id}" exists already: ${file}. Nothing is overwritten; choose another name.`,
    noPath:
      'An address begins with a slash and has lower-case letters, digits and hyphens: /one/two. One for each language: de=/eins,en=/one.',
    addressTaken: (address: string, file: string, hasPath: boolean) =>
      `The address ${address} is taken by ${file}: choose another name${hasPath ? ' or --path' : ''}.`,
    addressMoved: (address: string, target: string) => `redirects.yaml redirects ${address} to ${target}: delete that redirect first.`,
    alreadyListed: (file: string, collection: string, type: string) =>
      `${file} lists the ${collection} already, and their addresses follow from it: leave out "${type}".`,
    noPicture: (type: string) => `There is no picture in content/assets yet: put one there first, or leave out "${type}".`,
    unfit: (value: string) => `"${value}" is not valid here.`,
    number: (whole: boolean, min: number | undefined) =>
      `Write a ${whole ? 'whole number' : 'number'}${min === undefined ? '' : ` from ${min} on`}.`,
    fileTaken: (file: string) => `${file} exists already, and nothing is overwritten.`,
    redirectByHand: (redirect: string) => `The form of redirects.yaml does not allow adding a line. Add it by hand: - ${redirect}`,
    noAddress: 'Write a path as visitors see it, without the domain: /old or /en/old.',
    reserved: (address: string) => `The address ${address} is reserved.`,
    isPage: (address: string, file: string) => `${address} is the address of ${file}: only an address without a page can be redirected.`,
    leadsAlready: (address: string, target: string) => `${address} leads to ${target} already: change that line of redirects.yaml.`,
    twice: (before: string, from: string, to: string) =>
      `${before} leads to ${from}, so visitors would be sent on twice: let ${before} lead to ${to} first.`,
  },
  /** The placeholders for texts that have to be written, in the language of the text. */
  placeholders: {
    textOf: (what: string, above: string) => `${what} of ${above}`,
    textOfEntry: (what: string, entry: string) => `${what} of the ${entry}`,
    longerText: (number: string) => `## TODO heading${number}\n\nTODO text\n`,
  },
  /** The comments in a new file. */
  comments: {
    opening: (singular: string, id: string) => `The ${singular} ${id}.`,
    openingLike: (singular: string, id: string, like: string) => `The ${singular} ${id}, modelled on ${like}.`,
    write: 'Replace each TODO with your words; `npm run check` names every one that is left, with its line.',
    sameElsewhere: (file: string) => `What is the same in every language is in ${file}.`,
    writeLike: 'Replace each TODO with your words; the text after it is that of the model. `npm run check` names every one that is left.',
    optional: 'A field that begins with # may be left out: delete the # to use it. Sentences like these may be deleted.',
    prose: (files: readonly string[]) => `Its longer text is in ${files.join(' and ')}.`,
    example: (words: string) => `For example: “${words}”`,
    entries: (min: number, max: number | undefined) => {
      if (max === undefined) return min > 1 ? `${min} or more.` : '';
      if (max === min) return `Exactly ${max}.`;
      return min === 0 ? `At most ${max}.` : `${min} to ${max}.`;
    },
    redirects: 'Addresses that have moved: visitors of `from` are led to `to`, with the prefix of their language.',
  },
};
