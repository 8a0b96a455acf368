// Requests to other sites, with real servers.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkUrls } from '../../src/node/external/check-urls.ts';
import { failureOf } from '../../src/node/external/failures.ts';
import { hasId } from '../../src/node/external/page-ids.ts';
import { otherSite, selfSigned } from './other-site.ts';

const settings = { userAgent: 'archipel-link-check/1.2.3 (+https://own.example.org)', timeout: 60_000, maxWait: 1000, pause: 0 };

const send = globalThis.fetch;

const answersOf = (...addresses: string[]) => checkUrls(addresses, settings);

test.each([
  ['/ok', { state: 'fine' }],
  ['/found', { state: 'fine' }],
  ['/gone', { state: 'failed', reason: { kind: 'status', status: 404 } }],
  ['/broken', { state: 'failed', reason: { kind: 'status', status: 500 } }],
  ['/login', { state: 'unknown', reason: 'closed' }],
  ['/forbidden', { state: 'unknown', reason: 'closed' }],
  ['/busy', { state: 'fine' }],
  ['/busy-for-long', { state: 'unknown', reason: 'busy' }],
  ['/no-head', { state: 'fine' }],
  ['/moved', { state: 'moved', to: '/ok', isFinal: true }],
  ['/moved-twice', { state: 'moved', to: '/ok', isFinal: true }],
  ['/moved-then-found', { state: 'moved', to: '/found', isFinal: false }],
  ['/moved-away', { state: 'failed', reason: { kind: 'status', status: 404 } }],
  ['/moved#one', { state: 'moved', to: '/ok#one', isFinal: true }],
  ['/loop', { state: 'failed', reason: { kind: 'redirects' } }],
  ['/to-mail', { state: 'failed', reason: { kind: 'redirects' } }],
  ['/hang-up', { state: 'failed', reason: { kind: 'network' } }],
  ['/page#one', { state: 'fine' }],
  ['/page#two', { state: 'fine' }],
  ['/page#three', { state: 'fine' }],
  ['/page#four', { state: 'failed', reason: { kind: 'fragment' } }],
])('The result for a link to %s on another site is %j', async (path, answer) => {
  const { origin } = await otherSite();
  const expected = 'to' in answer ? { ...answer, to: origin + answer.to } : answer;
  expect((await answersOf(origin + path)).get(origin + path)).toEqual(expected);
});

describe('The address of an external link', () => {
  test('is requested once, with HEAD and a user agent that names archipel', async () => {
    const { origin, requests, headers } = await otherSite();
    await answersOf(`${origin}/ok`);
    expect(requests).toEqual(['GET /robots.txt', 'HEAD /ok']);
    expect(headers()['user-agent']).toBe(settings.userAgent);
  });

  test('is requested once for all its fragments, with GET', async () => {
    const { origin, requests } = await otherSite();
    const answers = await answersOf(`${origin}/page`, `${origin}/page#one`, `${origin}/page#four`);
    expect(requests).toEqual(['GET /robots.txt', 'GET /page']);
    expect([...answers.values()].map(({ state }) => state)).toEqual(['fine', 'fine', 'failed']);
  });

  test('that redirects to its own host is followed after a pause before each redirect', async () => {
    const { origin } = await otherSite();
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const times: number[] = [];
    fetchSpy.mockImplementation((...call) => {
      times.push(performance.now());
      return send(...call);
    });
    onTestFinished(() => fetchSpy.mockRestore());
    await checkUrls([`${origin}/moved-twice`], { ...settings, pause: 300 });
    // The first request is for robots.txt.
    const [first = 0, second = 0, third = 0] = times.slice(1);
    expect(Math.min(second - first, third - second)).toBeGreaterThan(290);
  });

  test('that does not respond within the time limit fails', async () => {
    const { origin } = await otherSite();
    const answers = await checkUrls([`${origin}/silent`], { ...settings, timeout: 400 });
    expect([...answers.values()]).toEqual([{ state: 'failed', reason: { kind: 'timeout' } }]);
  });

  test('that refuses HEAD is requested with GET', async () => {
    const { origin, requests } = await otherSite();
    await answersOf(`${origin}/no-head`);
    expect(requests).toEqual(['GET /robots.txt', 'HEAD /no-head', 'GET /no-head']);
  });

  test('that robots.txt forbids is not requested, but other addresses of the site are', async () => {
    const { origin, requests } = await otherSite({ robots: 'User-agent: *\nDisallow: /closed\n' });
    const answers = await answersOf(`${origin}/closed/page`, `${origin}/open`);
    expect([...answers]).toEqual([
      [`${origin}/closed/page`, { state: 'unknown', reason: 'robots' }],
      [`${origin}/open`, { state: 'fine' }],
    ]);
    expect(requests).toEqual(['GET /robots.txt', 'HEAD /open']);
  });

  test('is requested with at most one other address of its host at a time', async () => {
    const site = await otherSite();
    const addresses = Array.from({ length: 9 }, (_, number) => `${site.origin}/page-${number}`);
    expect((await answersOf(...addresses)).size).toBe(9);
    expect(site.maxOpen()).toBe(2);
  });

  test('whose port is blocked or whose host does not exist fails with a reason', async () => {
    const answers = await answersOf('http://127.0.0.1:9', 'http://nothing.invalid/');
    expect([...answers.values()].map((answer) => answer.state === 'failed' && answer.reason.kind)).toEqual([
      // Port 9 belongs to the discard service. Browsers and `fetch` refuse it without connecting.
      'network',
      'dns',
    ]);
  });
});

describe('The reason of a failed external link', () => {
  test('names a certificate of an unknown authority', async () => {
    const { origin } = await otherSite({ certificate: await selfSigned() });
    expect((await answersOf(`${origin}/ok`)).get(`${origin}/ok`)).toEqual({ state: 'failed', reason: { kind: 'certificate-untrusted' } });
  });

  test.each([
    ['CERT_HAS_EXPIRED', 'certificate-expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate-host'],
    ['ECONNREFUSED', 'refused'],
  ])('is derived from the error code: %s is %s', (code, kind) => {
    const cause = Object.assign(new Error(code), { code });
    expect(failureOf(new TypeError('fetch failed', { cause }))).toEqual({ kind });
    expect(failureOf(new TypeError('fetch failed', { cause: new AggregateError([cause]) }))).toEqual({ kind });
  });
});

test.each([
  ['<p id=a>', 'a', true],
  ["<p class='b' id='a'>", 'a', true],
  ['<p id="caf\u00e9">', 'caf%C3%A9', true],
  ['<p data-id="a">', 'a', false],
  ['<p id="ab">', 'a', false],
  ['<p>', 'top', true],
  ['<p>', ':~:text=words', true],
  ['<p>', '/route', true],
  ['<p id="x">', 'x:~:text=words', true],
  ['<p id="x">', '%', false],
])('The HTML %s has the fragment #%s: %s', (html, fragment, has) => {
  expect(hasId(html, fragment)).toBe(has);
});
