// What another version of the engine, other code or other options have kept is not read.
import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openResultStore } from '../../src/node/build-cache/result-store.ts';
import type { RunRequest } from '../../src/node/build-cache/run-cache.ts';
import { type Engine, openProject } from '../../src/node/project.ts';
import { freshFolder } from '../support/process/process.ts';
import { engine } from '../support/process/project.ts';

const root = freshFolder();
const usual: RunRequest = { content: join(root, 'content'), release: false, drafts: false, baseUrl: undefined };

interface Maker {
  readonly made: Engine;
  readonly request: RunRequest;
  readonly code: Readonly<Record<string, string>>;
}

const storeOf = ({ made = engine, request = usual, code = { 'templates/Body.tsx': 'a1' } }: Partial<Maker> = {}) =>
  openResultStore(openProject(root, { engine: made }), request, code);

test('A version finds what it has kept of the same code and options, and nothing else', () => {
  storeOf().setFiles({ files: {} });
  expect(storeOf().files()).toMatchObject({ files: {} });
  expect(storeOf().pages()).toBeUndefined();
  expect(storeOf({ made: { ...engine, hash: 'of another version' } }).files()).toBeUndefined();
  expect(storeOf({ request: { ...usual, drafts: true } }).files()).toBeUndefined();
  expect(storeOf({ code: { 'templates/Body.tsx': 'b2' } }).files()).toBeUndefined();
});

test('What was written half-way counts as nothing', () => {
  storeOf().setFiles({ files: {} });
  const folder = join(root, 'node_modules/.cache/archipel');
  for (const name of readdirSync(folder)) if (name.startsWith('files-')) truncateSync(join(folder, name), 20);
  expect(storeOf().files()).toBeUndefined();
});

test('Of few changes these alone are written, as often as there are some', () => {
  const whole = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.yaml`, { version: 'a' }]));
  storeOf().setFiles({ files: whole });
  const folder = join(root, 'node_modules/.cache/archipel');
  const written = () =>
    readdirSync(folder).flatMap((name) => (name.startsWith('files-') ? [`${name} ${statSync(join(folder, name)).ino}`] : []));
  const [base = ''] = written();
  const change = (changed: Readonly<Record<string, unknown>>, gone?: string): void => {
    const store = storeOf();
    const { [gone ?? '']: _gone, ...known } = store.files()?.files ?? {};
    store.setFiles({ files: { ...known, ...changed } });
  };
  change({ '3.yaml': { version: 'b' } });
  change({ '4.yaml': { version: 'c' }, 'new.yaml': { version: 'd' } }, '5.yaml');
  const { '5.yaml': _gone, ...rest } = whole;
  const expected = { ...rest, '3.yaml': { version: 'b' }, '4.yaml': { version: 'c' }, 'new.yaml': { version: 'd' } };
  expect(storeOf().files()?.files).toEqual(expected);
  expect(written()).toContain(base);
  change(Object.fromEntries(Object.keys(rest).map((file) => [file, { version: 'e' }])));
  expect(storeOf().files()?.files['4.yaml']).toEqual({ version: 'e' });
  expect(written()).not.toContain(base);
});
