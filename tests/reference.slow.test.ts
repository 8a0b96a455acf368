// docs/reference.md is what the code says of everything that a site can import.
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

test('The page is what the code says: npm run docs:reference writes it', () => {
  expect(readFileSync(join(root, 'docs/reference.md'), 'utf8')).toBe(reference);
});

test('Everything that a site can import says what it is', () => {
  const entries = reference.split(/^#### /m).slice(1);
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter((entry) => /^\w+\n\n/.test(entry)).map((entry) => entry.split('\n')[0])).toEqual([]);
});
