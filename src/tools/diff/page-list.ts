// Compares all pages that may differ, and traces their changes back to content.
import { byteLength } from '../../model/output/byte-length.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { PageWeight } from '../explain/answer.ts';
import { withoutHashes } from './output-files.ts';
import { comparePages, type PageChange } from './page/compare-pages.ts';
import { readPage } from './page/read-page.ts';
import { type ChangeDetail, onePerLine, type PageDiff } from './site-diff.ts';
import type { Comparison, SiteVersion, SpotOfChange } from './site-version.ts';
import type { ValueChange } from './values/compare-values.ts';
import { traceSources } from './values/trace-sources.ts';

export interface PageListInput extends Comparison {
  readonly values: readonly ValueChange[];
  readonly spot: SpotOfChange;
  /** Maps the paths of unchanged files to the same paths without hashes. */
  readonly same: ReadonlyMap<string, string>;
}

export interface ComparedPages {
  readonly pages: readonly PageDiff[];
  /** Each page of the new version that differs, with the changed values that caused its changes. */
  readonly traced: readonly { readonly route: Route; readonly values: ReadonlySet<ValueChange> }[];
}

/** Compares the pages in `changed` with the old version. Returns those that differ, in the order of the site, then the removed pages. */
export function comparePageList(input: PageListInput): ComparedPages {
  const { before, after, changed } = input;
  const oldAt = new Map(before.routes.map((route) => [route.path, route]));
  const there = new Set(after.routes.map(({ path }) => path));
  const lost = new Map(before.routes.flatMap((route) => (there.has(route.path) ? [] : [[entryOf(route), route] as const])));
  const compared = changed.flatMap((route): readonly Compared[] => {
    const from = oldAt.get(route.path) ?? lost.get(entryOf(route));
    if (from === undefined) return [{ page: oneSided(input, route, 'after'), route, values: new Set() }];
    lost.delete(entryOf(from));
    return comparePage(input, from, route);
  });
  const removed = [...lost.values()].map((route) => oneSided(input, route, 'before'));
  return { pages: [...compared.map(({ page }) => page), ...removed], traced: compared.map(({ route, values }) => ({ route, values })) };
}

/** Returns a key that is equal for the pages of one entry in one language, whatever their URL. */
const entryOf = ({ entry, locale }: Route): string => `${locale} ${entry.file}`;

interface Compared {
  readonly page: PageDiff;
  readonly route: Route;
  readonly values: ReadonlySet<ValueChange>;
}

/** Returns the difference for a page that only one version has: the title, and the weight of the page. */
function oneSided(input: PageListInput, route: Route, version: 'before' | 'after'): PageDiff {
  const state = version === 'after' ? 'added' : 'removed';
  const html = input[version].html(route);
  const title = readPage(html).head.get('title') ?? '';
  return {
    route: route.path,
    language: route.locale,
    state,
    changes: [{ kind: 'head', state, section: '', subject: 'title', sources: [], [version]: title }],
    weight: { [version]: weigh(input, route, html) },
  };
}

function comparePage(input: PageListInput, from: Route, to: Route): readonly Compared[] {
  const [old, young] = [canonical(input, input.before, from), canonical(input, input.after, to)];
  const isMoved = from.path !== to.path;
  if (old === young && !isMoved) return [];
  const found = comparePages(readPage(old), readPage(young));
  const changes = found.length > 0 || isMoved ? found : [somewhere];
  const values = new Set<ValueChange>();
  const page: PageDiff = {
    route: to.path,
    language: to.locale,
    state: isMoved ? 'moved' : 'changed',
    ...(isMoved && { from: from.path }),
    changes: changes.map((change) => traced(change, { input, route: to, values })),
    weight: { before: weigh(input, from, old), after: weigh(input, to, young) },
  };
  return [{ page, route: to, values }];
}

/** The change of a page whose bytes differ, although `comparePages` finds no difference. */
const somewhere: PageChange = { kind: 'markup', state: 'changed', section: '', subject: '' };

/**
 * Returns the HTML of a page without the hashes of unchanged files. References to styles and scripts lose all hashes, because these files
 * are compared separately.
 */
function canonical({ same }: PageListInput, version: SiteVersion, route: Route): string {
  return version
    .html(route)
    .replaceAll(/<(?:script|link)\b[^>]*>/g, (tag) =>
      /rel="(?:stylesheet|preload|modulepreload)"|<script[^>]* src=/.test(tag) ? withoutHashes(tag) : tag,
    )
    .replaceAll(/assets\/[\w./-]+/g, (path) => same.get(path) ?? path);
}

interface Tracing {
  readonly input: PageListInput;
  readonly route: Route;
  readonly values: Set<ValueChange>;
}

function traced(change: PageChange, { input, route, values }: Tracing): ChangeDetail {
  const { isContentAlone, isMadeOf } = input;
  // If a single value is all that has changed, it must be the cause. Pages are then not rendered again to find out what they read.
  const isOnly = isContentAlone && input.values.length === 1;
  const own = isOnly ? input.values : traceSources(change, input.values, (value) => isMadeOf(route, value));
  for (const value of own) values.add(value);
  return { ...change, sources: onePerLine(own.flatMap((value) => input.spot(value) ?? [])) };
}

const weigh = ({ brotli }: PageListInput, { output }: Route, html: string): PageWeight => ({
  raw: byteLength(html),
  brotli: brotli(output, html),
});
