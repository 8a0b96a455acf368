// Saves content in every way of editors and other programs. `watch` serves the final state on disk.
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { git as gitIn } from '../support/process/git.ts';
import { smallContent } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const home = 'pages/home.yaml';
const textOf = (content: string, words: string, file = home): string =>
  readFileSync(join(content, file), 'utf8').replace(/lead: \{.*\}/, `lead: { de: ${words}., en: ${words} too. }`);

/** The ways of writing a text to a file. */
const ways: Readonly<Record<string, (file: string, text: string) => Promise<void> | void>> = {
  'written in place': (file, text) => writeFileSync(file, text),
  'emptied, and written after a short time': async (file, text) => {
    truncateSync(file);
    await wait(30);
    writeFileSync(file, text);
  },
  'emptied, and written after a long time': async (file, text) => {
    truncateSync(file);
    await wait(400);
    writeFileSync(file, text);
  },
  'written to a temporary file and renamed': (file, text) => {
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
  },
  'renamed, rewritten, and the backup deleted': (file, text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    unlinkSync(`${file}~`);
  },
  'written to a temporary file after a probe file': (file, text) => {
    const beside = join(dirname(file), '4913');
    writeFileSync(beside, '');
    unlinkSync(beside);
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  },
  'deleted and restored': async (file, text) => {
    unlinkSync(file);
    await wait(50);
    writeFileSync(file, text);
  },
  'written in part first': async (file, text) => {
    writeFileSync(file, text.slice(0, 200));
    await wait(20);
    appendFileSync(file, text.slice(200));
  },
  'written ten times at once': (file, text) => {
    for (let time = 0; time < 10; time += 1) writeFileSync(file, time < 9 ? text.slice(0, time * 50) : text);
  },
};

test('Watch serves the last state of content, however it is saved, and reports no problem of an intermediate state afterwards', async () => {
  const content = smallContent();
  const { body, state, equalsBuild } = await watching(content);
  let number = 0;
  for (const [way, save] of Object.entries(ways)) {
    number += 1;
    const words = `Gespeichert-${number}`;
    await save(join(content, home), textOf(content, words));
    await expect.poll(() => body('/'), { timeout: 60_000, message: way }).toContain(`${words}.`);
    await expect.poll(() => body('/en'), { timeout: 60_000, message: way }).toContain(`${words} too.`);
    await expect.poll(async () => (await state('/')).problems, { timeout: 60_000, message: way }).toEqual([]);
  }
  await equalsBuild();
});

test('Watch follows pages, folders and links that are added, moved or removed', async () => {
  const content = smallContent();
  const { body, equalsBuild } = await watching(content);
  const page = textOf(content, 'Kopie')
    .replace(/^path: .*\n/m, '')
    .replaceAll('Start', 'Nebenan');
  const folder = join(content, 'pages/new/deeper');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nebenan.yaml'), page);
  await expect.poll(() => body('/new/deeper/nebenan'), { timeout: 60_000 }).toContain('Kopie.');
  renameSync(join(content, 'pages/new'), join(content, 'pages/moved'));
  await wait(300);
  writeFileSync(join(content, 'pages/moved/deeper/nebenan.yaml'), page.replace('Kopie.', 'Verschoben.'));
  await expect.poll(() => body('/moved/deeper/nebenan'), { timeout: 60_000 }).toContain('Verschoben.');
  await equalsBuild();
  symlinkSync(join(content, 'pages/moved'), join(content, 'pages/linked'));
  rmSync(join(content, 'pages/linked'));
  rmSync(join(content, 'pages/moved'), { recursive: true });
  await expect.poll(() => body('/moved/deeper/nebenan'), { timeout: 60_000 }).not.toContain('Verschoben.');
  await equalsBuild();
});

test('After git checks out 200 changed files, watch serves the pages of a build', async () => {
  const content = smallContent();
  const git = (...words: string[]): string => gitIn(content, words);
  const page = (number: number, words: string): string =>
    textOf(content, words)
      .replace(/^path: .*\n/m, '')
      // One language, so that each file is one page.
      .replace('[de, en]', '[de]')
      .replace(/^ {4}en: .*\n/m, '')
      .replaceAll(/, en: .*? \}/g, ' }')
      .replaceAll('Start', `Nummer ${number}`);
  const writePages = (words: string): void => {
    for (let number = 0; number < 200; number += 1) writeFileSync(join(content, `pages/page-${number}.yaml`), page(number, words));
  };
  writePages('Vorher');
  writeFileSync(join(content, 'pages/page-150.yaml'), page(150, 'Ein "Wort"'));
  git('init', '-q', '-b', 'one');
  git('add', '-A');
  git('commit', '-q', '-m', 'one');
  git('checkout', '-q', '-b', 'two');
  writePages('Nachher');
  rmSync(join(content, 'pages/page-199.yaml'));
  git('add', '-A');
  git('commit', '-q', '-m', 'two');
  git('checkout', '-q', 'one');
  const { body, state, equalsBuild } = await watching(content);
  expect(await body('/page-7')).toContain('Vorher.');
  // After a change of this many files, `watch` serves the pages first and computes warnings afterwards.
  const warned = async () => (await state('/')).problems.filter(({ code }) => code === 'typography-quotes').length;
  await expect.poll(warned, { timeout: 60_000 }).toBe(1);
  git('checkout', '-q', 'two');
  await expect.poll(() => body('/page-7'), { timeout: 120_000 }).toContain('Nachher.');
  await equalsBuild();
  expect(await body('/page-199')).not.toContain('Vorher.');
  git('checkout', '-q', 'one');
  await expect.poll(() => body('/page-199'), { timeout: 120_000 }).toContain('Vorher.');
  await equalsBuild();
});
