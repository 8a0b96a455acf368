// Redirects: addresses that can be redirected, and their targets.
import { describe, expect, test } from 'vitest';
import { checkRedirects } from '../../src/content/checks/urls/check-redirects.ts';
import { asRedirect, type Redirect } from '../../src/model/references/redirects.ts';
import { built, contentWith, problemsOf } from '../support/fixture-site/content.ts';
import { locales } from '../support/fixture-site/theme.tsx';
import { randomFrom } from '../support/samples.ts';

const rules = { hidden: new Map(), locales };
const addresses = new Map(['/', '/about', '/stations', '/stations/buoy', '/en', '/en/about'].map((url) => [url, 'pages/x.yaml']));

/** Parses `/old → /new, …` into redirects. */
const written = (list: string): Redirect[] =>
  list.split(', ').map((entry) => {
    const [from = '', to = ''] = entry.split(' → ');
    return { from, to };
  });

const codesOf = (list: string): string[] =>
  checkRedirects(written(list), { ...rules, addresses }).map(({ code, path = [] }) => `${code} ${path.slice(1).join(' ')}`);

test.each([
  ['/old → /about', []],
  ['/old → /, /en/old → /en', []],
  ['/old → /stations/buoy, /older → /stations/buoy', []],
  // The URL of a page that was removed in one language may redirect to the page in the other language.
  ['/en/stations → /stations', []],
  ['/old → https://shop.test/radio', []],
  ['/old → /gone', ['redirect-target-unknown 0 to']],
  ['/old → /About', ['redirect-target-unknown 0 to']],
  ['/old → /404', ['redirect-target-unknown 0 to']],
  ['/about → /stations', ['redirect-from-page 0 from']],
  ['/EN/About → /en', ['redirect-from-page 0 from']],
  ['/old → /about, /old → /stations', ['redirect-duplicate 1 from']],
  ['/old → /about, /OLD → /about', ['redirect-duplicate 1 from']],
  ['/a → /b, /b → /about', ['redirect-chain 0 to']],
  ['/a → /b, /b → /c, /c → /about', ['redirect-chain 0 to', 'redirect-chain 1 to']],
  ['/a → /b, /b → /gone', ['redirect-chain 0 to', 'redirect-target-unknown 1 to']],
  ['/a → /B, /b → /about', ['redirect-chain 0 to']],
  ['/a → /a', ['redirect-loop 0 to']],
  ['/a → /b, /b → /a', ['redirect-loop 0 to', 'redirect-loop 1 to']],
  ['/in → /a, /a → /b, /b → /a', ['redirect-loop 0 to', 'redirect-loop 1 to', 'redirect-loop 2 to']],
])('The redirects %s have the problems %j', (list, expected) => {
  expect(codesOf(list)).toEqual(expected);
});

test.each([
  ...['/assets', '/assets/site.css', '/Assets/site.css', '/404', '/en/404', '/__gallery', '/en/__gallery/hero', '/__mail.json'],
  ...[
    '/_headers',
    '/_redirects',
    '/robots.txt',
    '/sitemap.xml',
    '/speculation.json',
    '/favicon.ico',
    '/site.webmanifest',
    '/en/site.webmanifest',
  ],
  ...['/api/subscribe', '/api/send-contact-form'],
])('A redirect from %s is refused', (from) => {
  expect(codesOf(`${from} → /about`)).toEqual(['redirect-reserved 0 from']);
});

test.each(['/assets-list', '/4040', '/api/docs', '/english', '/robots.txt.bak'])('A redirect from %s is accepted', (from) => {
  expect(codesOf(`${from} → /about`)).toEqual([]);
});

test.each([
  ['/docs/old → /about', ['redirect-reserved /old']],
  ['/Docs/en/old → /en', ['redirect-reserved /en/old']],
  ['/documents/old → /about', []],
  ['/old → /docs/about', ['redirect-target-unknown /about']],
])('On a site with the base path /docs, the redirect %s has the problems %j', (list, expected) => {
  const found = checkRedirects(written(list), { ...rules, addresses, basePath: '/docs' });
  expect(found.map(({ code, args: { meant, suggestion } }) => `${code} ${String(meant ?? suggestion)}`)).toEqual(expected);
});

