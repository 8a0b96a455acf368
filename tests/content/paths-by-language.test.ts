// Entries with a path for each language: their URLs, and errors that are reported at their line.
import { describe, expect, test } from 'vitest';
import { plan } from '../../src/build/plan.ts';
import { urlHistoryOf } from '../../src/content/urls/url-history.ts';
import { textBlocksIn } from '../../src/model/data/walk.ts';
import { type EntryPath, pathFor } from '../../src/model/entries/path.ts';
import { createLocales } from '../../src/model/languages/locale.ts';
import { contentWith, diagnose, edited, inputOf, placesOf, planned, problemsOf, tinyPage } from '../support/fixture-site/content.ts';
import { added } from '../support/fixture-site/scaffold.ts';

const page = (path: string, languages = 'de, en') =>
  ({
    'pages/company.yaml': `languages: [${languages}]
path: ${path}
name: { de: Über uns, en: About }
meta:
  title: { de: Über uns, en: About }
  description: { de: Wer wir sind., en: Who we are. }
sections:
  - type: hero
    title: { de: Über uns, en: About }
    lead: { de: Wir sind wir., en: We are we. }
`,
  }) as const;

test('A page has its own path in each language, and each route names the paths of both languages', async () => {
  const { routes } = await planned(contentWith(page('{ de: /ueber-uns, en: /company }')));
  const own = routes.routes.filter(({ entry }) => entry.id === 'company');
  const alternates = { de: '/ueber-uns', en: '/en/company' };
  expect(own.map(({ path, output, locale, alternates: all }) => ({ path, output, locale, all }))).toEqual([
    { path: '/ueber-uns', output: 'ueber-uns.html', locale: 'de', all: alternates },
    { path: '/en/company', output: 'en/company.html', locale: 'en', all: alternates },
  ]);
});

test('In a language without a path, a page has the path that its route returns', async () => {
  const tree = contentWith(page('{ de: /ueber-uns }'));
  for (const placeholders of [false, true]) {
    const { routes } = await planned(tree, { placeholders });
    expect(routes.routes.filter(({ entry }) => entry.id === 'company').map(({ path }) => path)).toEqual(['/ueber-uns', '/en/company']);
  }
});

test.each([
  [{ en: '/about' }, 'de', undefined],
  [{ en: '/about' }, 'fr', '/about'],
  [{ en: '/about' }, 'ca', '/about'],
  [{ en: '/about', fr: '/a-propos' }, 'ca', '/a-propos'],
  // There is no path in English, so English uses the path of the route, and so does French.
  [{ de: '/ueber-uns' }, 'fr', undefined],
  ['/about', 'fr', '/about'],
  [undefined, 'fr', undefined],
])('With the paths %j, the path in %s is %s, if French and Canadian French are partly translated', (own, language, path) => {
  const locales = createLocales({ en: {}, de: {}, fr: { partial: true }, ca: { tag: 'fr-CA', partial: true, fallback: 'fr' } });
  expect(pathFor(own as EntryPath | undefined, language, locales)).toBe(path);
});

test('A path that is a single text is the path in every language', async () => {
  const { routes } = await planned(contentWith(page('/firm')));
  expect(routes.routes.filter(({ entry }) => entry.id === 'company').map(({ path }) => path)).toEqual(['/firm', '/en/firm']);
});

test.each([
  ['{ de: /ueber-uns }', []],
  ['{ de: /tiny }', ['url-duplicate pages/company.yaml:2:13']],
  ['{ de: /ueber-uns, en: /company, fr: /a-propos }', ['key-unknown pages/company.yaml:2:39']],
  ['{ de: ueber-uns, en: /company }', ['format-invalid pages/company.yaml:2:13']],
  ['{ de: /ueber-uns, en: 404 }', ['text-unquoted pages/company.yaml:2:29']],
  ['{ de: /ueber-uns, en: /assets/x }', ['url-reserved pages/company.yaml:2:29']],
  ['{ de: /ueber-uns, en: /en/x }', ['url-reserved pages/company.yaml:2:29']],
  ['{ de: /tiny, en: /company }', ['url-duplicate pages/company.yaml:2:13']],
  ['{ de: /ueber-uns, en: /tiny }', []],
  ['{ de: /ueber-uns, en: "" }', ['text-empty pages/company.yaml:2:29']],
  ['[/ueber-uns]', ['type-wrong pages/company.yaml:2:1']],
  ['404', ['text-unquoted pages/company.yaml:2:7']],
])('The path %s has the problems %j', async (path, expected) => {
  expect(await problemsOf(contentWith({ ...page(path), ...tinyPage() }))).toEqual(expected);
});

