// The questions of `archipel new solution`.
import type { CollectionScaffolding } from 'archipel';

export const scaffold: CollectionScaffolding = {
  fields: {
    category: { value: '<id>', meaning: 'the category of the overview that lists it', question: 'In which category?' },
    icon: { value: '<icon>', meaning: 'the name of an icon: chart-line', question: 'Which icon?' },
  },
  sections: ['features', 'steps', 'faq'],
  orderedWithin: 'category',
  example: '--id ai-cmo --category c-level --icon megaphone --name-LANGUAGE "AI CMO"',
  nextSteps: () => ['The overview lists it under its category by itself.'],
};