test('A redirect may begin with the name of the base path if pages are or were in a folder of that name', () => {
  const redirects = written('/docs/old → /about');
  const page = new Map([...addresses, ['/docs/new', 'pages/x.yaml'] as const]);
  expect(checkRedirects(redirects, { ...rules, addresses: page, basePath: '/docs' })).toEqual([]);
  expect(checkRedirects(redirects, { ...rules, addresses, basePath: '/docs', recorded: ['/docs/old'] })).toEqual([]);
});

test('The hint for a chain of redirects names the page at its end; the hint for an unknown page names the most similar page', () => {
  const argsOf = (list: string) => checkRedirects(written(list), { ...rules, addresses }).map(({ args }) => args);
  expect(argsOf('/a → /b, /b → /c, /c → /about')).toMatchObject([{ end: '/about' }, { end: '/about' }]);
  expect(argsOf('/a → /abuot')).toMatchObject([{ suggestion: '/about' }]);
});

test('Redirects are compared with each other even if the addresses of the site are unknown', () => {
  const findings = checkRedirects([{ from: '/a', to: '/b' }, undefined, { from: '/b', to: '/nowhere' }], {
    ...rules,
    addresses: undefined,
  });
  expect(findings.map(({ code, path }) => [code, path?.[1]])).toEqual([['redirect-chain', 0]]);
});

describe('A redirect in content', () => {
  test.each([
    ['/old', true],
    ['/über-uns', true],
    ['/%C3%BCber-uns', true],
    ['/%c3%bcber-uns', true],
    ['/he/אודות', true],
    ['/مقالات/می\u200cخواهم', true],
    ['/お問い合わせ', true],
    ['/क्या-है', true],
    ['/👩‍🚀', true],
    ['/%61bout', true],
    ['/%C3%BC/', false],
    ['/%C3%BC%2Ehtml', false],
    ['/%2E%2E/secret', false],
    ['/old%2Fpart', false],
    ['/old%20page', true],
    ['/old%20%20page.php', true],
    ['/%20old', false],
    ['/old%20', false],
    ['/old%20/page', false],
    ['/old%20.html', false],
    ['/old%C2%A0page', false],
    ['/old%0Apage', false],
    ['/old%00', false],
    ['/%C3', false],
    ['/%FC', false],
    ['/100%', false],
    ['/אודות\u200f', false],
    ['/%E2%80%8F', false],
    ['/\u00a0', false],
    ['/en/old/page', true],
    ['/Old_Page.php', true],
    ['/~ada/radio', true],
    ['/old/', false],
    ['/old.html', false],
    ['/old/index', false],
    ['/old.html/page', false],
    ['/', false],
    ['old', false],
    ['//evil.test', false],
    ['/../secret', false],
    ['/.well-known/thing', false],
    ['/a/./b', false],
    ['/old?page=1', false],
    ['/old#part', false],
    ['/old page', false],
    ['/old"; return 200 "', false],
    ['/$uri', false],
    ['/old\n', false],
    ['https://a.test/old', false],
  ])('from %j is valid: %j', (from, isValid) => {
    expect(asRedirect({ from, to: '/about' }) !== undefined).toBe(isValid);
  });

  test('from any notation of a path is decoded', () => {
    expect(['/über', '/%C3%BCber', '/%c3%bcber'].map((from) => asRedirect({ from, to: '/' })?.from)).toEqual(['/über', '/über', '/über']);
  });

  test.each([
    ['/', true],
    ['/about', true],
    ['https://shop.test', true],
    ['https://shop.test/radio/', true],
    ['https://shop.test:8443/a%20b', true],
    ['/about/', false],
    ['/about#part', false],
    ['/about?a', false],
    ['//evil.test', false],
    ['http://shop.test', false],
    ['https://user@shop.test', false],
    ['https://shop.test/?a=1', false],
    ['https://shop.test/$request_uri', false],
    ['https://shop.test/"', false],
    ['javascript:alert(1)', false],
    ['/about /stations', false],
  ])('to %j is valid: %j', (to, isValid) => {
    expect(asRedirect({ from: '/old', to }) !== undefined).toBe(isValid);
  });
});

