// Which parts of a value a computation reads, and which changes of the value affect the computation.
import { describe, expect, test } from 'vitest';
import { affectedBy, bitsIn } from '../../src/store/reads/affected.ts';
import { changedPaths } from '../../src/store/reads/changes.ts';
import { extend, lazy, lazyMap } from '../../src/store/reads/lazy.ts';
import {
  citation,
  collectReads,
  computed,
  condition,
  inComponent,
  nodePath,
  type Reads,
  readModes,
  untracked,
} from '../../src/store/reads/reads.ts';
import { createTracker } from '../../src/store/reads/track.ts';

const site = {
  title: 'Home',
  items: [{ icon: 'bot' }, { icon: 'network' }],
  pages: [
    { file: 'a.yaml', value: { name: 'A', path: '/a' } },
    { file: 'b.yaml', value: { name: 'B', path: '/b' } },
  ],
  assets: new Map([['icon.svg', '/icon-1.svg']]),
};
type Site = typeof site;

const track = (of: Site) => {
  const { root, track: view } = createTracker();
  return { value: view(of), root };
};

const named = (reads: Reads, bits: number): string[] =>
  [...reads].filter(([, read]) => (read.how & bits) !== 0).map(([node]) => nodePath(node).join('.'));

describe('A tracked value', () => {
  test.each<readonly [string, (value: Site) => unknown, readonly string[]]>([
    ['one value', (value) => value.title, ['title']],
    ['a value in a list', (value) => value.items[1]?.icon, ['items.1.icon']],
    ['the length of a list', (value) => value.items.length, []],
    ['all of a list', (value) => value.items.map(({ icon }) => icon), ['items.0.icon', 'items.1.icon']],
    ['everything of an object', (value) => JSON.stringify(value.items), ['items.0.icon', 'items.1.icon']],
    [
      'an entry',
      (value) => value.pages.find(({ file }) => file === 'b.yaml')?.value.name,
      ['pages.a.yaml.file', 'pages.b.yaml.file', 'pages.b.yaml.value.name'],
    ],
    ['a value of a map', (value) => value.assets.get('icon.svg'), ['assets.icon.svg']],
    ['all of a map', (value) => [...value.assets], ['assets.icon.svg']],
    ['a missing value', (value) => Reflect.get(value, 'nothing'), []],
  ])('returns %s unchanged, and records the paths that were read', (_, read, paths) => {
    const tracked = track(site);
    const { value, reads } = collectReads(() => read(tracked.value));
    expect(value).toEqual(read(site));
    expect(named(reads, readModes.shown)).toEqual(paths);
  });

  test('returns the same object on each read', () => {
    const { value } = track(site);
    expect(value.pages[0]).toBe(value.pages[0]);
    expect(Array.isArray(value.pages)).toBe(true);
  });
});

describe('A read', () => {
  const { value } = track(site);
  const readsOf = (run: () => unknown): Reads => collectReads(run).reads;

  test('in a condition is not recorded as shown', () => {
    const reads = readsOf(() => (condition(() => value.title === 'Home') ? value.items[0]?.icon : ''));
    expect([named(reads, readModes.shown), named(reads, readModes.condition)]).toEqual([['items.0.icon'], ['title']]);
  });

  test('in a citation names the text that cites it', () => {
    const reads = readsOf(() => citation(() => `${value.title} ${value.items[0]?.icon}`));
    const cited = [...reads].map(([node, { citedBy }]) => [nodePath(node).at(-1), [...citedBy].map((each) => nodePath(each).join('.'))]);
    expect(cited).toContainEqual(['icon', ['title']]);
    expect(cited).toContainEqual(['title', []]);
  });

  test('names the component in which it happened', () => {
    const reads = readsOf(() => inComponent('Hero', () => value.title));
    expect([...reads.values()].map(({ components }) => [...components])).toEqual([['Hero']]);
  });

  test('in `untracked` is not recorded', () => {
    expect(
      named(
        readsOf(() => untracked(() => value.title)),
        readModes.shown,
      ),
    ).toEqual([]);
  });
});

describe('A computation with a cached result', () => {
  test('passes its reads to each computation that calls it, although it runs only once', () => {
    const { value } = track(site);
    let runs = 0;
    const title = computed(() => {
      runs += 1;
      return value.title.toUpperCase();
    });
    const read = () => named(collectReads(title).reads, readModes.shown);
    expect([read(), read(), runs]).toEqual([['title'], ['title'], 1]);
  });

  test('can be a property of an object, and a read of this property records no other reads', () => {
    const { value } = track(site);
    const view = extend(lazy({ title: () => value.title }), { first: () => value.items[0]?.icon });
    expect(named(collectReads(() => view.first).reads, readModes.shown)).toEqual(['items.0.icon']);
    expect({ ...view }).toEqual({ title: 'Home', first: 'bot' });
  });

  test('can be a value of a map, which works like any other map', () => {
    const map = lazyMap(
      new Map([
        ['a', () => 1],
        ['b', () => 2],
      ]),
    );
    expect([[...map], map.get('b'), map.has('c'), [...map.values()], map.size]).toEqual([
      [
        ['a', 1],
        ['b', 2],
      ],
      2,
      false,
      [1, 2],
      2,
    ]);
  });
});

describe('A change', () => {
  const [first, second] = site.pages;
  const changes: readonly (readonly [string, Site, readonly string[], Readonly<Record<string, boolean>>])[] = [
    [
      'of copied objects',
      { ...site, items: site.items.map((item) => ({ ...item })) },
      [],
      { title: false, icons: false, count: false, names: false },
    ],
    ['of a value', { ...site, title: 'Other' }, ['value title'], { title: true, icons: false, count: false, names: false }],
    [
      'of a value in a list',
      { ...site, items: [{ icon: 'x' }, { icon: 'network' }] },
      ['value items.0.icon'],
      { icons: true, count: false },
    ],
    [
      'of a length',
      { ...site, items: site.items.slice(0, 1) },
      ['keys items', 'value items.1'],
      { icons: true, count: true, names: false },
    ],
    [
      'of the list before an entry',
      { ...site, pages: second ? [second] : [] },
      ['keys pages', 'value pages.a.yaml'],
      { names: true, second: false, title: false },
    ],
    [
      'of an entry',
      { ...site, pages: first && second ? [first, { ...second, value: { ...second.value, path: '/c' } }] : [] },
      ['value pages.b.yaml.value.path'],
      { names: false, second: true },
    ],
    ['of a map', { ...site, assets: new Map([['icon.svg', '/icon-2.svg']]) }, ['value assets.icon.svg'], { asset: true, title: false }],
  ];
  test.each(changes)('%s has the expected paths, and affects only the computations that read them', (_, after, paths, affected) => {
    const changed = changedPaths(site, after);
    expect(changed.map(({ path, what }) => `${what} ${path.join('.')}`)).toEqual(paths);
    const { value, root } = track(site);
    const entry = value.pages[1];
    const computations: Readonly<Record<string, () => unknown>> = {
      title: () => value.title,
      icons: () => value.items.map(({ icon }) => icon),
      count: () => value.items.length,
      names: () => value.pages.map((page) => page.value.name),
      second: () => entry?.value.path,
      asset: () => value.assets.get('icon.svg'),
    };
    const found = Object.keys(affected).map((name) => {
      const { reads } = collectReads(computations[name] ?? (() => undefined));
      return [name, affectedBy(bitsIn(reads), root, changed) !== undefined];
    });
    expect(Object.fromEntries(found)).toEqual(affected);
  });
});
