import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from './process/process.ts';
import { groupsOfSearches, groupsOfSpecs, halves, searchesOfOtherDays, specsOfOtherBrowser, specsOfOtherDays } from './searches.ts';

const all: readonly string[] = [...groupsOfSearches, ...groupsOfSpecs].flatMap((group) => Object.keys(group));

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
  return [...searchesOfOtherDays(words), ...specsOfOtherDays(words)];
};

test('Each search runs on one of three consecutive days', () => {
  const days = ['20261129', '20261130', '20261201'].map((seed) => left(seed));
  for (const file of all) expect(days.filter((others) => !others.includes(file)).length, file).toBe(1);
});

test.each([
  { kind: 'searches', groups: groupsOfSearches },
  { kind: 'specs', groups: groupsOfSpecs },
])('The times of the groups of $kind differ by less than 5 %', ({ groups }) => {
  const seconds = groups.map((group) => Object.values(group).reduce((sum, each) => sum + each, 0));
  expect(Math.max(...seconds) / Math.min(...seconds), seconds.join(', ')).toBeLessThan(1.05);
});

test.each(['tests/watch/', 'tests/cache/', 'tests/output/'])('Each group of searches has a file of %s', (folder) => {
  for (const group of groupsOfSearches) expect(Object.keys(group).filter((file) => file.startsWith(folder))).not.toEqual([]);
});

test('At night all searches run, and a search that the command line names runs on any day', () => {
  expect(left('20261130', ['node', 'vitest', 'run', 'tests/output/kills.test.ts'])).toEqual([]);
  expect(left('20261130', ['node', 'vitest', 'run', '--retry=0'])).not.toEqual([]);
  vi.stubEnv('NIGHTLY', '1');
  expect(left('20261130')).toEqual([]);
});

test('Each search is an existing file, and is listed once', () => {
  expect(new Set(all).size).toBe(all.length);
  for (const file of all) expect(existsSync(join(root, file)), file).toBe(true);
});

/** Returns the files that choose samples without `turn`, and so skip the samples of the days on which they do not run. */
const withoutTurn = (files: readonly string[], turn: string): readonly string[] =>
  files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /\b(?:someOf|partOf|dealt)\(/.test(text) && !text.includes(turn);
  });

test('Searches and tests of other browsers take the next samples with each run, not each day', () => {
  expect(withoutTurn(all, 'turnOfSearches')).toEqual([]);
  expect(withoutTurn(halves.flat(), 'turnOfBrowsers')).toEqual([]);
});

test('Each day Firefox runs one half of the specs and WebKit the other half; both run all specs at night, and each spec that is named', () => {
  const left = (browser: 'firefox' | 'webkit', seed: string, ...words: readonly string[]): readonly string[] => {
    vi.stubEnv('SEED', seed);
    return specsOfOtherBrowser(browser, ['node', 'playwright', 'test', ...words]);
  };
  for (const seed of ['20261130', '20261201'])
    expect([...left('firefox', seed), ...left('webkit', seed)].sort()).toEqual(halves.flat().sort());
  expect(left('firefox', '20261130')).toEqual(left('webkit', '20261201', '--workers=1'));
  expect(left('firefox', '20261130', 'firefox-webkit/forms')).toEqual([]);
  vi.stubEnv('NIGHTLY', '1');
  expect(left('firefox', '20261130')).toEqual([]);
});

test('Each spec of Firefox and WebKit is in one of the halves, except pages.spec.ts', () => {
  const names = readdirSync(join(root, 'tests/firefox-webkit')).filter((name) => name.endsWith('.spec.ts'));
  expect([...halves.flat(), 'tests/firefox-webkit/pages.spec.ts'].sort()).toEqual(
    names.map((name) => `tests/firefox-webkit/${name}`).sort(),
  );
});
