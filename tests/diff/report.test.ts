// The report as files: how many pages it shows, and what is said of the rest.
import { expect, test } from 'vitest';
import { compareSides } from '../../src/cli/diff/compare-sides.ts';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { createReport } from '../../src/tools/diff/report/report-files.ts';
import type { PageDiff } from '../../src/tools/diff/site-diff.ts';
import { contentWith, edited, inputOf } from '../support/fixture-site/content.ts';

const sides = [
  { name: 'before', input: inputOf(contentWith()) },
  { name: 'after', input: inputOf(contentWith(edited('pages/about.yaml', 'Who Island Radio is', 'What it is'))) },
] as const;
const { before, after, result } = await compareSides(sides, { language: 'en', shown: (file) => file });
if (before.built === undefined || after?.built === undefined || result === undefined) throw new Error('a side has no site');
const report = {
  versions: { before: before.built.version, after: after.built.version },
  basePath: '',
  messages: toolMessages('en'),
  result,
};

const htmlOf = (bytes: string | Uint8Array): string => String(bytes);

test('A page is shown in both versions, with pictures where there are some', () => {
  const { pages, files, index } = createReport(report);
  expect(pages.map(({ page }) => page.route)).toEqual(['/en/about']);
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['before/1.html', 'after/1.html', 'report.css', 'report.js']));
  expect(htmlOf(index(new Set()).bytes)).not.toContain('.jpg');
  expect(htmlOf(index(new Set(['after/1.jpg'])).bytes)).toContain('href="after/1.jpg"');
  expect(htmlOf(index(new Set()).bytes)).not.toContain('This report shows the first');
});

test('Of more than 300 pages it shows the first ones, and says how many it leaves out', () => {
  const [page] = result.pages;
  if (page === undefined) throw new Error('no page differs');
  const many = Array.from({ length: 305 }, (_, number): PageDiff => ({ ...page, route: `/p${number}` }));
  const { pages, index } = createReport({ ...report, result: { ...result, pages: many } });
  expect(pages).toHaveLength(300);
  expect(htmlOf(index(new Set()).bytes)).toContain('This report shows the first 300 pages. The terminal and --json list the other 5.');
});

test('What a page shares with others is among its changes', () => {
  const change = { kind: 'link', state: 'changed', section: 'footer', subject: 'a', before: 'Old', after: 'New', sources: [] } as const;
  const routes = ['/about', '/en/about', '/en', '/offer', '/catalog'].filter((route) =>
    report.versions.after.routes.some(({ path }) => path === route),
  );
  const { pages, index } = createReport({ ...report, result: { ...result, shared: [{ change, routes }] } });
  expect(pages.map(({ page }) => page.route).sort()).toEqual([...routes].sort());
  const articles = htmlOf(index(new Set()).bytes).split('<article').slice(1);
  expect(articles.map((article) => article.includes('<del>Old</del>'))).toEqual(routes.map(() => true));
});
