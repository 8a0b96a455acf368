// Drafts and dates: the parts of content that a build leaves out, and the places in which a draft or a date is a problem.
import { describe, expect, test } from 'vitest';
import { plan } from '../../src/build/plan.ts';
import { schedule } from '../../src/tools/schedule/schedule.ts';
import {
  built,
  type Changes,
  contentWith,
  diagnose,
  edited,
  inputOf,
  placesOf,
  prepared,
  problemsOf,
} from '../support/fixture-site/content.ts';

const questions = '    items:\n';
/** Adds an item with `keys`, and a question that only this item has. */
const item = (keys: string): Changes =>
  edited(
    'pages/home.yaml',
    questions,
    `${questions}      - { ${keys}, question: { de: "Wie alt?", en: "How old?" }, answer: { de: Neu., en: New. } }\n`,
  );
const section = edited('pages/home.yaml', '  - type: faq\n', '  - type: faq\n    draft: true\n');
const lighthouse = edited('packages/lighthouse.yaml', 'languages:', 'draft: true\nlanguages:');
const buoy = edited('stations/buoy.yaml', 'languages:', 'draft: true\nlanguages:');

/** Each case changes the fixture, which is built on 1 June 2025. */
// biome-ignore format: one line per case.
const cases: Readonly<Record<string, readonly [changes: Changes, output: string, words: string, isShown: boolean]>> = {
  'an item that is a draft is left out': [item('draft: true'), 'index.html', 'Wie alt?', false],
  'an item that is marked as no draft is shown': [item('draft: false'), 'index.html', 'Wie alt?', true],
  'a section that is a draft is left out': [section, 'index.html', 'Wie weit?', false],
  'an item that starts later is left out': [item('validFrom: 2025-07-01'), 'index.html', 'Wie alt?', false],
  'an item that has started is shown': [item('validFrom: 2025-06-01'), 'index.html', 'Wie alt?', true],
  'an item that starts one second later is left out': [item('validFrom: 2025-06-01T12:00:01+02:00'), 'index.html', 'Wie alt?', false],
  'an item whose last day has passed is left out': [item('validFrom: 2025-05-01, validUntil: 2025-05-31'), 'index.html', 'Wie alt?', false],
};

test.each(Object.entries(cases))('On a page, %s', async (_, [changes, output, words, isShown]) => {
  const { files, diagnostics } = await built(contentWith(changes));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(String(files.get(output)).includes(words)).toBe(isShown);
});

describe('An entry that is a draft', () => {
  test('has no page, no URL and no card, in any language', async () => {
    const { files } = await built(contentWith({ ...lighthouse, ...buoy }));
    const names = [...files.keys()].filter((path) => /lighthouse|buoy/.test(path));
    expect(names).toEqual([]);
    expect(String(files.get('sitemap.xml'))).not.toMatch(/lighthouse|buoy/);
    expect(String(files.get('stations.html'))).not.toContain('/stations/buoy');
  });

  test('is built if drafts are requested, and marked only in watch', async () => {
    const tree = contentWith({ ...buoy, ...section });
    const { files } = await built(tree, { drafts: true });
    expect(files.has('stations/buoy.html')).toBe(true);
    expect(String(files.get('index.html'))).toContain('Wie weit?');
    expect(String(files.get('index.html'))).not.toContain('⟦');
    const watched = await built(tree, { drafts: true, placeholders: true });
    expect(String(watched.files.get('index.html'))).toContain('⟦Entwurf⟧ Fragen');
    expect(String(watched.files.get('en.html'))).toContain('⟦draft⟧ Questions');
  });

  test('may contain placeholders as long as drafts are not built', async () => {
    const text = (buoy['stations/buoy.yaml'] ?? '').replace('de: Boje,', 'de: TODO Boje,');
    const tree = contentWith({ 'stations/buoy.yaml': text });
    expect(await problemsOf(tree)).toEqual([]);
    expect(await problemsOf(tree, { drafts: true })).toEqual([expect.stringContaining('placeholder-left')]);
  });

  test('must not be linked from a published page; in a build with drafts, the link is only a warning', async () => {
    const changes = edited('pages/home.yaml', 'link: { page: catalog }', 'link: { station: buoy }');
    const tree = contentWith({ ...buoy, ...changes });
    expect(await problemsOf(tree)).toEqual([expect.stringContaining('link-draft pages/home.yaml')]);
    const { diagnostics } = await plan(inputOf(tree, { drafts: true }));
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['link-draft', 'warning']]);
  });

  test('must not be the parent of a page that is not a draft', async () => {
    const child = edited('pages/offer.yaml', 'parent: about', 'parent: neu');
    const problems = (keys: string) => problemsOf(contentWith({ ...child, 'pages/neu.yaml': `${keys}${page}` }));
    expect(await problems('draft: true\n')).toEqual([expect.stringContaining('link-draft pages/offer.yaml')]);
    expect(await problems('')).toEqual([]);
  });

  test('is reported if its URL is recorded, because the URL would be lost', async () => {
    const locked = { 'locks/urls.yaml': 'urls:\n  - /\n  - /stations/buoy\n' };
    const placesWith = async (changes: Changes, drafts = false) =>
      placesOf((await plan(inputOf(contentWith(changes), { drafts }))).diagnostics).filter((place) => /url-removed|buoy/.test(place));
    expect((await placesWith({ ...locked, ...buoy })).map((place) => place.replace(/:.*/, ''))).toEqual(['url-removed locks/urls.yaml']);
    const removed = async (changes: Changes) =>
      (await diagnose(contentWith({ ...locked, ...changes }))).find(({ code }) => code === 'url-removed');
    expect(await removed(buoy)).toMatchObject({ args: { draft: 'stations/buoy.yaml' } });
    const later = edited('stations/buoy.yaml', 'languages:', 'validFrom: 2025-07-01\nlanguages:');
    expect(await removed(later)).toMatchObject({ args: { url: '/stations/buoy', draft: undefined } });
    expect(await placesWith({ ...locked, ...buoy }, true)).toEqual([]);
  });
});

