// Changes list entries and settings of the real site as the panel does, and undoes each change; each file then has its original
// text. Each run tests a sample; `npm run nightly` tests every entry and every setting of up to three pages, and `PATHS=/,/en`
// those of the named pages.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ItemChange, Place, PlaceField, Saved } from '../../../src/watch/browser/edit/protocol.ts';
import { type Editing, editing } from '../../support/process/editing.ts';
import { freshFolder, realContent, snapshot } from '../../support/process/process.ts';
import { clickableOf, namedPaths } from '../../support/real-site/live-site.ts';
import { dealt, isNight, randomFrom, samples, seedOfDay, someOf, turnOf, turnOfSearches } from '../../support/samples.ts';

const isAll = namedPaths !== undefined || isNight();

/** Returns a sample of the parts of a page, or all parts at night or with `PATHS`. */
const sampleOfPage = <T>(all: readonly T[], count: number, turn: number): readonly T[] => (isAll ? all : someOf(all, count, turn));

interface Site extends Editing {
  readonly content: string;
  /** The number of results of each kind, with the reasons for refusals. */
  readonly counts: Map<string, number>;
  readonly random: () => number;
}

async function openSite(): Promise<Site> {
  const content = join(freshFolder(), 'content');
  cpSync(realContent, content, { recursive: true });
  return { ...(await editing(content)), content, counts: new Map(), random: randomFrom(seedOfDay()) };
}

