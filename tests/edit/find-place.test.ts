// The search for the value of content to which a click on a page of `watch` leads.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentTree } from '../../src/content/tree.ts';
import type { Route } from '../../src/pages/routes/plan-routes.ts';
import { type FoundValue, findPlace, findPlaces, propsToDecide } from '../../src/watch/edit/find-place.ts';
import { propTexts } from '../../src/watch/edit/marked-click.ts';
import { withMarks } from '../../src/watch/edit/marks.ts';
import { otherValue } from '../../src/watch/edit/other-value.ts';
import { textsOfPage } from '../../src/watch/edit/page-texts.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import type { IncrementalSite } from '../../src/watch/incremental/state.ts';
import { contentWith, edited, inputOf } from '../support/fixture-site/content.ts';

const tree = contentWith({
  ...edited('pages/home.yaml', 'de: "Wie teuer?"', 'de: "Wie weit?"'),
  // Two equal words of one island, which is on the page twice.
  ...edited('translations/de.yaml', 'days: Tage\n  hours: Stunden', 'days: Zeit\n  hours: Zeit'),
  ...edited(
    'pages/offer.yaml',
    '  - { type: countdown, campaign: summer, title: { de: Noch so lange } }',
    '  - { type: countdown, campaign: summer, title: { de: Zeit } }\n  - { type: countdown, campaign: summer, title: { de: Noch so lange } }',
  ),
});
let site: IncrementalSite;

async function siteOf(content: ContentTree): Promise<IncrementalSite> {
  const { live, diagnostics } = await createIncrementalBuilder().update(inputOf(content));
  if (live === undefined) throw new Error(JSON.stringify(diagnostics));
  for (const _step of live.audit());
  return live;
}

beforeAll(async () => {
  site = await siteOf(tree);
});

const named = ({ file, path }: FoundValue): string => `${file} ${path.join('.')}`.trim();

const find = (page: string, text: string, { index = 0, attribute }: { index?: number; attribute?: string } = {}): string | undefined => {
  const route = site.routes.find(({ path }) => path === page);
  const found = route && findPlace(site, route, { text, index, ...(attribute !== undefined && { attribute }) });
  return found && named(found);
};

const findAll = (page: string, text: string): readonly string[] => {
  const route = site.routes.find(({ path }) => path === page);
  return route === undefined ? [] : findPlaces(site, route, { text, index: 0 }).map(named);
};

// biome-ignore format: one line per case.
test.each<[what: string, page: string, text: string, place: string]>([
  ['a text', '/', 'Fragen', 'pages/home.yaml sections.1.title.de'],
  ['a translation, on the page in that language', '/en', 'Questions', 'pages/home.yaml sections.1.title.en'],
  ['a text with a fact in it', '/', 'Inselfunk GmbH sendet', 'pages/home.yaml sections.0.title.de'],
  ['a menu with the same words as other menus', '/', 'Angebot', 'navigation.yaml header.1.label.de'],
  ['a message of the layout', '/about', 'Zum Inhalt springen', 'translations/de.yaml layout.skip'],
  ['a value in a message', '/', '© 2025 Inselfunk GmbH', 'site.yaml company.name'],
  ['Markdown', '/about', 'Das Wetter entscheidet mit.', 'pages/about.de.mdx'],
  ['a fact in Markdown', '/about', '+49 40 66969 100', 'site.yaml contacts.support.phone'],
  ['a number with its unit', '/offer', '19 %', 'prices.yaml vatPercent'],
])('The place of a clicked text is found: %s', (_what, page, text, place) => {
  expect(find(page, text)).toBe(place);
});

// biome-ignore format: one line per case.
test.each<[what: string, page: string, text: string, places: readonly string[]]>([
  ['one value', '/', 'Fragen', ['pages/home.yaml sections.1.title.de']],
  ['a sentence and a fact in it', '/', 'Inselfunk GmbH sendet', ['pages/home.yaml sections.0.title.de', 'site.yaml company.name']],
  ['a message and its value', '/', '© 2025 Inselfunk GmbH', ['site.yaml company.name']],
  ['a number and its unit', '/offer', '19 %', ['prices.yaml vatPercent']],
])('A clicked text leads to all of its values: %s', (_what, page, text, places) => {
  expect(findAll(page, text)).toEqual(places);
});

test.each([
  ['a part of the value', 'kontakt@', 'kontakt@example.com', 'kontaktx@examplex.comx'],
  ['the complete value and more', 'Ab 24 Stunden', '24', '24x'],
  ['only two letters of the value', 'ko', 'kontakt@example.com', undefined],
  ['other words', 'Preise', 'kontakt@example.com', undefined],
])(
  'To find the place of a clicked text, the search changes a value only if the text contains enough of this value: %s',
  (_, words, value, other) => {
    expect(otherValue(value, words)).toBe(other);
  },
);

