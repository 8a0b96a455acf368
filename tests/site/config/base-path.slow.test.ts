// Builds the customer's site under a base path, because that site contains everything that can have a URL.
import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../src/build/build.ts';
import { createStaticHandler } from '../../../src/node/http/static-handler.ts';
import { isBasePath, prefixer } from '../../../src/output/base-path.ts';
import { realInput } from '../../support/real-site/changes-of-content.ts';

const files = new Map<string, Uint8Array>();
const bytesOf = (bytes: string | Uint8Array): Uint8Array => (typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
const textAt = (path: string): string => new TextDecoder().decode(files.get(path));
const namesEnding = (ending: string): string[] => [...files.keys()].filter((path) => path.endsWith(ending));

beforeAll(async () => {
  const input = await realInput();
  const { diagnostics } = await build({ ...input, definition: { ...input.definition, basePath: '/sub' } }, ({ path, bytes }) =>
    files.set(path, bytesOf(bytes)),
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
}, 120_000);

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];

/** Returns all values that may be a URL, including those inside the props of islands. */
function addressesIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (_, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'data-props') found.push(...stringsIn(JSON.parse(value)));
        else if (/srcset$/i.test(name)) found.push(...value.split(',').map((each) => each.trim().split(' ')[0] ?? ''));
        else if (name !== 'd') found.push(value.replace(/^\d+; url=/, ''));
      }
    },
  });
  parser.end(html);
  return found;
}

const isRootRelative = (address: string): boolean => /^\/(?!\/)\S/.test(address) || address === '/';

test('Every URL in a page has the base path, including URLs of islands and redirects', () => {
  const pages = namesEnding('.html');
  const addresses = pages.flatMap((page) => addressesIn(textAt(page)).filter(isRootRelative));
  expect(addresses.filter((address) => !address.startsWith('/sub/'))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(pages.length * 10);
});

test('Absolute URLs contain the base path exactly once', () => {
  const origin = /https:\/\/www\.example\.com[^"<\s]*/g;
  const all = [...namesEnding('.html'), 'sitemap.xml', 'robots.txt'].flatMap((path) => textAt(path).match(origin) ?? []);
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((address) => !/^https:\/\/www\.example\.com\/sub(?:\/(?!sub\/)|$)/.test(address))).toEqual([]);
});

test('URLs in styles and scripts have the base path', () => {
  const code = [...namesEnding('.css'), ...namesEnding('.js')].map(textAt).join('\n');
  const names = code.match(/["'`(]\/(?:sub\/)?assets\/[\w.-]+/g) ?? [];
  expect(names.filter((name) => !name.slice(1).startsWith('/sub/assets/'))).toEqual([]);
  expect(names.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(1);
  expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(10);
});

test('Manifests and files for hosts have URLs with the base path', () => {
  const manifest: unknown = JSON.parse(textAt('en/site.webmanifest'));
  expect(manifest).toMatchObject({
    id: '/sub/en',
    start_url: '/sub/en',
    scope: '/sub/en',
    icons: [{ src: expect.stringMatching(/^\/sub\/assets\//) }, {}],
  });
  expect(textAt('_headers').match(/^\/.*$/gm)).toEqual(['/sub/*', '/sub/assets/*', '/sub/speculation.json']);
  expect(textAt('_headers')).toContain('  Speculation-Rules: "/sub/speculation.json"\n');
  expect(
    textAt('speculation.json')
      .match(/"href_matches":"[^"]*"/g)
      ?.every((rule) => rule.includes('"/sub/')),
  ).toBe(true);
});

test('Redirects have the base path in both paths; targets on other sites are unchanged', () => {
  const prefix = prefixer('/sub');
  const textOf = (path: string, bytes: string) => prefix({ path, bytes }).bytes;
  expect(textOf('_redirects', '/old /new 301!\n/shop https://shop.test/x 301')).toBe(
    '/sub/old /sub/new 301!\n/sub/shop https://shop.test/x 301',
  );
  expect(textOf('.nginx/redirects.conf', '    "/old" "/new";\n    "~*^/long/?$" "https://shop.test/";')).toBe(
    '    "/sub/old" "/sub/new";\n    "~*^/sub/long/?$" "https://shop.test/";',
  );
  expect(textOf('old.html', '<meta http-equiv="refresh" content="0; url=/new"/><a href="/new">x</a><a href="//other.test">y</a>')).toBe(
    '<meta http-equiv="refresh" content="0; url=/sub/new"/><a href="/sub/new">x</a><a href="//other.test">y</a>',
  );
});

describe('A site under a base path', () => {
  const ask = (url: string) =>
    createStaticHandler(files)({ method: 'GET', url, host: 'localhost', acceptEncoding: '', ifNoneMatch: undefined });

  test.each([
    ['/', 307, '/sub/'],
    ['/sub', 307, '/sub/'],
    ['/sub/', 200, undefined],
    ['/sub/en', 200, undefined],
    ['/sub/en.html', 308, '/sub/en'],
    ['/sub/en/nothing', 404, undefined],
    ['/en', 404, undefined],
    ['/subway', 404, undefined],
  ])('answers %s with %i %s', (url, status, location) => {
    const response = ask(url);
    expect([response.status, response.headers['Location']]).toEqual([status, location]);
  });

  test('lets browsers cache files with a hash in their names for a long time, but not pages', () => {
    const styles = namesEnding('.css')[0] ?? '';
    expect(ask(`/sub/${styles}`).headers['Cache-Control']).toContain('immutable');
    expect(ask('/sub/').headers).toMatchObject({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' });
  });
});

test.each([
  ['', true],
  ['/sub', true],
  ['/sub/deep-er', true],
  ['/', false],
  ['sub', false],
  ['/sub/', false],
  ['/a b', false],
  ['//host', false],
])('The base path "%s" is valid: %s', (path, expected) => {
  expect(isBasePath(path)).toBe(expected);
});
