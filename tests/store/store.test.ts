// Tests the rule in src/store/README.md on a small tree.
import { describe, expect, test } from 'vitest';
import { createCalendar } from '../../src/model/time/calendar.ts';
import { clockAt } from '../../src/model/time/clock.ts';
import { instantRecorder } from '../../src/store/reads/instants.ts';
import { collectPaths } from '../../src/store/reads/reads.ts';
import { createTracker } from '../../src/store/reads/track.ts';
import { createStore } from '../../src/store/store.ts';

interface Sources {
  readonly settings: { readonly name: string; readonly phone: { readonly sales: string; readonly support?: string } };
  readonly list?: readonly number[];
  readonly texts?: ReadonlyMap<string, string>;
}

const first: Sources = { settings: { name: 'Radio', phone: { sales: '1' } }, list: [1, 2] };
const utc = createCalendar('UTC');

/** Creates a store with one result, `page`, computed from `first` by `render`. */
function storeWith(render: (sources: Sources, hasReached: (instant: number) => boolean) => unknown) {
  const tracker = createTracker();
  const store = createStore(tracker.root, (text) => text);
  const pages = store.results<unknown>();
  const begin = (sources: Sources, at = 100) => store.begin({ sources, versionOf: () => undefined, at });
  const compute = (sources: Sources, at = 100) => {
    const { value, reads } = collectPaths(() => render(tracker.track(sources), clockAt(at, utc, instantRecorder(tracker.root)).hasReached));
    pages.set('page', value, { reads: [reads], own: new Set() });
  };
  begin(first);
  compute(first);
  const isValid = () => 'valid' in pages.read('page');
  return { store, pages, begin, compute, isValid };
}

describe('A result in the store is', () => {
  const name = ({ settings }: Sources): string => settings.name;
  const keys = ({ settings }: Sources): readonly string[] => Object.keys(settings.phone);
  const support = ({ settings }: Sources): boolean => 'support' in settings.phone;
  const items = ({ list }: Sources): number | undefined => list?.length;
  const indices = ({ list }: Sources): readonly string[] => Object.keys(list ?? []);
  const renamed: Sources = { ...first, settings: { ...first.settings, name: 'TV' } };
  const copied: Sources = structuredClone(first);
  const anotherPhone: Sources = { ...first, settings: { ...first.settings, phone: { sales: '2' } } };
  const morePhones: Sources = { ...first, settings: { ...first.settings, phone: { sales: '1', support: '2' } } };
  const longer: Sources = { ...first, list: [1, 2, 3] };
  test.each([
    ['valid after an equal version', name, copied, true],
    ['stale after its value has changed', name, renamed, false],
    ['valid after another value has changed', name, anotherPhone, true],
    ['valid after a changed value in an object of which it read only the keys', keys, anotherPhone, true],
    ['stale after an added key', keys, morePhones, false],
    ['stale after the addition of a key that it looked for', support, morePhones, false],
    ['valid after a changed value beside a key that it looked for', support, anotherPhone, true],
    ['stale after the growth of a list whose length it read', items, longer, false],
    ['stale after the growth of a list whose keys it read', indices, longer, false],
    ['stale after the removal of a list whose keys it read', indices, { settings: first.settings }, false],
    ['valid after the removal of a list that it did not read', name, { settings: first.settings }, true],
  ] as const)('%s', (_, render, next, expected) => {
    const { begin, isValid } = storeWith(render);
    begin(next);
    expect(isValid()).toBe(expected);
  });
});

const mapReads: Readonly<Record<string, (texts: ReadonlyMap<string, string>) => unknown>> = {
  'the keys of a map': (texts) => [...texts.keys()],
  'the size of a map': (texts) => texts.size,
  'the values of a map': (texts) => [...texts.values()],
  'the entries of a map': (texts) => [...texts.entries()],
  'each entry of a map in a loop': (texts) => Array.from(texts),
  'each value of a map with forEach': (texts) => {
    const seen: string[] = [];
    texts.forEach((text) => void seen.push(text));
    return seen;
  },
  'whether a map has a key': (texts) => texts.has('c'),
  'the value of a key of a map': (texts) => texts.get('c'),
};

