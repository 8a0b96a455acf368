// docs/reference.md lists everything that a site can import, with the comments in the code.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { declarationsOf, referenceOf } from '../bin/reference.js';
import { root } from './support/process/process.ts';

let reference: string;

beforeAll(() => {
  const types = declarationsOf();
  reference = referenceOf(types);
  rmSync(types, { recursive: true });
}, 120_000);

test('docs/reference.md is up to date; `npm run docs:reference` writes it', () => {
  expect(readFileSync(join(root, 'docs/reference.md'), 'utf8')).toBe(reference);
});

test('Every export in the reference has a description', () => {
  const entries = reference.split(/^#### /m).slice(1);
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter((entry) => /^\w+\n\n/.test(entry)).map((entry) => entry.split('\n')[0])).toEqual([]);
});
