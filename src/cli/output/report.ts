// Prints the diagnostics and the summary of a run in the requested format.
import { countDiagnostics } from '../../diagnostics/count.ts';
import type { Diagnostic, FormattedDiagnostic } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.ts';
import { groupDiagnostics, maxListed } from '../../diagnostics/group.ts';
import { github, githubSummary } from '../../diagnostics/reporters/github.ts';
import { brief, pretty, type SourceTexts } from '../../diagnostics/reporters/pretty.ts';
import { sentenceLines } from '../../diagnostics/terminal/lines.ts';
import { emptySummary, type Summary } from '../../output/summary.ts';
import { failing } from './exit-code.ts';
import { printResult } from './json-document.ts';
import type { CheckAnswer } from './report-answer.ts';
import { type BuildOptions, exitCodes, type Terminal } from './terminal.ts';
import { type Work, workAsData } from './work.ts';

export interface Run {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
  readonly work?: Work | undefined;
  readonly external?: CheckAnswer['external'] | undefined;
  readonly fixed?: CheckAnswer['fixed'] | undefined;
  readonly failed: boolean;
  readonly milliseconds: number;
  /** The output folder, or undefined when nothing was written. */
  readonly written: string | undefined;
  /** True for a command that writes files unless it fails. Only such a command reports that nothing was written. */
  readonly writes?: boolean;
}

/** The options for printing a run. `sources` returns the text of a file, whose lines around a problem are printed. */
type ReportOptions = Pick<BuildOptions, 'format' | 'quiet' | 'strict' | 'all'> & {
  /** Prints only the diagnostics of this code. */
  readonly code?: string;
  readonly debug?: boolean;
  readonly sources: SourceTexts;
};

/** Prints a run in the requested format: data on standard output, text on standard error. */
export function report(io: Terminal, run: Run, options: ReportOptions): void {
  const formatted = (list: readonly Diagnostic[]): FormattedDiagnostic[] => formatDiagnostics(list, io.messages.language);
  const diagnostics = formatted(run.diagnostics);
  if (io.json !== undefined) {
    io.json({ diagnostics });
    // The work of the run is printed only with `--debug`, so that the same content gives the same document.
    printResult<CheckAnswer>(io, asData(options.debug === true ? run : { ...run, work: undefined }));
    return;
  }
  if (options.format === 'github' && diagnostics.length > 0) {
    io.out(github(diagnostics));
    io.summarize(githubSummary(diagnostics, io.messages));
  } else tell(io, options.quiet === true ? formatted(failing(run.diagnostics, options)) : diagnostics, options);
  if (options.quiet !== true || run.failed) io.err(closing(run, io));
}

const asData = ({ diagnostics, summary, external, fixed, work, written }: Run): CheckAnswer => {
  const { largestPage, ...figures } = summary;
  return {
    ...countDiagnostics(diagnostics),
    summary: { ...figures, ...(largestPage && { largestPage: { route: largestPage.path, bytes: largestPage.bytes } }) },
    ...(external !== undefined && { external }),
    ...(fixed !== undefined && { fixed }),
    ...(work !== undefined && { work: workAsData(work, summary) }),
    ...(written !== undefined && { written }),
  };
};

/**
 * Prints diagnostics as text: all of them, or those with `code`. Without `all` and `code`, more than `maxListed` diagnostics are grouped
 * by code, with a hint on how to see the hidden ones.
 */
function tell(io: Terminal, found: readonly FormattedDiagnostic[], { sources, all, code }: ReportOptions): void {
  const { err, paint, columns, messages } = io;
  const diagnostics = code === undefined ? found : found.filter((each) => each.code === code);
  if (diagnostics.length === 0) return;
  const isBrief = all !== true && code === undefined;
  err(`\n${(isBrief ? brief : pretty)(diagnostics, { sources, paint, columns, all, messages })}\n`);
  if (isBrief && diagnostics.length > maxListed) return;
  if (all !== true && groupDiagnostics(diagnostics).length < diagnostics.length) err(paint('dim', messages.report.all));
}

/** Prints the errors that prevent a command from starting its work, and returns its exit code. */
export function reportErrors(
  io: Terminal,
  diagnostics: readonly Diagnostic[],
  { sources = () => undefined, writes = false }: Pick<Run, 'writes'> & { readonly sources?: SourceTexts } = {},
): number {
  const run = { diagnostics, summary: emptySummary, failed: true, milliseconds: 0, written: undefined, writes };
  if (io.json === undefined) report(io, run, { sources, format: 'pretty' });
  else io.json({ diagnostics: formatDiagnostics(diagnostics, io.messages.language) });
  return exitCodes.content;
}

function closing(run: Run, { paint, columns, messages: { report } }: Terminal): string {
  const { errors, warnings } = countDiagnostics(run.diagnostics);
  const problems = report.problems(errors, warnings);
  if (run.failed) return `${paint('red', report.failed)}  ${problems}${run.writes === true ? `; ${report.nothingWritten}` : ''}`;
  const { routes, notFoundPages, islands, bytes, files, pictures, largestPage, policy = {} } = run.summary;
  const others = Object.entries(policy).map(([kind, origins = []]) => `${kind} ${origins.join(' ')}`);
  const byLanguage = Object.entries(routes).map(([locale, count]) => `${count} ${locale}`);
  const total = Object.values(routes).reduce((sum, count) => sum + count, 0);
  const rows: readonly (readonly [label: string, value: string | number])[] = [
    [report.islands, islands],
    [report.bytes, `${report.sizes(bytes.html, bytes.css, bytes.js)}, ${report.otherSize(bytes.other)}`],
    [report.files, files],
    ...(pictures === 0 ? [] : [[report.linkPreviews, pictures] as const]),
    ...(largestPage === undefined ? [] : [[report.largestPage, report.sized(largestPage.path, largestPage.bytes)] as const]),
    ...(others.length === 0 ? [] : [[report.otherSites, others.join(', ')] as const]),
    ...(run.external === undefined
      ? []
      : [[report.external, report.externalCounts({ ...run.external, unknown: run.external.unknown.length })] as const]),
    [report.problemsLabel, problems],
    [report.time, report.seconds(run.milliseconds)],
    ...(run.written === undefined ? [] : [[report.writtenTo, run.written] as const]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    `${paint('green', run.written === undefined ? report.checked : report.built)}  ${report.routes(total, byLanguage.join(', '), notFoundPages)}`,
    ...rows.map(([label, value]) => {
      const indent = ' '.repeat(width + 4);
      const lines = sentenceLines(String(value), columns || undefined, indent).join('\n');
      return `  ${paint('dim', label)}${lines.slice(2 + label.length)}`;
    }),
  ].join('\n');
}
