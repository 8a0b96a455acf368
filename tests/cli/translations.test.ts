// `archipel translations` and `archipel translations approve`: their output, exit codes and lock.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { archipel, realContent, smallContent } from '../support/process/process.ts';
import { replaceIn } from '../support/replace-in.ts';

interface TranslationIssue {
  readonly kind: string;
  readonly language: string;
  readonly page: string;
  readonly key: string;
  readonly range: { readonly line: number; readonly column: number };
  readonly onlySource?: readonly string[];
}

interface Data {
  readonly counts: Readonly<Record<string, number>>;
  readonly remarks: readonly TranslationIssue[];
}

const lockOf = (content: string): string => join(content, 'locks/translations.yaml');
const translations = (content: string, ...more: readonly string[]) => archipel(['translations', ...more, '--content', content]);
const dataOf = async (content: string, ...more: readonly string[]): Promise<Data> =>
  resultOf<Data>(await translations(content, '--json', ...more));

const edit = (content: string, file: string, from: string, to: string): void => replaceIn(join(content, file), from, to);

async function approvedContent(): Promise<string> {
  const content = smallContent();
  expect(await translations(content, 'approve', '--all')).toMatchObject({ code: 0, stdout: '' });
  return content;
}

test('Every translation of the real site is approved', async () => {
  expect(await archipel(['translations', '--strict', '--content', realContent])).toMatchObject({ code: 0, stdout: '' });
});

test('translations counts unapproved texts, and names the option that lists them', async () => {
  const content = smallContent();
  expect((await translations(content)).stderr).toMatch(/\d+ unapproved\n.*--only unapproved/);
  await translations(content, 'approve', '--all');
  expect((await translations(content)).stderr).not.toContain('--only');
});

describe('After approving all translations,', () => {
  test('a changed German text makes its translation outdated in the table, the JSON and check, until it is approved', async () => {
    const content = await approvedContent();
    edit(content, 'pages/home.yaml', 'Nicht viel mehr.', 'Viel mehr.');
    const { remarks, counts } = await dataOf(content);
    const key = 'pages/home.yaml:sections.0.lead';
    const place = { page: 'pages/home.yaml', key, range: { line: 12, column: 33 } };
    expect(remarks).toMatchObject([{ kind: 'outdated', language: 'en', ...place }]);
    expect(counts).toMatchObject({ outdated: 1, unapproved: 0 });
    expect((await translations(content)).stdout).toMatch(/home\.yaml:12:33 +outdated +sections\.0\.lead +Viel mehr\. +Not much more\./);
    expect((await archipel(['check', '--content', content])).stderr).toContain('translation-outdated');
    expect((await translations(content, '--strict')).code).toBe(1);
    expect((await translations(content, 'approve', key)).code).toBe(0);
    expect(await translations(content, '--strict')).toMatchObject({ code: 0, stdout: '' });
  });

  test('approving them again changes no byte, whatever the order of options', async () => {
    const content = await approvedContent();
    const before = readFileSync(lockOf(content), 'utf8');
    expect((await archipel(['translations', '--content', content, 'approve', '--all'])).code).toBe(0);
    expect(readFileSync(lockOf(content), 'utf8')).toBe(before);
  });

  test('a translation with different facts is approved only if it is named, not by --all', async () => {
    const content = await approvedContent();
    edit(content, 'pages/home.yaml', 'Not much more.', 'Only 3 more.');
    expect((await dataOf(content, '--only', 'facts')).remarks).toMatchObject([{ kind: 'facts', onlySource: [], range: { line: 12 } }]);
    expect((await translations(content, 'approve', '--all')).stderr).toContain('pages/home.yaml:sections.0.lead');
    expect((await dataOf(content)).counts).toMatchObject({ facts: 1 });
    await translations(content, 'approve', 'pages/home.yaml:sections.0.lead');
    expect((await dataOf(content)).counts).toMatchObject({ facts: 0, unapproved: 0 });
  });
});

test('translations --page accepts an id, a file or a URL', async () => {
  const content = smallContent();
  for (const name of ['home', 'pages/home.yaml', 'content/pages/home.yaml', '/en']) {
    const { remarks } = await dataOf(content, '--page', name, '--only', 'unapproved');
    expect([name, ...new Set(remarks.map(({ page }) => page))]).toEqual([name, 'pages/home.yaml']);
  }
});

test.each([
  [['--page', 'hme'], '"home"'],
  [['--only', 'outdatd'], '"outdated"'],
  [['approve', 'pages/home.yaml:sections.0.laed'], '"pages/home.yaml:sections.0.lead"'],
  [['approve'], '--all'],
  [['approve', 'home', '--all'], '--all'],
  [['aprove'], ''],
])('translations refuses %j, and prints what to write instead', async (args, hint) => {
  const content = smallContent();
  const { code, stdout, stderr } = await translations(content, ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(hint);
  expect(existsSync(lockOf(content))).toBe(false);
});

test('Despite errors in content, translations lists a missing language and an unused text, but approves nothing', async () => {
  const content = smallContent();
  edit(content, 'pages/home.yaml', ', en: Not much more.', '');
  for (const language of ['de', 'en']) edit(content, `translations/${language}.yaml`, '\nlayout:\n', '\nlayout:\n  left: Word\n');
  const ended = await translations(content, '--json');
  const { remarks } = resultOf<Data>(ended);
  expect(ended.code).toBe(1);
  expect(remarks.filter(({ kind }) => kind === 'missing')).toMatchObject([{ key: 'pages/home.yaml:sections.0.lead.en' }]);
  expect(remarks.filter(({ kind }) => kind === 'unused')).toMatchObject([{ key: 'translations/en.yaml:layout.left' }]);
  expect(await translations(content, 'approve', '--all')).toMatchObject({ code: 1, stdout: '' });
  expect(existsSync(lockOf(content))).toBe(false);
});
