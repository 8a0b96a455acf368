// Comments must name only files that exist, and use no vague words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../src/node/fs/read-content.ts';
import { root } from './support/process/process.ts';

const folders = ['bin', 'src', 'templates', 'islands', 'tests'];
const files = [...folders, 'docs', '.ci'].flatMap((folder) => listFiles(join(root, folder)).map((file) => `/${folder}/${file}`));
const all = [...files, ...['ARCHITECTURE.md', 'README.md', 'CONTRIBUTING.md', 'archipel.config.ts'].map((name) => `/${name}`)];
const sources = files.filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !file.startsWith('/tests/fixtures/'));

const comment = /^\s*(?:\/\/|\/?\*\*?)(.*)$/gm;
/** Matches the path of a code file or document with its folder, or the name of a document at the root. */
const named = /(?<![\w/.@-])((?:[\w-][\w.-]*\/)+[\w.-]+\.(?:tsx?|m?js|md)|[A-Z]+\.md)\b/g;

test('Files that comments name exist', () => {
  const dead = sources.flatMap((source) =>
    [...readFileSync(join(root, source), 'utf8').matchAll(comment)]
      .flatMap(([, text = '']) => [...text.matchAll(named)].map(([, path = '']) => path))
      .filter((path) => !all.some((file) => file.endsWith(`/${path}`)))
      .map((path) => `${source}: ${path}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(dead).toEqual([]);
});

/** Words that make a reader ask who or what is meant. */
const vague = /\b(?:some|any|no)body\b|\bwhoever\b|\bstands?\b(?!-in)|\banew\b/i;

test('Comments name their subject instead of "somebody" and similar words', () => {
  const found = sources.flatMap((source) =>
    [...readFileSync(join(root, source), 'utf8').matchAll(comment)].flatMap(([, text = '']) =>
      vague.test(text) && source !== '/tests/comments.test.ts' ? [`${source}: ${text.trim()}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
