// The snapshot of pages keeps the rows of unchanged pages through many edits, each of which a new process builds.
import { expect, test } from 'vitest';
import { openBuildResults } from '../../src/pages/reuse/page-maker.ts';
import { type CachedPage, noAudit, type PagesSnapshot } from '../../src/pages/reuse/pages-snapshot.ts';
import { collectPaths } from '../../src/store/reads/reads.ts';
import { createTracker } from '../../src/store/reads/track.ts';
import { randomOfDay } from '../support/random.ts';

interface Sources {
  readonly common: { readonly name: string; readonly unread: string };
  readonly documents: readonly { readonly title: string; readonly text: string }[];
}

const count = 40;
const initial: Sources = {
  common: { name: 'Prose', unread: 'a' },
  documents: Array.from({ length: count }, (_, index) => ({ title: `Title ${index}`, text: `Text ${index}` })),
};

/** Returns the text of a page: its document, the titles of two other documents, and the name of the site. */
const pageOf = ({ common, documents }: Sources, index: number): string =>
  [
    common.name,
    documents[index]?.title,
    documents[index]?.text,
    documents[(index + 1) % count]?.title,
    documents[(index * 7) % count]?.title,
  ].join();

/** Builds the pages like a process that starts with `stored`. Returns the rendered and the wrongly reused pages, and the new snapshot. */
function build(sources: Sources, stored: PagesSnapshot | undefined) {
  const tracker = createTracker();
  const reuse = { stored, versionOf: () => undefined, digest: String, reuse: () => true, keep: () => undefined };
  const input = { ...reuse, root: tracker.root, at: 0, note: undefined, basePath: '', sources };
  const { results, keep, snapshot } = openBuildResults(input, stored);
  const rendered: number[] = [];
  const wrong: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const key = `page ${index}`;
    const cached = results.read(key);
    if ('valid' in cached) {
      if (cached.valid.value.name !== pageOf(sources, index)) wrong.push(index);
      keep(key, cached.valid);
      continue;
    }
    rendered.push(index);
    const { value: name, reads } = collectPaths(() => pageOf(tracker.track(sources), index));
    const page: CachedPage = { name, audited: noAudit, bytes: name.length, islands: 0, image: undefined, sheet: undefined };
    keep(key, results.set(key, page, { reads: [reads], own: new Set([index]) }));
  }
  return { rendered, wrong, snapshot: snapshot() };
}

const sizeOf = ({ nodes, groups, texts }: PagesSnapshot): number => nodes.length + groups.length + texts.length;

test('After an edit, the snapshot of pages has all rows of the previous snapshot, and new rows only for the changed page', () => {
  const { snapshot: before } = build(initial, undefined);
  const documents = initial.documents.with(3, { title: 'Title 3', text: 'Another text' });
  const { rendered, snapshot: after } = build({ ...initial, documents }, before);
  expect(rendered).toEqual([3]);
  expect(Object.keys(after.pages).filter((key) => after.pages[key] !== before.pages[key])).toEqual(['page 3']);
  expect(after.nodes.slice(0, before.nodes.length)).toEqual(before.nodes);
  expect(after.packed).toBe(before.packed);
});

test('After each random edit, a build renders the same pages as with a new snapshot, and the snapshot stays small', () => {
  const random = randomOfDay();
  const below = (limit: number): number => Math.floor(random() * limit);
  let sources = initial;
  let { snapshot } = build(sources, undefined);
  const { packed } = snapshot;
  let packings = 0;
  for (let edit = 0; edit < 300; edit += 1) {
    const index = below(count);
    const { title = '', text = '' } = sources.documents[index] ?? {};
    const changed = below(4) === 0 ? { title: `Title ${edit}`, text } : { title, text: `Text ${below(3)}` };
    sources = { ...sources, documents: sources.documents.with(index, changed) };
    const before = { ...sources, documents: sources.documents.with(index, { title, text }) };
    const expected = build(sources, build(before, undefined).snapshot);
    const found = build(sources, snapshot);
    expect(found).toMatchObject({ wrong: [], rendered: expected.rendered });
    if (sizeOf(found.snapshot) < sizeOf(snapshot)) packings += 1;
    snapshot = found.snapshot;
    expect(sizeOf(snapshot)).toBeLessThan(1.5 * packed);
  }
  expect(packings).toBeGreaterThan(1);
  expect(build(sources, snapshot).rendered).toEqual([]);
});
