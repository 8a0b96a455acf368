// The real site behind real servers, each configured as in the guides, must answer like `preview`. Servers that are not
// installed are skipped.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readNetworks } from '../../../src/node/http/client-address.ts';
import { createStaticHandler } from '../../../src/node/http/static-handler.ts';
import { hostFiles } from '../../../src/output/hosts/host-files.ts';
import { headersPath, readHeaderRules } from '../../../src/output/hosts/static-hosts.ts';
import { type FormsServer, serveForms } from '../../../src/relay/forms-server.ts';
import { forms } from '../../../templates/forms/index.ts';
import { hasApache, startApache } from '../../support/http/apache.ts';
import { hasCaddy, startCaddy } from '../../support/http/caddy.ts';
import { formLines, guideLines, hasBrotli, hasNginx, startNginx } from '../../support/http/nginx.ts';
import { freePort, type WebServer } from '../../support/http/start-server.ts';
import { postMessage } from '../../support/mail/post-message.ts';
import { message, openRelay, origin } from '../../support/mail/relay.ts';
import { freshFolder } from '../../support/process/process.ts';
import { compressedFiles, files, publicPages } from '../../support/real-site/real-site.ts';

const { folder: built } = inject('realSite');
const rules = readHeaderRules(readFileSync(join(built, headersPath), 'utf8'));
const secure = rules.find(({ path }) => path === '/*')?.headers ?? {};
const redirects = [
  { from: '/moved', to: '/ai-audit' },
  { from: '/en/moved', to: '/en/ai-audit' },
  { from: '/shop.php', to: 'https://shop.example.org/radio' },
  { from: '/über-uns', to: '/ai-audit' },
  { from: '/old page', to: '/ai-audit' },
  { from: '/en/אודות', to: '/en/ai-audit' },
];

/** Files of the built site with a leading dot in their path, which no server may send. */
const hiddenFiles = ['.env', 'sub/.env', 'en/.git/config', '.well-known/.secret', 'sub/.well-known/secret', 'assets/.DS_Store'];

const servers = [
  {
    name: 'nginx',
    isInstalled: hasNginx,
    encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
    start: (site: string, forms: number) => {
      const lines = formLines.replace('127.0.0.1:8025', `127.0.0.1:${forms}`);
      return startNginx(site, guideLines.replace(/\}\s*$/, `${lines}}\n`));
    },
  },
  { name: 'Caddy', isInstalled: hasCaddy, encodings: ['br', 'gzip'], start: (site: string, forms: number) => startCaddy(site, { forms }) },
  {
    name: 'Apache',
    isInstalled: hasApache,
    encodings: ['br', 'gzip'],
    start: (site: string, forms: number) => startApache(site, { forms }),
  },
];

