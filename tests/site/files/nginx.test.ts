// The real site behind a real nginx, set up as docs/deploy.md says. nginx is optional: without it, its lines are
// held against the files that the build writes, and that is all.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { headersFile, readHeaderRules } from '../../../src/emit/header-files.ts';
import { readNetworks } from '../../../src/node/http/client-address.ts';
import { type FormsServer, serveForms } from '../../../src/node/http/forms-server.ts';
import { forms } from '../../../templates/forms/index.ts';
import { formLines, guideLines, hasBrotli, hasNginx, startNginx } from '../../support/http/nginx.ts';
import type { WebServer } from '../../support/http/start-server.ts';
import { postMessage } from '../../support/mail/post-message.ts';
import { message, openRelay, origin } from '../../support/mail/relay.ts';
import { compressedFiles, files, publicPages } from '../../support/real-site/real-site.ts';

const { folder } = inject('realSite');
const secure = readHeaderRules(readFileSync(join(folder, headersFile), 'utf8')).find(({ path }) => path === '/*')?.headers ?? {};

/** Addresses of scripts and styles that a build has compressed. */
const codeOf = (names: readonly string[]): string[] =>
  names.filter((name) => /\.(?:js|css)$/.test(name) && compressedFiles.has(`${name}.gz`)).map((name) => `/${name}`);

/** The bytes of an answer as they are sent: fetch would unpack them. */
const encodedLength = (url: string, encoding: string) =>
  new Promise<{ readonly headers: IncomingHttpHeaders; readonly length: number }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      const chunks: Buffer[] = await answer.toArray();
      resolve({ headers: answer.headers, length: Buffer.concat(chunks).length });
    }).on('error', reject);
  });

test('the guide includes files that the build writes', () => {
  const included = [...guideLines.matchAll(/include (\S+);/g)].map(([, path = '']) => path.replace('/srv/site', folder));
  expect(included).toHaveLength(3);
  expect(included.filter((path) => !existsSync(path))).toEqual([]);
});

test('the guide leads every form to the forms server, and no page', () => {
  const [, paths = ''] = /location ~ (\S+) \{/.exec(formLines) ?? [];
  expect(forms.map(({ path }) => [path, new RegExp(paths).test(path)])).toEqual(forms.map(({ path }) => [path, true]));
  expect(publicPages.filter(({ path }) => new RegExp(paths).test(path))).toEqual([]);
});

if (hasNginx)
  describe('nginx before the forms server', () => {
    let [nginx, relay]: [WebServer | undefined, FormsServer | undefined] = [undefined, undefined];
    beforeAll(async () => {
      const trusted = readNetworks(['127.0.0.1']);
      if (trusted === undefined) throw new Error('That is a network.');
      const { handler } = openRelay();
      relay = await serveForms(handler, { host: '127.0.0.1', port: 0, trusted, paths: [], log: () => undefined });
      const lines = formLines.replace('127.0.0.1:8025', `127.0.0.1:${relay.port}`);
      nginx = await startNginx(folder, guideLines.replace(/\}\s*$/, `${lines}}\n`));
    });
    afterAll(async () => {
      await nginx?.stop();
      await relay?.close();
    });

    test('serves the page /api, which has no slash', async () => {
      expect((await fetch(`${nginx?.url}/api`, { redirect: 'manual' })).status).toBe(200);
    });

    test('passes a message on, and adds to the answer what the forms server does not say', async () => {
      const answer = await postMessage(`${nginx?.url}/api/send-contact-form`, message, { origin });
      expect(answer.status).toBe(200);
      const headers = Object.fromEntries(answer.headers);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
      });
    });
  });

