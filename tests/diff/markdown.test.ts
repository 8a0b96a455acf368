// The pull request comment: its length, and its safety against hostile content.
import { expect, test } from 'vitest';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { markdownOf } from '../../src/tools/diff/print/markdown.ts';
import type { ChangeDetail, PageDiff, SiteDiff } from '../../src/tools/diff/site-diff.ts';
import { emptyDiff } from './diff-of.ts';

const change = (after: string, before = 'Ein Mast.'): ChangeDetail => ({
  ...{ kind: 'text', state: 'changed', section: 'Abschnitt', subject: 'p', before, after },
  sources: [{ file: 'content/pages/home.yaml', line: 3, column: 1 }],
});

const page = (route: string, changes: readonly ChangeDetail[]): PageDiff => ({
  route,
  language: 'de',
  state: 'changed',
  changes,
  weight: {},
});

const commentOn = (pages: readonly PageDiff[]): string => markdownOf({ ...emptyDiff, pages } satisfies SiteDiff, toolMessages('en'));

const countOf = (text: string, part: string): number => text.split(part).length - 1;

test('A pull request comment starts with its marker, and shows all of a small change', () => {
  const comment = commentOn([page('/', [change('Ein Turm.')])]);
  expect(comment).toMatch(/^<!-- archipel diff -->\n/);
  expect(comment).toContain('<br>Ein <del>Mast</del><ins>Turm</ins>.');
  expect(comment).not.toContain('more');
});

test("A pull request comment on every page of a large site fits GitHub's limit, ends properly and states how many pages it leaves out", () => {
  const words = (seed: number): string => Array.from({ length: 40 }, (_, index) => `Größe${seed * index}`).join(' ');
  const pages = Array.from({ length: 3000 }, (_, number) =>
    page(
      `/über-uns/${number}`,
      [...Array(60).keys()].map((index) => change(words(number + index), words(index))),
    ),
  );
  const comment = commentOn(pages);
  expect(Buffer.byteLength(comment)).toBeGreaterThan(30_000);
  expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(65_000);
  expect(countOf(comment, '<details>')).toBe(countOf(comment, '</details>'));
  expect(comment).toMatch(/… and \d+ more\n$/);
});

test('Content in a pull request comment cannot break its line, mention a person, load a picture or hide text', () => {
  const hostile = [
    '</details><img src=x onerror=alert(1)><!--',
    '![x](https://bad.example/x.png) [y](https://bad.example)',
    '@octocat #1 www.bad.example',
    'One.\n\n# Two\n- [x] three\n```\nfour',
    '\u202egnihton\u2066',
  ];
  const plain = commentOn([
    page(
      '/',
      hostile.map(() => change('x')),
    ),
  ]);
  const comment = commentOn([
    page(
      '/<b>',
      hostile.map((text) => change(text, text.slice(1))),
    ),
  ]);
  expect(countOf(comment, '\n')).toBe(countOf(plain, '\n'));
  expect(comment).not.toMatch(/<(?!\/?(?:details|summary|code|del|ins|br)>|!-- archipel diff -->)|[\p{Bidi_Control}]/u);
  expect(comment).not.toMatch(/@octocat|#1 |https:\/\/|www\.bad|!\[|\]\(|```/);
  expect(countOf(comment, '<details>')).toBe(countOf(comment, '</details>'));
});
