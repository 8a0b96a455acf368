// `watch` can start from cached results of builds: its pages and diagnostics are the same as without a cache, and it audits only
// changed pages. Builds can start from cached results of `watch`: their files and diagnostics are the same as without a cache.
import { expect, test } from 'vitest';
import type { DeferredCheck } from '../../src/content/checks/deferred-checks.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import type { PagesSnapshot } from '../../src/pages/reuse/pages-snapshot.ts';
import type { FilesSnapshot } from '../../src/store/file-results.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import type { Audit, IncrementalBuilder, IncrementalInput } from '../../src/watch/incremental/state.ts';
import { applied, nextEdit } from '../incremental/random-edits.ts';
import { built, contentWith, duringSummer, inputOf, tinyPage } from '../support/fixture-site/content.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';
import { type BuildState, buildFrom, digest, emptyState, parsedJson } from './build-from.ts';

const storedOf = ({ files, pages }: BuildState, setFiles: (files: FilesSnapshot) => void = () => undefined) => ({
  files: parsedJson<FilesSnapshot>(files),
  pages: parsedJson<PagesSnapshot>(pages),
  bundled: [],
  digest,
  setFiles,
});

function finish(steps: Generator<void, Audit> | undefined): Audit | undefined {
  for (let step = steps?.next(); step !== undefined; step = steps?.next()) if (step.done === true) return step.value;
  return undefined;
}

/** Updates a builder with `input`; resolves to its pages, other files and problems. */
async function outcomeOf(builder: IncrementalBuilder, input: IncrementalInput) {
  const { diagnostics, live } = await builder.update(input);
  const pages = live?.routes.map((route) => [route.path, live.html(route)]);
  const files = live?.files().map(({ path, bytes }) => [path, bytes]);
  return { diagnostics, pages, files, found: finish(live?.audit())?.diagnostics };
}

const request = { at: duringSummer, overrides: new Map<string, string>() };

/** The options of a build for visitors, and of a build for editors, which has placeholders and drafts. */
const views = [{}, { placeholders: true, drafts: true }];

test('Watch that starts from cached builds shows and reports the same as without a cache', { timeout: 3_600_000 }, async () => {
  const number = Number(process.env['EDITS'] ?? samples(25, 250));
  const random = randomOfDay();
  const first = contentWith();
  let [tree, previous, sound] = [first, emptyState, 0];
  const edited = (of: ContentTree): ContentTree => applied(of, nextEdit(of, first, random));
  for (let step = 0; step < number; step += 1) {
    tree = edited(tree);
    const { next } = await buildFrom(previous, tree, request);
    previous = next;
    const [warm, cold] = [createIncrementalBuilder({ maxDetailed: step % 3 === 0 ? 1000 : 0 }), createIncrementalBuilder()];
    const view = views[step % 2];
    let current = tree;
    // Stops the audit after a random number of steps, as if an edit arrived while the cached audits are being loaded.
    const started = await warm.update({ ...inputOf(current), ...view, stored: () => storedOf(previous) });
    const steps = started.live?.audit();
    for (let count = Math.floor(random() * 60); count > 0; count -= 1) steps?.next();
    if (step % 4 < 3) current = edited(current);
    for (let save = 0; save < 3; save += 1) {
      const at = save === 2 ? Date.parse('2031-01-01') : duringSummer;
      const input = { ...inputOf(current, { at }), ...view };
      const made = await outcomeOf(warm, { ...input, stored: () => storedOf(previous) });
      expect(made, `step ${step}, save ${save}`).toEqual(await outcomeOf(cold, input));
      if (made.pages !== undefined) sound += 1;
      current = edited(current);
    }
  }
  // If no save is valid, the comparison proves little. With seeds 1 to 8, 29 to 69 of 120 saves are valid.
  expect(sound).toBeGreaterThan(number / 12);
});

test('Builds and sessions that start from results of watch show and report the same as without a cache', {
  timeout: 3_600_000,
}, async () => {
  const number = Number(process.env['EDITS'] ?? samples(25, 250));
  const random = randomOfDay();
  const first = contentWith();
  let [tree, previous, stored, sound] = [first, emptyState, 0, 0];
  for (let step = 0; step < number; step += 1) {
    // Now and then, watch starts without any results.
    if (random() < 0.2) previous = emptyState;
    const [session, cold] = [createIncrementalBuilder(), createIncrementalBuilder()];
    for (let save = 0; save < 2; save += 1) {
      const input = { ...inputOf(tree), ...views[Math.floor(random() * 2)] };
      const { files } = previous;
      const setFiles = (made: FilesSnapshot): void => {
        previous = { ...previous, files: JSON.stringify(made) };
        stored += 1;
      };
      const made = await outcomeOf(session, { ...input, stored: () => storedOf({ ...previous, files }, setFiles) });
      expect(made, `step ${step}, save ${save}`).toEqual(await outcomeOf(cold, input));
      tree = applied(tree, nextEdit(tree, first, random));
    }
    const { result, output, next } = await buildFrom(previous, tree, request);
    const clean = await built(tree, request);
    expect(result.diagnostics, `step ${step}`).toEqual(clean.diagnostics);
    expect(new Map([...output].map(([path, { bytes }]) => [path, bytes])), `step ${step}`).toEqual(clean.files);
    if (clean.files.size > 0) sound += 1;
    else if (random() < 0.3) tree = first;
    previous = next;
  }
  // With seeds 101 to 108, 6 to 14 of 25 sessions store results.
  expect(stored).toBeGreaterThan(number / 50);
  expect(sound).toBeGreaterThan(number / 12);
});

