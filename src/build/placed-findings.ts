// Moves the findings of pages to the lines that cause them.
import type { Finding } from '../diagnostics/diagnostic.ts';
import { linkedPath } from '../model/references/path-on-site.ts';
import { moveToProse } from '../pages/audit/move-to-prose.ts';
import { moveToTemplates } from '../pages/audit/move-to-templates.ts';
import { computed } from '../store/reads/reads.ts';
import type { BuildInput } from './build-input.ts';
import type { PreparedSite } from './prepared-site.ts';

type PlacedInput = Pick<BuildInput, 'findElements' | 'definition' | 'tree'>;

/** Moves the findings of pages to their causes: lines of templates, or lines of Markdown. */
export function placedFindings(
  findings: readonly Finding[],
  { findElements: find, definition: { islands, locales }, tree: { texts, publicFiles = new Map() } }: PlacedInput,
  { routes: { routes }, render, site }: Pick<PreparedSite, 'routes' | 'render' | 'site'>,
): readonly Finding[] {
  if (findings.length === 0) return findings;
  const dead = findings.filter((finding) => !isAnswered(finding, site));
  const routeAt = computed(() => new Map(routes.map((route) => [route.path, route])));
  const [paths, at] = [() => routeAt().keys(), (page: string) => routeAt().get(page)];
  const inProse = moveToProse(dead, { texts, publicFiles: publicFiles.keys(), locales, routeAt: at, paths });
  if (find === undefined) return inProse;
  const renderAt = (page: string): void => {
    const route = routeAt().get(page);
    if (route !== undefined) render(route);
  };
  return moveToTemplates(inProse, { render: renderAt, islands, find, paths });
}

/** Returns whether a dead link is a full URL that is redirected, or below one of `externals`, where another program may answer. */
function isAnswered({ code, args: { href } }: Finding, { redirects, settings }: PreparedSite['site']): boolean {
  if (code !== 'page-dead-link' || typeof href !== 'string' || !/^https?:/i.test(href)) return false;
  const path = linkedPath(href);
  return redirects.some(({ from }) => from === path) || Object.values(settings.externals).some(({ url }) => href.startsWith(url));
}