test('Random redirects are refused, unless each of them leads to a page in one step', () => {
  const random = randomFrom(20250630);
  const oneOf = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? '';
  const gone = ['/a', '/b', '/c', '/A', '/d/e', '/en/a'];
  let accepted = 0;
  for (let round = 0; round < 4000; round++) {
    const list = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
      from: random() < 0.05 ? oneOf([...addresses.keys()]) : oneOf(gone),
      to: random() < 0.2 ? oneOf([...gone, '/nowhere']) : oneOf([...addresses.keys()]),
    }));
    if (checkRedirects(list, { ...rules, addresses }).length > 0) continue;
    accepted += 1;
    const targets = new Map(list.map(({ from, to }) => [from.toLowerCase(), to]));
    expect(targets.size).toBe(list.length);
    for (const { from, to } of list)
      expect([addresses.has(from), addresses.has(to), targets.get(to.toLowerCase())]).toEqual([false, true, undefined]);
  }
  expect(accepted).toBeGreaterThan(500);
});

test.each([
  ['redirects:\n  - { from: /old/, to: /about }\n', ['format-invalid redirects.yaml:2:13']],
  ['redirects:\n  - { from: /old }\n', ['key-missing redirects.yaml:2:7']],
  ['redirects: []\n', []],
  ['redirects:\n  - { from: /offer, to: /about }\n', ['redirect-from-page redirects.yaml:2:13']],
  ['redirects:\n  - { from: /%6Fffer, to: /about }\n', ['redirect-from-page redirects.yaml:2:13']],
  ['redirects:\n  - { from: /%FC, to: /about }\n', ['format-invalid redirects.yaml:2:13']],
  [
    'redirects:\n  - { from: /אודות, to: /about }\n  - { from: /%D7%90%D7%95%D7%93%D7%95%D7%AA, to: / }\n',
    ['redirect-duplicate redirects.yaml:3:13'],
  ],
  ['redirects:\n  - { from: /über, to: /about }\n  - { from: /%C3%9Cber, to: / }\n', ['redirect-duplicate redirects.yaml:3:13']],
  ['redirects:\n  - { from: /stations/raft, to: /stations/bouy }\n', ['redirect-target-unknown redirects.yaml:2:33']],
])('The file of redirects %j has the problems %j', async (text, expected) => {
  expect(await problemsOf(contentWith({ 'redirects.yaml': text }))).toEqual(expected);
});

test.each([
  ['/old.html', '/about', '/old', undefined],
  ['/old/', '/about/', '/old', '/about'],
  ['old', 'about', '/old', '/about'],
  ['https://www.example.com/old/index.html', '/about', '/old', undefined],
  ['/old', 'http://shop.test/a', undefined, 'https://shop.test/a'],
  ['/old?page=1', '/about', undefined, undefined],
])('The fix for a redirect from %s to %s writes its addresses as they have to be', async (from, to, ...expected) => {
  const { diagnostics } = await built(contentWith({ 'redirects.yaml': `redirects:\n  - from: ${from}\n    to: ${to}\n` }));
  const fixes = diagnostics.filter(({ file, severity }) => file === 'redirects.yaml' && severity === 'error').map(({ fix }) => fix?.result);
  const due = [
    ...(expected[0] === undefined ? [] : [`  - from: ${expected[0]}`]),
    ...(expected[1] === undefined ? [] : [`    to: ${expected[1]}`]),
  ];
  expect(fixes.filter((fix) => fix !== undefined)).toEqual(due);
});
