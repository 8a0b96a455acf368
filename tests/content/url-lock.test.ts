// Recorded URLs must keep working.

import { describe, expect, test } from 'vitest';
import { urlHistoryOf } from '../../src/content/urls/url-history.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { contentOf, note, siteWith } from '../outputs/small-site.tsx';
import { type Changes, contentWith, diagnose, edited, problemsOf } from '../support/fixture-site/content.ts';
import { locales } from '../support/fixture-site/theme.tsx';

const pages = ['/', '/about', '/package-lighthouse', '/en', '/en/about', '/en/stations', '/en/stations/buoy'];
const all = [...pages, '/offer', '/stations', '/stations/buoy'];
const lock = (urls: readonly string[]) => ({ 'locks/urls.yaml': `urls:\n${urls.map((url) => `  - ${url}\n`).join('')}` });
const redirected = (from: string, to: string): Changes => ({ 'redirects.yaml': `redirects:\n  - { from: ${from}, to: ${to} }\n` });

test.each<[string, Changes, string[]]>([
  ['no lock', {}, []],
  ['a lock with the addresses of all pages', lock(all), []],
  ['a page that is not recorded', lock(all.filter((url) => url !== '/offer')), ['url-unrecorded pages/offer.yaml:1:1']],
  ['a recorded address without a page', lock([...all, '/old']), ['url-removed locks/urls.yaml:12:5']],
  ['a recorded address that is redirected', { ...lock([...all, '/old']), ...redirected('/old', '/about') }, []],
  ['a recorded address that is redirected in another case', { ...lock([...all, '/old']), ...redirected('/Old', '/about') }, []],
  [
    'a recorded address that is redirected to nowhere',
    { ...lock([...all, '/old']), ...redirected('/old', '/nowhere') },
    ['redirect-target-unknown redirects.yaml:2:23'],
  ],
  // The invalid redirect may be the one for the recorded address, so the address is not reported as removed.
  [
    'a recorded address beside a broken redirect',
    { ...lock([...all, '/old']), ...redirected('/old/', '/about') },
    ['format-invalid redirects.yaml:2:13'],
  ],
  [
    'a page that is removed in English',
    { ...lock(all), ...edited('stations/buoy.yaml', 'languages: [de, en]', 'languages: [de]') },
    ['url-removed locks/urls.yaml:8:5'],
  ],
  ['a lock without a list', { 'locks/urls.yaml': 'urls: all\n' }, ['type-wrong locks/urls.yaml:1:7']],
  ['a lock with an invalid address', lock([...all, 'old']), ['format-invalid locks/urls.yaml:12:5']],
])('With %s, a build has the expected problems', async (_, changes, expected) => {
  const found = await problemsOf(contentWith(changes));
  expect(found.filter((line) => !line.startsWith('language-not-listed'))).toEqual(expected);
});

test('Removed URLs are reported even if some entries have no page', async () => {
  const hint = note('Hint', 'day: "2026-03-01"\nlines: []\n').replace(/^words.*\n/m, '');
  const content = contentOf({ 'hints/rain.yaml': hint, ...lock(['/', '/en', '/ada', '/en/ada', '/bob', '/old']) });
  const found = await problemsOf(content, { definition: siteWith({}) });
  expect(found).toEqual(['url-removed locks/urls.yaml:7:5', 'url-unrecorded notes/bob.yaml:1:1']);
});

test('While the file of a page does not parse, no URL is reported as removed', async () => {
  const found = await diagnose(contentWith({ ...lock([...all, '/old']), 'pages/offer.yaml': 'languages: [de\n' }));
  expect(found.map(({ code }) => code)).not.toContain('url-removed');
});

test('The hint of a removed URL contains a redirect that resolves it', async () => {
  const removed = lock([...all, '/stations/raft']);
  for (const file of [{ 'redirects.yaml': undefined }, { 'redirects.yaml': 'redirects:\n' }]) {
    const before = file['redirects.yaml'] === undefined ? { 'redirects.yaml': undefined } : redirected('/radio', '/stations');
    const [problem] = formatDiagnostics(await diagnose(contentWith({ ...removed, ...before })), 'en');
    const line = problem?.hint.split('\n').find((each) => each.startsWith('  - '));
    expect(await problemsOf(contentWith({ ...removed, 'redirects.yaml': `redirects:\n${line}\n` }))).toEqual([]);
  }
});

describe('The redirect that is proposed for a removed URL leads', () => {
  const proposed = (gone: string, recorded: readonly string[], addresses: readonly string[]): string | undefined =>
    urlHistoryOf({
      locales,
      addresses: new Map(addresses.map((url) => [url, `${locales.withoutPrefix(url)}.yaml`])),
      redirects: [],
      recorded: [...recorded, gone],
    }).find(({ url }) => url === gone)?.to;

  test.each([
    ['to the new page with a similar name', '/ai-audit', ['/'], ['/', '/ki-audit'], '/ki-audit'],
    ['to the page in a new folder', '/about', ['/'], ['/', '/company/about'], '/company/about'],
    ['to the only new page in the same folder', '/offer', ['/', '/a'], ['/', '/a', '/bargains'], '/bargains'],
    ['to the parent, if several pages are new', '/shop/offer', ['/', '/shop'], ['/', '/shop', '/shop/x', '/shop/yyyyy'], '/shop'],
    [
      'to the parent, not to an old page with a similar name',
      '/shop/one',
      ['/', '/shop', '/shop/two'],
      ['/', '/shop', '/shop/two'],
      '/shop',
    ],
    [
      'to the page whose name is the start of the removed name',
      '/package-solar',
      ['/', '/package', '/package-dental'],
      ['/', '/package', '/package-dental'],
      '/package',
    ],
    ['to the home page, if no page is new', '/offer', ['/', '/a'], ['/', '/a'], '/'],
    ['to the home page in English', '/en/offer', ['/', '/en'], ['/', '/en'], '/en'],
    ['to the home page in English, although a German page is new', '/en/offer', ['/', '/en'], ['/', '/en', '/offers'], '/en'],
    [
      'to the parent in English, if the German page still exists',
      '/en/about',
      ['/', '/en', '/about'],
      ['/', '/en', '/about', '/en/new'],
      '/en',
    ],
    ['to the German home page, if there are no English pages', '/en/offer', ['/'], ['/'], '/'],
  ])('%s', (_, gone, recorded, addresses, target) => {
    expect(proposed(gone, recorded, addresses)).toBe(target);
  });
});

test('The URL history has every URL once, sorted, with its current state', () => {
  const rows = urlHistoryOf({
    locales,
    addresses: new Map([
      ['/', 'pages/home.yaml'],
      ['/new', 'pages/new.yaml'],
    ]),
    redirects: [
      { from: '/moved', to: '/new' },
      { from: '/legacy.php', to: '/' },
    ],
    recorded: ['/moved', '/', '/gone'],
  });
  expect(rows.map(({ url, state, recorded }) => [url, state, recorded])).toEqual([
    ['/', 'recorded', true],
    ['/gone', 'removed', true],
    ['/legacy.php', 'redirected', false],
    ['/moved', 'redirected', true],
    ['/new', 'new', false],
  ]);
});
