// Audits the HTML of all pages in idle time. The findings of a page are valid until something that the page has read changes.
import { auditSettings, linkTargetsOf } from '../../build/open-pages.ts';
import { placedFindings } from '../../build/placed-findings.ts';
import { addressOf, type PreparedSite } from '../../build/prepared-site.ts';
import { locate } from '../../content/locate.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { TemplateError } from '../../diagnostics/template-error.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { type PagePlace, pagePlaceOf } from '../../pages/audit/rule.ts';
import { type AuditedPage, auditAmong, auditStyles, pageAuditor } from '../../pages/audit/site.ts';
import { makePages } from '../../pages/make-pages.ts';
import { type Ingredients, ownKeys, pageKeyOf } from '../../pages/reuse/page-maker.ts';
import { type AllTargets, trackTargets } from '../../pages/reuse/tracked-targets.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { ScriptBudgets } from '../../site/definition.ts';
import { defineQuery } from '../../store/query.ts';
import { childOf, collectPaths, readModes, recordRead } from '../../store/reads/reads.ts';
import type { Audit, BuilderState, IncrementalInput, Version } from './state.ts';

const stylesQuery = defineQuery('styles');
const targetsQuery = defineQuery('targets');
const auditorQuery = defineQuery('auditor');

/** Audits all pages of a version, one per step. Results are cached only for the current version. */
export function* auditAll(state: BuilderState, version: Version): Generator<void, Audit> {
  const { input, ready, files, outputs } = version;
  const { queries } = state;
  const targets = linkTargets(state, ready, files);
  const auditor = auditorOf(state, version, targets);
  const pages: (AuditedPage & { readonly page: PagePlace })[] = [];
  const thrown: TemplateError[] = [];
  for (const result of makePages(ready.routes.routes, (route) => auditPage(state, { ...version, auditor }, route))) {
    if ('error' in result) thrown.push(result.error);
    else pages.push({ page: pagePlaceOf(result.route), ...result.page });
    yield;
  }
  for (const result of outputs()) {
    if ('error' in result) thrown.push(result.error);
    yield;
  }
  // All pages have been audited, so the remaining cached audits belong to removed pages.
  if (version.isCurrent()) state.pages.audits.restoreFrom(() => undefined);
  const styles = queries.compute(stylesQuery, [input.bundle, targets], () => auditStyles(input.bundle.files, targets.files));
  // Rules for the entire site would report false findings if pages were missing.
  const isWhole = pages.length === ready.routes.routes.length;
  const findings = [...pages.flatMap((page) => page.findings), ...styles, ...(isWhole ? auditAmong(pages) : [])];
  const isRepeated = ({ code }: Finding): boolean => input.tolerated !== undefined && code.startsWith('page-dead-');
  return {
    // Dead links from mistakes in content have been reported there.
    diagnostics: locate(
      placedFindings(
        findings.filter((finding) => !isRepeated(finding)),
        input,
        ready,
      ),
      input.tree,
      queries,
    ),
    thrown,
    changed: changedSince(state, version),
  };
}

/**
 * Returns the recorded reads of each page of a version, except pages whose templates throw. Returns an empty map for an earlier version.
 */
export function ingredientsOf(state: BuilderState, version: Version): ReadonlyMap<Route, Ingredients> {
  const { ready, files, isCurrent } = version;
  const auditor = auditorOf(state, version, linkTargets(state, ready, files));
  const found = new Map<Route, Ingredients>();
  const routes = isCurrent() ? ready.routes.routes : [];
  for (const { route } of makePages(routes, (each) => auditPage(state, { ...version, auditor }, each))) {
    const known = state.pages.audits.read(pageKeyOf(route));
    if ('valid' in known) found.set(route, known.valid);
  }
  return found;
}

/** Records the reads of a page that is served before its audit. Does nothing if its reads are recorded, or for an earlier version. */
export function recordPage({ pages: { html, audits } }: BuilderState, { record, isCurrent }: Version, route: Route): void {
  const key = pageKeyOf(route);
  const known = [audits.read(key), html.read(key)].some((read) => 'valid' in read && read.valid.own.length > 0);
  if (known || !isCurrent()) return;
  const { value: rendered, reads } = record(route);
  html.set(key, rendered, { reads: [reads], own: ownKeys(route) });
}

/** Returns the pages and files of a version, to which links can point. */
export const linkTargets = ({ queries }: BuilderState, ready: PreparedSite, files: readonly OutputFile[]): AllTargets =>
  queries.compute(targetsQuery, [ready.routes.signature, ready.pictures, files], () => linkTargetsOf(ready, files));

/** Marks the audit as complete. Returns the pages that differ since the last complete audit, or undefined if that is unknown. */
function changedSince({ seen }: BuilderState, { input, ready, isCurrent }: Version): readonly Route[] | undefined {
  if (input.hashOf === undefined || !isCurrent()) return undefined;
  const changed = ready.routes.routes.filter((route) => seen.changed.has(pageKeyOf(route)));
  const wasWhole = seen.isWhole;
  seen.isWhole = true;
  seen.changed.clear();
  return wasWhole ? changed : undefined;
}

function recordHash({ seen }: BuilderState, key: string, hash: string): void {
  if (seen.hashes.get(key) !== hash) seen.changed.add(key);
  seen.hashes.set(key, hash);
}

type Auditor = ReturnType<typeof pageAuditor>;

/**
 * Returns the function that audits a page. The function records reads, because an audit depends not only on the page, but also on the link
 * targets and the URL of the site.
 */
function auditorOf({ queries, tracker: { root } }: BuilderState, { input, ready }: Version, targets: AllTargets): Auditor {
  const { bundle, definition } = input;
  const baseUrl = addressOf(ready.site, definition);
  return queries.compute(auditorQuery, [targets, baseUrl, bundle, definition], () => {
    const audit = pageAuditor(trackTargets(targets, root), { ...auditSettings(input, ready.site), budgets: budgetsOf(input) });
    const address = ['site', 'settings', 'baseUrl'].reduce(childOf, root);
    return (...page) => {
      recordRead(address, readModes.shown);
      return audit(...page);
    };
  });
}

const budgetsOf = ({ definition: { budgets }, devScript = 0 }: IncrementalInput): ScriptBudgets => ({
  ...budgets,
  beforeInteraction: budgets.beforeInteraction + devScript,
  whole: budgets.whole + devScript,
});

function auditPage(
  state: BuilderState,
  { input, record, isCurrent, auditor }: Version & { readonly auditor: Auditor },
  route: Route,
): AuditedPage {
  const { audits, html } = state.pages;
  const known = isCurrent() ? audits.read(pageKeyOf(route)) : undefined;
  if (known !== undefined && 'valid' in known) return known.valid.value;
  const { value: rendered, reads } = record(route);
  const audited = collectPaths(() => auditor(route, rendered));
  const { info: _, ...page } = audited.value;
  if (!isCurrent()) return page;
  if (input.hashOf !== undefined) recordHash(state, pageKeyOf(route), input.hashOf(rendered.html));
  const recorded = { reads: [reads, audited.reads], own: ownKeys(route) };
  audits.set(pageKeyOf(route), page, recorded);
  if ('valid' in html.read(pageKeyOf(route))) html.set(pageKeyOf(route), rendered, recorded);
  return page;
}
