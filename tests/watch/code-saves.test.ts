// Saves code, styles and settings in every way of editors, git and other programs. `watch` serves the final state on disk.
import { appendFileSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { initSiteEdits } from '../support/edits/site-edits.ts';
import { starterSite } from '../support/process/process.ts';
import { pagesWithStyles, type Watched, watching } from '../support/process/watching.ts';
import { partOf, someOf, turnOfSearches } from '../support/samples.ts';

const config = 'archipel.config.ts';
const footer = 'templates/layout/Footer.tsx';
const styles = 'templates/styles.css';

const textOf = (site: string, file: string): string => readFileSync(join(site, file), 'utf8');

/** For each file, a function that writes `mark` into its text. Marks are visible in the served files and equally long. */
const marked: Readonly<Record<string, (text: string, mark: string) => string>> = Object.fromEntries(
  initSiteEdits.filter(({ file }) => [config, footer, styles].includes(file)).map(({ file, change }) => [file, change] as const),
);

/** The ways of writing a text to a file. */
const ways: Readonly<Record<string, (file: string, text: string) => Promise<void> | void>> = {
  'written in place': (file, text) => writeFileSync(file, text),
  'deleted and rewritten': async (file, text) => {
    unlinkSync(file);
    await wait(40);
    writeFileSync(file, text);
  },
  'written in place after a deletion': (file, text) => writeFileSync(file, text),
  'written to a temporary file and renamed': (file, text) => {
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
  },
  'written in two halves': async (file, text) => {
    writeFileSync(file, text.slice(0, text.length / 2));
    await wait(6);
    appendFileSync(file, text.slice(text.length / 2));
  },
  'written with the previous size and time': (file, text) => {
    const { atime, mtime } = statSync(file);
    writeFileSync(file, text);
    utimesSync(file, atime, mtime);
  },
};

/** Resolves to the home page with its stylesheets. */
const servedBy = (body: Watched['body']): Promise<string> => pagesWithStyles(body, ['/']);

test('Watch serves the last state of code, however it is saved', async () => {
  const site = await starterSite();
  const { body, state } = await watching(join(site, 'content'), [], { site });
  let number = 100;
  const all = Object.entries(ways).flatMap(([way, save]) =>
    Object.entries(marked).map(([file, withMark]) => ({ way, save, file, withMark })),
  );
  for (const { way, save, file, withMark } of partOf(all, 6, turnOfSearches)) {
    number += 1;
    const mark = `mark-${number}`;
    await save(join(site, file), withMark(textOf(site, file), mark));
    await expect.poll(async () => (await servedBy(body)).includes(mark), { timeout: 30_000, message: `${file} ${way}` }).toBe(true);
  }
  await expect.poll(async () => (await state('/')).problems, { timeout: 30_000 }).toEqual([]);
});

test('A style that is saved while a template does not compile is served as soon as the template is fixed', async () => {
  const site = await starterSite();
  // Bundling these rules takes longer than finding that a template does not compile.
  const large = Array.from({ length: 5_000 }, (_, index) => `.rule-${index} { color: red }`).join('\n');
  writeFileSync(join(site, styles), `${textOf(site, styles)}\n${large}`);
  const { body } = await watching(join(site, 'content'), [], { site });
  const [valid, plain] = [textOf(site, footer), textOf(site, styles)];
  const saveStyle = (mark: string): void => writeFileSync(join(site, styles), marked[styles]?.(plain, mark) ?? '');
  for (const [index, pause] of someOf([10, 20, 30, 45, 60, 80, 110, 150], 1, turnOfSearches).entries()) {
    const mark = `mark-20${index}`;
    writeFileSync(join(site, footer), `${valid}\nconst = ;`);
    saveStyle(`mark-21${index}`);
    await wait(pause);
    saveStyle(mark);
    writeFileSync(join(site, footer), valid);
    const isServed = async (): Promise<boolean> => (await servedBy(body)).includes(mark);
    await expect.poll(isServed, { timeout: 30_000, message: `after ${pause} ms` }).toBe(true);
  }
});

test('If a style is saved while a template does not compile, watch reports the save only when it serves the style', async () => {
  const site = await starterSite();
  const { body, state, said, log } = await watching(join(site, 'content'), [], { site });
  const valid = textOf(site, footer);
  writeFileSync(join(site, footer), `${valid}\nconst = ;`);
  await expect.poll(async () => (await state('/')).problems, { timeout: 30_000 }).not.toEqual([]);
  writeFileSync(join(site, styles), marked[styles]?.(textOf(site, styles), 'mark-400') ?? '');
  // Bundling takes less time.
  await wait(3_000);
  expect(log()).not.toContain('→ all pages');
  writeFileSync(join(site, footer), valid);
  await said(/2 files → all pages/);
  expect(await servedBy(body)).toContain('mark-400');
});

test('Watch serves code that is saved while it starts', async () => {
  const site = await starterSite();
  for (const time of someOf([0, 1, 2, 3, 4, 5], 1, turnOfSearches)) {
    const mark = `mark-30${time}`;
    const [file, withMark] = Object.entries(marked)[time % 3] ?? [];
    const started = watching(join(site, 'content'), [], { site });
    await wait(200 + time * 150);
    if (file !== undefined) writeFileSync(join(site, file), withMark?.(textOf(site, file), mark) ?? '');
    const { body } = await started;
    await expect.poll(async () => (await servedBy(body)).includes(mark), { timeout: 30_000, message: `${file} ${time}` }).toBe(true);
  }
});

test('Watch serves a stylesheet that a template names in data-sheet as soon as its file exists, until the file is removed', async () => {
  const site = await starterSite();
  const { body, state } = await watching(join(site, 'content'), [], { site });
  writeFileSync(join(site, footer), textOf(site, footer).replace('className="footer', 'data-sheet="late" className="footer'));
  await expect.poll(async () => (await body('/')).includes('data-sheet="late"'), { timeout: 30_000 }).toBe(true);
  const isServed = async (): Promise<boolean> => (await servedBy(body)).includes('mark-401');
  expect(await isServed()).toBe(false);
  const late = join(site, 'templates/layout/late.sheet.css');
  writeFileSync(late, '.footer { --mark-401: 1 }');
  await expect.poll(isServed, { timeout: 30_000 }).toBe(true);
  unlinkSync(late);
  await expect.poll(isServed, { timeout: 30_000 }).toBe(false);
  expect((await state('/')).problems).toEqual([]);
});
