// The audit of a whole site, page by page: it keeps of each page only what the others may ask for.
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { Route } from '../routes/plan-routes.ts';
import { auditWeights, type BudgetRules, type BudgetViolation, budgetViolations } from './budget.ts';
import { type PageInfo, pageInspector } from './inspect.ts';
import { auditAnchors, auditLinks, type PendingAnchor, type Targets } from './links.ts';
import { auditLoads } from './loads.ts';
import { type AddressRules, auditPage } from './page.ts';

/** What is known of a page once it has been looked at. */
export interface AuditedPage {
  readonly path: string;
  readonly findings: readonly Finding[];
  /** With a blank between two: a set of its own would take several times the memory. */
  readonly ids: string;
  readonly pending: readonly PendingAnchor[];
  readonly excesses: readonly BudgetViolation[];
}

interface SiteRules extends BudgetRules, AddressRules {}

/** A function that looks at one finished page and says what is wrong with it. */
export function pageAuditor(
  targets: Targets,
  rules: SiteRules,
): (route: Route, html: string) => AuditedPage & { readonly facts: PageInfo } {
  const inspect = pageInspector();
  return (route, html) => {
    const facts = inspect(html);
    const links = auditLinks(route, facts, targets);
    const findings = [...auditPage(route, facts, rules), ...auditLoads(route, facts, targets.files), ...links.findings];
    const excesses = budgetViolations(route, facts, rules);
    return { path: route.path, facts, findings, ids: facts.ids.join(' '), pending: links.pending, excesses };
  };
}

/** What can be said only when all pages are there. */
export function auditAmong(pages: readonly AuditedPage[]): Finding[] {
  const ids = new Map(pages.map((page) => [page.path, page.ids]));
  const idsOf = (path: string): ReadonlySet<string> => new Set(ids.get(path)?.split(' '));
  const pending = pages.flatMap((page) => page.pending);
  return [...auditWeights(pages.flatMap(({ excesses }) => excesses)), ...auditAnchors(pending, idsOf)];
}

export interface SiteAudit {
  /** Looks at one finished page and says what is wrong with it. */
  readonly page: (route: Route, html: string) => { readonly facts: PageInfo; readonly findings: readonly Finding[] };
  /** What can be said only when all pages are there. */
  readonly end: () => readonly Finding[];
}

/** An audit of a site with these targets. */
export function auditSite(targets: Targets, rules: SiteRules): SiteAudit {
  const look = pageAuditor(targets, rules);
  const pages: AuditedPage[] = [];
  return {
    page: (route, html) => {
      const { facts, ...page } = look(route, html);
      pages.push({ ...page, findings: [] });
      return { facts, findings: page.findings };
    },
    end: () => auditAmong(pages),
  };
}