test('A path in a language that the page does not have is reported once', async () => {
  expect(await problemsOf(contentWith(tinyPage('name:', 'path: { de: /klein, en: /small }\nname:')))).toEqual([
    'language-not-listed pages/tiny.yaml:2:21',
  ]);
});

test('A path of the home page other than / is reported', async () => {
  const home = contentWith().texts.get('pages/home.yaml') ?? '';
  const changed = edited('pages/home.yaml', /^path: .*$/m.exec(home)?.[0] ?? '', 'path: { de: /, en: /welcome }');
  const line = home.split('\n').findIndex((each) => each.startsWith('path:')) + 1;
  expect(await problemsOf(contentWith(changed))).toContain(`value-not-allowed pages/home.yaml:${line}:20`);
});

describe('A route', () => {
  const { definition } = inputOf(contentWith());
  const withRoute = (folder: string, route: NonNullable<(typeof definition.collections)[string]['route']>) => {
    const changed = { ...definition.collections[folder], route } as (typeof definition.collections)[string];
    return { ...definition, collections: { ...definition.collections, [folder]: changed } };
  };

  test('receives the language of an entry, and the data as the schema returns it', async () => {
    const seen = new Set<string>();
    const changed = withRoute('pages', ({ id, path, language, data }) => {
      seen.add(`${language} ${Object.keys(data.meta.title).join()}`);
      return path ?? (language === 'en' ? `/our/${id}` : `/unser/${id}`);
    });
    const tree = contentWith({ 'pages/company.yaml': page('/x')['pages/company.yaml'].replace('path: /x\n', '') });
    const { plan: found } = await plan({ ...inputOf(tree), definition: changed });
    const paths = found?.routes.filter(({ entry }) => entry.id === 'company').map(({ path }) => path) ?? [];
    expect(paths).toEqual(['/unser/company', '/en/our/company']);
    expect([...seen]).toEqual(expect.arrayContaining(['de de,en', 'en de,en']));
  });

  const stationsAt = async (route: (typeof definition.collections)[string]['route'], tree = contentWith()) => {
    const result = await plan({ ...inputOf(tree), definition: withRoute('stations', route as NonNullable<typeof route>) });
    const paths = result.plan?.routes.filter(({ collection }) => collection === 'stations').map(({ path }) => path) ?? [];
    return { paths, codes: result.diagnostics.map(({ code }) => code) };
  };

  test('that returns early without an overview still counts as reading data', async () => {
    const { paths } = await stationsAt((entry) => entry.overview && `${entry.overview}/${entry.id}-of-${entry.data.languages.length}`);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !/^(?:\/en)?\/stations\/[\w-]+-of-\d$/.test(path))).toEqual([]);
  });

  test('that reads data only for some overviews is reported, unless it copies all properties of the entry', async () => {
    const copying = await stationsAt(({ id, overview, ...entry }) =>
      overview === '/stations' ? `/s/${entry.data.languages.length}` : `/${id}`,
    );
    expect(copying.codes).not.toContain('config-invalid');
    const reading = await stationsAt((entry) => (entry.overview === '/stations' ? `/s/${entry.data.languages.length}` : `/${entry.id}`));
    expect(reading.codes).toContain('config-invalid');
  });

  test('that reads data is not reported for a file that does not parse', async () => {
    const broken = contentWith({ 'stations/aaa.yaml': 'languages: [de\n' });
    const { codes } = await stationsAt(({ id, data }) => `/s/${id}-${data.languages.length}`, broken);
    expect(codes).not.toContain('config-invalid');
    expect(codes.some((code) => code.startsWith('yaml-'))).toBe(true);
  });

  test('is not reported for an entry with invalid data', async () => {
    const changed = withRoute('packages', ({ id, data }) => `/x/${id}-${String(data.meta.title).length}`);
    const [file = ''] = [...contentWith().texts.keys()].filter((name) => name.startsWith('packages/'));
    const found = await diagnose(contentWith(edited(file, 'languages:', 'unknown: 1\nlanguages:')), { definition: changed });
    expect(placesOf(found).filter((place) => !place.startsWith('url-'))).toEqual([`key-unknown ${file}:1:1`]);
  });
});

