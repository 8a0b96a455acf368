// What another version of the engine, other code or other options have kept is not read.
import { readdirSync, truncateSync } from 'node:fs';
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
  storeOf().set('files', { files: {} });
  expect(storeOf().get('files')).toEqual({ files: {} });
  expect(storeOf().get('pages')).toBeUndefined();
  expect(storeOf({ made: { ...engine, hash: 'of another version' } }).get('files')).toBeUndefined();
  expect(storeOf({ request: { ...usual, drafts: true } }).get('files')).toBeUndefined();
  expect(storeOf({ code: { 'templates/Body.tsx': 'b2' } }).get('files')).toBeUndefined();
});

test('What was written half-way counts as nothing', () => {
  storeOf().set('files', { files: {} });
  const folder = join(root, 'node_modules/.cache/archipel');
  for (const name of readdirSync(folder)) if (name.startsWith('files-')) truncateSync(join(folder, name), 20);
  expect(storeOf().get('files')).toBeUndefined();
});
