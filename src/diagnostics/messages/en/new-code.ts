/** The messages and questions of `archipel new section`, `new island` and `new collection`. */
export const newCode = {
  descriptions: {
    section: 'a section type: a folder of templates/sections with schema, component, style, examples and messages',
    island: 'an island: a folder of islands with component, style and messages',
    collection:
      'a collection: a folder of templates/collections with schema, layout and card, its line in archipel.config.ts, and a first entry',
  },
  question: {
    section: 'What is the section type called? (its name in content: notice)',
    island: 'What is the island called? (the name of its component: CopyLink)',
    collection: 'What is the collection called? (the name of its folder in content: events)',
  },
  nameMissing: {
    section: 'Give the section type the name that content uses: archipel new section --name notice',
    island: 'Give the island the name of its component: archipel new island --name CopyLink',
    collection: 'Give the collection the name of its folder in content: archipel new collection --name events',
  },
  sectionName: (name: string) =>
    `"${name}" cannot be a section type: begin with a lower-case letter, and write letters, digits and single hyphens, as in notice.`,
  islandName: (name: string) => `"${name}" cannot be an island: begin with a capital letter, and write letters and digits, as in CopyLink.`,
  collectionName: (name: string) =>
    `"${name}" cannot be a collection: begin with a lower-case letter, and write lower-case letters, digits and single hyphens, as in events; assets, locks, public and translations are folders of archipel.`,
  taken: (name: string) => `The site has "${name}" already.`,
  messagesTaken: (name: string) => `The site has messages of that name already, and those of "${name}" would be confused with them.`,
  singularTaken: (name: string) => `In links and commands, the word for one entry of "${name}" already means something else.`,
  words: 'Write its words in each language, at the end of each file of content/translations.',
  style: 'templates/styles.css does not import the style of the new folder: add an @import there.',
  next: {
    section: (name: string) => `Pages use it with "type: ${name}"; archipel schema makes it known to editors.`,
    island: (name: string) =>
      `To place it in a template, import its index.ts and write <Island of={${name}} hydrate="interaction" props={{ … }} />`,
    collection: (name: string, singular: string) =>
      `content/${name}/example.yaml is its first entry: write your own words. Links name an entry as { ${singular}: … }, and templates list the entries with list(view, '${name}', { card }); archipel schema makes the collection known to editors.`,
  },
  /** Printed if the command cannot change the configuration. */
  listByHand: (lines: readonly string[]) => `Add it to archipel.config.ts by hand: ${lines.join('  and  ')}`,
  /** The texts of the example of a new section. `language` is the language of the text. */
  sample: {
    sampleTitle: (words: string, language: string) => `${words} in ${language}.`,
    sampleText: (language: string) => `A sentence or two in ${language}.`,
    sampleDescription: (words: string, language: string) =>
      `${words}: the description for search engines, in ${language}, in one or two sentences.`,
  },
};
