// `archipel routes`: every address of the site, as a table or as data.
import { plan } from '../build.ts';
import type { Project } from '../node/project.ts';
import type { Route } from '../routes/plan-routes.ts';
import { table } from '../terminal/table.ts';
import { gatherInputs } from './input/inputs.ts';
import { reportErrors } from './output/report.ts';
import { type BuildOptions, exitCodes, type Terminal } from './output/terminal.ts';

interface Row {
  readonly url: string;
  readonly language: string;
  readonly kind: string;
  readonly source: string;
  readonly alternates: readonly string[];
}

const rowOf = ({ path, locale, kind, entry, alternates }: Route): Row => ({
  url: path,
  language: locale,
  kind,
  source: entry.file,
  alternates: Object.values(alternates).filter((other) => other !== path),
});

const heads = ['URL', 'LANGUAGE', 'KIND', 'SOURCE', 'ALTERNATES'];

const cellsOf = (row: Row): string[] => [row.url, row.language, row.kind, row.source, row.alternates.join(' ')];

/** Prints the routes of the content; resolves to the exit code. */
export async function runRoutes(
  io: Terminal,
  project: Project,
  options: Pick<BuildOptions, 'content' | 'now'> & { readonly json?: boolean },
): Promise<number> {
  const gathered = await gatherInputs(project, options);
  const planned = gathered.input && (await plan(gathered.input));
  if (planned?.plan === undefined) {
    const diagnostics = [...gathered.diagnostics, ...gathered.fromHere(planned?.diagnostics ?? [])];
    reportErrors(io, diagnostics, { sources: gathered.sources, json: options.json });
    return exitCodes.content;
  }
  const rows = planned.plan.routes.map(rowOf);
  io.out(options.json === true ? JSON.stringify(rows, null, 2) : table([heads, ...rows.map(cellsOf)], process.stdout.columns));
  return exitCodes.fine;
}
