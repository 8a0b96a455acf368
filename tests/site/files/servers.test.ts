// The real site behind real servers, each set up as the guides say: every one is to answer as `preview` does. A server
// that is not installed is not asked.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { headersFile, readHeaderRules } from '../../../src/emit/header-files.ts';
import { hostFiles } from '../../../src/emit/host-files.ts';
import { readNetworks } from '../../../src/node/http/client-address.ts';
import { type FormsServer, serveForms } from '../../../src/node/http/forms-server.ts';
import { hasApache, startApache } from '../../support/http/apache.ts';
import { hasCaddy, startCaddy } from '../../support/http/caddy.ts';
import { formLines, guideLines, hasBrotli, hasNginx, startNginx } from '../../support/http/nginx.ts';
import type { WebServer } from '../../support/http/start-server.ts';
import { postMessage } from '../../support/mail/post-message.ts';
import { message, openRelay, origin } from '../../support/mail/relay.ts';
import { compressedFiles, files, publicPages } from '../../support/real-site/real-site.ts';

const { folder: built } = inject('realSite');
const rules = readHeaderRules(readFileSync(join(built, headersFile), 'utf8'));
const secure = rules.find(({ path }) => path === '/*')?.headers ?? {};
const redirects = [
  { from: '/moved', to: '/ai-audit' },
  { from: '/en/moved', to: '/en/ai-audit' },
  { from: '/shop.php', to: 'https://shop.example.org/radio' },
];
const nginxMap = `map $uri $archipel_redirect {\n default "";\n${redirects.map(({ from, to }) => `"${from}" "${to}"; "${from}/" "${to}";`).join('\n')}\n}\n`;

const servers = [
  {
    name: 'nginx',
    isThere: hasNginx,
    encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
    start: (site: string, forms: number) => {
      const lines = formLines.replace('127.0.0.1:8025', `127.0.0.1:${forms}`);
      return startNginx(site, guideLines.replace(/\}\s*$/, `${lines}}\n`));
    },
  },
  { name: 'Caddy', isThere: hasCaddy, encodings: ['br', 'gzip'], start: startCaddy },
  { name: 'Apache', isThere: hasApache, encodings: ['br', 'gzip'], start: startApache },
];

