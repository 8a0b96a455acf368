// How a file is sent: its type, its encoding, its validators and its ranges.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createStaticHandler, type RequestInfo } from '../../src/node/http/static-handler.ts';
import { ask, textOf } from '../support/http/served.ts';

describe('The content type of a file', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/site-ABC.css', 'text/css; charset=utf-8'],
    ['/assets/layout-ABC.js', 'text/javascript; charset=utf-8'],
    ['/sitemap.xml', /^(?:text|application)\/xml; charset=utf-8$/],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', /^application\/manifest\+json/],
    ['/assets/icon-abc.svg', /^image\/svg\+xml/],
    ['/assets/inter-ABC.woff2', 'font/woff2'],
    ['/assets/portrait-abc.avif', 'image/avif'],
    ['/favicon.ico', 'image/x-icon'],
    ['/assets/portrait-abc.webp', 'image/webp'],
    ['/assets/social-abc.png', 'image/png'],
  ])('is, for %s, %s', (url, type) => {
    const found = ask(url).headers['Content-Type'];
    if (typeof type === 'string') expect(found).toBe(type);
    else expect(found).toMatch(type);
  });
});

describe('The encoding of a file', () => {
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
  ])('is, for Accept-Encoding %j, %s', (acceptEncoding, encoding) => {
    const found = ask('/ai-audit', { acceptEncoding });
    expect(found.headers['Content-Encoding']).toBe(encoding);
    expect(found.headers['Vary']).toBe('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Uint8Array) => body);
    expect(new TextDecoder().decode(decode(found.body))).toBe('<p>Audit</p>'.repeat(200));
  });

  test('is brotli for scripts, styles and drawings, and none for fonts and pictures', () => {
    const encoded = (url: string) => ask(url, { acceptEncoding: 'br' }).headers['Content-Encoding'];
    expect(['/assets/layout-ABC.js', '/assets/site-ABC.css', '/assets/icon-abc.svg'].map(encoded)).toEqual(['br', 'br', 'br']);
    expect(['/assets/inter-ABC.woff2', '/assets/social-abc.png'].map(encoded)).toEqual([undefined, undefined]);
  });
});

describe('A file that the build has compressed', () => {
  const built = new Map(Object.entries({ 'a.html': 'plain', 'a.html.br': 'as br', 'a.html.gz': 'as gz', 'data-abc.csv.gz': 'archive' }));
  const answer = createStaticHandler(new Map([...built].map(([path, text]) => [path, new TextEncoder().encode(text)])));
  const get = (url: string, acceptEncoding = '') =>
    answer({ method: 'GET', url, host: 'localhost:4321', acceptEncoding, ifNoneMatch: undefined });

  test.each([
    ['br, gzip', 'as br', 'br'],
    ['gzip', 'as gz', 'gzip'],
    ['', 'plain', undefined],
  ])('is sent for Accept-Encoding %j: %s', (acceptEncoding, text, encoding) => {
    const { body, headers } = get('/a', acceptEncoding);
    expect({ text: textOf({ status: 200, headers, body }), encoding: headers['Content-Encoding'] }).toEqual({ text, encoding });
  });

  test('is not served under the name of its compressed version, unlike an archive of the site', () => {
    expect(['/a.html.br', '/a.html.gz', '/data-abc.csv.gz'].map((url) => get(url).status)).toEqual([404, 404, 200]);
  });
});

describe('The validators of a file', () => {
  const tagOf = (url: string, more: Partial<RequestInfo> = {}): string => ask(url, more).headers['ETag'] ?? '';

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

  test('prevent sending content that the browser has cached', () => {
    const tag = tagOf('/ai-audit');
    for (const ifNoneMatch of [tag, `"other", ${tag}`, `W/${tag}`, '*'])
      expect(ask('/ai-audit', { ifNoneMatch })).toMatchObject({ status: 304, body: new Uint8Array(), headers: { ETag: tag } });
    for (const ifNoneMatch of ['"other"', '', tag.slice(1, -1)]) expect(ask('/ai-audit', { ifNoneMatch }).status).toBe(200);
  });

  test('do not apply to a not-found page', () => {
    for (const ifNoneMatch of [tagOf('/nowhere'), '*']) expect(ask('/nowhere', { ifNoneMatch }).status).toBe(404);
  });

  test('are not needed for a file with a hash in its name, which browsers cache for good', () => {
    expect(ask('/assets/site-ABC.css').headers['Cache-Control']).toContain('immutable');
    expect(ask('/').headers['Cache-Control']).toBe('no-cache');
  });
});

describe('A range request', () => {
  const url = '/assets/inter-ABC.woff2';
  const whole = 'font'.repeat(200);
  const part = (more: Partial<RequestInfo>) => {
    const { status, headers, body } = ask(url, more);
    return [status, textOf({ status, headers, body }), headers['Content-Range']];
  };

  test.each([
    ['bytes=0-3', 'font', '0-3'],
    ['Bytes= 1-1 ', 'o', '1-1'],
    ['bytes=798-', 'nt', '798-799'],
    ['bytes=-3', 'ont', '797-799'],
    ['bytes=797-5000', 'ont', '797-799'],
    ['bytes=-5000', whole, '0-799'],
  ])('of %j gets the requested bytes', (range, text, place) => {
    expect(part({ range })).toEqual([206, text, `bytes ${place}/800`]);
  });

  test.each(['bytes=800-', 'bytes=800-900', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])('of %j gets no bytes', (range) => {
    expect(part({ range })).toEqual([416, '', 'bytes */800']);
    expect(ask(url, { range }).headers['Cache-Control']).toBe('no-cache');
  });

  test.each([undefined, '', 'bytes', 'bytes=-', 'bytes=3-1', 'bytes=0-1,3-4', 'bytes=a-b', 'lines=0-3', 'bytes=0-3x', 'bytes=1.5-3'])(
    'of %j gets the complete file',
    (range) => {
      expect(part({ range })).toEqual([200, whole, undefined]);
    },
  );

  test('with If-Range gets a part only of the same version of the file', () => {
    const { ETag: tag = '', 'Accept-Ranges': accepted } = ask(url).headers;
    expect(accepted).toBe('bytes');
    const range = 'bytes=0-3';
    expect(part({ range, ifRange: tag })[0]).toBe(206);
    for (const ifRange of ['"other"', `W/${tag}`, 'Tue, 01 Jul 2025 00:00:00 GMT', '']) expect(part({ range, ifRange })[0]).toBe(200);
    expect(part({ range, ifNoneMatch: tag })[0]).toBe(304);
  });

  test('has no effect with HEAD, on compressed files and on missing pages', () => {
    const range = 'bytes=0-3';
    expect(ask(url, { method: 'HEAD', range }).status).toBe(200);
    expect(ask('/ai-audit', { acceptEncoding: 'br', range })).toMatchObject({ status: 200, headers: { 'Content-Encoding': 'br' } });
    expect(ask('/ai-audit', { acceptEncoding: 'br' }).headers['Accept-Ranges']).toBeUndefined();
    expect(ask('/nowhere', { range }).status).toBe(404);
  });
});
