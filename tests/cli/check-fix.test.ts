// `archipel check --fix` as people and scripts meet it: what is printed, and what is on disk afterwards.
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archipel, type Ended, smallContent, snapshot } from '../support/process/process.ts';

const page = (content: string): string => readFileSync(join(content, 'pages/home.yaml'), 'utf8');

/** A page with four straight apostrophes, two of them in one text. */
function content(change: (text: string) => string = (text) => text): string {
  const folder = smallContent();
  const changed = page(folder).replace(/Not much more/, "Isn't and wasn't much more");
  writeFileSync(join(folder, 'pages/home.yaml'), change(changed));
  return folder;
}

const run = (folder: string, ...args: string[]): Promise<Ended> => archipel(['check', ...args, '--content', folder], { cwd: folder });

test('fixes what needs no decision, and shows what is left', async () => {
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

test('--dry-run lists the lines, writes nothing, and ends as the check of what is there', async () => {
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

test('--json says what was fixed', async () => {
  const folder = content();
  const { result, diagnostics } = JSON.parse((await run(folder, '--fix', '--json')).stdout);
  expect(result.fixed).toMatchObject({ written: true, count: 2, files: [{ file: 'pages/home.yaml' }] });
  expect(result.fixed.files[0].lines).toContainEqual(expect.stringMatching(/^\+.*Isn’t and wasn’t/));
  expect(diagnostics).toEqual([]);
});

test('line ends, a byte order mark and the rights of a file stay', async () => {
  const folder = content((text) => `\u{FEFF}${text.replaceAll('\n', '\r\n')}`);
  chmodSync(join(folder, 'pages/home.yaml'), 0o640);
  const before = page(folder);
  await run(folder, '--fix');
  expect(page(folder)).toBe(before.replace("Isn't and wasn't", 'Isn’t and wasn’t'));
  expect(statSync(join(folder, 'pages/home.yaml')).mode & 0o777).toBe(0o640);
});

test('what needs a decision stays, and fails the check as before', async () => {
  const folder = content((text) => text.replace('Isn’t', 'Isn’t').replace(/^sections:/m, 'setcions:'));
  const { code, stderr } = await run(folder, '--fix');
  expect({ code, left: stderr.includes('setcions') }).toEqual({ code: 1, left: true });
  expect(page(folder)).toContain('setcions:');
});