interface Answer {
  readonly status: number;
  /** A header that is sent several times is there several times. */
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

/** Security headers that an answer lacks, or has twice. */
const wrongIn = ({ headers }: Answer): string[] =>
  Object.entries(secure)
    .filter(([name, value]) => headers[name.toLowerCase()]?.join('|') !== value)
    .map(([name]) => `${name}: ${headers[name.toLowerCase()]?.join('|')}`);

const caching = ({ headers }: Answer): string | undefined => headers['cache-control']?.join('|');

describe.each(servers.filter(({ isThere }) => isThere))('$name', ({ start, encodings }) => {
  const site = mkdtempSync(join(tmpdir(), 'archipel-servers-'));
  let [server, relay]: [WebServer | undefined, FormsServer | undefined] = [undefined, undefined];
  beforeAll(async () => {
    cpSync(built, site, { recursive: true });
    // Apache reads as a user of its own.
    chmodSync(site, 0o755);
    const more = hostFiles(['apache', 'caddy'], { rules, redirects, notFoundIn: ['en'], basePath: '' });
    for (const { path, bytes } of [...more, { path: '.nginx/redirects.conf', bytes: nginxMap }]) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), bytes);
    }
    const trusted = readNetworks(['127.0.0.1']);
    if (trusted === undefined) throw new Error('That is a network.');
    relay = await serveForms(openRelay().handler, { host: '127.0.0.1', port: 0, trusted, paths: [], log: () => undefined });
    server = await start(site, relay.port);
  });
  afterAll(async () => {
    await server?.stop();
    await relay?.close();
    rmSync(site, { recursive: true, force: true });
  });
  const at = (path: string, headers?: Record<string, string>, method?: string): Promise<Answer> =>
    ask(`${server?.url}${path}`, headers, method);

  test('serves every page, with every header once, to be asked for again', async () => {
    for (const { path, html } of publicPages) {
      const page = await at(path);
      expect({ path, status: page.status, wrong: wrongIn(page), caching: caching(page) }).toEqual({
        ...{ path, status: 200, wrong: [], caching: 'no-cache' },
      });
      expect(page.headers['content-type']?.join().toLowerCase().replace(/\s/g, '')).toBe('text/html;charset=utf-8');
      expect(page.body.toString('utf8') === html, path).toBe(true);
    }
  });

  test('serves every asset, to be kept for good', async () => {
    for (const file of files.filter((name) => name.startsWith('assets/'))) {
      const asset = await at(`/${encodeURI(file)}`);
      expect({ file, status: asset.status, wrong: wrongIn(asset), caching: caching(asset) }).toEqual({
        ...{ file, status: 200, wrong: [], caching: 'public, max-age=31536000, immutable' },
      });
    }
  });

  test('serves the rules for prerendering as what they are, compressed or not', async () => {
    for (const encoding of ['identity', ...encodings]) {
      const answer = await at('/speculation.json', { 'accept-encoding': encoding });
      expect({ status: answer.status, wrong: wrongIn(answer), caching: caching(answer) }).toEqual({
        ...{ status: 200, wrong: [], caching: 'no-cache' },
      });
      expect(answer.headers['content-type']?.join().split(';')[0], encoding).toBe('application/speculationrules+json');
    }
  });

  test.each([
    ...['/nowhere', '/ai-audit/nowhere', '/assets/nowhere.css', '/404', '/404.html', '/_headers', '/_redirects'].map((path) => [
      path,
      'de',
    ]),
    ...['/.nginx/headers.conf', '/.caddy/site.caddy', '/.htaccess', '/.env', '/index.html.gz', '/ai-audit.html.br'].map((path) => [
      path,
      'de',
    ]),
    ...['/en/nowhere', '/en/ai-solutions/nowhere', '/en/404.html', '/en/404', '/en/.env'].map((path) => [path, 'en']),
  ])('answers %s with the not-found page in %s, which is not kept', async (path, lang) => {
    const page = await at(path);
    expect({ status: page.status, wrong: wrongIn(page), caching: caching(page) }).toEqual({ status: 404, wrong: [], caching: 'no-cache' });
    expect(/<html lang="(\w+)"/.exec(page.body.toString('utf8'))?.[1]).toBe(lang);
  });

  test.each([
    ['/ai-audit/', '/ai-audit'],
    ['/ai-audit.html', '/ai-audit'],
    ['/en/ai-audit.html', '/en/ai-audit'],
    ['/en.html', '/en'],
    ['/en/', '/en'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/moved', '/ai-audit'],
    ['/moved/', '/ai-audit'],
    ['/en/moved', '/en/ai-audit'],
    ['/shop.php', 'https://shop.example.org/radio'],
  ])('sends %s to %s, with every header once', async (path, to) => {
    const moved = await at(path);
    const [location = ''] = moved.headers['location'] ?? [];
    expect({ status: moved.status, to: location.replace(server?.url ?? '', ''), wrong: wrongIn(moved) }).toEqual({
      status: 301,
      to,
      wrong: [],
    });
  });

  test.each(['//evil.example/', '/%2Fevil.example/', '/%5Cevil.example/', '//evil.example/index.html', '/.//evil.example/'])(
    'does not lead out of the site by %s',
    async (path) => {
      const [location = '/'] = (await at(path)).headers['location'] ?? [];
      expect(location.replace(server?.url ?? '', '')).toMatch(/^\/(?![/\\])/);
    },
  );

  test.each(encodings)('sends what the build has compressed as %s', async (encoding) => {
    const ending = encoding === 'br' ? 'br' : 'gz';
    const scripts = [...compressedFiles].filter((name) => /\.(?:js|css)\.br$/.test(name)).map((name) => `/${name.slice(0, -3)}`);
    for (const path of ['/ai-audit', '/', ...scripts]) {
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

  test('sends every header once with what has not changed', async () => {
    const first = await at('/ai-audit');
    const unchanged = await at('/ai-audit', { 'if-none-match': first.headers['etag']?.[0] ?? '' });
    expect(unchanged.status).toBe(304);
    const doubled = Object.entries(unchanged.headers).filter(([, values]) => values.length > 1);
    expect(doubled).toEqual([]);
  });

  test('passes forms on to the forms server, and serves the page /api', async () => {
    const answer = await postMessage(`${server?.url}/api/send-contact-form`, message, { origin });
    const { 'content-security-policy': policy, 'cache-control': kept } = Object.fromEntries(answer.headers);
    expect({ status: answer.status, policy, kept }).toEqual({
      ...{ status: 200, policy: "default-src 'none'; frame-ancestors 'none'", kept: 'no-store' },
    });
    expect((await at('/api')).status).toBe(200);
  });
});
