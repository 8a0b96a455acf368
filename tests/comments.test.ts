// Comments must name only files that exist, use no vague words, and fit into the width of the code.
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

/** The maximum width of a line of a comment, in characters: the width to which the formatter wraps code. */
const maxWidth = 140;

/** Matches example code in a comment. Its lines stay as a reader would copy them. */
const example = /^\s*\* *```[\s\S]*?^\s*\* *```/gm;

test('Lines of comments have at most 140 characters, except for example code', () => {
  const found = sources.flatMap((source) => {
    const text = readFileSync(join(root, source), 'utf8').replace(example, '');
    return [...text.matchAll(comment)].flatMap(([line]) => {
      const width = line.replace(/^\s*\n/, '').length;
      return width > maxWidth ? [`${source}: ${width}: ${line.trim()}`] : [];
    });
  });
  expect(found).toEqual([]);
});
