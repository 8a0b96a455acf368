import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from './process/process.ts';
import { searches, searchesOfOtherDays } from './searches.ts';

const all = searches.flat();

beforeEach(() => {
  vi.stubEnv('NIGHTLY', undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const left = (seed: string, words: readonly string[] = []): readonly string[] => {
  vi.stubEnv('SEED', seed);
  return searchesOfOtherDays(words);
};

test('Each search runs on one of three consecutive days', () => {
  const days = ['20261130', '20261201', '20261202'].map((seed) => left(seed));
  for (const file of all) expect(days.filter((others) => !others.includes(file)).length, file).toBe(1);
});

test('All searches run at night, and a named one runs on any day', () => {
  expect(left('20261130', ['vitest', 'run', 'tests/output/kills.test.ts'])).toEqual([]);
  vi.stubEnv('NIGHTLY', '1');
  expect(left('20261130')).toEqual([]);
});

test('Each search is an existing file, and is listed once', () => {
  expect(new Set(all).size).toBe(all.length);
  for (const file of all) expect(existsSync(join(root, file)), file).toBe(true);
});

test('Searches with daily samples continue with each of their turns', () => {
  for (const file of all) {
    const text = readFileSync(join(root, file), 'utf8');
    if (/\b(?:someOf|partOf|dealt)\(/.test(text)) expect(text, file).toContain('turnOfSearches');
  }
});
