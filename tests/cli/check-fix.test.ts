// `archipel check --fix` for people and scripts: its output, and the files afterwards.
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFixes } from '../../src/cli/check/fix.ts';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { archipel, type Ended, smallContent, snapshot } from '../support/process/process.ts';

const page = (content: string): string => readFileSync(join(content, 'pages/home.yaml'), 'utf8');

/** Creates content with a page that has two straight apostrophes in one text. `change` makes another edit of the page. */
function content(change: (text: string) => string = (text) => text): string {
  const folder = smallContent();
  const changed = page(folder).replace(/Not much more/, "Isn't and wasn't much more");
  writeFileSync(join(folder, 'pages/home.yaml'), change(changed));
  return folder;
}

const run = (folder: string, ...args: string[]): Promise<Ended> => archipel(['check', ...args, '--content', folder], { cwd: folder });

test('check --fix fixes problems that have a single solution, prints the changes, and finds nothing to fix afterwards', async () => {
  const folder = content();
  const { code, stderr } = await run(folder, '--fix');
  expect(page(folder)).toContain('Isn’t and wasn’t much more');
  expect(stderr).toMatch(/\n-.*Isn't and wasn't.*\n\+.*Isn’t and wasn’t/);
  expect(stderr).toContain('Fixed 2 problems in 1 file.');
  expect({ code, left: stderr.includes('typography-apostrophe') }).toEqual({ code: 0, left: false });
  const before = snapshot(folder);
  expect((await run(folder, '--fix')).stderr).toContain('Nothing can be fixed without a decision.');
  expect(snapshot(folder)).toEqual(before);
});

test('check --dry-run lists the fixes, writes nothing, and has the exit code of a check', async () => {
  const folder = content();
  const before = snapshot(folder);
  const { code, stderr } = await run(folder, '--dry-run', '--strict');
  expect(stderr).toMatch(/pages\/home\.yaml\n@@ \d+\n(?:.*\n)*\+.*Isn’t and wasn’t/);
  expect(stderr).toContain('check --fix would fix 2 problems in 1 file. Nothing was written.');
  expect({ code, left: stderr.includes('typography-apostrophe') }).toEqual({ code: 1, left: true });
  expect(snapshot(folder)).toEqual(before);
  expect((await archipel(['check', '--dry-run', '--content', folder], { cwd: folder, env: { LANG: 'de_DE.UTF-8' } })).stderr).toContain(
    '„check --fix“ würde 2 Probleme in 1 Datei beheben. Es wurde nichts geschrieben.',
  );
});

test('check --fix --json lists the fixes', async () => {
  const folder = content();
  const { result, diagnostics } = JSON.parse((await run(folder, '--fix', '--json')).stdout);
  expect(result.fixed).toMatchObject({ written: true, count: 2, files: [{ file: 'pages/home.yaml' }] });
  expect(result.fixed.files[0].lines).toContainEqual(expect.stringMatching(/^\+.*Isn’t and wasn’t/));
  expect(diagnostics).toEqual([]);
});

test('check --fix keeps the line endings, the byte order mark and the mode of a file', async () => {
  const folder = content((text) => `\u{FEFF}${text.replaceAll('\n', '\r\n')}`);
  chmodSync(join(folder, 'pages/home.yaml'), 0o640);
  const before = page(folder);
  await run(folder, '--fix');
  expect(page(folder)).toBe(before.replace("Isn't and wasn't", 'Isn’t and wasn’t'));
  expect(statSync(join(folder, 'pages/home.yaml')).mode & 0o777).toBe(0o640);
});

test('check --fix leaves problems that need a decision, and fails because of them', async () => {
  const folder = content((text) => text.replace(/^sections:/m, 'setcions:'));
  const { code, stderr } = await run(folder, '--fix');
  expect({ code, left: stderr.includes('setcions') }).toEqual({ code: 1, left: true });
  expect(page(folder)).toContain('setcions:');
});

test('check --fix writes no file if one of the files was changed during the check', () => {
  const folder = content();
  const before = snapshot(folder);
  const printed: string[] = [];
  const io = { err: (text: string) => printed.push(text), messages: toolMessages('en') };
  const change = (file: string, old: string) => ({ from: file, to: file, before: old, after: 'new' });
  const navigation = readFileSync(join(folder, 'navigation.yaml'), 'utf8');
  expect(writeFixes(io, [change('navigation.yaml', navigation), change('pages/home.yaml', 'old')], { content: folder })).toBe(false);
  expect(printed.join()).toMatch(/pages\/home\.yaml was changed while it was checked\. Nothing was written/);
  expect(snapshot(folder)).toEqual(before);
});

const title = 'title: { de: "Seite Start", en: "Page Start" }';

test.each([
  ['boolean-word', 'path: /\n', 'path: /\ndraft: no\n', 'draft: false\n'],
  ['yaml-space', 'path: /\n', 'path: /\ndraft:false\n', 'draft: false\n'],
  ['yaml-tab', '    lead:', '\t\tlead:', '\n    lead:'],
  ['yaml-first-character', title, 'title: { de: @home, en: Home }', 'title: { de: "@home", en: Home }'],
  ['yaml-quote-marks', title, 'title: { de: „Dies, das“, en: Home }', 'title: { de: "Dies, das", en: Home }'],
  ['text-unquoted', title, 'title: { de: 2025, en: Home }', 'title: { de: "2025", en: Home }'],
  [
    'fact-notation',
    title,
    'title: { de: "{ phone.contact }", en: "{phone.contact}" }',
    'title: { de: "{phone.contact}", en: "{phone.contact}" }',
  ],
])('check --fix fixes %s', async (code, valid, broken, fixed) => {
  const folder = content((text) => text.replace(valid, broken));
  expect((await run(folder, '--dry-run')).stderr).toContain(code);
  expect((await run(folder, '--fix')).stderr).not.toContain(code);
  expect(page(folder)).toContain(fixed);
});
