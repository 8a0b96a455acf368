// The questions of `archipel new edition`, and the overviews that list a new edition by themselves.
import type { CollectionScaffolding, NewEntry } from 'archipel';

/** The pages that list the editions of its sector, in one of its languages. */
const overviewsOf = ({ answers: { sector }, others }: NewEntry): string[] =>
  others.flatMap(({ folder, file, sections }) =>
    folder === 'pages' && sector && sections.some((section) => section['sector'] === sector) ? [file] : [],
  );

function nextStep(pages: readonly string[]): string {
  if (pages.length === 0) return 'No page in its language lists it by itself: link to it, as { edition: … }, where it should be found.';
  return `${pages.join(' and ')} ${pages.length === 1 ? 'lists' : 'list'} it by its sector.`;
}

export const scaffold: CollectionScaffolding = {
  name: { place: 'industry', called: 'the industry' },
  fields: {
    sector: {
      value: '<sector>',
      meaning: 'the section of the industry overview that lists it',
      question: 'Which section of the industry overview lists it?',
    },
    icon: { value: '<icon>', meaning: 'the name of an icon: chart-line', question: 'Which icon?' },
    prices: { value: '<list>', meaning: 'a price list of prices.yaml', question: 'Which price list?', otherwise: 'only' },
    customers: {
      value: '<number>',
      meaning: 'at least so many customers, as a claim',
      question: 'How many customers, at least?',
      place: 'customers.count',
    },
    accent: { value: '<colour>', meaning: 'the accent colour; without it cyan', question: 'Which accent colour?' },
  },
  example: '--id bakery --name-LANGUAGE Bakery --sector construction --icon store --prices lead-industry --customers 30',
  nextSteps: (entry) => [nextStep(overviewsOf(entry))],
};