test('A list that is too short without its drafts is refused; an item with draft: false counts', async () => {
  const marked = (draft: boolean) =>
    problemsOf(
      contentWith(edited('pages/home.yaml', '- { question: { de: "Wie weit?"', `- { draft: ${draft}, question: { de: "Wie weit?"`)),
    );
  expect(await marked(true)).toEqual([expect.stringContaining('claim-needed pages/home.yaml')]);
  expect(await marked(false)).toEqual([]);
});

describe('An entry with a first and a last day', () => {
  const dated = contentWith(edited('stations/buoy.yaml', 'languages:', 'validFrom: 2025-06-10\nvalidUntil: 2025-06-20\nlanguages:'));
  const [before, between, after] = ['2025-06-09T23:59:59+02:00', '2025-06-10T00:00:00+02:00', '2025-06-21T00:00:00+02:00'].map(Date.parse);
  const filesAt = async (at: number | undefined) => {
    const { files, diagnostics } = await built(dated, { at: at ?? 0 });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    return files;
  };

  test('has pages between the two days; afterwards its URLs redirect to the page that listed it', async () => {
    expect((await filesAt(before)).has('stations/buoy.html')).toBe(false);
    const during = await filesAt(between);
    expect([during.has('stations/buoy.html'), String(during.get('stations.html')).includes('/stations/buoy')]).toEqual([true, true]);
    const late = await filesAt(after);
    expect(String(late.get('en/stations/buoy.html'))).toContain('url=/en/stations');
    expect(String(late.get('sitemap.xml'))).not.toContain('buoy');
  });

  test('is on the schedule even before its first day', async () => {
    const ready = await prepared(inputOf(dated, { at: before ?? 0 }));
    const { entries, nextChangeAt } = schedule({ ready, texts: dated.texts, at: before ?? 0 });
    const ofBuoy = entries.filter(({ file }) => file === 'stations/buoy.yaml');
    expect(ofBuoy.map(({ what, at, rebuild, routes }) => [what, at, rebuild, routes])).toEqual([
      ['valid-from', '2025-06-10T00:00:00+02:00', true, ['/stations/buoy', '/en/stations/buoy']],
      ['valid-until', '2025-06-21T00:00:00+02:00', true, ['/stations/buoy', '/en/stations/buoy']],
    ]);
    expect(nextChangeAt).toBe('2025-06-10T00:00:00+02:00');
  });

  test('keeps its recorded URL, and may be linked only from sections that are shown within its dates', async () => {
    const linked = (keys: string) =>
      contentWith({
        'pages/home.yaml': `${dated.texts.get('pages/home.yaml')}  - { type: cta, ${keys} title: { de: Neu, en: New }, actions: [{ label: { de: Hin, en: Go }, link: { station: buoy } }] }\n`,
        'stations/buoy.yaml': dated.texts.get('stations/buoy.yaml'),
        'locks/urls.yaml': 'urls:\n  - /\n  - /stations/buoy\n',
      });
    const codesAt = async (at: number | undefined, keys = '') =>
      (await plan(inputOf(linked(keys), { at: at ?? 0 }))).diagnostics
        .map(({ code }) => code)
        .filter((code) => /dated|vanished/.test(code));
    expect(await codesAt(after)).toEqual(['link-dated']);
    expect(await codesAt(between, 'validFrom: 2025-06-11, validUntil: 2025-06-20,')).toEqual([]);
    expect(await codesAt(between, 'validFrom: 2025-06-09, validUntil: 2025-06-20,')).toEqual(['link-dated']);
  });
});

