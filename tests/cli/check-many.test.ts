// The output of `archipel check` for many diagnostics, as after an import.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archipel, type Ended, smallContent } from '../support/process/process.ts';

/** Creates content with a page that has an unknown key, and `apostrophes` different words with a straight apostrophe. */
function content(apostrophes: number): string {
  const folder = smallContent();
  const file = join(folder, 'pages/home.yaml');
  const words = Array.from({ length: apostrophes }, (_, index) => `it${'a'.repeat(index)}'s`);
  const text = readFileSync(file, 'utf8').replace(/lead: .*/, `lead: { de: Nicht viel., en: "${words.join(' ')}" }`);
  writeFileSync(file, `${text}unknown: 1\n`);
  return folder;
}

const run = (folder: string, ...args: string[]): Promise<Ended> => archipel(['check', ...args, '--content', folder], { cwd: folder });
const countIn = (text: string): number => text.split('warning typography-apostrophe').length - 1;

test('check groups many diagnostics by code, errors first, with the number of places and the option that lists them', async () => {
  const folder = content(60);
  const { code, stderr } = await run(folder);
  expect({ code, shown: countIn(stderr) }).toEqual({ code: 1, shown: 1 });
  expect(stderr.indexOf('error key-unknown')).toBeLessThan(stderr.indexOf('warning typography-apostrophe'));
  expect(stderr).toMatch(
    /59 more places:\n(?: {4}pages\/home\.yaml:\d+:\d+\n){3} {4}and 56 more places: npx archipel check --code typography-apostrophe/,
  );
  expect(countIn((await run(folder, '--code', 'typography-apostrophe')).stderr)).toBe(60);
  expect(countIn((await run(folder, '--all')).stderr)).toBe(60);
  expect(JSON.parse((await run(folder, '--json')).stdout).diagnostics).toHaveLength(61);
  const { stdout } = await run(folder, '--format', 'github');
  expect(stdout.split('\n')[0]).toMatch(/^::error /);
});

test('A group of diagnostics names the different keys that they are about, the most frequent first, and the key of each place', async () => {
  const folder = smallContent();
  const file = join(folder, 'pages/home.yaml');
  const unknown = Array.from({ length: 55 }, (_, index) => `unknown${index}: 1\n`).join('');
  writeFileSync(file, `${readFileSync(file, 'utf8')}${unknown}`);
  const other = join(folder, 'pages/not-found.yaml');
  writeFileSync(other, `${readFileSync(other, 'utf8')}unknown7: 1\n`);
  const { stderr } = await run(folder);
  expect(stderr).toMatch(/\n {2}Concerns unknown7 \(2\), unknown0 \(1\), .* and 47 others\.\n {2}55 more places:\n/);
  expect(stderr).toMatch(/\n {4}pages\/home\.yaml:\d+:1 {2}unknown1\n/);
  expect((await run(folder, '--language', 'de')).stderr).toContain('Betrifft unknown7 (2)');
});

test('check lists 50 diagnostics one by one', async () => {
  expect(countIn((await run(content(49))).stderr)).toBe(49);
});

test('check --code refuses a code that does not exist', async () => {
  expect(await run(content(1), '--code', 'typo')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No diagnostic has the code typo'),
  });
});
