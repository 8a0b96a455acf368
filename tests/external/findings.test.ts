// The diagnostics for the answers of other sites on consecutive days.
import { describe, expect, test } from 'vitest';
import { locate } from '../../src/content/locate.ts';
import type { ExternalAnswer } from '../../src/model/external-answer.ts';
import { linkCollector } from '../../src/tools/external/collect-links.ts';
import { externalFindings } from '../../src/tools/external/external-findings.ts';
import { type ExternalLock, parseExternalLock, printExternalLock } from '../../src/tools/external/external-lock.ts';
import { mentionsOf } from '../../src/tools/external/find-mentions.ts';

const url = 'https://a.example.org/x';
const failed: ExternalAnswer = { state: 'failed', reason: { kind: 'status', status: 404 } };
const closed: ExternalAnswer = { state: 'unknown', reason: 'robots' };
const fine: ExternalAnswer = { state: 'fine' };
const texts = new Map([['site.yaml', `externals:\n  a: { url: "${url}" }\n`]]);
const pages = new Map([[url, { path: '/', file: 'pages/home.yaml' }]]);

/** Returns the diagnostics of a check on each of `days`. Each check reads the lock file of the previous one. */
function reportsOf(days: readonly (readonly [day: string, answer: ExternalAnswer])[]) {
  let previous: ExternalLock = { addresses: {} };
  return days.map(([today, answer]) => {
    const { findings, lock } = externalFindings({ answers: new Map([[url, answer]]), pages, texts, previous, today });
    const read = parseExternalLock(printExternalLock(lock));
    expect(read).toEqual(lock);
    previous = lock;
    return locate(findings, { texts }).map(({ code, severity, args }) => [code, severity, args['days'] ?? args['since']]);
  });
}

const [first, second, third, fourth, fifth] = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];

describe('An external link that fails', () => {
  test('is reported as dead from the third day on: that day as an error, later as a warning', () => {
    expect(reportsOf([first, second, third, third, fourth].map((day) => [day, failed]))).toEqual([
      [['external-failed', 'warning', 2]],
      [['external-failed', 'warning', 1]],
      [['external-dead', 'error', third]],
      [['external-dead', 'error', third]],
      [['external-dead', 'warning', third]],
    ]);
  });

  test('counts only once a day', () => {
    expect(reportsOf([first, first, first].map((day) => [day, failed]))).toEqual(Array(3).fill([['external-failed', 'warning', 2]]));
  });

  test('is counted from zero again after a success; days on which robots.txt forbids the request do not count', () => {
    expect(
      reportsOf([
        [first, failed],
        [second, failed],
        [third, fine],
        [fourth, failed],
      ]).at(-1),
    ).toEqual([['external-failed', 'warning', 2]]);
    expect(
      reportsOf([
        [first, failed],
        [second, closed],
        [third, failed],
        [fourth, closed],
        [fifth, failed],
      ]),
    ).toEqual([[['external-failed', 'warning', 2]], [], [['external-failed', 'warning', 1]], [], [['external-dead', 'error', fifth]]]);
  });
});

describe('A moved external link', () => {
  const moved = (to: string, isFinal: boolean, text = texts) => {
    const answers = new Map<string, ExternalAnswer>([[url, { state: 'moved', to, isFinal }]]);
    const { findings } = externalFindings({ answers, pages, texts: text, previous: { addresses: {} }, today: '2026-11-26' });
    return locate(findings, { texts: text });
  };

  test('has the new address as its fix, at each place', () => {
    const twoFiles = new Map([...texts, ['pages/a.en.mdx', `Read [this](${url}), and ${url}/more.\n`]]);
    expect(
      moved('https://b.example.org/', true, twoFiles).map(({ file, range, fix }) => [file, range?.line, range?.column, fix?.result]),
    ).toEqual([
      ['pages/a.en.mdx', 1, 13, `Read [this](https://b.example.org/), and ${url}/more.`],
      ['site.yaml', 2, 14, '  a: { url: "https://b.example.org/" }'],
    ]);
  });

  test('has a fix for the `url` of a link in a page file', () => {
    const linking = new Map([['pages/a.yaml', `name: A\nlink: { url: ${url}, anchor: x }\n`]]);
    expect(moved('https://b.example.org/', true, linking).map(({ file, range, fix }) => [file, range?.line, fix?.result])).toEqual([
      ['pages/a.yaml', 2, 'link: { url: https://b.example.org/, anchor: x }'],
    ]);
  });

  test('has no fix if the new address is not final, or contains characters with a meaning in Markdown', () => {
    expect(moved('https://b.example.org/', false)[0]?.fix).toBeUndefined();
    expect(moved('https://b.example.org/(x)', true)[0]?.fix).toBeUndefined();
  });
});

test('A failed external link that no text contains is reported at the entry of a page that contains the link', () => {
  const { findings } = externalFindings({
    answers: new Map([[url, failed]]),
    pages,
    texts: new Map(),
    previous: { addresses: {} },
    today: '2026-11-26',
  });
  expect(findings).toEqual([expect.objectContaining({ file: 'pages/home.yaml', args: expect.objectContaining({ page: '/' }) })]);
});

test.each([
  [`${url}`, 1],
  [`(${url})`, 1],
  [`${url}.`, 1],
  [`${url}, ${url}!`, 2],
  [`${url}/y`, 0],
  [`${url}y`, 0],
  [`${url}?q`, 0],
  [`${url}#part`, 0],
  [`${url}.html`, 0],
])('The text %s contains the external link %s times', (text, count) => {
  expect(mentionsOf(url, new Map([['a', text]]))).toHaveLength(count);
});

test('A link with letters is found as an author writes it and as a page encodes it', () => {
  const [written, encoded] = ['https://elsewhere.test/Über_uns', 'https://elsewhere.test/%C3%9Cber_uns'];
  const found = mentionsOf(encoded, new Map([['a', `${written}, ${encoded}, ${written}/x`]]));
  expect(found.map(({ range }) => [range.column, range.endColumn])).toEqual([
    [1, 1 + written.length],
    [3 + written.length, 3 + written.length + encoded.length],
  ]);
  expect(mentionsOf('https://elsewhere.test/%FC', new Map([['a', 'https://elsewhere.test/%FC']]))).toHaveLength(1);
});

test('External links are collected from pages, each with the first page that contains it', () => {
  const page = (path: string, html: string) => ({ path, file: `${path}.yaml`, html });
  const canonical = '<link rel="canonical" href="https://own.example.org/docs/a"/>';
  const links =
    '<a href="/b">b</a><a href="https://own.example.org/c">c</a><a href="mailto:a@b.c">m</a><a href="https://a.example.org/?x=1&amp;y=2">x</a>';
  const collector = linkCollector();
  collector.add(page('a', canonical + links));
  collector.add(page('b', `${links}<a href="http://c.example.org">c</a>`));
  const found = collector.end();
  expect(found.origin).toBe('https://own.example.org');
  expect([...found.links].map(([href, { path }]) => [href, path])).toEqual([
    ['https://a.example.org/?x=1&y=2', 'a'],
    ['http://c.example.org', 'b'],
  ]);
});

test('An invalid lock file of external links is ignored', () => {
  expect(parseExternalLock('<<<<<<< HEAD')).toBeUndefined();
  expect(parseExternalLock('{ "addresses": { "a": 1 } }')).toBeUndefined();
  expect(printExternalLock({ addresses: {} })).toBe('{\n  "addresses": {}\n}\n');
});
