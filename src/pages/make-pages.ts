// The one loop over the pages of a site. `build`, `check`, `diff`, the audit of `watch`, `explain`, `schedule` and `translations`
// use it, so that all of them report what templates throw on every page, not only on the first.
import type { Finding } from '../diagnostics/diagnostic.ts';
import { allInOne, orTemplateError, type TemplateError, TimeLimitError } from '../diagnostics/template-error.ts';
import type { OutputFile } from '../model/output/output-file.ts';
import { hasRead } from '../store/groups.ts';
import type { Node } from '../store/reads/reads.ts';
import { createTracker, type Tracker } from '../store/reads/track.ts';
import type { AuditSettings } from './audit/rule.ts';
import { auditSite } from './audit/site.ts';
import type { PlannedOutput } from './outputs/plan-outputs.ts';
import { cachingOutputMaker, type OutputResult, type OutputSite, siteOutputs } from './outputs/site-outputs.ts';
import type { Rendered } from './render/page.tsx';
import { isReadWhole } from './render/view/page-sources.ts';
import {
  type BuiltPage,
  cachingMaker,
  type PageMaker,
  type PageStore,
  plainMaker,
  type Recorded,
  type ResultsInput,
} from './reuse/page-maker.ts';
import { type AllTargets, targetNode, trackTargets, withTargets } from './reuse/tracked-targets.ts';
import type { Route } from './routes/plan-routes.ts';
import type { LimitResults, PageLimit } from './run-limited.ts';

/** The page of a route, or the error that its template threw. */
export type PageResult<Page> = { readonly route: Route; readonly page: Page } | { readonly route: Route; readonly error: TemplateError };

/** Computes the page of each route in turn. An error of a template is yielded as a result, and the loop continues. */
export function* makePages<Page>(routes: Iterable<Route>, computePage: (route: Route) => Page): Generator<PageResult<Page>, void> {
  for (const route of routes) yield { route, ...orTemplateError(() => ({ page: computePage(route) })) };
}

/** Like `makePages`, but the loop ends with a page whose code does not end: every page may use that code. */
function* makeLimited<Page>(
  routes: Iterable<Route>,
  computePage: (route: Route) => Page,
  { runEach, endless }: Pick<SitePagesInput['ready'], 'endless'> & { readonly runEach: LimitResults },
): Generator<PageResult<Page>, void> {
  let current: Route | undefined;
  const compute = (route: Route): Page => {
    current = route;
    return computePage(route);
  };
  try {
    yield* runEach(makePages(routes, compute));
  } catch (error) {
    if (!(error instanceof TimeLimitError) || current === undefined) throw error;
    yield { route: current, error: endless(current, error) };
  }
}

/** Returns the pages of all routes. If templates throw, throws one TemplateError that contains all their errors. */
export const allPages = <Page>(routes: Iterable<Route>, computePage: (route: Route) => Page): readonly Page[] =>
  withoutErrors([...makePages(routes, computePage)]).map(({ page }) => page);

/** Returns the results that are pages. If templates have thrown, throws one TemplateError that contains all their errors. */
export function withoutErrors<Page>(results: readonly PageResult<Page>[]): readonly { readonly route: Route; readonly page: Page }[] {
  const error = allInOne(results.flatMap((result) => ('error' in result ? [result.error] : [])));
  if (error !== undefined) throw error;
  return results.flatMap((result) => ('page' in result ? [result] : []));
}

interface SitePagesInput extends Pick<ResultsInput, 'at' | 'note' | 'basePath'> {
  /** The possible targets of links. */
  readonly targets: AllTargets;
  readonly settings: AuditSettings;
  /** The functions that render pages and outputs. `reader` and `outputReader` record reads, too; they are used if there is a cache. */
  readonly ready: OutputSite & {
    readonly render: (route: Route) => Rendered;
    readonly reader: (tracker: Tracker) => (route: Route) => Recorded<Rendered>;
    readonly outputReader: (tracker: Tracker) => (output: PlannedOutput) => Recorded<OutputFile>;
    readonly sources: () => object;
    /** Returns the error for a page whose rendering was ended because of `limit`. */
    readonly endless: (route: Route, cause: TimeLimitError) => TemplateError;
  };
  readonly limit: PageLimit | undefined;
  /** Pages of an earlier build; without it, every page is rendered. */
  readonly cache: PageStore | undefined;
}

/** The pages of a site, rendered and audited. */
export interface SitePages {
  /** The possible targets of links. */
  readonly targets: AllTargets;
  /** Renders the stale pages of `routes` in cooperation with other threads, if there are any. Call it before `each`. */
  readonly ahead: PageMaker['ahead'];
  readonly each: (routes: Iterable<Route>) => Generator<PageResult<BuiltPage>, void>;
  /** Returns how pages have read a node (a path in the data that pages read), as bits of `readModes`; 0 if reads are not recorded. */
  readonly howRead: (node: Node) => number;
  /** Returns whether a page links to this path; false if reads are not recorded. */
  readonly hasLink: (page: BuiltPage, path: string) => boolean;
  /** Returns the findings of the rules for the entire site. Call it after the last page, and only if no template has thrown. */
  readonly end: () => readonly Finding[];
  /** Computes the files of `outputs` and the feeds; reuses those that are unchanged in the old output. */
  readonly outputs: () => Iterable<OutputResult>;
  /** Hands pages and outputs to the cache. Call it after the last page, and only if no template has thrown. */
  readonly keep: () => void;
}

/** Renders and audits the pages of a site; reuses valid cached results. */
export function sitePages({ targets, settings, ready, at, note, basePath, cache, limit }: SitePagesInput): SitePages {
  const tracker = createTracker({ isReadAsUnit: isReadWhole });
  const { root } = tracker;
  const { runEach } = limit ?? {};
  const audit = auditSite(cache === undefined ? targets : trackTargets(targets, root), settings);
  const caching = cache && { ...cache, root, basePath, at, note, sources: withTargets(ready.sources(), () => targets) };
  const maker =
    caching === undefined ? plainMaker(ready.render, audit) : cachingMaker({ ...caching, audit, limit, read: ready.reader(tracker) });
  const files = caching && cachingOutputMaker({ ...caching, read: ready.outputReader(tracker) });
  return {
    targets,
    ahead: maker.ahead,
    each: (routes) => (runEach === undefined ? makePages(routes, maker.page) : makeLimited(routes, maker.page, { ...ready, runEach })),
    howRead: maker.howRead,
    hasLink: ({ ingredients }, path) => ingredients !== undefined && hasRead(ingredients, targetNode(root, path)),
    end: audit.end,
    outputs: () => siteOutputs(ready, files?.output),
    keep: () => {
      const snapshot = maker.snapshot();
      if (snapshot !== undefined) cache?.keep({ ...snapshot, outputs: files?.snapshot() });
    },
  };
}
