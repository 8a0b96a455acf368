// Checks the promise of nextChangeAt with builds of a site with many dates: between two changes every build has the same bytes,
// and across a change only the pages that the schedule names differ.
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import { schedule } from '../../src/tools/schedule/schedule.ts';
import { inputOf, placesOf, prepared } from '../support/fixture-site/content.ts';
import { datedSite } from '../support/fixture-site/dated-site.ts';

const tree = datedSite();
const ready = await prepared(inputOf(tree));
const { routes } = ready;

const schedules = new Map<number, ReturnType<typeof schedule>>();

function scheduleAt(at: number): ReturnType<typeof schedule> {
  const cached = schedules.get(at) ?? schedule({ ready, texts: tree.texts, at });
  schedules.set(at, cached);
  return cached;
}

const nextAfter = (at: number): number => Date.parse(scheduleAt(at).nextChangeAt ?? '');

async function buildAt(at: number): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const { diagnostics } = await build(inputOf(tree, { at }), ({ path, bytes }) => files.set(path, Buffer.from(bytes).toString('base64')));
  expect(placesOf(diagnostics.filter(({ severity }) => severity === 'error'))).toEqual([]);
  return files;
}

const builds = new Map<number, ReturnType<typeof buildAt>>();

function builtAt(at: number): ReturnType<typeof buildAt> {
  const cached = builds.get(at) ?? buildAt(at);
  builds.set(at, cached);
  return cached;
}

/** Returns the URLs of the pages that differ. */
const changed = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  routes.routes.filter(({ output }) => one.get(output) !== other.get(output)).map(({ path }) => path);

/** Returns moments between `at` and the next change: one just after each scheduled instant, and the last millisecond before the change. */
function momentsUntil(at: number, next: number): number[] {
  const between = scheduleAt(at)
    .entries.map((entry) => Date.parse(entry.at))
    .filter((instant) => instant > at && instant < next - 1);
  return [...new Set([...between.map((instant) => instant + 1), next - 1])];
}

const first = Date.parse('2025-01-10T08:00:00+01:00');
const last = Date.parse('2026-03-01T00:00:00+01:00');
const changes: { readonly from: number; readonly next: number }[] = [];
for (let from = first; from < last; ) {
  const next = nextAfter(from);
  changes.push({ from, next });
  from = next;
}

test('Before the start of the first campaign in the schedule, no page shows an offer', async () => {
  const files = await builtAt(first);
  const pages = routes.routes.map(({ output }) => Buffer.from(files.get(output) ?? '', 'base64').toString());
  const showing = (amount: RegExp) => pages.filter((html) => amount.test(html)).length;
  expect(showing(/17\.997|17,997|17997/)).toBeGreaterThan(2);
  expect(showing(/15\.997|15,997|15997|13\.997|13,997|13997|4\.999|4,999|4999|priceValidUntil/)).toBe(0);
});

test("The schedule's changes are the starts and ends of campaigns with an offer, the ends of displayed content, and the turn of the year", () => {
  expect(changes.map(({ next }) => new Date(next).toISOString())).toEqual([
    '2025-02-28T23:00:00.000Z',
    '2025-03-31T21:59:59.001Z',
    '2025-05-01T22:00:00.000Z',
    '2025-05-31T22:00:00.000Z',
    '2025-06-30T21:59:59.001Z',
    '2025-06-30T22:00:00.000Z',
    '2025-07-19T22:00:00.000Z',
    '2025-08-14T22:00:00.000Z',
    '2025-09-15T22:00:00.000Z',
    '2025-10-10T10:00:00.000Z',
    '2025-11-11T23:00:00.000Z',
    '2025-11-30T23:00:00.000Z',
    '2025-12-31T23:00:00.000Z',
    '2026-01-15T22:59:59.001Z',
    '2026-12-31T23:00:00.000Z',
  ]);
});

/** Returns the instant at which pages change. A campaign includes its last instant, so pages change one millisecond after it. */
const changeAt = ({ at, what }: { readonly at: string; readonly what: string }): number =>
  Date.parse(at) + (what === 'campaign-ends' ? 1 : 0);

test.each(changes.map((change) => [new Date(change.from).toISOString(), change] as const))(
  "From %s until the schedule's next change, builds are equal, and then only scheduled pages differ",
  async (_name, { from, next }) => {
    const before = await builtAt(from);
    for (const moment of momentsUntil(from, next)) expect([moment, await builtAt(moment)]).toEqual([moment, before]);
    const changedPages = changed(before, await builtAt(next));
    const named = scheduleAt(from).entries.filter((entry) => entry.rebuild && changeAt(entry) === next);
    expect(changedPages.length).toBeGreaterThan(0);
    expect(changedPages.filter((path) => !named.some(({ routes }) => routes.includes(path)))).toEqual([]);
  },
);
