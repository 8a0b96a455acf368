// The questions of `archipel new page`, and how to add a page to the menus.
import type { CollectionScaffolding, NewEntry } from 'archipel';

function navigationEntry({ id, name }: NewEntry): string {
  const languages = Object.keys(name);
  const label = Object.entries(name).map(([language, words]) => `${language}: ${JSON.stringify(words)}`);
  const only = languages.length === 1 ? `, languages: [${languages[0]}]` : '';
  return `{ label: { ${label.join(', ')} }, link: { page: ${id} }${only} }`;
}

export const scaffold: CollectionScaffolding = {
  name: { called: { en: 'the short name', de: 'der kurze Name' } },
  fields: {
    parent: {
      value: '<page>',
      meaning: { en: 'the page above it; without it the home page', de: 'die Seite darüber; sonst die Startseite' },
      question: { en: 'Which page is above it?', de: 'Welche Seite steht darüber?' },
      otherwise: 'home',
    },
  },
  sections: ['hero', 'features', 'cta'],
  example: '--id spring-offer --name-LANGUAGE "Spring offer"',
  nextSteps: (entry) => {
    const how =
      entry.language === 'de'
        ? 'Für Kopf- oder Fußzeile fügen Sie in navigation.yaml ein'
        : 'To list it in header or footer, add to navigation.yaml';
    return [`${how}:  - ${navigationEntry(entry)}`];
  },
};
