import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Answer, type Asked, responder } from '../../src/edge/respond.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const files = new Map<string, Uint8Array>([
  ['index.html', bytes('<p>Größe</p>')],
  ['ai-audit.html', bytes('<p>Audit</p>'.repeat(200))],
  ['en.html', bytes('<p>English</p>')],
  ['en/ai-audit.html', bytes('<p>Audit in English</p>')],
  ['deep/index.html', bytes('<p>In a folder</p>')],
  ['404.html', bytes('<p>Nicht gefunden</p>')],
  ['en/404.html', bytes('<p>Not found</p>')],
  ['sitemap.xml', bytes('<urlset/>')],
  ['robots.txt', bytes('User-agent: *')],
  ['site.webmanifest', bytes('{}')],
  ['assets/site-ABC.css', bytes('p{}'.repeat(200))],
  ['assets/frame-ABC.js', bytes('1;'.repeat(200))],
  ['assets/icon-abc.svg', bytes('<svg/>'.repeat(200))],
  ['assets/inter-ABC.woff2', bytes('font'.repeat(200))],
  ['assets/portrait-abc.avif', bytes('picture')],
  ['assets/portrait-abc.webp', bytes('picture')],
  ['assets/social-abc.png', bytes('picture')],
  ['assets/mit leerzeichen.txt', bytes('x')],
  ['.archipel.json', bytes('{"files":[]}')],
]);

const answer = responder(files);
const ask = (url: string, more: Partial<Asked> = {}): Answer =>
  answer({ method: 'GET', url, host: 'localhost:4321', acceptEncoding: '', ifNoneMatch: undefined, ...more });
const textOf = ({ body }: Answer): string => new TextDecoder().decode(body);

describe('clean addresses', () => {
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
  ])('%s is %s', (url, file) => {
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
  ])('%s moves for good to %s', (url, to) => {
    expect(ask(url)).toMatchObject({ status: 308, headers: { Location: to } });
    expect(ask(to).status).toBe(200);
  });

  test('a redirect never leaves the site', () => {
    for (const url of ['/%2Fevil.example/', '/%2F%2Fevil.example/%2e%2e', '/%2F/', '/%2F%2F', '/\\evil.example/', '/%5Cevil.example/']) {
      const { headers } = ask(url);
      expect(headers['Location'] ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('unknown addresses', () => {
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
  ])('%s is the page of its language, with 404', (url, text) => {
    const found = ask(url);
    expect(found).toMatchObject({ status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' } });
    expect(textOf(found)).toContain(text);
  });

  test('a site without such pages still says 404', () => {
    const bare = responder(new Map());
    expect(bare({ method: 'GET', url: '/', host: 'localhost', acceptEncoding: 'br', ifNoneMatch: undefined }).status).toBe(404);
  });
});

describe('types', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/site-ABC.css', 'text/css; charset=utf-8'],
    ['/assets/frame-ABC.js', 'text/javascript; charset=utf-8'],
    ['/sitemap.xml', /^(?:text|application)\/xml; charset=utf-8$/],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', /^application\/manifest\+json/],
    ['/assets/icon-abc.svg', /^image\/svg\+xml/],
    ['/assets/inter-ABC.woff2', 'font/woff2'],
    ['/assets/portrait-abc.avif', 'image/avif'],
    ['/assets/portrait-abc.webp', 'image/webp'],
    ['/assets/social-abc.png', 'image/png'],
  ])('%s is %s', (url, type) => {
    const found = ask(url).headers['Content-Type'];
    if (typeof type === 'string') expect(found).toBe(type);
    else expect(found).toMatch(type);
  });
});

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0.001', 'gzip'],
    ['br ; q=0.000 , gzip', 'gzip'],
    ['br;q=0.01', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
    ['identity', undefined],
    ['*;q=0', undefined],
    ['x-gzip', undefined],
    ['brotli', undefined],
  ])('Accept-Encoding %j gets %s', (acceptEncoding, encoding) => {
    const found = ask('/ai-audit', { acceptEncoding });
    expect(found.headers['Content-Encoding']).toBe(encoding);
    expect(found.headers['Vary']).toBe('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Uint8Array) => body);
    expect(new TextDecoder().decode(decode(found.body))).toBe('<p>Audit</p>'.repeat(200));
  });

  test('scripts, styles and drawings are compressed, fonts and pictures are not', () => {
    const encoded = (url: string) => ask(url, { acceptEncoding: 'br' }).headers['Content-Encoding'];
    expect(['/assets/frame-ABC.js', '/assets/site-ABC.css', '/assets/icon-abc.svg'].map(encoded)).toEqual(['br', 'br', 'br']);
    expect(['/assets/inter-ABC.woff2', '/assets/social-abc.png'].map(encoded)).toEqual([undefined, undefined]);
  });
});

describe('validators', () => {
  const tagOf = (url: string, more: Partial<Asked> = {}): string => ask(url, more).headers['ETag'] ?? '';

  test('differ by content and by encoding', () => {
    const tags = [
      tagOf('/ai-audit'),
      tagOf('/ai-audit', { acceptEncoding: 'br' }),
      tagOf('/ai-audit', { acceptEncoding: 'gzip' }),
      tagOf('/'),
    ];
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  test('known content is not sent again', () => {
    const tag = tagOf('/ai-audit');
    for (const ifNoneMatch of [tag, `"other", ${tag}`, `W/${tag}`, '*'])
      expect(ask('/ai-audit', { ifNoneMatch })).toMatchObject({ status: 304, body: new Uint8Array(), headers: { ETag: tag } });
    for (const ifNoneMatch of ['"other"', '', tag.slice(1, -1)]) expect(ask('/ai-audit', { ifNoneMatch }).status).toBe(200);
  });

  test('a not-found page is sent even where it is known', () => {
    expect(ask('/nowhere', { ifNoneMatch: tagOf('/nowhere') }).status).toBe(404);
  });

  test('files with a hash in their name are kept, others are asked for again', () => {
    expect(ask('/assets/site-ABC.css').headers['Cache-Control']).toContain('immutable');
    expect(ask('/').headers['Cache-Control']).toBe('no-cache');
  });
});

describe('who may ask, and how', () => {
  test.each(['localhost', 'localhost:4321', 'LOCALHOST:80', '127.0.0.1:4321', '[::1]:4321'])('%s is answered', (host) => {
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
  ])('%s is not', (host) => {
    expect(ask('/', { host })).toMatchObject({ status: 403 });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get', ''])('the method %j gets 405', (method) => {
    expect(ask('/', { method })).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
  });

  test('HEAD has the headers of GET', () => {
    expect(ask('/ai-audit', { method: 'HEAD' })).toMatchObject({ status: 200, headers: ask('/ai-audit').headers });
  });

  test('every answer has the security headers', () => {
    const answers = [ask('/'), ask('/nowhere'), ask('/en/'), ask('//'), ask('/', { host: 'evil.example' }), ask('/', { method: 'POST' })];
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
      });
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
])('the target %j reveals nothing and breaks nothing', (url) => {
  const found = ask(url);
  const benign = ['/?/../../etc/passwd%', '/#%'].includes(url);
  if (benign) expect(found.status).toBe(200);
  else expect([400, 404, 308]).toContain(found.status);
  expect(createHash('sha256').update(found.body).digest('hex')).not.toBe(marker);
  expect(textOf(found)).not.toContain('root:');
});
