// The results of `explain` for the small site, and the meanings of the words on its command line.

import { describe, expect, test } from 'vitest';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { inspect } from '../../src/pages/audit/inspect.ts';
import type { UseAnswer } from '../../src/tools/explain/answer.ts';
import { explainPage } from '../../src/tools/explain/explain-page.ts';
import { explainSubject } from '../../src/tools/explain/explain-subject.ts';
import { printPage, printUse } from '../../src/tools/explain/print.ts';
import { recorder } from '../../src/tools/explain/record-page.ts';
import { explainTexts, searchTexts } from '../../src/tools/explain/search-texts.ts';
import { spotter } from '../../src/tools/explain/spots.ts';
import { pathInUrl, readingsOf } from '../../src/tools/explain/subjects.ts';
import { contentWith, edited, inputOf, prepared } from '../support/fixture-site/content.ts';

async function explained(tree = contentWith()) {
  const input = inputOf(tree);
  const ready = await prepared(input);
  const { site, routes, render, files, pictures } = ready;
  const record = recorder({ ...ready, at: input.at });
  const spots = spotter({ texts: tree.texts, shown: (file) => file, named: { site, language: 'en' } });
  const vocabulary = {
    site,
    basePath: '',
    routes: routes.routes,
    files: [...tree.texts.keys()],
    assets: [...tree.assets.keys()],
    icons: input.definition.icons,
    islands: Object.keys(input.bundle.scripts.islands),
    at: input.at,
  };
  const page = (path: string) => {
    const route = routes.routes.find((each) => each.path === path);
    if (route === undefined) throw new Error(`There is no page ${path}`);
    const context = {
      ...spots,
      input,
      site,
      baseUrl: site.settings.baseUrl,
      routes: routes.routes,
      files: files(),
      made: pictures.pictures,
      brotli: () => 1,
      shown: (file: string) => file,
    };
    return explainPage(record(route), {
      ...context,
      linksHere: (other) => inspect(render(other).html).links.some(({ href }) => href.split('#')[0] === path),
    });
  };
  const readings = (word: string, basePath = '') => readingsOf(word, { ...vocabulary, basePath });
  const use = (word: string) => {
    const found = readings(word);
    const [subject] = 'subjects' in found ? found.subjects : [];
    if (subject === undefined) throw new Error(`There is no ${word}`);
    return explainSubject(subject, { ...spots, site, at: input.at, pages: routes.routes.map(record) });
  };
  const texts = (words: string) =>
    explainTexts(words, searchTexts(words, { site, texts: tree.texts, at: input.at }), {
      ...spots,
      site,
      pages: routes.routes.map(record),
    });
  return { page, use, readings, texts };
}

const { page, use, readings, texts } = await explained();

describe('explain of a page', () => {
  test('lists a price with the place that defines the price, and with a place that names it', () => {
    expect(page('/').values.filter(({ name }) => name === 'price.masts.offer.once')).toEqual([
      {
        name: 'price.masts.offer.once',
        value: '9.997\u00A0€',
        defined: expect.objectContaining({
          file: 'prices.yaml',
          range: { line: 9, column: expect.any(Number) },
          path: 'lists.masts.offers.0.amounts.once',
        }),
        named: expect.arrayContaining([
          expect.objectContaining({
            file: 'pages/home.yaml',
            path: 'sections.1.items.1.answer.de',
            range: { line: 19, column: expect.any(Number) },
          }),
        ]),
        templates: expect.anything(),
      },
    ]);
  });

  test('has its URL, language, counterpart and files', () => {
    expect(page('/en')).toMatchObject({
      route: '/en',
      address: 'https://www.inselfunk.test/en',
      language: 'en',
      alternates: ['/'],
      output: 'en.html',
      files: expect.arrayContaining([expect.objectContaining({ file: 'pages/home.yaml', shown: 'whole' })]),
      sections: expect.arrayContaining([expect.objectContaining({ type: 'hero' }), expect.objectContaining({ type: 'faq' })]),
    });
  });

  test('lists the prose of the page among its files', () => {
    expect(page('/about').files.map(({ file }) => file)).toContain('pages/about.de.mdx');
  });

  test('lists the pages to which the page links; each of them lists the page under `linkedFrom`', () => {
    const { linksTo } = page('/');
    expect(linksTo.length).toBeGreaterThan(0);
    for (const url of linksTo) expect(page(url).linkedFrom).toContain('/');
  });
});