test('If a page with one path gets a path for each language, the proposed redirect leads from its old URL to the new one', () => {
  const rows = urlHistoryOf({
    locales: createLocales({ de: {}, en: {} }),
    addresses: new Map([
      ['/', 'pages/home.yaml'],
      ['/en', 'pages/home.yaml'],
      ['/ueber-uns', 'pages/about.yaml'],
      ['/en/about', 'pages/about.yaml'],
      ['/abouts', 'pages/other.yaml'],
    ]),
    redirects: [],
    recorded: ['/', '/en', '/about', '/en/about'],
  });
  expect(rows.find(({ url }) => url === '/about')).toMatchObject({ state: 'removed', to: '/ueber-uns' });
});

test('`new` writes a path for each language, and copies no path from the page that serves as its model', async () => {
  const answers = { id: 'beacon', 'name-de': 'Bake', 'name-en': 'Beacon', path: 'de=/bake,en=/beacon' };
  const tree = contentWith(page('{ de: /ueber-uns, en: /company }'));
  for (const like of ['', 'company']) {
    const { files, addresses } = await added(tree, 'page', { ...answers, like });
    expect(files[0]?.text).toMatch(/^path: \{ de: \/bake, en: \/beacon \}$/m);
    expect(addresses).toEqual(['/bake', '/en/beacon']);
  }
  const { path: _, ...plain } = answers;
  const { files, addresses } = await added(tree, 'page', { ...plain, like: 'company' });
  expect(files[0]?.text).not.toMatch(/ueber-uns|\/company/);
  expect(addresses).toEqual(['/beacon', '/en/beacon']);
});

test('`new` writes a path for one language', async () => {
  const answers = { id: 'beacon', 'name-de': 'Bake', 'name-en': 'Beacon', path: 'de=/bake' };
  const { files, addresses } = await added(contentWith(), 'page', answers);
  expect(files[0]?.text).toMatch(/^path: \{ de: \/bake \}$/m);
  expect(addresses).toEqual(['/bake', '/en/beacon']);
});

test('An expired page redirects from its URL in each language to its parent in that language', async () => {
  const { 'pages/company.yaml': above } = page('{ de: /ueber-uns, en: /company }');
  const below = above
    .replace(/^path: .*$/m, 'path: { de: /messe, en: /fair }\nparent: company')
    .replace('name:', 'validUntil: 2024-01-01\nname:')
    .replaceAll('Über uns', 'Messe')
    .replaceAll('About', 'Fair')
    .replace('Wer wir sind', 'Was wir zeigen')
    .replace('Who we are', 'What we show');
  const { site } = await planned(contentWith({ 'pages/company.yaml': above, 'pages/fair.yaml': below }));
  expect(site.redirects).toEqual(
    expect.arrayContaining([
      { from: '/messe', to: '/ueber-uns' },
      { from: '/en/fair', to: '/en/company' },
    ]),
  );
});

test('Paths are not visited as texts, so equal paths in two languages are not reported as untranslated', async () => {
  const { site } = await planned(contentWith(page('{ de: /firma, en: /firma }')));
  expect(site.collections['pages']?.some(({ id }) => id === 'company')).toBe(true);
  const data = { languages: ['de', 'en'], path: { de: '/firma', en: '/firma' }, name: { de: 'A', en: 'B' } };
  expect(textBlocksIn(data, site).map(({ path }) => path.join('.'))).toEqual(['name']);
});
