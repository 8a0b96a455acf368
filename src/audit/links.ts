// Links between finished pages: every target exists, every anchor is there, and the language is the one a
// reader expects.
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { LinkInfo, PageInfo } from './inspect.ts';

/** What a link may lead to. */
export interface Targets {
  /** The language of each page by its path. */
  readonly pages: ReadonlyMap<string, Locale>;
  /** Paths of other files of the output: `/assets/icon-1a2b3c4d.svg`. */
  readonly files: ReadonlySet<string>;
}

/** A link into another page, whose anchor can be checked once that page is there. */
export interface PendingAnchor {
  readonly route: Route;
  readonly href: string;
  readonly path: string;
  readonly anchor: string;
}

export interface LinkAudit {
  readonly findings: readonly Finding[];
  readonly pending: readonly PendingAnchor[];
}

/** Problems of the links of one page, and the anchors still to be checked. */
export function auditLinks(route: Route, facts: PageInfo, targets: Targets): LinkAudit {
  const ids = new Set(facts.ids);
  const results = facts.links.map((link) => auditLink(link, { route, ids, targets }));
  return { findings: results.flatMap(({ findings }) => findings), pending: results.flatMap(({ pending }) => pending) };
}

const fine: LinkAudit = { findings: [], pending: [] };
const problem = (finding: Finding): LinkAudit => ({ findings: [finding], pending: [] });

interface LinkContext {
  readonly route: Route;
  /** The ids on the page. */
  readonly ids: ReadonlySet<string>;
  readonly targets: Targets;
}

function auditLink({ href, hreflang }: LinkInfo, { route, ids, targets: { pages, files } }: LinkContext): LinkAudit {
  if (/^\s*(?:[a-z][a-z+.-]*:|\/\/)/i.test(href)) return fine;
  const place = { file: route.entry.file };
  const args = { page: route.path, href };
  const [, path = '', query, anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  if (path === '' && query !== undefined && anchor === undefined) return fine;
  if (path === '') return anchor === 'top' || ids.has(anchor ?? '') ? fine : problem(createFinding('page-dead-anchor', place, args));
  const language = pages.get(path);
  if (language === undefined) return files.has(path) ? fine : problem(createFinding('page-dead-link', place, args));
  if (language !== route.locale && hreflang !== language) return problem(createFinding('page-wrong-language', place, args));
  return anchor === undefined ? fine : { findings: [], pending: [{ route, href, path, anchor }] };
}

/** Problems of anchors in other pages, once the ids of all pages are known. */
export const auditAnchors = (pending: readonly PendingAnchor[], idsOf: (path: string) => ReadonlySet<string>): Finding[] =>
  pending
    .filter(({ path, anchor }) => !idsOf(path).has(anchor))
    .map(({ route, href }) => createFinding('page-dead-anchor', { file: route.entry.file }, { page: route.path, href }));
