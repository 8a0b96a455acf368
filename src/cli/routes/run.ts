import { plan } from '../../build/plan.ts';
import { table } from '../../diagnostics/terminal/table.ts';
import type { Project } from '../../node/project.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { gatherInputs } from '../input/inputs.ts';
import { printResult } from '../output/json-document.ts';
import { reportErrors } from '../output/report.ts';
import { type BuildOptions, exitCodes, type Terminal } from '../output/terminal.ts';
import type { RoutesAnswer } from './answer.ts';

type Row = RoutesAnswer['routes'][number];

const rowOf = ({ path, locale, kind, entry, alternates }: Route, shown: (file: string) => string): Row => ({
  route: path,
  language: locale,
  kind,
  file: shown(entry.file),
  alternates: Object.values(alternates).filter((other) => other !== path),
});

const cellsOf = (row: Row): string[] => [row.route, row.language, row.kind, row.file, row.alternates.join(' ')];

/** `archipel routes`: lists every URL of the site, as a table or as data; resolves to the exit code. */
export async function runRoutes(io: Terminal, project: Project, options: Pick<BuildOptions, 'content' | 'now'>): Promise<number> {
  const gathered = await gatherInputs(project, options);
  const planned = gathered.input && (await plan(gathered.input));
  if (planned?.plan === undefined) {
    const diagnostics = [...gathered.diagnostics, ...gathered.fromHere(planned?.diagnostics ?? [])];
    return reportErrors(io, diagnostics, { sources: gathered.sources });
  }
  const rows = planned.plan.routes.map((route) => rowOf(route, gathered.shown));
  printResult<RoutesAnswer>(io, { routes: rows }, () => table([io.messages.listings.routes, ...rows.map(cellsOf)], process.stdout.columns));
  return exitCodes.fine;
}
