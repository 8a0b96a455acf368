/** The messages and questions of `archipel new section` and `new island`. */
export const newCode = {
  descriptions: {
    section: 'a section type: a folder of templates/sections with schema, component, style, examples and messages',
    island: 'an island: a folder of islands with component, style and messages',
  },
  question: {
    section: 'What is the section type called? (as content writes it: notice)',
    island: 'What is the island called? (as its component: CopyLink)',
  },
  nameMissing: {
    section: 'Name the section type as content writes it: archipel new section --name notice',
    island: 'Name the island as its component: archipel new island --name CopyLink',
  },
  sectionName: (name: string) =>
    `"${name}" cannot be a section type: begin with a lower-case letter, and write letters, digits and single hyphens, as in notice.`,
  islandName: (name: string) => `"${name}" cannot be an island: begin with a capital letter, and write letters and digits, as in CopyLink.`,
  taken: (name: string) => `The site has "${name}" already.`,
  messagesTaken: (name: string) => `The site has messages of that name already, so that those of "${name}" would be confused with them.`,
  words: 'Write its words in each language, at the end of each file of content/translations.',
  style: 'templates/styles.css imports no styles of such folders: add the style by hand.',
  next: {
    section: (name: string) => `Pages name it with "type: ${name}"; archipel schema tells editors of it.`,
    island: (name: string) =>
      `Place it in a template, by what its index.ts exports: <Island of={${name}} hydrate="interaction" props={{ … }} />`,
  },
  /** The texts of the example of a section, in the language of the text. */
  sample: {
    sampleTitle: (words: string, language: string) => `${words} in ${language}.`,
    sampleText: (language: string) => `A sentence or two in ${language}.`,
  },
};
