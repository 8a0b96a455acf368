// Removes parts of the real site in memory: the decisions that are needed, and the state of the site afterwards.

import { beforeAll, describe, expect, test } from 'vitest';
import { toolMessages } from '../../../src/diagnostics/messages/messages.ts';
import type { Refactoring } from '../../../src/tools/refactor/complete-change.ts';
import { type RemoveRequest, removeFromSite, type Undecided } from '../../../src/tools/refactor/remove.ts';
import { indexOf, site, siteWith, stateOf } from '../../support/real-site/refactored.ts';

type Decided = Pick<RemoveRequest, 'redirectTo' | 'pointTo' | 'drop'>;

async function tryToRemove(kind: string, name: string, decided: Decided = {}, tree = site): Promise<Refactoring | Undecided | string> {
  return removeFromSite({ kind, name, index: await indexOf(tree), messages: toolMessages('en'), ...decided });
}

async function removed(kind: string, name: string, decided?: Decided, tree = site): Promise<Refactoring> {
  const made = await tryToRemove(kind, name, decided, tree);
  if (typeof made === 'string' || 'references' in made) throw new Error(JSON.stringify(made));
  return made;
}

let before: Awaited<ReturnType<typeof stateOf>>;
beforeAll(async () => {
  before = await stateOf(site);
});

describe('remove carries out the decisions, and the site remains as valid and as approved as before:', () => {
  const unused = 'prices.yaml';
  const withUnused = siteWith({
    [unused]: `${site.texts.get(unused)}  # Unused.\n  spare:\n    regular: { once: 100 }\n    offers:\n      - { campaign: summer-2025, amounts: { once: 90 } }\n`,
  });
  test.each([
    ['page', 'support', { redirectTo: '/contact', drop: true }, site],
    ['page', 'support', { redirectTo: '/contact', pointTo: 'contact' }, site],
    ['page', 'support', { redirectTo: 'https://help.example.com/start', drop: true }, site],
    ['edition', 'surgery', { redirectTo: '/industry-solutions' }, site],
    ['contact', 'support', { pointTo: 'contact' }, site],
    ['external', 'blog', { drop: true }, site],
    ['anchor', 'contact#message', { drop: true }, site],
    ['price', 'spare', {}, withUnused],
  ] as const)('%s %s with %j', async (kind, name, decided, tree) => {
    const made = await removed(kind, name, decided, tree);
    const { codes, unapproved } = await stateOf(made.tree);
    // Warnings about a removed part disappear with it.
    expect(codes.filter((code) => !before.codes.includes(code))).toEqual([]);
    expect(unapproved).toBeLessThanOrEqual(before.unapproved);
    expect(await tryToRemove(kind, name, decided, made.tree)).toMatch(/^There is no /);
  });

  test('remove redirects visitors of each language to the page in their language', async () => {
    const { moves } = await removed('page', 'support', { redirectTo: '/contact', drop: true });
    expect([...moves]).toEqual([
      ['/support', '/contact'],
      ['/en/support', '/en/contact'],
    ]);
  });

  test('remove deletes the part with the comment about it, and no other lines', async () => {
    expect((await removed('price', 'spare', {}, withUnused)).tree.texts.get(unused)).toBe(site.texts.get(unused));
  });

  test('remove changes a redirect to the page, so that it leads to the new target in one step', async () => {
    const tree = siteWith({ 'redirects.yaml': 'redirects:\n  - { from: /old, to: /support }\n' });
    const made = await removed('page', 'support', { redirectTo: '/contact', drop: true }, tree);
    expect(made.tree.texts.get('redirects.yaml')).toContain('{ from: /old, to: /contact }');
  });
});

describe('remove reports open decisions, and changes nothing', () => {
  test('for the URLs of an entry, with a suggested target, and for places that name the entry', async () => {
    const made = await tryToRemove('edition', 'general');
    expect(made).toMatchObject({ addresses: ['/ai-lead-masters'], suggestion: expect.stringMatching(/^\//) });
    const { references } = made as Undecided;
    expect(references.map(({ reference: { file } }) => file)).toContain('navigation.yaml');
  });

  test('for a text with a fact of the removed value, which only an author can change, even with --drop', async () => {
    const made = await tryToRemove('price', 'audit', { drop: true });
    expect((made as Undecided).references.map(({ reference: { how } }) => how)).toEqual(['fact', 'fact', 'fact', 'fact', 'fact', 'fact']);
  });

  test('for the URLs below a removed overview', async () => {
    const { addresses } = (await tryToRemove('page', 'ai-solutions')) as Undecided;
    expect(addresses.length).toBeGreaterThan(1);
  });
});

describe('remove is refused with the reason:', () => {
  test.each([
    ['page', 'suport', {}, /Did you mean "support"/],
    ['page', 'support', { redirectTo: '/contcat' }, /no page at \/contcat.*\/contact/],
    ['page', 'support', { redirectTo: '/support' }, /no page at \/support/],
    ['page', 'support', { redirectTo: '/', pointTo: 'contcat' }, /no other page "contcat".*"contact"/],
    ['page', 'support', { redirectTo: '/', pointTo: 'support' }, /no other page "support"/],
  ] as const)('%s %s with %j', async (kind, name, decided, why) => {
    expect(await tryToRemove(kind, name, decided)).toMatch(why);
  });
});
