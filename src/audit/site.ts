// The audit of a whole site, page by page: it keeps of each page only what the others may ask for.
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ScriptBudgets, Scripts } from '../render/theme.ts';
import type { Route } from '../routes.ts';
import { scriptAuditor } from './budget.ts';
import { type PageFacts, pageInspector } from './inspect.ts';
import { auditAnchors, auditLinks, type PendingAnchor, type Targets } from './links.ts';
import { auditLoads } from './loads.ts';
import { auditPage } from './page.ts';

export interface SiteAudit {
  /** Looks at one finished page and says what is wrong with it. */
  readonly page: (route: Route, html: string) => { readonly facts: PageFacts; readonly findings: readonly Finding[] };
  /** What can be said only when all pages are there. */
  readonly end: () => readonly Finding[];
}

interface SiteRules {
  /** The address of the site. */
  readonly baseUrl: string;
  readonly scripts: Scripts;
  readonly budgets: ScriptBudgets;
}

/** An audit of a site with these targets. */
export function auditSite(targets: Targets, { baseUrl, scripts, budgets }: SiteRules): SiteAudit {
  const inspect = pageInspector();
  const weights = scriptAuditor({ scripts, budgets });
  const pending: PendingAnchor[] = [];
  // One string holds the ids of a page: a set of its own would take several times the memory.
  const ids = new Map<string, string>();
  const idsOf = (path: string): ReadonlySet<string> => new Set(ids.get(path)?.split(' '));
  return {
    page: (route, html) => {
      const facts = inspect(html);
      weights.page(route, facts);
      const links = auditLinks(route, facts, targets);
      pending.push(...links.pending);
      ids.set(route.path, facts.ids.join(' '));
      return { facts, findings: [...auditPage(route, facts, baseUrl), ...auditLoads(route, facts, targets.files), ...links.findings] };
    },
    end: () => [...weights.end(), ...auditAnchors(pending, idsOf)],
  };
}
