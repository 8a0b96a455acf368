// A result is reused only for inputs on which the recorded reads return the same values.
import { expect, test } from 'vitest';
import { cacheByReads } from '../../src/store/reads/cache-by-reads.ts';
import { collectPaths, nodePath } from '../../src/store/reads/reads.ts';
import { createTracker } from '../../src/store/reads/track.ts';

interface View {
  readonly name?: string;
  readonly path: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly t: (key: string, values?: object) => string;
  readonly inLanguage: (language: string) => (key: string) => string;
}

const view: View = {
  path: '/a',
  links: [{ href: '/x', label: 'X' }],
  t: (key, values) => `${key} ${JSON.stringify(values)}`,
  inLanguage: (language) => (key) => `${language} ${key}`,
};

/** Returns `compute` with a cache of `maxResults` results, and a function that returns how often it ran. */
function counted(compute: (of: View) => unknown, maxResults = 4) {
  let runs = 0;
  const cached = cacheByReads((of: View) => {
    runs += 1;
    return compute(of);
  }, maxResults);
  return { cached, runs: () => runs };
}

/** Returns the sorted paths that `run` reads. */
const pathsReadBy = (run: () => unknown): readonly string[] =>
  [...collectPaths(run).reads.keys()].map((node) => nodePath(node).join('.')).sort();

const all = (of: View) => [
  of.links.map(({ href }) => href),
  Object.keys(of.links[0] ?? {}),
  'name' in of,
  of.t('home', { count: of.links.length }),
  of.inLanguage('de')('home'),
];

test.each<readonly [string, Partial<View>, number]>([
  ['an equal copy', { links: [{ href: '/x', label: 'X' }] }, 1],
  ['a change of an unread part', { path: '/b', links: [{ href: '/x', label: 'Y' }] }, 1],
  ['another text', { links: [{ href: '/y', label: 'X' }] }, 2],
  ['another entry', { links: [...view.links, { href: '/z', label: 'Z' }] }, 2],
  ['a removed entry', { links: [] }, 2],
  ['another key', { links: [Object.assign({ href: '/x', label: 'X' }, { more: 1 })] }, 2],
  ['an added part', { name: 'A' }, 2],
  ['a function with another result', { t: (key) => key }, 2],
  ['a function of a function with another result', { inLanguage: () => (key) => key }, 2],
])('After %s, the computation runs again only if it has read the changed part', (_, change, times) => {
  const { cached, runs } = counted(all);
  cached(view);
  const other = { ...view, ...change };
  expect(cached(other)).toEqual(all(other));
  expect(runs()).toBe(times);
});

test('The results of the most recent inputs are reused, up to the maximum number', () => {
  const { cached, runs } = counted(({ path }) => path, 2);
  for (const path of ['/a', '/b', '/a', '/b']) expect(cached({ ...view, path })).toBe(path);
  expect(runs()).toBe(2);
  for (const path of ['/c', '/b', '/a']) expect(cached({ ...view, path })).toBe(path);
  expect(runs()).toBe(4);
});

test('A call with arguments that are not JSON prevents reuse', () => {
  const { cached, runs } = counted((of) => Reflect.apply(of.t, undefined, ['home', { of: new Date(0) }]) as string);
  cached(view);
  cached(view);
  expect(runs()).toBe(2);
});

test('The result for a frozen input is reused', () => {
  const { cached, runs } = counted(all);
  const frozen = Object.freeze({ ...view, links: Object.freeze(view.links.map((link) => Object.freeze({ ...link }))) });
  expect(cached(frozen)).toEqual(all(view));
  expect(cached(frozen)).toEqual(all(view));
  expect(runs()).toBe(1);
});

test('A reused result records the same reads as its computation', () => {
  const tracker = createTracker();
  const { cached, runs } = counted(({ links }) => links.map(({ href }) => href).join());
  const readBy = () => pathsReadBy(() => cached(tracker.track({ ...view })));
  const first = readBy();
  expect(first).toContain('links.0.href');
  expect(readBy()).toEqual(first);
  expect(runs()).toBe(1);
});

test('After two reuses, an unchanged function of the input is no longer called, but its reads are recorded for each reuse', () => {
  const tracker = createTracker();
  let calls = 0;
  const tracked = tracker.track({ ...view });
  const t: View['t'] = (key) => {
    calls += 1;
    return `${key} ${tracked.links[0]?.label}`;
  };
  const { cached, runs } = counted((of) => of.t('home'));
  const readBy = () => pathsReadBy(() => cached({ ...view, path: String(calls), t }));
  const first = readBy();
  expect(first).toContain('links.0.label');
  for (let time = 0; time < 4; time += 1) expect(readBy()).toEqual(first);
  expect({ runs: runs(), calls }).toEqual({ runs: 1, calls: 3 });
  cached({ ...view, t });
  expect(calls).toBe(4);
});
