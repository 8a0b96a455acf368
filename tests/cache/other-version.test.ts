// Cache entries of another engine version, other code or other options are not read.
import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openResults } from '../../src/node/build-cache/cached-results.ts';
import type { RunRequest } from '../../src/node/build-cache/snapshot.ts';
import { type Engine, openProject } from '../../src/node/project.ts';
import type { FilesSnapshot } from '../../src/store/file-results.ts';
import { freshFolder } from '../support/process/process.ts';
import { engine } from '../support/process/project.ts';

const root = freshFolder();
const usual: RunRequest = { content: join(root, 'content'), release: false, drafts: false, baseUrl: undefined };

interface StoreOptions {
  readonly usedEngine: Engine;
  readonly request: RunRequest;
  readonly code: Readonly<Record<string, string>>;
}

const row = (version: string) => ({ version, results: {}, checks: {} });

const storeOf = ({ usedEngine = engine, request = usual, code = { 'templates/Body.tsx': 'a1' } }: Partial<StoreOptions> = {}) =>
  openResults(openProject(root, { engine: usedEngine }), request, code);

test('The cache returns results only to the same engine version, with the same code and options', () => {
  storeOf().setFiles({ files: {} });
  expect(storeOf().files()).toMatchObject({ files: {} });
  expect(storeOf().pages()).toBeUndefined();
  expect(storeOf({ usedEngine: { ...engine, hash: 'of another version' } }).files()).toBeUndefined();
  expect(storeOf({ request: { ...usual, drafts: true } }).files()).toBeUndefined();
  expect(storeOf({ code: { 'templates/Body.tsx': 'b2' } }).files()).toBeUndefined();
});

test('A truncated cache file is ignored', () => {
  storeOf().setFiles({ files: {} });
  const folder = join(root, 'node_modules/.cache/archipel');
  for (const name of readdirSync(folder)) if (name.startsWith('files-')) truncateSync(join(folder, name), 20);
  expect(storeOf().files()).toBeUndefined();
});

test('If few files have changed, a run writes only their cache entries; if most files have changed, it rewrites the cache file', () => {
  const all = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.yaml`, row('a')]));
  storeOf().setFiles({ files: all });
  const folder = join(root, 'node_modules/.cache/archipel');
  const written = () =>
    readdirSync(folder).flatMap((name) => (name.startsWith('files-') ? [`${name} ${statSync(join(folder, name)).ino}`] : []));
  const [base = ''] = written();
  const change = (changed: FilesSnapshot['files'], gone?: string): void => {
    const store = storeOf();
    const { [gone ?? '']: _gone, ...known } = store.files()?.files ?? {};
    store.setFiles({ files: { ...known, ...changed } });
  };
  change({ '3.yaml': row('b') });
  change({ '4.yaml': row('c'), 'new.yaml': row('d') }, '5.yaml');
  const { '5.yaml': _gone, ...rest } = all;
  const expected = { ...rest, '3.yaml': row('b'), '4.yaml': row('c'), 'new.yaml': row('d') };
  expect(storeOf().files()?.files).toEqual(expected);
  expect(written()).toContain(base);
  change(Object.fromEntries(Object.keys(rest).map((file) => [file, row('e')])));
  expect(storeOf().files()?.files['4.yaml']).toEqual(row('e'));
  expect(written()).not.toContain(base);
});