const page = `languages: [de, en]
name: { de: Neu, en: New }
meta:
  title: { de: Neu, en: New }
  description: { de: Eine Seite., en: A page. }
sections:
  - { type: hero, title: { de: Neu, en: New }, lead: { de: Neu., en: New. } }
`;
const textOf = (file: string): string => contentWith().texts.get(file) ?? '';
const put = (file: string) => (keys: string) => ({ [file]: `${keys}\n${textOf(file)}` });
const inMenu = (keys: string, linkKeys = '') => ({
  'pages/neu.yaml': `${keys}\n${page}`,
  'navigation.yaml': textOf('navigation.yaml').replace(
    'header:\n',
    `header:\n  - { ${linkKeys}label: { de: Neu, en: New }, link: { page: neu } }\n`,
  ),
});
const redirected = (keys: string, redirect: string) => ({
  'pages/neu.yaml': `${keys}\n${page}`,
  'redirects.yaml': `redirects:\n  - { ${redirect} }\n`,
});

/** Places that can be drafts or have dates, each with the diagnostics of a draft, of a start in the future and of an end in the past. */
// biome-ignore format: one line per case.
const places: Readonly<Record<string, readonly [changes: (keys: string) => Changes, draft: string[], ahead: string[], ended: string[]]>> = {
  'a page': [(keys) => ({ 'pages/neu.yaml': `${keys}\n${page}` }), [], [], ['claim-ended pages/neu.yaml']],
  'the home page': [put('pages/home.yaml'), ['page-draft pages/home.yaml'], ['page-dated pages/home.yaml'], ['page-dated pages/home.yaml', 'claim-ended pages/home.yaml']],
  'the not-found page': [put('pages/not-found.yaml'), ['page-draft pages/not-found.yaml'], ['page-dated pages/not-found.yaml'], ['page-dated pages/not-found.yaml', 'claim-ended pages/not-found.yaml']],
  'a page that a menu names': [inMenu, ['link-draft navigation.yaml'], ['link-dated navigation.yaml'], ['link-dated navigation.yaml', 'claim-ended pages/neu.yaml']],
  'a page and its place in a menu': [(keys) => inMenu(keys, `${keys}, `), [], [], ['claim-ended navigation.yaml', 'claim-ended pages/neu.yaml']],
  'the target of a redirect': [(keys) => redirected(keys, 'from: /old, to: /neu'), ['link-draft redirects.yaml'], ['link-dated redirects.yaml'], ['claim-ended pages/neu.yaml']],
  'a page whose URL redirects to another': [(keys) => redirected(keys, 'from: /neu, to: /about'), [], ['redirect-from-page redirects.yaml'], ['claim-ended pages/neu.yaml', 'redirect-from-page redirects.yaml']],
};

test.each(Object.entries(places))(
  '%s has the expected diagnostics as a draft, before it starts and after it has ended',
  async (_, [changes, ...expected]) => {
    const codes = await Promise.all(
      ['draft: true', 'validFrom: 2025-07-01', 'validUntil: 2025-05-01'].map(async (keys) => {
        const { diagnostics } = await plan(inputOf(contentWith(changes(keys))));
        return diagnostics.map(({ code, file }) => `${code} ${file}`);
      }),
    );
    expect(codes).toEqual(expected);
  },
);

test('A link of a menu appears on its first day', async () => {
  const shows = async (at: string): Promise<boolean> => {
    const { files } = await built(contentWith(inMenu('validFrom: 2025-07-01', 'validFrom: 2025-07-01, ')), { at: Date.parse(at) });
    return String(files.get('about.html')).includes('href="/neu"');
  };
  expect(await shows('2025-06-30T23:59:59+02:00')).toBe(false);
  expect(await shows('2025-07-01T00:00:00+02:00')).toBe(true);
});

test('A last day before the first day is reported once', async () => {
  const tree = contentWith({ 'pages/neu.yaml': `validFrom: 2025-08-01\nvalidUntil: 2025-05-01\n${page}` });
  expect(await problemsOf(tree)).toEqual([expect.stringContaining('dates-reversed pages/neu.yaml:2')]);
});

test('A home page that is a draft is built with a warning if drafts are requested', async () => {
  const { files, diagnostics } = await built(contentWith(put('pages/home.yaml')('draft: true')), { drafts: true });
  expect([files.has('index.html'), diagnostics.map(({ code, severity }) => [code, severity])]).toEqual([true, [['page-draft', 'warning']]]);
});