/** Runs a session that starts from `previous`, and audits all pages after each of `inputs`. Resolves to the snapshots that it stores. */
async function storedBy(previous: BuildState, inputs: readonly IncrementalInput[]): Promise<readonly FilesSnapshot[]> {
  const [session, stored]: [IncrementalBuilder, FilesSnapshot[]] = [createIncrementalBuilder(), []];
  for (const input of inputs) {
    const { live } = await session.update({ ...input, stored: () => storedOf(previous, (files) => stored.push(files)) });
    finish(live?.audit());
  }
  return stored;
}

test('Watch stores its results once, and a later build reuses as many of them as if a build had stored them', async () => {
  const tree = contentWith();
  const [files, ...more] = await storedBy(emptyState, [
    inputOf(tree),
    inputOf(contentWith(tinyPage('lead: { de: Aber mein. }', 'lead: { de: Kurz. }'))),
    inputOf(tree),
  ]);
  expect(more).toEqual([]);
  const { read } = await buildFrom({ ...emptyState, files: JSON.stringify(files) }, tree, request);
  const { next } = await buildFrom(emptyState, tree, request);
  const { read: again } = await buildFrom(next, tree, request);
  expect(read).toEqual(again);
  expect(again?.reused).toBeGreaterThan(0);
});

/** Pages with warnings. They are so many that `watch` defers the checks that only warn. */
const manyPages = Object.fromEntries(
  Array.from({ length: 110 }, (_, number) => {
    const [text = ''] = Object.values(tinyPage('lead: { de: Aber mein. }', 'lead: { de: \'Aber "mein".\' }'));
    return [`pages/many-${number}.yaml`, text.replaceAll(/Klein|kleine Seite/g, `$& ${number}`)];
  }),
);

test('Watch stores the results of deferred checks, even if content changes before they run', { timeout: 600_000 }, async () => {
  const random = randomOfDay();
  const first = contentWith(manyPages);
  let checked = 0;
  for (let round = 0; round < samples(4, 30); round += 1) {
    const [session, stored]: [IncrementalBuilder, FilesSnapshot[]] = [createIncrementalBuilder(), []];
    let [tree, deferred]: [ContentTree, readonly DeferredCheck[]] = [first, []];
    const update = (all: boolean): ReturnType<IncrementalBuilder['update']> => {
      deferred = [];
      const defer = (checks: readonly DeferredCheck[]): void => {
        deferred = [...deferred, ...checks];
      };
      return session.update({ ...inputOf(tree), later: { all, defer }, stored: () => storedOf(emptyState, (files) => stored.push(files)) });
    };
    await update(true);
    for (const check of deferred.slice(0, round % 3 === 0 ? 0 : 60)) check.run();
    if (round % 2 === 0) tree = applied(tree, nextEdit(tree, first, random));
    for (let { live } = await update(false); live !== undefined; { live } = await update(false)) {
      if (deferred.length === 0) {
        finish(live.audit());
        break;
      }
      for (const check of deferred) check.run();
    }
    const [files] = stored;
    const { result } = await buildFrom({ ...emptyState, files: files && JSON.stringify(files) }, tree, request);
    expect(result.diagnostics, `round ${round}`).toEqual((await built(tree, request)).diagnostics);
    checked += Object.values(files?.files ?? {}).filter(({ checks }) => 'check' in checks).length;
  }
  expect(checked).toBeGreaterThan(100);
});

test('Watch stores nothing if an earlier command has stored everything', async () => {
  const tree = contentWith();
  const { next } = await buildFrom(emptyState, tree, request);
  expect(await storedBy(next, [inputOf(tree)])).toEqual([]);
  expect(await storedBy(next, [{ ...inputOf(tree), placeholders: true, drafts: true }])).toEqual([]);
});

