// Moves the findings of pages to the lines that cause them.
import type { Finding } from '../diagnostics/diagnostic.ts';
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
  { routes: { routes }, render }: Pick<PreparedSite, 'routes' | 'render'>,
): readonly Finding[] {
  if (findings.length === 0) return findings;
  const routeAt = computed(() => new Map(routes.map((route) => [route.path, route])));
  const inProse = moveToProse(findings, { texts, publicFiles: publicFiles.keys(), locales, routeAt: (page) => routeAt().get(page) });
  if (find === undefined) return inProse;
  const renderAt = (page: string): void => {
    const route = routeAt().get(page);
    if (route !== undefined) render(route);
  };
  return moveToTemplates(inProse, { render: renderAt, islands, find, paths: () => routeAt().keys() });
}
