// `archipel urls` and `archipel urls accept`, on a site whose pages are added, removed and renamed.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { archipel, type Ended, realContent, root, smallContent } from '../support/process/process.ts';

const page = (name: string): string => `languages: [de, en]
name: { de: ${name}, en: ${name} }
meta:
  title: { de: "${name}: eine Seite für Versuche mit Adressen", en: "${name}: a page for trials of addresses" }
  description:
    de: "Die Seite ${name} dient nur Versuchen mit Adressen: Sie hat einen Titel, einen Absatz und sonst nichts zu lesen."
    en: "The page ${name} serves trials of addresses only: it has a title, one paragraph and nothing else to be read."
sections:
  - type: hero
    title: { de: ${name}, en: ${name} }
    lead: { de: Nicht viel mehr., en: Not much more. }
`;

const lockOf = (content: string): string => join(content, 'locks/urls.yaml');
const urls = (content: string, ...args: string[]) => archipel(['urls', ...args, '--content', content]);

interface Row {
  readonly route: string;
  readonly state: string;
  readonly to?: string;
}
const rowsOf = (ended: Ended): readonly Row[] => resultOf<{ urls: readonly Row[] }>(ended).urls;
const statesOf = (ended: Ended): string[] => rowsOf(ended).map(({ route, state }) => `${state} ${route}`);

test('Every URL of the real site is recorded', async () => {
  const ended = await urls(realContent, '--json');
  const rows = rowsOf(ended);
  const { routes: pages } = resultOf<{ routes: { kind: string }[] }>(await archipel(['routes', '--json']));
  expect(rows.filter(({ state }) => state === 'recorded')).toHaveLength(pages.filter(({ kind }) => kind !== 'notFound').length);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(rows.filter(({ state }) => state !== 'recorded' && state !== 'redirected')).toEqual([]);
});

describe('The URLs of a site without a lock', () => {
  test('are listed as new, with the command that records them, and cause no warnings', async () => {
    const content = smallContent();
    const { code, stdout, stderr } = await urls(content);
    expect({ code, lines: stdout.trimEnd().split('\n').slice(1) }).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^new +\/ /), expect.stringMatching(/^new +\/en /)],
    });
    expect(stderr).toContain('archipel urls accept');
    expect((await archipel(['check', '--strict', '--content', content])).code).toBe(0);
    expect(existsSync(lockOf(content))).toBe(false);
  });

  test('are recorded by accept, which prints them, and records them only once', async () => {
    const content = smallContent();
    expect(await urls(content, 'accept')).toMatchObject({ code: 0, stdout: '/\n/en\n' });
    const lock = readFileSync(lockOf(content), 'utf8');
    expect(lock).toMatch(/^urls:\n {2}- \/\n {2}- \/en\n$/m);
    expect(await urls(content, 'accept')).toMatchObject({ code: 0, stdout: '' });
    expect(resultOf(await urls(content, 'accept', '--json'))).toMatchObject({ added: [], total: 2 });
    expect(resultOf(await urls(content, '--json', 'accept'))).toMatchObject({ added: [], total: 2 });
    expect(readFileSync(lockOf(content), 'utf8')).toBe(lock);
  });
});

test('A new page is recorded, and after its rename check prints the redirect to its new URL', async () => {
  const content = smallContent({ 'pages/offer.yaml': page('Offer') });
  await urls(content, 'accept');
  renameSync(join(content, 'pages/offer.yaml'), join(content, 'pages/offers.yaml'));
  const checked = await archipel(['check', '--content', content]);
  expect(checked.code).toBe(1);
  expect(checked.stderr).toMatch(/^ +- \{ from: \/offer, to: \/offers \}$/m);
  const listed = await urls(content, '--json');
  expect(listed.code).toBe(1);
  expect(statesOf(listed)).toEqual(['recorded /', 'recorded /en', 'removed /en/offer', 'new /en/offers', 'removed /offer', 'new /offers']);

  const lines = [...checked.stderr.matchAll(/^ +- \{ from: .*$/gm)].map(([line]) => line);
  writeFileSync(join(content, 'redirects.yaml'), `redirects:\n${lines.join('\n')}\n`);
  // URLs that are already recorded remain recorded, and accept does not print them.
  expect((await urls(content, 'accept')).stdout).toBe('/en/offers\n/offers\n');
  expect((await archipel(['check', '--strict', '--content', content])).code).toBe(0);
  const after = await urls(content, '--json');
  expect(statesOf(after)).toEqual([
    ...['recorded /', 'recorded /en', 'redirected /en/offer', 'recorded /en/offers', 'redirected /offer', 'recorded /offers'],
  ]);
});

test('check fails if the page of a recorded URL was removed, until the page is restored', async () => {
  const content = smallContent({ 'pages/offer.yaml': page('Offer') });
  await urls(content, 'accept');
  rmSync(join(content, 'pages/offer.yaml'));
  expect((await urls(content, 'accept')).code).toBe(0);
  expect((await archipel(['check', '--content', content])).code).toBe(1);
  writeFileSync(join(content, 'pages/offer.yaml'), page('Offer'));
  expect((await archipel(['check', '--strict', '--content', content])).code).toBe(0);
});

describe('With broken content,', () => {
  test.each([
    ['a page', { 'pages/home.yaml': 'languages: [de]\n' }],
    ['redirects', { 'redirects.yaml': 'redirects:\n  - { from: /a, to: /a }\n' }],
    ['a lock', { 'locks/urls.yaml': 'urls: all\n' }],
  ])('urls accept records nothing, and reports the problems: %s', async (_, changes) => {
    const content = smallContent(changes);
    const before = existsSync(lockOf(content)) ? readFileSync(lockOf(content), 'utf8') : undefined;
    const { code, stdout, stderr } = await urls(content, 'accept');
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(Object.keys(changes)[0] ?? '') });
    expect(existsSync(lockOf(content)) ? readFileSync(lockOf(content), 'utf8') : undefined).toBe(before);
  });
});

test('A lock of URLs that cannot be written is reported with exit code 1', async () => {
  const content = smallContent({ locks: '' });
  const { code, stderr } = await urls(content, 'accept');
  expect([code, stderr]).toEqual([1, expect.stringContaining('locks')]);
});

test('urls with another word than accept is wrong usage', async () => {
  expect((await archipel(['urls', 'forget'], { cwd: root })).code).toBe(2);
});