test('The place of a clicked text that is on a page twice is found by its order on the page', () => {
  expect([0, 1].map((index) => find('/', 'Angebot', { index }))).toEqual([
    'navigation.yaml header.1.label.de',
    'navigation.yaml footer.columns.0.links.1.label.de',
  ]);
});

describe('Equal words of two props of an island', () => {
  const route = () => site.routes.find(({ path }) => path === '/offer') as Route;
  const click = (more: object): string | undefined => {
    const found = findPlace(site, route(), { text: 'Zeit', index: 0, ...more });
    return found && named(found);
  };

  test.each([0, 1])('are distinguished by the browser in island %i', (island) => {
    const props = propsToDecide(site, route(), { text: 'Zeit', index: 0, island });
    expect(props).toEqual([
      ['texts', 'days'],
      ['texts', 'hours'],
    ]);
    expect(props.map((prop) => click({ island, prop }))).toEqual([
      'translations/de.yaml countdown.days',
      'translations/de.yaml countdown.hours',
    ]);
    expect(propsToDecide(site, route(), { text: 'Zeit', index: 0, island, prop: null })).toEqual([]);
  });

  test('are distinguished by their order if the browser has not changed them', () => {
    expect([0, 1].map((index) => click({ island: 1, prop: null, index }))).toEqual([
      'translations/de.yaml countdown.days',
      'translations/de.yaml countdown.hours',
    ]);
  });

  test('are not confused with the page around the island', () => {
    expect(click({})).toBe('pages/offer.yaml sections.2.title.de');
  });

  test('are not sent to the browser if the click was outside of an island', () => {
    expect(propsToDecide(site, route(), { text: 'Zeit', index: 0 })).toEqual([]);
    expect(click({ island: 7 })).toBeUndefined();
  });
});

test('A click on digits that a script computes leads to the date that they are computed from', () => {
  const route = site.routes.find(({ path }) => path === '/offer') as Route;
  const click = (text: string, island: number | undefined): string | undefined => {
    const found = findPlace(site, route, { text, index: 0, ...(island !== undefined && { island }) });
    return found && named(found);
  };
  expect(['07', '0'].map((digits) => click(digits, 0))).toEqual(Array(2).fill('prices.yaml campaigns.summer.ends'));
  expect(click('07', undefined)).toBeUndefined();
});

test('A click on a text in the template of an island leads to an equal prop only if the browser names the prop', async () => {
  // The countdown shows this text until it knows the hours.
  const dashed = await siteOf(contentWith(edited('translations/de.yaml', 'days: Tage', 'days: "–"')));
  const route = dashed.routes.find(({ path }) => path === '/offer') as Route;
  const click = (index: number, more: object = {}) => ({ text: '–', index, island: 0, ...more });
  expect([0, 1, 2].map((index) => propsToDecide(dashed, route, click(index)))).toEqual([[['texts', 'days']], [], [['texts', 'days']]]);
  const found = [click(0, { prop: null }), click(1), click(0, { prop: ['texts', 'days'] })].map((clicked) =>
    findPlace(dashed, route, clicked),
  );
  expect(found.map((each) => each && named(each))).toEqual([
    undefined,
    'translations/de.yaml countdown.days',
    'translations/de.yaml countdown.days',
  ]);
});

test.each([
  ['without a change', 'Los', ['texts.go']],
  ['with a number in place of a brace', 'Noch 5 Zeichen', ['texts.left']],
  ['twice', 'Zeit', ['texts.days', 'list.0']],
  ['only as complete words', 'Noch', []],
])('Clicked words are found in the props of an island %s', (_, words, paths) => {
  const mark = (text: string): string => withMarks(text, 3);
  const props = { kind: 'Los', texts: { go: mark('Los'), left: mark('Noch {{count}} Zeichen'), days: mark('Zeit') }, list: [mark('Zeit')] };
  const found = propTexts(JSON.stringify(props), words);
  expect(found.map(({ path }) => path.join('.'))).toEqual(paths);
  expect(found.every(({ numbers }) => numbers.join() === '3')).toBe(true);
});

test('The place of a text in an attribute is found', () => {
  expect(find('/', 'Wir bauen Sender auf kleinen Inseln.', { attribute: 'content' })).toBe('pages/home.yaml meta.description.de');
});

test.each(['en', 'Nothing of all this is said'])('The text %s has no place in content', (text) => {
  expect(find('/', text)).toBeUndefined();
});

test('Searching for places does not change the pages', () => {
  const pages = () => site.routes.map((route) => site.html(route));
  const before = pages();
  for (const route of site.routes)
    for (const { text, attribute } of textsOfPage(site.html(route)).texts.slice(0, 8))
      find(route.path, text, attribute === undefined ? {} : { attribute });
  expect(pages()).toEqual(before);
});
