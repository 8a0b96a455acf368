// The questions of `archipel new solution`.
import type { CollectionScaffolding } from 'archipel';

export const scaffold: CollectionScaffolding = {
  fields: {
    category: {
      value: '<id>',
      meaning: { en: 'the category of the overview that lists it', de: 'die Kategorie der Übersicht, in der sie steht' },
      question: { en: 'In which category?', de: 'In welcher Kategorie?' },
    },
    icon: {
      value: '<icon>',
      meaning: { en: 'the name of an icon: chart-line', de: 'der Name eines Icons: chart-line' },
      question: { en: 'Which icon?', de: 'Welches Icon?' },
    },
  },
  sections: ['features', 'steps', 'faq'],
  orderedWithin: 'category',
  example: '--id ai-cmo --category c-level --icon megaphone --name-LANGUAGE "AI CMO"',
  nextSteps: ({ language }) => [
    language === 'de'
      ? 'Die Übersicht führt sie automatisch in ihrer Kategorie auf.'
      : 'The overview lists it under its category automatically.',
  ],
};