interface Answer {
  readonly status: number;
  /** The values of each header, by its name in lower case. A header that is sent several times has several values. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: Buffer;
}

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const request = get(url, { headers, method }, async (answer: IncomingMessage) => {
      const chunks: Buffer[] = await answer.toArray();
      const found = answer.headersDistinct as Record<string, string[]>;
      resolve({ status: answer.statusCode ?? 0, headers: found, body: Buffer.concat(chunks) });
    });
    request.on('error', reject);
  });

/** Returns the security headers that an answer lacks, has twice, or has with another value. */
const wrongIn = ({ headers }: Answer): string[] =>
  Object.entries(secure)
    .filter(([name, value]) => headers[name.toLowerCase()]?.join('|') !== value)
    .map(([name]) => `${name}: ${headers[name.toLowerCase()]?.join('|')}`);

const doubledIn = ({ headers }: Answer) => Object.entries(headers).filter(([, values]) => values.length > 1);

const caching = ({ headers }: Answer): string | undefined => headers['cache-control']?.join('|');

test('The guide for nginx includes files that the build writes', () => {
  const included = [...guideLines.matchAll(/include (\S+);/g)].map(([, path = '']) => path.replace('/srv/site', built));
  expect(included).toHaveLength(3);
  expect(included.filter((path) => !existsSync(path))).toEqual([]);
});

test('The guide for nginx passes every form to the forms server, and no page', () => {
  const [, paths = ''] = /location ~ (\S+) \{/.exec(formLines) ?? [];
  expect(forms.map(({ path }) => [path, new RegExp(paths).test(path)])).toEqual(forms.map(({ path }) => [path, true]));
  expect(publicPages.filter(({ path }) => new RegExp(paths).test(path))).toEqual([]);
});

describe.each(servers.filter(({ isInstalled }) => isInstalled))('The server $name', ({ start, encodings }) => {
  const site = freshFolder();
  let [server, relay]: [WebServer | undefined, FormsServer | undefined] = [undefined, undefined];
  beforeAll(async () => {
    cpSync(built, site, { recursive: true });
    // Apache reads files as another user.
    for (const folder of [dirname(site), site]) chmodSync(folder, 0o755);
    for (const { path, bytes } of hostFiles(['apache', 'caddy', 'nginx'], { rules, redirects, notFoundIn: ['en'], basePath: '' })) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), bytes);
    }
    for (const path of ['.well-known/security.txt', ...hiddenFiles]) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), 'Contact: mailto:security@example.com');
    }
    const trusted = readNetworks(['127.0.0.1']);
    if (trusted === undefined) throw new Error('readNetworks refused 127.0.0.1');
    relay = await serveForms(openRelay().handler, { host: '127.0.0.1', port: 0, trusted, paths: [], log: () => undefined });
    server = await start(site, relay.port);
  });
  afterAll(async () => {
    await server?.stop();
    await relay?.close();
  });
  const at = (path: string, headers?: Record<string, string>, method?: string): Promise<Answer> =>
    ask(`${server?.url}${path}`, headers, method);

  test('serves every page with every header once and with no-cache', async () => {
    for (const { path, html } of publicPages) {
      const page = await at(path);
      expect({ path, status: page.status, wrong: wrongIn(page), caching: caching(page) }).toEqual({
        ...{ path, status: 200, wrong: [], caching: 'no-cache' },
      });
      expect(page.headers['content-type']?.join().toLowerCase().replace(/\s/g, '')).toBe('text/html;charset=utf-8');
      expect(page.body.toString('utf8') === html, path).toBe(true);
    }
  });

  test('serves every asset as immutable', async () => {
    for (const file of files.filter((name) => name.startsWith('assets/'))) {
      const asset = await at(`/${encodeURI(file)}`);
      expect({ file, status: asset.status, wrong: wrongIn(asset), caching: caching(asset) }).toEqual({
        ...{ file, status: 200, wrong: [], caching: 'public, max-age=31536000, immutable' },
      });
    }
  });

  test('serves the rules for prerendering with their type, compressed or not', async () => {
    for (const encoding of ['identity', ...encodings]) {
      const answer = await at('/speculation.json', { 'accept-encoding': encoding });
      expect({ status: answer.status, wrong: wrongIn(answer), caching: caching(answer) }).toEqual({
        ...{ status: 200, wrong: [], caching: 'no-cache' },
      });
      expect(answer.headers['content-type']?.join().split(';')[0], encoding).toBe('application/speculationrules+json');
    }
  });

  test.each([
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'text/xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/en/site.webmanifest', 'application/manifest+json'],
  ])('serves %s with its type and with no-cache', async (path, type) => {
    const file = await at(path);
    expect({ status: file.status, wrong: wrongIn(file), caching: caching(file) }).toEqual({ status: 200, wrong: [], caching: 'no-cache' });
    expect(file.headers['content-type']?.join().split(';')[0]).toBe(type);
  });

  /** Resolves to the answer after all redirects. */
  const follow = async (path: string): Promise<Answer> => {
    const answer = await at(path);
    const [location] = answer.headers['location'] ?? [];
    return location === undefined ? answer : follow(location.replace(server?.url ?? '', ''));
  };

  const missing = [
    ...['/nowhere', '/ai-audit/nowhere', '/assets', '/assets/', '/assets/nowhere.css', '/nowhere.webmanifest', '/404', '/404.html'],
    ...['/_headers', '/_redirects', '/.nginx', '/.nginx/headers.conf', '/.nginx/redirects.conf', '/.caddy/site.caddy', '/.htaccess'],
    ...['/.env', '/.well-known/nothing', '/index.html.gz', '/ai-audit.html.br'],
  ];
  const missingInEnglish = [
    '/en/nowhere',
    '/en/ai-solutions/nowhere',
    '/en/nowhere.html',
    '/en/404.html',
    '/en/404',
    '/en/.env',
    '/en/nowhere.webmanifest',
  ];

  test.each([...missing.map((path) => [path, 'de']), ...missingInEnglish.map((path) => [path, 'en'])])(
    'answers %s with the not-found page in %s, which is not cached',
    async (path, lang) => {
      const page = await follow(path);
      expect({ status: page.status, wrong: wrongIn(page), caching: caching(page) }).toEqual({
        status: 404,
        wrong: [],
        caching: 'no-cache',
      });
      expect(/<html lang="(\w+)"/.exec(page.body.toString('utf8'))?.[1]).toBe(lang);
    },
  );

  test('serves no files with a leading dot except well-known ones, like preview', async () => {
    const dotFiles = new Map(['.well-known/security.txt', ...hiddenFiles].map((path) => [path, readFileSync(join(site, path))]));
    const preview = createStaticHandler(dotFiles);
    const local = { method: 'GET', host: 'localhost', acceptEncoding: '', ifNoneMatch: undefined };
    for (const path of dotFiles.keys()) {
      const status = path === '.well-known/security.txt' ? 200 : 404;
      expect([path, (await at(`/${path}`)).status]).toEqual([path, status]);
      expect([path, preview({ ...local, url: `/${path}` }).status]).toEqual([path, status]);
    }
  });

  test.each([
    ['/ai-audit/', '/ai-audit'],
    ['/ai-audit/?a=1', '/ai-audit?a=1'],
    ['/en/ai-audit/', '/en/ai-audit'],
    ['/ai-audit.html', '/ai-audit'],
    ['/en/ai-audit.html', '/en/ai-audit'],
    ['/en.html', '/en'],
    ['/en/', '/en'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/ai-audit.html?a=1', '/ai-audit?a=1'],
    ['/moved', '/ai-audit'],
    ['/moved?a=1&b', '/ai-audit?a=1&b'],
    ['/moved/', '/ai-audit'],
    ['/en/moved', '/en/ai-audit'],
    ['/shop.php', 'https://shop.example.org/radio'],
    ['/%C3%BCber-uns', '/ai-audit'],
    ['/%c3%bcber-uns/?a', '/ai-audit?a'],
    ['/old%20page/?a', '/ai-audit?a'],
    ['/en/%D7%90%D7%95%D7%93%D7%95%D7%AA', '/en/ai-audit'],
  ])('sends %s to %s, with every header once', async (path, to) => {
    const moved = await at(path);
    const [location = ''] = moved.headers['location'] ?? [];
    expect({ status: moved.status, to: location.replace(server?.url ?? '', ''), wrong: wrongIn(moved) }).toEqual({
      status: 301,
      to,
      wrong: [],
    });
  });

  test.each([
    ...['//evil.example/', '/%2Fevil.example/', '/%2F%2Fevil.example/', '/%5Cevil.example/', '//evil.example/index.html'],
    ...['/.//evil.example/', '/a%0d%0aX-Evil:%201/'],
  ])('neither redirects to another site nor sends an injected header for %s', async (path) => {
    const { headers } = await at(path);
    const [location = '/'] = headers['location'] ?? [];
    expect(location.replace(server?.url ?? '', '')).toMatch(/^\/(?![/\\])/);
    expect(headers['x-evil']).toBeUndefined();
  });

  test.each(encodings)('sends files that the build has compressed as %s', async (encoding) => {
    const ending = encoding === 'br' ? 'br' : 'gz';
    const scripts = [...compressedFiles].filter((name) => /\.(?:js|css)\.br$/.test(name)).map((name) => `/${name.slice(0, -3)}`);
    for (const path of ['/ai-audit', '/en', '/', ...scripts]) {
      const [file = ''] = [path.slice(1), `${path.slice(1)}.html`, 'index.html'].filter((name) => compressedFiles.has(`${name}.${ending}`));
      const answer = await at(path, { 'accept-encoding': encoding });
      expect({ path, status: answer.status, encoding: answer.headers['content-encoding'], length: answer.body.length }).toEqual({
        ...{ path, status: 200, encoding: [encoding], length: statSync(join(site, `${file}.${ending}`)).size },
      });
      expect(answer.headers['vary']?.join().toLowerCase()).toContain('accept-encoding');
      expect({ path, wrong: wrongIn(answer), type: answer.headers['content-type'] }).toEqual({
        ...{ path, wrong: [], type: [expect.stringMatching(path.startsWith('/assets/') ? /javascript|css/ : /html/)] },
      });
    }
  });

  test('sends every header once for an unchanged file', async () => {
    const first = await at('/ai-audit');
    const unchanged = await at('/ai-audit', { 'if-none-match': first.headers['etag']?.[0] ?? '' });
    expect(unchanged.status).toBe(304);
    expect(doubledIn(unchanged)).toEqual([]);
  });

  test.each([
    ['a range that a page does not have', '/ai-audit', { range: 'bytes=99999999-' }, 'GET', 416],
    ['a range that an English page does not have', '/en/ai-audit', { range: 'bytes=99999999-' }, 'GET', 416],
    ['a range of a page', '/ai-audit', { range: 'bytes=0-9' }, 'GET', 206],
    ['a POST to a page', '/ai-audit', {}, 'POST', 405],
    ['a HEAD request for a page', '/ai-audit', {}, 'HEAD', 200],
    ['a HEAD request for an unknown URL', '/nowhere', {}, 'HEAD', 404],
  ] as const)('sends every header once for %s', async (_, path, headers, method, status) => {
    const answer = await at(path, headers, method);
    expect({ status: answer.status, doubled: doubledIn(answer), wrong: wrongIn(answer), caching: caching(answer) }).toEqual({
      ...{ status, doubled: [], wrong: [], caching: 'no-cache' },
    });
  });

  test('passes forms to the forms server, and serves the page /api', async () => {
    const answer = await postMessage(`${server?.url}/api/send-contact-form`, message, { origin });
    expect(answer.status).toBe(200);
    // Headers that are sent twice would be joined here.
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
    expect((await at('/api')).status).toBe(200);
  });
});

// Only nginx is tested, because Caddy and Apache answer without a body if the forms server is not running.
test.each(servers.filter(({ name, isInstalled }) => name === 'nginx' && isInstalled))(
  'The server $name answers with every header if the forms server is not running',
  async ({ start }) => {
    const server = await start(built, await freePort());
    try {
      const answer = await ask(`${server.url}/api/send-contact-form`, { origin, 'content-type': 'application/json' }, 'POST');
      expect({ status: answer.status, wrong: wrongIn(answer), doubled: doubledIn(answer) }).toEqual({
        status: 502,
        wrong: [],
        doubled: [],
      });
    } finally {
      await server.stop();
    }
  },
);
