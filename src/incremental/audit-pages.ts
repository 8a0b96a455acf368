// The audit of all pages in idle time: what it has found of a page is kept until something that the page has read changes.
import { type PagePlace, placeOf } from '../audit/rule.ts';
import { type AuditedPage, auditAmong, auditStyles, pageAuditor } from '../audit/site.ts';
import { addressOf, targetsOf } from '../build.ts';
import { locate } from '../content/yaml/locate.ts';
import { changedPaths } from '../dependencies/changes.ts';
import { collectPaths } from '../dependencies/reads.ts';
import { TemplateError } from '../diagnostics/template-error.ts';
import { openPageCacheInSteps, type StoredPages } from '../page-cache/page-cache.ts';
import { type AllTargets, trackTargets, withTargets } from '../page-cache/tracked-targets.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { ScriptBudgets } from '../site/definition.ts';
import { type Audit, type BuilderState, type IncrementalInput, keyOf, type StoredResults, type Version } from './state.ts';

/** Looks at all pages of a version, one a step. Of an earlier version nothing is kept. */
export function* auditAll(kept: BuilderState, version: Version): Generator<void, Audit> {
  const { input, ready, files } = version;
  const { memo } = kept;
  const targets = memo.compute('targets', [ready.routes.signature, ready.pictures, files], () => targetsOf(ready, files));
  const auditor = auditorOf(kept, version, targets);
  if (version.isCurrent()) yield* restored(kept, version, targets);
  const pages: (AuditedPage & { readonly page: PagePlace })[] = [];
  const thrown: TemplateError[] = [];
  for (const route of ready.routes.routes) {
    try {
      pages.push({ page: placeOf(route), ...auditPage(kept, { ...version, auditor }, route) });
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      thrown.push(error);
    }
    yield;
  }
  const styles = memo.compute('styles', [input.bundle, targets], () => auditStyles(input.bundle.files, targets.files));
  // Of a part of the pages, the rules for all of them say what is not so.
  const findings = [...pages.flatMap((page) => page.findings), ...styles, ...(thrown.length === 0 ? auditAmong(pages) : [])];
  return { diagnostics: locate(findings, input.tree.texts, memo), thrown, changed: changedSince(kept, version) };
}

/** Ends a whole audit: the pages that differ since the last one. */
function changedSince({ seen }: BuilderState, { input, ready, isCurrent }: Version): readonly Route[] | undefined {
  if (input.hashOf === undefined || !isCurrent()) return undefined;
  const changed = ready.routes.routes.filter((route) => seen.changed.has(keyOf(route)));
  const wasWhole = seen.isWhole;
  seen.isWhole = true;
  seen.changed.clear();
  return wasWhole ? changed : undefined;
}

/** Notes whether a page differs from when it was audited last. */
function noteHash({ seen }: BuilderState, key: string, hash: string): void {
  if (seen.hashes.get(key) !== hash) seen.changed.add(key);
  seen.hashes.set(key, hash);
}

type Auditor = ReturnType<typeof pageAuditor>;

/** Audits depend on what links may lead to, besides the page. */
function auditorOf(kept: BuilderState, { input, ready, isCurrent }: Version, targets: AllTargets): Auditor {
  const { memo, audits, tracker } = kept;
  const { bundle, definition } = input;
  const baseUrl = addressOf(ready.site, definition);
  return memo.compute('auditor', [targets, baseUrl, bundle, definition], () => {
    if (isCurrent()) {
      const { around } = kept;
      kept.around = { targets, baseUrl };
      if (around !== undefined && around.baseUrl !== baseUrl) audits.advance({ everything: 'the address of the site has changed' });
      else if (around !== undefined) audits.advance({ changes: changedPaths(withTargets({}, around.targets), withTargets({}, targets)) });
    }
    const budgets = budgetsOf(input);
    return pageAuditor(trackTargets(targets, tracker.root), {
      baseUrl,
      source: ready.site.locales.source,
      scripts: bundle.scripts,
      budgets,
    });
  });
}

/** Takes the audits of pages that are as a build has made them, or goes on with it where an edit has interrupted it. */
function* restored(kept: BuilderState, version: Version, targets: AllTargets): Generator<void, void> {
  const { input } = version;
  const { results } = kept.stored ?? {};
  if (kept.stored?.of === input.definition && results?.pages !== undefined) {
    kept.stored.results = undefined;
    kept.restoring = { of: input, steps: restoreAudits(kept, version, { pages: results.pages, results, targets }) };
  }
  if (kept.restoring === undefined) return;
  const { of, steps } = kept.restoring;
  // What builds have found is of their code, and of their time.
  const isDue = of.definition === input.definition && of.at === input.at;
  while (isDue && steps.next().done !== true) yield;
  kept.restoring = undefined;
}

interface Restorable {
  readonly pages: StoredPages;
  readonly results: StoredResults;
  readonly targets: AllTargets;
}

function* restoreAudits(
  { audits, content, tracker }: BuilderState,
  { input, ready }: Version,
  { pages, results, targets }: Restorable,
): Generator<void, void> {
  const { bundled, digest } = results;
  const position = audits.position();
  const files = new Set([...targets.files, ...bundled.map((path) => `/${path}`)]);
  const sources = withTargets(ready.sources(), { ...targets, files });
  const versionOf = content.versionsOf(input.tree.texts);
  const cache = yield* openPageCacheInSteps(pages, { root: tracker.root, at: input.at, sources, versionOf, digest });
  for (const route of ready.routes.routes) {
    const page = cache.get(keyOf(route));
    if (page !== undefined) audits.restore(keyOf(route), page.page.audited, { bitsOf: cache.readsOf(page), position });
    yield;
  }
}

const budgetsOf = ({ definition: { budgets }, devScript = 0 }: IncrementalInput): ScriptBudgets => ({
  ...budgets,
  beforeInteraction: budgets.beforeInteraction + devScript,
  whole: budgets.whole + devScript,
});

function auditPage(
  kept: BuilderState,
  { input, record, isCurrent, auditor }: Version & { readonly auditor: Auditor },
  route: Route,
): AuditedPage {
  const { audits, pages } = kept;
  const known = isCurrent() ? audits.get(keyOf(route)) : undefined;
  if (known !== undefined && 'value' in known) return known.value;
  const { rendered, reads } = record(route);
  const audited = collectPaths(() => auditor(route, rendered.html, rendered.end));
  const { info: _, ...page } = audited.value;
  if (!isCurrent()) return page;
  if (input.hashOf !== undefined) noteHash(kept, keyOf(route), input.hashOf(rendered.html));
  const made = { reads: new Map([...reads, ...audited.reads]), own: route.entry.file };
  audits.set(keyOf(route), page, made);
  if ('value' in pages.get(keyOf(route))) pages.set(keyOf(route), rendered, made);
  return page;
}
