// One slip of each kind, so that the test is quick; `npm run slips` judges all of them.
import { expect, test } from 'vitest';
import { mergeConflicts } from '../../src/content/merge-conflict.ts';
import { readContent } from '../../src/node/fs/read-content.ts';
import { contentWith, problemsOf, root, tinyPage } from '../support/fixture-site/content.ts';
import { definition } from '../support/real-site/definition.ts';
import { readCorpus } from './corpus.ts';
import { judgeSlips } from './judge.ts';
import { failuresOf, shareOf } from './table.ts';

const corpus = readCorpus(`${root}/tests/slips/corpus`);

test('The corpus has at least thirty kinds of slips, each with at least ten slips', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(30);
  for (const { kind, slips } of corpus) expect(slips.length, kind).toBeGreaterThanOrEqual(10);
});

test('More than 95% of the messages about slips have the right place, cause and fix, and no fix destroys data', async () => {
  const some = corpus.map((kind) => ({ ...kind, slips: kind.slips.slice(0, 1) }));
  const judged = await judgeSlips(some, { tree: readContent(`${root}/content`), definition });
  const all = judged.flatMap((kind) => kind.judged);
  // Editors may change the excerpts of slips.
  expect(all.length).toBeGreaterThan(corpus.length / 2);
  const failures = judged.map(failuresOf).filter(Boolean).join('\n\n');
  expect(shareOf(all, 'place'), failures).toBeGreaterThan(0.95);
  expect(shareOf(all, 'cause'), failures).toBeGreaterThan(0.95);
  expect(shareOf(all, 'cure'), failures).toBeGreaterThan(0.95);
  expect(all.filter(({ destroys }) => destroys).map(({ slip }) => slip.slip)).toEqual([]);
});

test('A syntax error is reported with its cause, even if many files before it have values that do not match the schema', async () => {
  const page = tinyPage()['pages/tiny.yaml'] ?? '';
  const odd = Array.from({ length: 12 }, (_, index) => [`pages/a-${index}.yaml`, `colour: red\n${page}`] as const);
  const broken = { 'pages/z.yaml': page.replace('- type', '-type') };
  const found = async (changes: Readonly<Record<string, string>>): Promise<readonly string[]> =>
    (await problemsOf(contentWith(changes))).filter((problem) => /^(?!meta-).*pages\/z\.yaml/.test(problem));
  expect(await found({ ...Object.fromEntries(odd), ...broken })).toEqual(['yaml-space pages/z.yaml:7:3']);
  expect(await found(broken)).toEqual(['yaml-space pages/z.yaml:7:3']);
});

test.each([
  ['<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other\n', { start: 1, base: undefined, middle: 3, end: 5 }],
  ['<<<<<<< HEAD\nA\n||||||| base\nO\n=======\nB\n>>>>>>> other\n', { start: 1, base: 3, middle: 5, end: 7 }],
])('The marks of a merge conflict are found with and without the common base of both versions: %j', (text, args) => {
  expect(mergeConflicts('a.yaml', text).map((finding) => finding.args)).toEqual([args]);
});
