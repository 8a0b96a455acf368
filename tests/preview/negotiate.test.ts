// How a file is sent: its type, its encoding, and whether at all.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createStaticHandler, type RequestInfo } from '../../src/node/http/static-handler.ts';
import { ask, textOf } from '../support/http/served.ts';

describe('types', () => {
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
    expect(['/assets/layout-ABC.js', '/assets/site-ABC.css', '/assets/icon-abc.svg'].map(encoded)).toEqual(['br', 'br', 'br']);
    expect(['/assets/inter-ABC.woff2', '/assets/social-abc.png'].map(encoded)).toEqual([undefined, undefined]);
  });
});

describe('what a build has compressed', () => {
  const made = new Map(Object.entries({ 'a.html': 'plain', 'a.html.br': 'as br', 'a.html.gz': 'as gz', 'data-abc.csv.gz': 'archive' }));
  const answer = createStaticHandler(new Map([...made].map(([path, text]) => [path, new TextEncoder().encode(text)])));
  const get = (url: string, acceptEncoding = '') =>
    answer({ method: 'GET', url, host: 'localhost:4321', acceptEncoding, ifNoneMatch: undefined });

  test.each([
    ['br, gzip', 'as br', 'br'],
    ['gzip', 'as gz', 'gzip'],
    ['', 'plain', undefined],
  ])('Accept-Encoding %j gets %s', (acceptEncoding, text, encoding) => {
    const { body, headers } = get('/a', acceptEncoding);
    expect({ text: textOf({ status: 200, headers, body }), encoding: headers['Content-Encoding'] }).toEqual({ text, encoding });
  });

  test('is no URL of its own, unlike an archive of the site', () => {
    expect(['/a.html.br', '/a.html.gz', '/data-abc.csv.gz'].map((url) => get(url).status)).toEqual([404, 404, 200]);
  });
});

describe('validators', () => {
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