test.each(Object.entries(mapReads))('A result in the store that reads %s is valid until a key is added to the map', (_, read) => {
  const texts = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const render = ({ texts: map = new Map<string, string>() }: Sources): unknown => read(map);
  const { begin, compute, isValid } = storeWith(render);
  begin({ ...first, texts });
  compute({ ...first, texts });
  begin({ ...first, texts: new Map(texts) });
  expect(isValid()).toBe(true);
  begin({ ...first, texts: new Map([...texts, ['c', '3']]) });
  expect(isValid()).toBe(false);
});

test('A result in the store is stale after a change of one input, even if another input changed before the result was computed', () => {
  const { begin, compute, isValid } = storeWith(({ settings, list }) => settings.name + list?.join());
  const renamed = { ...first, settings: { ...first.settings, name: 'Funk' } };
  begin(renamed);
  compute(renamed);
  expect(isValid()).toBe(true);
  begin({ ...renamed, list: [1, 3] });
  expect(isValid()).toBe(false);
});

test('A stale result in the store names the innermost changed value', () => {
  const { begin, pages } = storeWith(({ settings }) => JSON.stringify(settings.phone));
  begin({ ...first, settings: { ...first.settings, phone: { sales: '2' } } });
  expect(pages.read('page')).toEqual({ stale: { change: { path: ['settings', 'phone', 'sales'], what: 'value' } } });
});

test('A result in the store that is computed after a change is valid, and stale after the next change', () => {
  const { begin, compute, isValid } = storeWith(({ settings }) => settings.name);
  const second = { ...first, settings: { ...first.settings, name: 'TV' } };
  begin(second);
  expect(isValid()).toBe(false);
  compute(second);
  expect(isValid()).toBe(true);
  begin({ ...second, list: [] });
  expect(isValid()).toBe(true);
  begin(first);
  expect(isValid()).toBe(false);
});

test('A result in the store that compares the clock with an instant is stale once the clock reaches the instant', () => {
  const { begin, isValid } = storeWith((_, hasReached) => hasReached(200));
  begin(first, 199);
  expect(isValid()).toBe(true);
  begin(first, 200);
  expect(isValid()).toBe(false);
});

test('A result in the store with unknown reads is valid only in its own revision', () => {
  const { store, begin } = storeWith(() => '');
  const html = store.results<string>();
  html.set('page', 'text');
  expect('valid' in html.read('page')).toBe(true);
  begin(first);
  expect('valid' in html.read('page')).toBe(false);
});

test('A result in the store inherits the reads of a valid result of another query', () => {
  const { store, pages, begin } = storeWith(({ settings }) => settings.name);
  const html = store.results<string>();
  const page = pages.read('page');
  html.set('page', 'text', 'valid' in page ? page.valid : undefined);
  begin({ ...first, list: [] });
  expect('valid' in html.read('page')).toBe(true);
  begin({ ...first, settings: { ...first.settings, name: 'TV' } });
  expect('valid' in html.read('page')).toBe(false);
});

test('Clearing the store makes all results stale, with the reason', () => {
  const { store, pages } = storeWith(() => '');
  store.clear('the templates have changed');
  expect(pages.read('page')).toEqual({ stale: { everything: 'the templates have changed' } });
});

test('A query of the store with a limit drops its oldest result', () => {
  const { store } = storeWith(() => '');
  const html = store.results<number>(2);
  for (const [index, key] of ['a', 'b', 'c'].entries()) html.set(key, index);
  expect(['a', 'b', 'c'].map((key) => 'valid' in html.read(key))).toEqual([false, true, true]);
});
