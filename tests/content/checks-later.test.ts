// Checks that only warn can wait while `watch` starts on many files: no warning is lost, and errors are reported at
// once.
import { expect, test } from 'vitest';
import { plan } from '../../src/build.ts';
import { createQueryCache } from '../../src/store/query-cache.ts';
import { contentWith, diagnose, inputOf, tinyPage } from '../support/fixture-site/content.ts';

type Checks = readonly (() => unknown)[];

const page = (from: string, to: string): string => tinyPage(from, to)['pages/tiny.yaml'] ?? '';
const slip = page('lead: { de: Aber mein. }', 'lead: { de: \'Aber "mein".\' }');
const pagesOf = (count: number, text = slip) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`pages/many-${index}.yaml`, text.replaceAll('Klein', `Klein ${index}`)]));
const many = pagesOf(120);

/**
 * Runs the checks on one content folder after another; each call returns the findings, and the checks that it defers.
 */
function planner() {
  const queries = createQueryCache();
  return async (changes: Readonly<Record<string, string>>) => {
    let left: Checks = [];
    const later = (checks: Checks): void => {
      left = checks;
    };
    const { diagnostics } = await plan({ ...inputOf(contentWith(changes), { queries }), later });
    return { diagnostics, left, codes: new Set(diagnostics.map(({ code }) => code)) };
  };
}

test('With many files, checks that only warn are postponed, and find the same in the end', async () => {
  const run = planner();
  const broken = { ...many, 'pages/broken.yaml': page('lead: { de: Aber mein. }', 'lead: { de: "{nothing}" }') };
  const first = await run(broken);
  expect(first.left.length).toBeGreaterThanOrEqual(120);
  expect(first.codes.has('fact-unknown')).toBe(true);
  expect(first.codes.has('typography-quotes')).toBe(false);
  for (const check of first.left) check();
  const second = await run(broken);
  expect(second.left).toEqual([]);
  expect(second.diagnostics.filter(({ code }) => code === 'typography-quotes')).toHaveLength(120);
  expect(second.diagnostics).toEqual(await diagnose(contentWith(broken)));
});

test('A file that is edited before its postponed check is checked in its new state', async () => {
  const run = planner();
  const { left } = await run(many);
  for (const check of left.slice(0, 10)) check();
  const edited = { ...many, 'pages/many-7.yaml': page('', ''), 'pages/many-60.yaml': page('', '') };
  const next = await run(edited);
  expect(next.left.length).toBeGreaterThan(100);
  for (const check of next.left) check();
  const { diagnostics } = await run(edited);
  expect(diagnostics).toEqual(await diagnose(contentWith(edited)));
  expect(diagnostics.filter(({ code }) => code === 'typography-quotes')).toHaveLength(118);
});

test('With few files, no check is postponed', async () => {
  const { left, codes } = await planner()(pagesOf(3));
  expect(left).toEqual([]);
  expect(codes.has('typography-quotes')).toBe(true);
});
