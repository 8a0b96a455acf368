// The questions of `archipel new edition`, and the message about the overview pages that list a new edition automatically.
import type { CollectionScaffolding, NewEntry } from 'archipel';

/** Returns the pages that list the editions of the new edition's sector. */
const overviewsOf = ({ answers: { sector }, others }: NewEntry): string[] =>
  others.flatMap(({ folder, file, sections }) =>
    folder === 'pages' && sector && sections.some((section) => section['sector'] === sector) ? [file] : [],
  );

function nextStep(pages: readonly string[]): string {
  if (pages.length === 0) return 'No page in its language lists it automatically: link to it, as { edition: … }, where it should be found.';
  return `${pages.join(' and ')} ${pages.length === 1 ? 'lists' : 'list'} it by its sector.`;
}

function nextStepInGerman(pages: readonly string[]): string {
  if (pages.length === 0)
    return 'Keine Seite in ihrer Sprache führt sie automatisch auf: Verlinken Sie sie mit { edition: … }, wo man sie finden soll.';
  return `${pages.join(' und ')} ${pages.length === 1 ? 'führt' : 'führen'} sie nach ihrer Branche auf.`;
}

export const scaffold: CollectionScaffolding = {
  name: { place: 'industry', called: { en: 'the industry', de: 'die Branche' } },
  fields: {
    sector: {
      value: '<sector>',
      meaning: { en: 'the section of the industry overview that lists it', de: 'der Teil der Branchenübersicht, in dem sie steht' },
      question: { en: 'Which section of the industry overview lists it?', de: 'In welchem Teil der Branchenübersicht steht sie?' },
    },
    icon: {
      value: '<icon>',
      meaning: { en: 'the name of an icon: chart-line', de: 'der Name eines Icons: chart-line' },
      question: { en: 'Which icon?', de: 'Welches Icon?' },
    },
    prices: {
      value: '<list>',
      meaning: { en: 'a price list of prices.yaml', de: 'eine Preisliste aus prices.yaml' },
      question: { en: 'Which price list?', de: 'Welche Preisliste?' },
      otherwise: 'only',
    },
    customers: {
      value: '<number>',
      meaning: { en: 'at least so many customers, as a claim', de: 'mindestens so viele Kunden, als Aussage' },
      question: { en: 'How many customers, at least?', de: 'Wie viele Kunden mindestens?' },
      place: 'customers.count',
    },
    accent: {
      value: '<colour>',
      meaning: { en: 'the accent colour; without it cyan', de: 'die Akzentfarbe; sonst cyan' },
      question: { en: 'Which accent colour?', de: 'Welche Akzentfarbe?' },
    },
  },
  example: '--id bakery --name-LANGUAGE Bakery --sector construction --icon store --prices lead-industry --customers 30',
  nextSteps: (entry) => [(entry.language === 'de' ? nextStepInGerman : nextStep)(overviewsOf(entry))],
};
