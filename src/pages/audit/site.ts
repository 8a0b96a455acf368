// The audit of an entire site. Runs the rules of `table.ts` page by page, and retains only the facts that the site rules need.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { textOf } from '../../model/output/output-file.ts';
import type { Route } from '../routes/plan-routes.ts';
import { type InspectedPage, inspector, type PageInfo } from './inspect.ts';
import {
  type AuditRule,
  type AuditSettings,
  type PagePlace,
  type PageRule,
  pagePlaceOf,
  type SiteRule,
  type StyleRule,
  type Targets,
} from './rule.ts';
import { rules } from './table.ts';

const all: readonly AuditRule[] = Object.values(rules);
const pageRules = all.filter((rule): rule is PageRule => rule.scope === 'page');
const siteRules = all.filter((rule): rule is SiteRule => rule.scope === 'site');
const styleRules = all.filter((rule): rule is StyleRule => rule.scope === 'style');

/** The result of auditing a page: plain data, which is cached for later builds. */
export interface AuditedPage {
  readonly findings: readonly Finding[];
  /** For each site rule, in order, the facts that it needs about this page. */
  readonly kept: readonly unknown[];
}

/** Inspects a finished page. Returns the findings of the page rules, and the facts for the site rules. */
type AuditPage = (route: Route, page: InspectedPage) => AuditedPage & { readonly info: PageInfo };

/** Returns a function that audits pages. */
export function pageAuditor(targets: Targets, settings: AuditSettings): AuditPage {
  const copyOf = copier();
  const inspect = inspector(settings.early);
  return (route, rendered) => {
    const info = inspect(rendered);
    const page = { route, at: { file: route.entry.file }, page: route.path, info, targets, settings };
    return { info, findings: pageRules.flatMap((rule) => rule.check(page)), kept: copyOf(siteRules.map((rule) => rule.keep(page))) };
  };
}

/** Returns the findings of the site rules, which need all pages. */
export const auditAmong = (pages: readonly (AuditedPage & { readonly page: PagePlace })[]): Finding[] =>
  siteRules.flatMap((rule, index) => rule.check(pages.map(({ page, kept }) => ({ page, kept: kept[index] }))));

/** Returns findings for the stylesheets among `files`, which may load any path in `present`. Other files are skipped. */
export const auditStyles = (
  files: readonly { readonly path: string; readonly bytes: string | Uint8Array }[],
  present: Targets['files'],
): Finding[] =>
  files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, bytes }) => styleRules.flatMap((rule) => rule.check({ path, text: textOf(bytes), files: present })));

export interface SiteAudit {
  /** Inspects a page without collecting its facts, so that pages can be inspected in any order. */
  readonly inspect: AuditPage;
  /**
   * Collects the facts of a page that was inspected in this build or an earlier one, and returns the page.
   * Call it in the order of the site.
   */
  readonly collect: <Page extends AuditedPage>(route: Route, page: Page) => Page;
  /** Returns the findings of the site rules. Call it once, after the last page. */
  readonly end: () => readonly Finding[];
}

/** Creates an audit of a site with these link targets. */
export function auditSite(targets: Targets, settings: AuditSettings): SiteAudit {
  const pages: (AuditedPage & { readonly page: PagePlace })[] = [];
  return {
    inspect: pageAuditor(targets, settings),
    collect: (route, page) => {
      pages.push({ page: pagePlaceOf(route), findings: [], kept: page.kept });
      return page;
    },
    end: () => auditAmong(pages),
  };
}

/** Maximum number of cached copies. Most pages of a site share one. */
const maxCopies = 1000;

/**
 * Returns a function that copies the retained facts of a page, and shares the copy between pages with equal facts. A string cut out
 * of HTML retains the entire document in memory; its copy does not.
 */
function copier(): (kept: AuditedPage['kept']) => AuditedPage['kept'] {
  const known = new Map<string, AuditedPage['kept']>();
  return (kept) => {
    const text = JSON.stringify(kept);
    // JSON of a list is a list.
    const copy = known.get(text) ?? (JSON.parse(text) as AuditedPage['kept']);
    if (known.size >= maxCopies) known.clear();
    known.set(text, copy);
    return copy;
  };
}
