// `check --external`: the problems of a check, and the problems of links to other sites. Every page is rendered to find its links.
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import type { Project } from '../../node/project.ts';
import { emptySummary } from '../../output/summary.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { linkCollector } from '../../tools/external/collect-links.ts';
import { buildSite } from '../input/build-site.ts';
import { gatherDatedInputs } from '../input/dated-inputs.ts';
import { withoutDrawing } from '../input/inputs.ts';
import { relativeDiagnostics } from '../input/previous-run.ts';
import { isFailure } from '../output/exit-code.ts';
import { progressPrinter } from '../output/progress-printer.ts';
import type { Terminal } from '../output/terminal.ts';
import { checkExternal } from './external.ts';
import type { CheckOptions, Found } from './found.ts';

/**
 * Finds the problems of a site and of its links to other sites. If the site has errors, its links are not requested. If the links
 * cannot be checked, reports the reason and resolves to undefined.
 */
export async function problemsWithLinks(io: Terminal, project: Project, options: CheckOptions): Promise<Found | undefined> {
  const gathered = await gatherDatedInputs(project, options);
  const { input } = gathered;
  if (input === undefined) return { diagnostics: gathered.diagnostics, sources: gathered.sources, summary: emptySummary };
  const routes = new Map<string, Route>();
  const links = linkCollector();
  const { result } = await buildSite(project, gathered, {
    input: {
      ...withoutDrawing(input),
      only: (route) => routes.set(route.output, route).size > 0,
      withoutImages: true,
      progress: progressPrinter(io, options),
    },
    write: ({ path, bytes }) => {
      const route = routes.get(path);
      if (route !== undefined) links.add({ path: route.path, file: route.entry.file, html: String(bytes) });
    },
  });
  const { content } = options;
  const found = { ...relativeDiagnostics(content, result), summary: result.summary };
  if (isFailure(found.diagnostics, {})) {
    io.err(io.messages.external.noPages);
    return found;
  }
  const site = { found: links.end(), content, tree: input.tree, calendar: input.definition.calendar, at: input.at };
  const external = await checkExternal(io, project, site);
  if (external === undefined) return undefined;
  const diagnostics = sortDiagnostics([...result.diagnostics, ...external.diagnostics]);
  return { ...relativeDiagnostics(content, { ...result, diagnostics }), summary: result.summary, external: external.answer };
}
