// Results of files from other threads are used whenever they arrive, and this thread's are not computed twice.
import { expect, test } from 'vitest';
import { createFileResults, type FilesSnapshot } from '../../src/store/file-results.ts';
import { defineStoredQuery, storedAsData } from '../../src/store/query.ts';
import { noQueryCache } from '../../src/store/query-cache.ts';

const length = defineStoredQuery<string, number>('length', storedAsData('text'));
const files = ['a.yaml', 'b.yaml'];
const texts = new Map(files.map((file) => [file, `text of ${file}`]));

function openThread() {
  const rows: { files: FilesSnapshot['files'] } = { files: {} };
  const results = createFileResults(noQueryCache);
  const versionOf = (file: string) => texts.get(file);
  results.begin({ texts, versionOf }, { snapshot: rows, digest: (text) => text, code: new Set(), isSnapshotTaken: true });
  const computed: string[] = [];
  const lengthsOf = (keys: readonly string[]) =>
    results.queries.each({ query: length, keys, inputs: keys.map((key) => texts.get(key) ?? ''), from: [] }, (text, key) => {
      computed.push(key);
      return text.length;
    });
  return { rows, results, computed, lengthsOf };
}

test('A file that another thread has looked at is not looked at again', () => {
  const [one, other] = [openThread(), openThread()];
  one.lengthsOf(['a.yaml']);
  // Both know both files before they exchange their results.
  other.results.queries.each(
    { query: defineStoredQuery('name', storedAsData('text')), keys: files, inputs: files, from: [] },
    (name) => name,
  );
  Object.assign(other.rows.files, one.results.snapshot().files);
  expect(other.lengthsOf(files)).toEqual([14, 14]);
  expect(other.computed).toEqual(['b.yaml']);
  expect(one.results.parsed()).toEqual(['a.yaml']);
});

test('A thread computes a result once for the same input', () => {
  const { lengthsOf, computed } = openThread();
  lengthsOf(['a.yaml']);
  lengthsOf(files);
  expect(computed).toEqual(files);
});