test('After a change of code, watch stores nothing', async () => {
  const session = createIncrementalBuilder();
  const stored: FilesSnapshot[] = [];
  const input = inputOf(contentWith());
  const { definition } = input;
  await session.update({ ...input, stored: () => storedOf(emptyState, (files) => stored.push(files)) });
  const { live } = await session.update({ ...input, definition: { ...definition } });
  finish(live?.audit());
  expect(stored).toEqual([]);
});

/** Resolves to the number of pages that `builder` audits after an update to `tree`. */
async function auditedIn(builder: IncrementalBuilder, tree: ContentTree, previous: BuildState): Promise<number> {
  let audited = 0;
  const hashOf = (html: string): string => {
    audited += 1;
    return html;
  };
  const { live } = await builder.update({ ...inputOf(tree), hashOf, stored: () => storedOf(previous) });
  finish(live?.audit());
  return audited;
}

test('Watch audits only pages that have changed since a build audited them', async () => {
  const tree = contentWith();
  const { next } = await buildFrom(emptyState, tree, request);
  const builder = createIncrementalBuilder();
  expect(await auditedIn(createIncrementalBuilder(), tree, emptyState)).toBeGreaterThan(2);
  expect(await auditedIn(builder, tree, next)).toBe(0);
  const about = (tree.texts.get('pages/about.yaml') ?? '').replace('"Aus {city}."', '"Von weit her."');
  const edited = applied(tree, { file: 'pages/about.yaml', text: about });
  expect(await auditedIn(builder, edited, next)).toBe(2);
  expect(await auditedIn(createIncrementalBuilder(), edited, next)).toBe(2);
});

test('If the first edit changes a text of one page, watch leaves the routes of all other pages unchanged', async () => {
  const tree = contentWith();
  const { next } = await buildFrom(emptyState, tree, request);
  const builder = createIncrementalBuilder();
  const { live: before } = await builder.update({ ...inputOf(tree), stored: () => storedOf(next) });
  const changed = contentWith({
    'stations/buoy.yaml': (tree.texts.get('stations/buoy.yaml') ?? '').replace('Floats and transmits', 'Transmits'),
  });
  const { live: after } = await builder.update({ ...inputOf(changed), stored: () => storedOf(next) });
  const changedRoutes = after?.routes.filter((route) => !before?.routes.includes(route)) ?? [];
  expect(after?.routes.length).toBeGreaterThan(3);
  expect(new Set(changedRoutes.map(({ entry }) => entry.file))).toEqual(new Set(['stations/buoy.yaml']));
});

test('If a page is added, watch does not audit all pages again', async () => {
  const tree = contentWith();
  const builder = createIncrementalBuilder();
  const all = await auditedIn(builder, tree, emptyState);
  const copy = applied(tree, {
    file: 'pages/about-too.yaml',
    text: (tree.texts.get('pages/about.yaml') ?? '').replaceAll('"Aus', '"Nicht aus'),
  });
  expect(await auditedIn(builder, copy, emptyState)).toBeLessThan(all);
});

test('Changed templates make cached results of builds stale in watch', async () => {
  const tree = contentWith();
  const { next } = await buildFrom(emptyState, tree, request);
  const builder = createIncrementalBuilder();
  await auditedIn(builder, tree, next);
  const input = inputOf(tree);
  const changed = { ...input, definition: { ...input.definition } };
  const { live } = await builder.update({ ...changed, stored: () => storedOf(next) });
  const { live: clean } = await createIncrementalBuilder().update(changed);
  expect(live?.routes.map((route) => live.html(route))).toEqual(clean?.routes.map((route) => clean.html(route)));
  expect(finish(live?.audit())?.diagnostics).toEqual(finish(clean?.audit())?.diagnostics);
});

/** A map that counts how often each value is read. */
class CountedTexts extends Map<string, string> {
  readonly reads = new Map<string, number>();
  override get(file: string): string | undefined {
    this.reads.set(file, (this.reads.get(file) ?? 0) + 1);
    return super.get(file);
  }
}

test('Watch that starts from cached builds parses a page only when its texts are read', async () => {
  const tree = contentWith(tinyPage('lead: { de: Aber mein. }', `lead: { de: ${'Wort '.repeat(200)}}`));
  const { next: previous } = await buildFrom(emptyState, tree, request);
  const texts = new CountedTexts([...tree.texts]);
  const input = { ...inputOf({ ...tree, texts }), placeholders: true, drafts: true };
  const { live } = await createIncrementalBuilder().update({ ...input, stored: () => storedOf(previous) });
  const file = 'pages/tiny.yaml';
  const route = live?.routes.find(({ entry }) => entry.file === file);
  const before = texts.reads.get(file) ?? 0;
  // Reading the sections parses the file if it has not been parsed yet.
  expect(JSON.stringify(route?.entry.value.sections)).toContain('Wort Wort');
  expect(texts.reads.get(file)).toBe(before + 1);
});
