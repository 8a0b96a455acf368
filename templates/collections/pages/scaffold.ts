// The questions of `archipel new page`, and how to add a page to the menus.
import type { CollectionScaffolding, NewEntry } from 'archipel';

function navigationEntry({ id, name }: NewEntry): string {
  const languages = Object.keys(name);
  const label = Object.entries(name).map(([language, words]) => `${language}: ${JSON.stringify(words)}`);
  const only = languages.length === 1 ? `, languages: [${languages[0]}]` : '';
  return `{ label: { ${label.join(', ')} }, link: { page: ${id} }${only} }`;
}

export const scaffold: CollectionScaffolding = {
  name: { called: 'the short name' },
  fields: {
    parent: {
      value: '<page>',
      meaning: 'the page above it; without it the home page',
      question: 'Which page is above it?',
      otherwise: 'home',
    },
  },
  sections: ['hero', 'features', 'cta'],
  example: '--id spring-offer --name-LANGUAGE "Spring offer"',
  nextSteps: (entry) => [`To list it in header or footer, add to navigation.yaml:  - ${navigationEntry(entry)}`],
};