describe('explain of a shared value', () => {
  test('lists the text that names the value, in the language of the page, until the text no longer names it', async () => {
    const namedBy = (explain: typeof use) =>
      explain('price.masts.offer.once')
        .usedBy.filter(({ route }) => route === '/' || route === '/en')
        .map(({ named }) => named.filter(({ file }) => file === 'pages/home.yaml').map(({ path }) => path));
    const text = 'sections.1.items.1.answer';
    expect(namedBy(use)).toEqual([[`${text}.de`], [`${text}.en`]]);
    const edit = await explained(contentWith(edited('pages/home.yaml', 'Ab {price.masts.offer.once}.', 'Wenig.')));
    expect(namedBy(edit.use)).toEqual([[`${text}.en`]]);
  });

  test('has the value in the notation of each language', () => {
    expect(use('vat').values).toEqual([{ name: 'vat', in: { de: '19\u00A0%', en: '19%' } }]);
  });

  test('has the place that defines the value', () => {
    expect(use('contacts.support').defined).toEqual([expect.objectContaining({ file: 'site.yaml', path: 'contacts.support' })]);
  });

  test('lists the pages that are made from a file', () => {
    expect(use('pages/home.yaml').makes).toEqual(['/', '/en']);
  });
});

describe('A word on the command line of explain', () => {
  const base = 'https://www.inselfunk.test';
  test.each([
    ['/', '/'],
    ['/en/', '/en'],
    ['/ai-audit.html', '/ai-audit'],
    ['/ai-audit/index.html', '/ai-audit'],
    ['/ai-audit?x=1#top', '/ai-audit'],
    [base, '/'],
    [`${base}/en/about/`, '/en/about'],
    ['https://elsewhere.test/about', undefined],
    ['price.audit', undefined],
  ])('is read as a path if it is a URL of the site: %s is %s', (word, path) => {
    expect(pathInUrl(word, base)).toBe(path);
  });

  test.each([
    ['price.masts.offer.once', ['fact']],
    ['{vat}', ['fact']],
    ['masts', ['price list']],
    ['prices.masts', ['price list']],
    ['summer', ['campaign']],
    ['layout.skip', ['words']],
    ['layout', ['words']],
    ['icon.svg', ['asset']],
    ['bot', ['icon']],
    ['Clock', ['island']],
    ['content/pages/about.yaml', ['file']],
    ['catalog', ['file']],
    ['support', ['contact']],
    ['login', ['contact', 'words']],
    ['translations.login', ['words']],
    ['company', ['fact', 'setting']],
    ['{company}', ['fact']],
    ['booking', ['external address', 'setting']],
    ['nothing-like-it', []],
  ])('can have several meanings: %s is %j', (word, kinds) => {
    const found = readings(word);
    expect('subjects' in found && found.subjects.map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    ['price.masts.ofer.once', 'price.masts.offer.once'],
    ['/abuot', '/about'],
    ['layout.skpi', 'layout.skip'],
  ])('is recognized as a typing mistake: %s for %s', (word, meant) => {
    expect(readings(word)).toMatchObject({ subjects: [], near: meant });
  });
});

test.each(['/docs', '/docs/', '/docs/index.html', '/'])('With a base path, %s is the home page', (word) => {
  expect(readings(word, '/docs')).toMatchObject({ route: { path: '/' } });
});

describe('explain finds texts by words:', () => {
  const found = (words: string) =>
    texts(words).found.map(({ language, at: { file, place }, shownOn }) => [language, file, place, shownOn.join(' ')]);
  const more = 'section 2 (faq), item 1, question “Bis <zum Rand> & zurück.”';
  test.each([
    ['all words of a text', 'Wie weit?', [['de', 'pages/home.yaml', more, '/']]],
    ['the words without the question mark, in lower case', 'wie  weit', [['de', 'pages/home.yaml', more, '/']]],
    ['words in another language', 'How far?', [['en', 'pages/home.yaml', more, '/en']]],
    ['a part of a text', 'kleinen Inseln.', [['de', 'pages/home.yaml', 'search result, description “Funk für kleine Inseln”', '/']]],
    [
      'some words of two texts',
      'Sender Inseln',
      [
        ['de', 'pages/home.yaml', 'search result, description “Funk für kleine Inseln”', '/'],
        ['de', 'pages/home.yaml', 'section 1 (hero), lead “{company} sendet”', '/'],
      ],
    ],
    ['words with the value of a fact', 'sitzt in Hamburg', [['de', 'pages/about.de.mdx', '', '/about']]],
    ['no text, if no text contains the words', 'Wie breit?', []],
    ['no text, if the words are too short', '.', []],
  ])('%s', (_, words, expected) => {
    expect(found(words)).toEqual(expected);
  });

  test('a text that begins with the words is the first in the list', () => {
    expect(texts('Sender').found.map(({ text }) => text)[0]).toMatch(/^Sender/);
  });
});

describe('explain at a terminal', () => {
  const words = { width: 80, words: toolMessages('en').explain };
  const templatesOf = (path: string) => new Set(page(path).values.flatMap(({ named, templates }) => (named.length > 0 ? [] : templates)));

  test('names components only with --all', () => {
    const names = [...templatesOf('/')];
    expect(names).not.toEqual([]);
    const [short, whole] = (['short', 'whole'] as const).map((lists) => printPage(page('/'), { ...words, lists }));
    for (const name of names) expect([name, short?.includes(`by ${name}`)]).toEqual([name, false]);
    for (const name of names) expect(whole).toContain(name);
  });

  test('prints a sentence instead of a list of pages for a value that is on every page', () => {
    const answer = use('site.themeColor');
    expect(answer).toMatchObject({ everywhere: true });
    expect(answer.usedBy.length).toBeGreaterThan(3);
    const [short, whole] = (['short', 'whole'] as const).map((lists) => printUse(answer, { ...words, lists }));
    expect(short).toContain(`On every page (${answer.usedBy.length})`);
    expect(short).not.toMatch(/^ +\/(?:\s|$)/m);
    expect(whole?.match(/^ {2}\/\S*(?= |$)/gm)).toHaveLength(answer.usedBy.length);
  });

  test('lists each place that names a value once, with the pages that show the value because of this place', () => {
    const [footer, answer] = [16, 30].map((line) => ({ file: 'a.yaml', range: { line, column: 3 }, path: 'a', place: `place ${line}` }));
    const usedBy = [
      { route: '/one', named: [footer, answer], templates: [] },
      { route: '/two', named: [footer], templates: [] },
    ];
    const lines = printUse({ ...use('company'), everywhere: false, usedBy } as UseAnswer, { ...words, lists: 'short' }).split('\n');
    const at = lines.indexOf('On 2 pages, because of');
    expect(lines.slice(at + 1)).toEqual(['  place 16  a.yaml:16:3', '    /one /two', '  place 30  a.yaml:30:3', '    /one']);
  });

  test.each([60, 80, 120])('prints no line that is longer than %i columns', (width) => {
    const text = [printPage(page('/'), { ...words, width, lists: 'short' }), printUse(use('company'), { ...words, width, lists: 'short' })];
    expect(
      text
        .join('\n')
        .split('\n')
        .filter((line) => line.length > width),
    ).toEqual([]);
  });
});
