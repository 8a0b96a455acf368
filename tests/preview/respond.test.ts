// The file that a request to preview gets, and the requests that get none.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createStaticHandler } from '../../src/node/http/static-handler.ts';
import { securityHeaders } from '../../src/output/headers.ts';
import { ask, files, textOf } from '../support/http/served.ts';

describe('A clean URL', () => {
  test.each([
    ['/', 'index.html'],
    ['/?lang=en', 'index.html'],
    ['/#prices', 'index.html'],
    ['/ai-audit', 'ai-audit.html'],
    ['/en', 'en.html'],
    ['/en/ai-audit', 'en/ai-audit.html'],
    ['/en/ai-audit?x=1&y=%2F', 'en/ai-audit.html'],
    ['/deep', 'deep/index.html'],
    ['/robots.txt', 'robots.txt'],
    ['/assets/site-ABC.css', 'assets/site-ABC.css'],
    ['/assets/mit%20leerzeichen.txt', 'assets/mit leerzeichen.txt'],
    ['/%61i-audit', 'ai-audit.html'],
  ])('%s gets the file %s', (url, file) => {
    expect(ask(url)).toMatchObject({ status: 200, body: files.get(file) });
  });

  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/ai-audit.html', '/ai-audit'],
    ['/ai-audit/', '/ai-audit'],
    ['/ai-audit//', '/ai-audit'],
    ['/en/index', '/en'],
    ['/en/', '/en'],
    ['/en.html', '/en'],
    ['/en/index.html', '/en'],
    ['/en/ai-audit.html', '/en/ai-audit'],
    ['/deep/', '/deep'],
    ['/deep/index.html', '/deep'],
    ['/en/?lang=de', '/en?lang=de'],
    ['/ai-audit.html?a=%20b&c', '/ai-audit?a=%20b&c'],
  ])('is the target of a permanent redirect: %s to %s', (url, to) => {
    expect(ask(url)).toMatchObject({ status: 308, headers: { Location: to } });
    expect(ask(to).status).toBe(200);
  });

  test('is never on another site if it is the target of a redirect', () => {
    for (const url of ['/%2Fevil.example/', '/%2F%2Fevil.example/%2e%2e', '/%2F/', '/%2F%2F', '/\\evil.example/', '/%5Cevil.example/']) {
      const { headers } = ask(url);
      expect(headers['Location'] ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('A moved URL', () => {
  test.each([
    ['/old', '/ai-audit'],
    ['/old/', '/ai-audit'],
    ['/old.html', '/ai-audit'],
    ['/old/index.html', '/ai-audit'],
    ['/%6Fld', '/ai-audit'],
    ['/old?a=%20b&c', '/ai-audit?a=%20b&c'],
    ['/old?a#b', '/ai-audit?a'],
    ['/en/old', '/en'],
    ['/shop.php', 'https://shop.test/radio'],
    ['/shop.php?id=1', 'https://shop.test/radio?id=1'],
  ])('%s redirects to %s permanently, in one step and with every header', (url, to) => {
    const moved = ask(url);
    expect(moved).toMatchObject({ status: 301, headers: { ...securityHeaders({ connect: ['https://mail.example.com'] }), Location: to } });
    expect(moved.body).toHaveLength(0);
    if (to.startsWith('/')) expect(ask(to).status).toBe(200);
  });

  test.each(['/old/page', '/older', '/Old', '/__proto__'])('is not %s', (url) => {
    expect(ask(url).status).toBe(404);
  });
});

describe('An unknown URL', () => {
  test.each([
    ['/nowhere', 'Nicht gefunden'],
    ['/ai-audit/nowhere', 'Nicht gefunden'],
    ['/english', 'Nicht gefunden'],
    ['/assets', 'Nicht gefunden'],
    ['/AI-AUDIT', 'Nicht gefunden'],
    ['/en/nowhere', 'Not found'],
    ['/en/nowhere.html', 'Not found'],
    ['/en/nowhere/', 'Not found'],
    ['/404', 'Nicht gefunden'],
    ['/404.html', 'Nicht gefunden'],
    ['/en/404', 'Not found'],
  ])('%s gets the not-found page of its language, with 404', (url, text) => {
    const found = ask(url);
    expect(found).toMatchObject({ status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' } });
    expect(textOf(found)).toContain(text);
  });

  test('gets 404 on a site without not-found pages', () => {
    const bare = createStaticHandler(new Map());
    expect(bare({ method: 'GET', url: '/', host: 'localhost', acceptEncoding: 'br', ifNoneMatch: undefined }).status).toBe(404);
  });
});

describe('The preview server', () => {
  test.each(['localhost', 'localhost:4321', 'LOCALHOST:80', '127.0.0.1:4321', '[::1]:4321'])('answers requests for the host %s', (host) => {
    expect(ask('/', { host }).status).toBe(200);
  });

  test.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    'evil.example:4321',
    '127.0.0.1.evil.example',
    'localhost:4321@evil.example',
    '0.0.0.0',
    'localhost, evil.example',
  ])('refuses requests for the host %s', (host) => {
    expect(ask('/', { host })).toMatchObject({ status: 403 });
  });

  test.each([
    ['none', 'navigate', 'document', 200],
    ['same-origin', 'cors', 'empty', 200],
    ['same-origin', 'no-cors', 'image', 200],
    ['cross-site', 'navigate', 'document', 200],
    ['same-site', 'navigate', 'document', 200],
    ['cross-site', 'no-cors', 'image', 403],
    ['cross-site', 'no-cors', 'script', 403],
    ['cross-site', 'navigate', 'iframe', 403],
    ['same-site', 'no-cors', 'script', 403],
    ['same-site', 'cors', 'empty', 403],
    ['made-up', 'no-cors', 'image', 403],
  ])('answers a request with Sec-Fetch-Site %s, mode %s and destination %s with %i', (site, mode, target, status) => {
    expect(ask('/', { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': target })).toMatchObject({ status });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get', ''])('answers the method %j with 405', (method) => {
    expect(ask('/', { method })).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
  });

  test('answers HEAD with the headers of GET', () => {
    expect(ask('/ai-audit', { method: 'HEAD' })).toMatchObject({ status: 200, headers: ask('/ai-audit').headers });
  });

  test('sends the security headers with every response', () => {
    const answers = [ask('/'), ask('/nowhere'), ask('/en/'), ask('//'), ask('/', { host: 'evil.example' }), ask('/', { method: 'POST' })];
    for (const { headers } of answers) expect(headers).toMatchObject(securityHeaders({ connect: ['https://mail.example.com'] }));
  });

  test('sends the headers that `_headers` of the site lists, and no default security headers', () => {
    const other = new Map([...files, ['_headers', new TextEncoder().encode('/*\n  X-One: 1\n\n/assets/*\n  X-Two: 2\n')]]);
    const headersOf = (url: string) =>
      createStaticHandler(other)({ method: 'GET', url, host: 'localhost', acceptEncoding: '', ifNoneMatch: undefined }).headers;
    expect(headersOf('/ai-audit')).toMatchObject({ 'X-One': '1', 'Cache-Control': 'no-cache' });
    expect(headersOf('/assets/site-ABC.css')).toMatchObject({ 'X-One': '1', 'X-Two': '2' });
    expect(Object.keys({ ...headersOf('/ai-audit'), ...headersOf('//') })).not.toContain('Content-Security-Policy');
    expect(Object.keys(headersOf('/assets/nowhere.css'))).not.toContain('X-Two');
  });
});

const marker = createHash('sha256')
  .update(files.get('.archipel.json') ?? '')
  .digest('hex');

test.each([
  ...['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/%252e%252e/etc/passwd', '/..\\..\\etc\\passwd'],
  ...['//etc/passwd', '///etc/passwd', '/%2Fetc/passwd', 'http://localhost:4321/', 'http://evil.example/', '*', '', 'etc/passwd'],
  ...['/\0', '/%00', '/ai-audit%00.html', '/%', '/%zz', '/%E0%A4', '/%c0%ae%c0%ae/etc/passwd', '/\\', '/%5C..%5Cetc', '/C:/Windows'],
  ...[
    '/.archipel.json',
    '/%2earchipel.json',
    '/./.archipel.json',
    '/en/../.archipel.json',
    '/.archipel',
    '/.archipel.json/',
    '//.archipel.json',
    '/_headers',
    '/%5Fheaders',
    '/_redirects',
    '/.nginx/redirects.conf',
    '/.nginx/headers.conf',
    '/.nginx/headers',
  ],
  ...[
    '/.git/config',
    '/.env',
    '/en/.env',
    `/${'a'.repeat(10_000)}`,
    `/${'%2e%2e%2f'.repeat(500)}`,
    '/__proto__',
    '/constructor',
    '/toString',
  ],
  ...['/assets/../.archipel.json', '/ai-audit/..', '/?/../../etc/passwd%', '/#%', '/ai-audit.html/../../x', '/index.html/'],
])('The preview server reveals nothing for the target %j', (url) => {
  const found = ask(url);
  const benign = ['/?/../../etc/passwd%', '/#%'].includes(url);
  if (benign) expect(found.status).toBe(200);
  else expect([400, 404, 308]).toContain(found.status);
  expect(createHash('sha256').update(found.body).digest('hex')).not.toBe(marker);
  expect(textOf(found)).not.toMatch(/root:|add_header|Content-Security-Policy/);
});