const count = ({ counts }: Site, what: string, result: Saved): void => {
  const key = result.kind === 'refused' ? `${what} refused: ${result.reason.replaceAll(/"[^"]*"|\d+/g, '…')}` : `${what} ${result.kind}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/**
 * Resolves to the pages of this run: one, up to three at night, or those in `PATHS`. `turn` is the number of days in which every page
 * is chosen once.
 */
async function pagesOf({ body }: Editing): Promise<{ readonly chosen: readonly string[]; readonly turn: number }> {
  const sitemap = await body('/sitemap.xml');
  const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => (path === '' ? '/' : path));
  expect(all.length).toBeGreaterThan(20);
  return { chosen: namedPaths ?? dealt(all, turnOf(all, samples(1, 3)), turnOfSearches), turn: all.length * turnOfSearches };
}

/** Returns up to two other values that the field may accept. */
function otherValues({ value, kind, choices, names }: PlaceField): readonly string[] {
  const allowed = choices?.map((choice) => choice.value) ?? names;
  if (allowed !== undefined) return allowed.filter((each) => each !== value).slice(0, 2);
  if (kind === 'boolean') return [value === 'true' ? 'false' : 'true'];
  if (kind === 'number') return [value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))];
  return /^\d{4}-\d\d-\d\d/.test(value) ? [value.replace(/^\d{4}/, (year) => String(Number(year) + 1))] : [`${value}x`];
}

/** Saves another value of a setting, if one is valid, and undoes the change. Expects that content then has its original bytes. */
async function changeSetting(site: Site, place: Place, index: number): Promise<void> {
  const { ask, save, change, content } = site;
  const { status, text } = await ask('setting', { id: place.id, index });
  if (status !== 200) throw new Error(`${place.label}, setting ${index}: ${text}`);
  const opened = JSON.parse(text) as Place;
  const [field] = opened.fields;
  expect(field?.value, opened.label).toBe(place.settings?.[index]?.value);
  if (field === undefined || field.kind === 'picture') return;
  const before = snapshot(content);
  for (const typed of otherValues(field)) {
    const result = await save(opened, [typed, ...opened.fields.slice(1).map(({ value }) => value)]);
    count(site, 'setting', result);
    if (result.kind !== 'saved') {
      expect(snapshot(content), opened.label).toEqual(before);
      continue;
    }
    const after = snapshot(content);
    expect(Object.keys(after).filter((file) => after[file] !== before[file]).length, opened.label).toBeGreaterThan(0);
    expect(await change('undo'), opened.label).toMatchObject({ kind: 'saved' });
    break;
  }
  await ask('close', { id: opened.id });
  expect(snapshot(content), opened.label).toEqual(before);
}

/** Changes an entry in each way that the panel offers, and undoes each change. Adds only one kind of entry, unless all are tested. */
async function changeAndBack(site: Site, open: () => Promise<Place>, level: number): Promise<void> {
  const { change, content, random } = site;
  const before = snapshot(content);
  const first = (await open()).items[level];
  const kinds = first?.kinds ?? [];
  const ways: readonly { readonly how: ItemChange; readonly kind?: string }[] = [
    { how: 'duplicate' },
    { how: 'remove' },
    { how: 'up' },
    { how: 'down' },
    ...(first?.isDraft === undefined ? [] : [{ how: first.isDraft ? ('publish' as const) : ('draft' as const) }]),
    ...(isAll ? kinds : kinds.slice(Math.floor(random() * kinds.length)).slice(0, 1)).map(({ value }) => ({
      how: 'add' as const,
      kind: value,
    })),
  ];
  for (const { how, kind } of ways) {
    const place = await open();
    const result = await change('item', { id: place.id, level, change: how, ...(kind !== undefined && { kind }) });
    const where = `${place.label}, ${place.items[level]?.label}: ${how} ${kind ?? ''}`;
    count(site, kind === undefined ? how : `${how} ${kind}`, result);
    if (result.kind === 'saved') {
      expect(snapshot(content), where).not.toEqual(before);
      const { problems } = await site.state('/');
      expect(
        problems.filter(({ severity }) => severity === 'error'),
        where,
      ).toEqual([]);
      expect(await change('undo'), where).toMatchObject({ kind: 'saved' });
    }
    expect(snapshot(content), where).toEqual(before);
  }
}

/** Waits for a change. If it fails, records the failure and restores the original content. */
async function attempt(site: Site, wrong: string[], change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
    cpSync(realContent, site.content, { recursive: true });
  }
}

test('Changing entries and settings and undoing each change leaves all files unchanged', { timeout: 14_400_000 }, async () => {
  const site = await openSite();
  const { ask, place, body, content, random } = site;
  const isSampled = (share: number): boolean => isAll || random() < share;
  const before = snapshot(content);
  const seen = new Set<string>();
  const wrong: string[] = [];
  const { chosen, turn } = await pagesOf(site);
  for (const path of chosen) {
    const { status, text } = await ask('page', { page: path });
    if (status === 200) {
      const page = JSON.parse(text) as Place;
      for (const index of sampleOfPage([...(page.settings ?? []).keys()], 2, turn))
        await attempt(site, wrong, changeSetting(site, page, index));
    }
    const clickable = clickableOf(await body(path)).filter(({ attribute }) => attribute === undefined);
    for (const { text: words, index, island } of sampleOfPage(clickable, 3, turn)) {
      const open = (): Promise<Place> => place(path, words, { index, ...(island !== undefined && { island }) });
      const found = await open();
      if (!('fields' in found)) continue;
      for (const [at, { label }] of (found.settings ?? []).entries()) {
        const key = `${found.file} ${found.items.map((item) => item.label).join()} ${label}`;
        if (!seen.has(key) && isSampled(0.3))
          await attempt(
            site,
            wrong,
            open().then((fresh) => changeSetting(site, fresh, at)),
          );
        seen.add(key);
      }
      for (const [level, item] of found.items.entries()) {
        const key = `${found.file} ${found.items
          .slice(level)
          .map(({ label }) => label)
          .join()} ${item.index}`;
        if (!seen.has(key) && isSampled(0.5)) await attempt(site, wrong, changeAndBack(site, open, level));
        seen.add(key);
      }
    }
  }
  if (isAll) console.info(Object.fromEntries([...site.counts].sort()));
  expect(wrong).toEqual([]);
  expect(snapshot(content)).toEqual(before);
  expect(site.counts.size).toBeGreaterThan(0);
});
