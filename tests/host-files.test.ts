// Files for hosts, in the formats of their documentation.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { sendsCompressed } from '../src/model/hosts.ts';
import { headerRules, withFeedTypes } from '../src/output/headers.ts';
import { hostFiles } from '../src/output/hosts/host-files.ts';
import { readRedirects } from '../src/output/hosts/static-hosts.ts';
import { withSpeculation } from '../src/output/speculation-rules.ts';

const redirects = [
  { from: '/old', to: '/about' },
  { from: '/a:b(c)', to: '/en' },
  { from: '/shop.php', to: 'https://shop.test/radio' },
  { from: '/über', to: '/about' },
];
const input = { rules: headerRules({ connect: ['https://mail.example.com'] }), redirects, notFoundIn: ['en'], basePath: '' };

/** https://openapi.vercel.sh/vercel.json, as far as the build uses it. */
const vercel = z.strictObject({
  cleanUrls: z.boolean(),
  trailingSlash: z.boolean(),
  headers: z.array(
    z.strictObject({
      source: z.string().startsWith('/').max(4096),
      headers: z.array(z.strictObject({ key: z.string().max(4096), value: z.string().max(4096) })).max(1024),
    }),
  ),
  redirects: z
    .array(
      z.strictObject({ source: z.string().max(4096), destination: z.string().max(4096), statusCode: z.number().int().min(100).max(999) }),
    )
    .max(2048),
});

const textOf = (path: string, of = input): string =>
  hostFiles(['apache', 'caddy', 'github', 'vercel'], of).find((file) => file.path === path)?.bytes ?? expect.fail(path);

test('A host gets only its own files, in addition to _headers and _redirects', () => {
  const forAll = ['_headers', '_redirects'];
  const pathsOf = (...hosts: Parameters<typeof hostFiles>[0]): string[] =>
    hostFiles(hosts, input)
      .map(({ path }) => path)
      .filter((path) => !forAll.includes(path));
  expect(hostFiles([], input).map(({ path }) => path)).toEqual(forAll);
  expect(pathsOf('apache', 'github')).toEqual(['.htaccess', '.nojekyll']);
  expect(pathsOf('caddy')).toEqual(['.caddy/site.caddy', '.caddy/errors.caddy']);
  expect(pathsOf('nginx')).toEqual(['.nginx/headers.conf', '.nginx/asset-headers.conf', '.nginx/redirects.conf']);
  expect([pathsOf('netlify'), pathsOf()]).toEqual([[], []]);
});

test('Compressed files are written only for servers that send them', () => {
  expect((['apache', 'caddy', 'nginx', 'netlify', 'github', 'vercel'] as const).map((host) => sendsCompressed([host]))).toEqual([
    ...[true, true, true, false, false, false],
  ]);
});

describe('vercel.json', () => {
  const configuration = vercel.parse(JSON.parse(textOf('vercel.json')));

  test('has every header for every path, and the cache duration of assets', () => {
    const [all, assets] = configuration.headers;
    expect(all?.source).toBe('/(.*)');
    expect(Object.fromEntries(all?.headers.map(({ key, value }) => [key, value]) ?? [])).toEqual(input.rules[0]?.headers);
    expect(assets).toEqual({ source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] });
  });

  test('redirects each old URL, with characters of patterns escaped', () => {
    expect(configuration.redirects).toEqual([
      { source: '/a\\:b\\(c\\)', destination: '/en', statusCode: 301 },
      { source: '/old', destination: '/about', statusCode: 301 },
      { source: '/shop.php', destination: 'https://shop.test/radio', statusCode: 301 },
      ...['/%C3%BCber', '/%c3%bcber', '/über'].map((source) => ({ source, destination: '/about', statusCode: 301 })),
    ]);
  });

  test('starts paths with the base path of the site, and leaves URLs of other sites unchanged', () => {
    const { headers, redirects: moved } = vercel.parse(JSON.parse(textOf('vercel.json', { ...input, basePath: '/docs' })));
    expect(headers.map(({ source }) => source)).toEqual(['/docs/(.*)', '/docs/assets/(.*)']);
    expect(moved.slice(1, 3)).toEqual([
      { source: '/docs/old', destination: '/docs/about', statusCode: 301 },
      { source: '/docs/shop.php', destination: 'https://shop.test/radio', statusCode: 301 },
    ]);
  });
});

