// Follows docs/getting-started.md step by step, and expects the output that the guide shows.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { archipel, freshFolder, root } from '../support/process/process.ts';
import { replaceIn } from '../support/replace-in.ts';

const guide = readFileSync(join(root, 'docs/getting-started.md'), 'utf8');
const blocks = [...guide.matchAll(/^```(\w*)[^\n]*\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({ language, code }));

/** Returns the only block of code in `language` that contains `text`. */
function blockWith(text: string, language = 'text'): string {
  const found = blocks.filter((block) => block.language === language && block.code.includes(text));
  expect(found.length, text).toBe(1);
  return found[0]?.code ?? '';
}

/** Removes spaces at the ends of lines, because the guide has no such spaces. */
const trimmed = (text: string): string => text.replaceAll(/ +$/gm, '');

let folder: string;
const pathOf = (file: string): string => join(folder, file);
const run = (...args: string[]) => archipel(args, { cwd: folder, site: folder });
const edit = (file: string, from: string, to: string): void => replaceIn(pathOf(file), from, to);

beforeAll(async () => {
  folder = join(freshFolder(), 'north-sea');
  await archipel(['init', folder, '--name', 'North Sea Notes', '--locales', 'en,de', '--url', 'https://ada.github.io/north-sea', '--yes']);
});

test('Getting started: the heading is on the line that the guide names', () => {
  const lines = readFileSync(pathOf('content/pages/home.yaml'), 'utf8').split('\n');
  expect(`${lines[13]}\n`).toBe(blockWith('Small islands, one map", de', 'yaml'));
  expect(lines[19]).toContain('link: { page: notes }');
});

test('Getting started: the heading is changed as in the guide', async () => {
  edit('content/pages/home.yaml', blockWith('Small islands, one map", de', 'yaml'), blockWith('Notes from the North Sea', 'yaml'));
  expect((await run('check')).code).toBe(0);
});

test('Getting started: the mistake is reported as in the guide', async () => {
  edit('content/pages/home.yaml', '{ page: notes }', '{ page: ntoes }');
  const { stderr } = await run('check');
  const [shown] = blockWith('There is no page "ntoes"').split('\n1 error;');
  expect(stderr).toContain(shown);
  edit('content/pages/home.yaml', '{ page: ntoes }', '{ page: notes }');
});

test('Getting started: the page is added as in the guide', async () => {
  const [, command = ''] = /^npx archipel (new page .*)$/m.exec(guide) ?? [];
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
  const { code, stderr } = await run(...words);
  expect([code, stderr.trim()]).toEqual([0, blockWith('wrote  content/pages/ferry-times.yaml').trim()]);
});

test('Getting started: the two languages of the page are compared as in the guide, and the finished site builds', async () => {
  writeFileSync(pathOf('content/pages/ferry-times.yaml'), blockWith('source: ferry-times', 'yaml'));
  writeFileSync(pathOf('content/pages/ferry-times.en.mdx'), blockWith('## In summer', 'md'));
  writeFileSync(pathOf('content/pages/ferry-times.de.mdx'), blockWith('## Im Sommer', 'md'));
  edit('content/navigation.yaml', 'header:\n', `header:\n${blockWith('page: ferry-times } }', 'yaml')}`);
  const checked = await run('check');
  expect(trimmed(checked.stderr)).toContain(trimmed(blockWith('warning translation-facts')));
  edit('content/pages/ferry-times.de.mdx', '17:45', '17:40');
  const built = await run('build', '--strict');
  expect(built.code).toBe(0);
  const [routes = ''] = blockWith('not-found pages').split('\n');
  expect(built.stderr).toContain(routes);
});

test('Getting started: the page with the form is removed, and the rest builds', async () => {
  const [, command = ''] = /`npx archipel (remove page [^`]*)`/.exec(guide) ?? [];
  expect((await run(...command.split(' '))).code).toBe(0);
  expect((await run('build', '--strict')).code).toBe(0);
});
