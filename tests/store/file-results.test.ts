// A thread uses the results of other threads as soon as they arrive, and computes no result twice.
import { expect, test } from 'vitest';
import { createFileResults, type FilesSnapshot } from '../../src/store/file-results.ts';
import { defineStoredQuery, storedAsData } from '../../src/store/query.ts';
import { noQueryCache } from '../../src/store/query-cache.ts';

const length = defineStoredQuery<string, number>('length', storedAsData('text'));
const files = ['a.yaml', 'b.yaml'];
const texts = new Map(files.map((file) => [file, `text of ${file}`]));

interface Opened {
  readonly snapshot?: FilesSnapshot;
  readonly code?: ReadonlySet<unknown>;
  /** The inputs that all results have in addition to the files. */
  readonly from?: readonly unknown[];
}

function openThread({ snapshot = { files: {} }, code = new Set(), from = [] }: Opened = {}) {
  const rows: { files: FilesSnapshot['files'] } = { files: { ...snapshot.files } };
  const results = createFileResults(noQueryCache);
  const versionOf = (file: string) => texts.get(file);
  results.begin({ texts, versionOf }, { snapshot: rows, digest: (text) => text, code, isSnapshotTaken: true });
  const computed: string[] = [];
  const lengthsOf = (keys: readonly string[]) =>
    results.queries.each({ query: length, keys, inputs: keys.map((key) => texts.get(key) ?? ''), from }, (text, key) => {
      computed.push(key);
      return text.length;
    });
  return { rows, results, computed, lengthsOf };
}

test('The store does not compute a result for a file that another thread has computed', () => {
  const [one, other] = [openThread(), openThread()];
  one.lengthsOf(['a.yaml']);
  // Each thread knows both files before they exchange their results.
  other.results.queries.each(
    { query: defineStoredQuery('name', storedAsData('text')), keys: files, inputs: files, from: [] },
    (name) => name,
  );
  Object.assign(other.rows.files, one.results.snapshot().files);
  expect(other.lengthsOf(files)).toEqual([14, 14]);
  expect(other.computed).toEqual(['b.yaml']);
  expect(one.results.parsed()).toEqual(['a.yaml']);
});

test('The store computes a result once for the same input', () => {
  const { lengthsOf, computed } = openThread();
  lengthsOf(['a.yaml']);
  lengthsOf(files);
  expect(computed).toEqual(files);
});

/** Returns the files whose results a second process computes again, although the first process has computed all of them. */
function recomputedBetween(first: Opened, second: Opened): readonly string[] {
  const before = openThread(first);
  before.lengthsOf(files);
  const after = openThread({ ...second, snapshot: before.results.snapshot() });
  expect(after.lengthsOf(files)).toEqual([14, 14]);
  return after.computed;
}

test.each<[string, Opened, Opened, readonly string[]]>([
  ['is used while its other inputs are equal', { from: [{ at: 1 }, 'a'] }, { from: [{ at: 1 }, 'a'] }, []],
  ['is not used if an input has changed', { from: [{ at: 1 }, 'a'] }, { from: [{ at: 2 }, 'a'] }, files],
  ['is not used if a set of names has changed', { from: [new Set(['a'])] }, { from: [new Set(['a', 'b'])] }, files],
  ['is not used if a value of a map has changed', { from: [new Map([['a', 1]])] }, { from: [new Map([['a', 2]])] }, files],
])('A stored result of a file %s', (_, first, second, expected) => {
  expect(recomputedBetween(first, second)).toEqual(expected);
});

test('A stored result of a part of a file is used by the next process', () => {
  const words = defineStoredQuery<string, readonly string[]>('words', storedAsData('text'), { isPartOfFile: true });
  const count = defineStoredQuery<readonly string[], number>('count', storedAsData());
  const countIn = (snapshot?: FilesSnapshot) => {
    const { results } = openThread(snapshot && { snapshot });
    const counted: string[] = [];
    const { each } = results.queries;
    const parts = each({ query: words, keys: files, inputs: [...texts.values()], from: [] }, (text) => text.split(' '));
    const counts = each({ query: count, keys: files, inputs: parts, from: [] }, (part, file) => {
      counted.push(file);
      return part.length;
    });
    return { counts, counted, results };
  };
  const first = countIn();
  expect(first).toMatchObject({ counts: [3, 3], counted: files });
  expect(countIn(first.results.snapshot())).toMatchObject({ counts: [3, 3], counted: [] });
});

test('The store does not compare values that are code, so that all processes that share a snapshot reuse its results', () => {
  const process = (model: object): Opened => ({ from: [model, 'a'], code: new Set([model]) });
  expect(recomputedBetween(process({ loaded: 1 }), process({ loaded: 2 }))).toEqual([]);
});

test('A snapshot of the store does not depend on the order in which results are computed', () => {
  const queries = ['words', 'lines', 'names'].map((name) => defineStoredQuery<string, string>(name, storedAsData('text')));
  const snapshotOf = (ordered: typeof queries): string => {
    const { results } = openThread();
    for (const query of ordered) results.queries.each({ query, keys: ['a.yaml'], inputs: ['text'], from: [] }, (text) => text);
    return JSON.stringify(results.snapshot());
  };
  expect(snapshotOf(queries)).toBe(snapshotOf(queries.toReversed()));
  expect(snapshotOf(queries)).toContain('lines');
});

test('The store records only the results of its first version, so that it does not keep later ones in memory', () => {
  const { rows, results, lengthsOf } = openThread();
  const code = new Set();
  const begin = () =>
    results.begin({ texts, versionOf: (file) => texts.get(file) }, { snapshot: rows, digest: (text) => text, code, isSnapshotTaken: true });
  begin();
  lengthsOf(['a.yaml']);
  begin();
  lengthsOf(files);
  expect(Object.keys(results.snapshot().files)).toEqual(['a.yaml']);
});
