// Problems and the summary of a run, in the format that was asked for.
import { countDiagnostics } from '../../diagnostics/count.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupDiagnostics } from '../../diagnostics/group.ts';
import { github, githubSummary } from '../../diagnostics/reporters/github.ts';
import { pretty, type Sources } from '../../diagnostics/reporters/pretty.ts';
import { counted, kilobytes } from '../../model/quantities.ts';
import { emptySummary, type Summary } from '../../summary.ts';
import { failing } from './exit-code.ts';
import type { BuildOptions, Terminal } from './terminal.ts';

export interface Run {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
  readonly failed: boolean;
  readonly milliseconds: number;
  /** Where the site stands, or undefined when nothing was written. */
  readonly written: string | undefined;
}

/** How a run is printed; `sources` holds the lines that are shown around a problem. */
type ReportOptions = Pick<BuildOptions, 'format' | 'quiet' | 'strict' | 'all'> & { readonly sources: Sources };

/** Prints a run as `format` wants it: data on standard output, words on standard error. */
export function report(io: Terminal, run: Run, options: ReportOptions): void {
  if (options.format === 'json') {
    const { milliseconds, ...data } = run;
    io.out(JSON.stringify({ ok: !run.failed, ...countDiagnostics(run.diagnostics), ...data }, null, 2));
    return;
  }
  if (options.format === 'github' && run.diagnostics.length > 0) {
    io.out(github(run.diagnostics));
    io.summarize(githubSummary(run.diagnostics));
  } else tell(io, options.quiet === true ? failing(run.diagnostics, options) : run.diagnostics, options);
  if (options.quiet !== true || run.failed) io.err(closing(run, io));
}

/** Prints diagnostics as text, and how to see what of them is folded. */
function tell({ err, paint, columns }: Terminal, diagnostics: readonly Diagnostic[], { sources, all }: ReportOptions): void {
  if (diagnostics.length === 0) return;
  err(`\n${pretty(diagnostics, { sources, paint, columns, all })}\n`);
  if (all !== true && groupDiagnostics(diagnostics).length < diagnostics.length)
    err(paint('dim', 'check --all shows the lines of each place.'));
}

/** Prints why a command has nothing to work on. */
export const reportErrors = (
  io: Terminal,
  diagnostics: readonly Diagnostic[],
  { sources, json = false }: { readonly sources: Sources; readonly json?: boolean | undefined },
): void =>
  report(
    io,
    { diagnostics, summary: emptySummary, failed: true, milliseconds: 0, written: undefined },
    { sources, format: json ? 'json' : 'pretty' },
  );

function closing(run: Run, io: Terminal): string {
  const { errors, warnings } = countDiagnostics(run.diagnostics);
  const problems =
    [...(errors > 0 ? [counted(errors, 'error')] : []), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])].join(', ') ||
    'no problems';
  if (run.failed) return `${io.paint('red', 'failed')}  ${problems}; nothing was written`;
  const { routes, notFoundPages, islands, bytes, files, pictures, largestPage } = run.summary;
  const byLanguage = Object.entries(routes).map(([locale, count]) => `${count} ${locale}`);
  const total = Object.values(routes).reduce((sum, count) => sum + count, 0);
  const pages = `${total} routes (${byLanguage.join(', ')}) and ${counted(notFoundPages, 'not-found page')}`;
  const size = `HTML ${kilobytes(bytes.html)}, CSS ${kilobytes(bytes.css)}, JS ${kilobytes(bytes.js)}, other ${kilobytes(bytes.other)}`;
  return [
    `${io.paint('green', run.written === undefined ? 'checked' : 'built')}  ${pages}`,
    `  ${io.paint('dim', 'places of islands')}  ${islands}`,
    `  ${io.paint('dim', 'bytes')}              ${size}`,
    `  ${io.paint('dim', 'files')}              ${files}`,
    ...(pictures === 0 ? [] : [`  ${io.paint('dim', 'drawn pictures')}     ${pictures}`]),
    ...(largestPage === undefined
      ? []
      : [`  ${io.paint('dim', 'largest page')}       ${largestPage.path} (${kilobytes(largestPage.bytes)})`]),
    `  ${io.paint('dim', 'problems')}           ${problems}`,
    `  ${io.paint('dim', 'time')}               ${(run.milliseconds / 1000).toFixed(2)} s`,
    ...(run.written === undefined ? [] : [`  ${io.paint('dim', 'written to')}         ${run.written}`]),
  ].join('\n');
}
