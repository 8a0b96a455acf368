// Renames parts of the real site in memory: the same checks pass afterwards, whatever is renamed.

import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentTree } from '../../../src/content/tree.ts';
import { toolMessages } from '../../../src/diagnostics/messages/messages.ts';
import type { FileChange } from '../../../src/model/output/file-change.ts';
import type { Refactoring } from '../../../src/tools/refactor/complete-change.ts';
import { diffOf } from '../../../src/tools/refactor/diff.ts';
import { rename } from '../../../src/tools/refactor/rename.ts';
import { indexOf, site, siteWith, stateOf } from '../../support/real-site/refactored.ts';

async function tryToRename(kind: string, from: string, to: string, tree = site): Promise<Refactoring | string> {
  return rename({ kind, from, to, index: await indexOf(tree), messages: toolMessages('en') });
}

async function renamed(kind: string, from: string, to: string, tree?: ContentTree): Promise<Refactoring> {
  const made = await tryToRename(kind, from, to, tree);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

let before: Awaited<ReturnType<typeof stateOf>>;
beforeAll(async () => {
  before = await stateOf(site);
});

const filesOf = (changes: readonly FileChange[]): string[] => changes.map(({ to, from = '' }) => to ?? from);

describe('rename changes neither the diagnostics nor the approved translations of the site:', () => {
  test.each([
    ['page', 'support', 'help', ['navigation.yaml', 'pages/help.yaml', 'redirects.yaml', 'locks/urls.yaml', 'locks/translations.yaml']],
    ['page', 'about', 'about-us', ['pages/about-us.de.mdx', 'pages/about-us.en.mdx', 'pages/about-us.yaml', 'redirects.yaml']],
    ['page', 'home', 'start', ['pages/start.yaml']],
    ['page', 'ai-solutions', 'agents', ['pages/agents.yaml', 'redirects.yaml']],
    ['solution', 'ai-cfo', 'ai-finance', ['solutions/ai-finance.yaml', 'redirects.yaml']],
    ['edition', 'surgery', 'surgeons', ['editions/surgeons.yaml', 'redirects.yaml']],
    ['price', 'audit', 'ai-check', ['prices.yaml', 'pages/ai-audit.yaml', 'locks/translations.yaml']],
    ['campaign', 'summer-2025', 'winter', ['prices.yaml', 'site.yaml']],
    ['contact', 'support', 'helpdesk', ['site.yaml', 'pages/support.yaml']],
    ['external', 'blog', 'journal', ['site.yaml', 'navigation.yaml']],
    ['anchor', 'contact#message', 'write', ['pages/contact.yaml']],
    ['categories', 'agents', 'helpers', ['pages/ai-solutions.yaml']],
    ['asset', 'icon.svg', 'brand/mark.svg', ['assets/brand/mark.svg', 'site.yaml']],
  ] as const)('%s %s to %s', async (kind, from, to, files) => {
    const { changes, tree } = await renamed(kind, from, to);
    expect(filesOf(changes)).toEqual(expect.arrayContaining([...files]));
    expect(await stateOf(tree)).toEqual(before);
  });

  test('rename changes no unrelated line', async () => {
    const { changes } = await renamed('contact', 'support', 'helpdesk');
    const lines = changes
      .filter(({ to }) => to?.startsWith('locks/') === false)
      .flatMap((change) => diffOf(change, (file) => file, toolMessages('en')).lines.filter((line) => line.startsWith('-')));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !/\bsupport\b/.test(line))).toEqual([]);
  });

  test('rename and its reversal restore the site, except for URLs that were public in between', async () => {
    const there = await renamed('page', 'support', 'help');
    const { tree } = await renamed('page', 'help', 'support', there.tree);
    const { 'redirects.yaml': redirects, 'locks/urls.yaml': urls, ...texts } = Object.fromEntries(tree.texts);
    expect(texts).toEqual(Object.fromEntries([...site.texts].filter(([file]) => file !== 'locks/urls.yaml')));
    expect(redirects).toContain('{ from: /help, to: /support }');
    expect(redirects).not.toContain('from: /support');
    expect(urls).toContain('  - /en/help\n');
  });

  test('rename changes a redirect to the page, so that it leads to the new URL in one step', async () => {
    const old = siteWith({ 'redirects.yaml': 'redirects:\n  - { from: /old, to: /support } # years ago\n' });
    const { tree } = await renamed('page', 'support', 'help', old);
    expect(tree.texts.get('redirects.yaml')).toContain('  - { from: /old, to: /help } # years ago\n');
    expect((await stateOf(tree)).codes).toEqual(before.codes);
  });

  test('rename adds no redirect for a page whose URL is not recorded, because it was never public', async () => {
    const lock = site.texts.get('locks/urls.yaml')?.replace(/.*\/support\n/g, '') ?? '';
    const { tree } = await renamed('page', 'support', 'help', siteWith({ 'locks/urls.yaml': lock }));
    expect(tree.texts.get('redirects.yaml')).toBeUndefined();
  });
});

describe('rename in documents', () => {
  const text = '<Link page="contact" anchor="message">Hier</Link> <Fact name="phone.support" />, <Link phone="support">dort</Link>.\n';
  const tree = siteWith({ 'pages/about.de.mdx': text });

  test('changes a fact in braces', async () => {
    const changed = await renamed('contact', 'support', 'help', siteWith({ 'pages/about.de.mdx': 'Unter {phone.support}.\n' }));
    expect(changed.tree.texts.get('pages/about.de.mdx')).toBe('Unter {phone.help}.\n');
  });

  test.each([
    ['page', 'contact', 'talk', 'page="contact"', 'page="talk"'],
    ['anchor', 'contact#message', 'write', 'anchor="message"', 'anchor="write"'],
    ['contact', 'support', 'help', 'phone.support" />, <Link phone="support"', 'phone.help" />, <Link phone="help"'],
  ])('changes %s %s', async (kind, from, to, old, fresh) => {
    expect((await renamed(kind, from, to, tree)).tree.texts.get('pages/about.de.mdx')).toBe(text.replace(old, fresh));
  });
});

describe('rename is refused with the reason:', () => {
  test.each([
    ['pgae', 'support', 'help', /no kind "pgae".*"page"/],
    ['page', 'suport', 'help', /no page "suport".*"support"/],
    ['page', 'support', 'support', /already has the name "support"/],
    ['page', 'support', 'contact', /page "contact" exists already/],
    ['page', 'support', 'Help Desk', /lower-case/],
    ['anchor', 'message', 'write', /no anchor "message"/],
    ['anchor', 'contact#mesage', 'write', /"contact#message"/],
    ['asset', 'icon.svg', '../icon.svg', /content\/assets/],
    ['price', 'audit', 'lead-general', /price "lead-general" exists already/],
  ])('%s %s to %s', async (kind, from, to, why) => {
    expect(await tryToRename(kind, from, to)).toMatch(why);
  });
});
