// The diff report as files: the pages that it shows, its counts, and how it mentions the pages that it leaves out.
import { expect, test } from 'vitest';
import { compareVersions } from '../../src/cli/diff/compare-versions.ts';
import { type ToolLanguage, toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { createReport } from '../../src/tools/diff/report/report-files.ts';
import type { PageDiff } from '../../src/tools/diff/site-diff.ts';
import { type Changes, contentWith, edited, inputOf } from '../support/fixture-site/content.ts';

/** Resolves to the input of the report on a change of the small site. */
async function inputOfReport(changes: Changes, language: ToolLanguage = 'en') {
  const versions = [
    { name: 'before', input: inputOf(contentWith()) },
    { name: 'after', input: inputOf(contentWith(changes)) },
  ] as const;
  const { before, after, result } = await compareVersions(versions, { language, shown: (file) => file });
  if (before.built === undefined || after?.built === undefined || result === undefined) throw new Error('a version has no site');
  return {
    versions: { before: before.built.version, after: after.built.version },
    basePath: '',
    messages: toolMessages(language),
    result,
  };
}

const aboutPage = edited('pages/about.yaml', 'Who Island Radio is', 'What it is');
const report = await inputOfReport(aboutPage);
const { result } = report;

const htmlOf = (bytes: string | Uint8Array): string => String(bytes);

test('The diff report shows both versions of a page, with pictures if there are any', () => {
  const { pages, files, index } = createReport(report);
  expect(pages.map(({ page }) => page.route)).toEqual(['/en/about']);
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['before/1.html', 'after/1.html', 'report.css', 'report.js']));
  expect(htmlOf(index(new Set()).bytes)).not.toContain('.jpg');
  expect(htmlOf(index(new Set(['after/1.jpg'])).bytes)).toContain('href="after/1.jpg"');
  expect(htmlOf(index(new Set()).bytes)).not.toContain('This report shows the first');
});

test('If more than 300 pages differ, the report shows the first 300, and states how many it leaves out', () => {
  const [page] = result.pages;
  if (page === undefined) throw new Error('no page differs');
  const many = Array.from({ length: 305 }, (_, number): PageDiff => ({ ...page, route: `/p${number}` }));
  const { pages, index } = createReport({ ...report, result: { ...result, pages: many } });
  expect(pages).toHaveLength(300);
  expect(htmlOf(index(new Set()).bytes)).toContain('This report shows the first 300 pages. The terminal and --json list the other 5.');
});

/** Resolves to the HTML of the report, and to the HTML of each of its cards. */
async function reportOf(
  changes: Changes,
  language: ToolLanguage = 'en',
): Promise<{ readonly cards: readonly string[]; readonly page: string }> {
  const { index } = createReport(await inputOfReport(changes, language));
  const page = htmlOf(index(new Set()).bytes);
  return { page, cards: page.split('<article').slice(2) };
}

/** Returns the number of changes of a kind in the header of the report. */
const countIn = (page: string, kind: string): string | undefined => new RegExp(`<li class="${kind}">.*?<b>(\\d+)</b>`).exec(page)?.[1];

test('A text that changed in both languages is one card with one row, and counts as one text in the header of the diff report', async () => {
  const line = '{ de: "Aus {city}.", en: "From {city}." }';
  const { page, cards } = await reportOf(edited('pages/about.yaml', line, '{ de: "Gern aus {city}.", en: "Gladly from {city}." }'));
  expect(cards).toHaveLength(1);
  expect(cards[0]?.match(/<code>\/(?:en\/)?about<\/code>/g)?.slice(0, 2)).toEqual(['<code>/about</code>', '<code>/en/about</code>']);
  expect(cards[0]?.match(/<li class="row">/g)).toHaveLength(1);
  expect(cards[0]?.match(/<dt>[^<]+/g)).toEqual(['<dt>German', '<dt>English']);
  expect([countIn(page, 'text'), countIn(page, 'price'), countIn(page, 'address')]).toEqual(['1', '0', '0']);
});

test('For a page that changed in only one language, the diff report names the unchanged language', async () => {
  const { cards } = await reportOf(aboutPage, 'de');
  expect(cards[0]).toContain('Unverändert: Deutsch');
});

test('A price is one change in the diff report, however many texts contain it', async () => {
  const { page, cards } = await reportOf(edited('prices.yaml', '5000', '6000'));
  expect(cards.length).toBeGreaterThan(0);
  expect(countIn(page, 'price')).toBe('1');
  expect(countIn(page, 'text')).toBe('0');
});

test('The diff report of a page lists changes that it shares with other pages', () => {
  const change = { kind: 'link', state: 'changed', section: 'footer', subject: 'a', before: 'Old', after: 'New', sources: [] } as const;
  const routes = ['/about', '/en/about', '/en', '/offer', '/catalog'].filter((route) =>
    report.versions.after.routes.some(({ path }) => path === route),
  );
  const { pages, index } = createReport({ ...report, result: { ...result, shared: [{ change, routes }] } });
  expect(pages.map(({ page }) => page.route).sort()).toEqual([...routes].sort());
  const html = htmlOf(index(new Set()).bytes);
  const cards = html.split('<article').slice(2);
  expect(cards.map((card) => card.includes('<del>Old</del>'))).toEqual(cards.map(() => true));
  expect(cards.flatMap((card) => routes.filter((route) => card.includes(`: ${route}"`)))).toHaveLength(routes.length);
  expect(countIn(html, 'text')).toBe('1');
});