if (hasNginx)
  describe('nginx', () => {
    let nginx: WebServer;
    beforeAll(async () => {
      nginx = await startNginx(folder);
    });
    afterAll(() => nginx.stop());

    const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${nginx.url}${path}`, { redirect: 'manual', ...init });

    /** Security headers that an answer lacks or has twice: fetch joins what is sent twice. */
    const wrongIn = ({ headers }: Response): string[] =>
      Object.entries(secure)
        .filter(([name, value]) => headers.get(name) !== value)
        .map(([name]) => `${name}: ${headers.get(name)}`);

    test('serves every page, to be asked for again', async () => {
      expect(Object.keys(secure).length).toBeGreaterThan(8);
      for (const { path, html } of publicPages) {
        const page = await ask(path);
        expect({ path, status: page.status, wrong: wrongIn(page) }).toEqual({ path, status: 200, wrong: [] });
        expect(page.headers.get('cache-control'), path).toBe('no-cache');
        expect(page.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
        expect((await page.text()) === html, path).toBe(true);
      }
    });

    test('serves every asset, to be kept for good', async () => {
      const assets = files.filter((file) => file.startsWith('assets/'));
      expect(assets.length).toBeGreaterThan(5);
      for (const file of assets) {
        const asset = await ask(`/${encodeURI(file)}`);
        await asset.arrayBuffer();
        expect({ file, status: asset.status, wrong: wrongIn(asset) }).toEqual({ file, status: 200, wrong: [] });
        expect(asset.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
      }
    });

    test.each([
      ['/robots.txt', /^text\/plain/],
      ['/sitemap.xml', /^text\/xml/],
      ['/site.webmanifest', /^application\/manifest\+json/],
      ['/en/site.webmanifest', /^application\/manifest\+json/],
      ['/speculation.json', /^application\/speculationrules\+json/],
    ])('serves %s, to be asked for again', async (path, type) => {
      const file = await ask(path);
      expect({ status: file.status, wrong: wrongIn(file) }).toEqual({ status: 200, wrong: [] });
      expect(file.headers.get('content-type')).toMatch(type);
      expect(file.headers.get('cache-control')).toBe('no-cache');
    });

    test.each([
      ...['/nowhere', '/ai-audit/nowhere', '/assets', '/assets/', '/assets/nowhere.css', '/nowhere.webmanifest'].map((path) => [
        path,
        'de',
      ]),
      ...['/en/nowhere', '/en/ai-solutions/nowhere', '/en/nowhere.html'].map((path) => [path, 'en']),
      ...[
        '/404',
        '/404.html',
        '/_headers',
        '/_redirects',
        '/.nginx/redirects.conf',
        '/index.html.gz',
        '/ai-audit.html.br',
        '/.nginx/headers.conf',
        '/.nginx',
        '/.env',
      ].map((path) => [path, 'de']),
      ['/.well-known/nothing', 'de'],
      ['/en/404', 'en'],
      ['/en/404.html', 'en'],
    ])('answers %s with the not-found page in %s, which is not kept', async (path, lang) => {
      const page = await follow(path);
      expect({ status: page.status, wrong: wrongIn(page) }).toEqual({ status: 404, wrong: [] });
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(/<html lang="(\w+)"/.exec(await page.text())?.[1]).toBe(lang);
    });

    async function follow(path: string): Promise<Response> {
      const page = await ask(path);
      const to = page.headers.get('location');
      return to === null ? page : follow(to);
    }

    test.each([
      ['/ai-audit/', '/ai-audit'],
      ['/en/', '/en'],
      ['/en/ai-audit/', '/en/ai-audit'],
      ['/ai-audit/?a=1', '/ai-audit?a=1'],
    ])('sends %s to %s, with every header', async (path, to) => {
      const moved = await ask(path);
      expect({ status: moved.status, to: moved.headers.get('location'), wrong: wrongIn(moved) }).toEqual({ status: 301, to, wrong: [] });
      expect((await ask(to)).status).toBe(200);
    });

    test.each([
      '//evil.example/',
      '/%2Fevil.example/',
      '/%2F%2Fevil.example/',
      '/%5Cevil.example/',
      '/a%0d%0aX-Evil:%201/',
      '/.//evil.example/',
    ])('does not lead out of the site by %s, and writes no header', async (path) => {
      const moved = await ask(path);
      expect(moved.headers.get('x-evil')).toBeNull();
      expect(moved.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    });

    test.each([
      ['gzip', 'gz', ['/ai-audit', '/en', '/', ...codeOf(files)]],
      ['br', 'br', hasBrotli ? ['/ai-audit', '/en', '/', ...codeOf(files)] : []],
    ])('sends what the build has compressed as %s, and says that it depends on the request', async (encoding, ending, paths) => {
      for (const path of paths) {
        const [file = ''] = [path.slice(1), `${path.slice(1)}.html`, 'index.html'].filter((name) =>
          compressedFiles.has(`${name}.${ending}`),
        );
        const { headers, length } = await encodedLength(`${nginx.url}${path}`, encoding);
        expect({ path, encoding: headers['content-encoding'], vary: headers['vary'], length }).toEqual({
          ...{ path, encoding, vary: 'Accept-Encoding' },
          length: statSync(join(folder, `${file}.${ending}`)).size,
        });
      }
    });

    test('sends every header with what has not changed, and with what is not allowed', async () => {
      const first = await ask('/ai-audit');
      const unchanged = await ask('/ai-audit', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
      const refused = await ask('/ai-audit', { method: 'POST', body: 'x' });
      expect([unchanged.status, refused.status]).toEqual([304, 405]);
      expect([wrongIn(unchanged), wrongIn(refused)]).toEqual([[], []]);
    });
  });