test('Files for Apache, Caddy and Vercel send the rules for prerendering with their type', () => {
  const prerendering = { ...input, rules: withSpeculation(input.rules, '/docs'), basePath: '/docs' };
  const [path, type] = ['/docs/speculation.json', 'application/speculationrules+json'];
  expect(textOf('.htaccess', prerendering)).toContain(`Header always set Speculation-Rules "\\"${path}\\""\n`);
  expect(textOf('.htaccess', prerendering)).toContain(`"^speculation\\.json(\\.(br|gz))?$">\n  ForceType ${type}\n`);
  expect(textOf('.caddy/site.caddy', prerendering)).toContain(`\tSpeculation-Rules "\\"${path}\\""\n`);
  expect(textOf('.caddy/site.caddy', prerendering)).toContain(`\nheader ${path} Content-Type ${type}\n`);
  const { headers } = vercel.parse(JSON.parse(textOf('vercel.json', prerendering)));
  expect(headers[0]?.headers).toContainEqual({ key: 'Speculation-Rules', value: `"${path}"` });
  expect(headers.at(-1)).toEqual({ source: path, headers: [{ key: 'Content-Type', value: type }] });
});

test.each([
  ['one language', []],
  ['two languages', ['en']],
  ['four languages', ['de-at', 'en', 'fr']],
])('The file for Caddy shows the not-found page of the language in a site with %s', (_, notFoundIn) => {
  const text = textOf('.caddy/errors.caddy', { ...input, notFoundIn, basePath: '/docs' });
  const own = notFoundIn.map((language) => `rewrite /docs/${language}/* /docs/${language}/404.html`);
  const others = notFoundIn.map((language) => `/docs/${language}/*`).join(' ');
  const rest = notFoundIn.length === 0 ? ['rewrite * /docs/404.html'] : [`@other not path ${others}`, 'rewrite @other /docs/404.html'];
  expect(text.split('\n').slice(0, own.length + rest.length)).toEqual([...own, ...rest]);
});

test('The file for Caddy quotes an old URL with spaces', () => {
  const text = textOf('.caddy/site.caddy', { ...input, redirects: [{ from: '/old page', to: '/about' }], basePath: '/docs' });
  const lines = text.split('\n').filter((line) => line.includes('old page'));
  expect(lines).toEqual(['/docs/old page', '/docs/old page/'].map((path) => `redir "${path}" /docs/about{archipel_query} 301`));
});

test('The file for Netlify has the not-found page of each language, which preview does not read as a redirect', () => {
  const textFor = (host: 'netlify' | 'nginx'): string => hostFiles([host], input).find(({ path }) => path === '_redirects')?.bytes ?? '';
  const text = textFor('netlify');
  expect(text).toContain('\n/en/* /en/404.html 404\n');
  expect(textFor('nginx')).not.toContain('404');
  expect([...readRedirects(text).keys()]).toEqual(['/a:b(c)', '/old', '/shop.php', '/über']);
});

test('The file for GitHub Pages disables Jekyll', () => {
  expect(textOf('.nojekyll')).toBe('');
});

test('Files for Apache, Caddy and Vercel send feeds with their type', () => {
  const feeds = [
    { kind: 'atom', path: '/notes/feed.atom' },
    { kind: 'json', path: '/en/notes/feed.json' },
  ] as const;
  const withFeeds = { ...input, rules: withFeedTypes(input.rules, feeds) };
  // Apache matches a file by its name, without its folder.
  expect(textOf('.htaccess', withFeeds)).toContain('"^feed\\.json(\\.(br|gz))?$">\n  ForceType application/feed+json\n');
  expect(textOf('.caddy/site.caddy', withFeeds)).toContain('\nheader /en/notes/feed.json Content-Type application/feed+json\n');
  expect(vercel.parse(JSON.parse(textOf('vercel.json', withFeeds))).headers).toContainEqual({
    source: '/notes/feed.atom',
    headers: [{ key: 'Content-Type', value: 'application/atom+xml' }],
  });
});
