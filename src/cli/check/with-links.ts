// `check --external`: the problems of a check, and those of links to other sites. Every page is rendered for its links.
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import type { Project } from '../../node/project.ts';
import { emptySummary } from '../../output/summary.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { buildSite } from '../input/build-site.ts';
import { gatherDatedInputs } from '../input/dated-inputs.ts';
import { shownFrom } from '../input/previous-run.ts';
import { isFailure } from '../output/exit-code.ts';
import { progressPrinter } from '../output/progress-printer.ts';
import type { Terminal } from '../output/terminal.ts';
import { checkExternal } from './external.ts';
import type { CheckOptions, Found } from './found.ts';

/** The problems of a site; undefined, with the reason reported, where other sites could not be asked. */
export async function problemsWithLinks(io: Terminal, project: Project, options: CheckOptions): Promise<Found | undefined> {
  const gathered = await gatherDatedInputs(project, options);
  const { input } = gathered;
  if (input === undefined) return { diagnostics: gathered.diagnostics, sources: gathered.sources, summary: emptySummary };
  const html = new Map<string, string>();
  const routes: Pick<Route, 'path' | 'output' | 'entry'>[] = [];
  const { result } = await buildSite(project, gathered, {
    input: {
      ...input,
      only: (route) => routes.push(route) > 0,
      ogImages: { hashOf: input.ogImages.hashOf },
      withoutImages: true,
      progress: progressPrinter(io, options),
    },
    write: ({ path, bytes }) => {
      if (path.endsWith('.html')) html.set(path, String(bytes));
    },
  });
  const { content } = options;
  const found = { ...shownFrom(content, result), summary: result.summary };
  if (isFailure(found.diagnostics, {})) {
    io.err(io.messages.external.noPages);
    return found;
  }
  const pages = routes.map(({ path, output, entry: { file } }) => ({ path, file, html: html.get(output) ?? '' }));
  const site = { pages, content, texts: input.tree.texts, calendar: input.definition.calendar, at: input.at };
  const links = await checkExternal(io, project, site);
  if (links === undefined) return undefined;
  const diagnostics = sortDiagnostics([...result.diagnostics, ...links.diagnostics]);
  return { ...shownFrom(content, { ...result, diagnostics }), summary: result.summary, external: links.answer };
}
