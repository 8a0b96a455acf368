// The progress of a build: a line at the end of each stage and, at a terminal, a bar if the build takes longer than a second.
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { beginning } from '../../diagnostics/terminal/cells.ts';
import type { Progress, ReportProgress } from '../../pages/progress.ts';
import type { BuildOptions, Terminal } from './terminal.ts';

/** Milliseconds from the start of the process until a bar appears. */
const patience = 1000;

/** Milliseconds from one drawing of the bar to the next. */
const interval = 80;

const barWidth = 24;

/**
 * Returns a function that prints the progress of a build on standard error. With `quiet` or --json, the function prints nothing.
 * `clock` returns the milliseconds since the process started.
 */
export function progressPrinter(
  io: Terminal,
  { quiet }: Pick<BuildOptions, 'quiet'>,
  clock: () => number = () => performance.now(),
): ReportProgress {
  if (quiet === true || io.json !== undefined) return () => undefined;
  const { status } = io;
  // Some terminals, such as those of containers and `script`, report the width 0 if it is unknown.
  const columns = io.columns || 80;
  let drawnAt = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const line = lineOf(progress, io.messages);
    if (line !== undefined) io.err(io.paint('dim', line));
    if (status === undefined) return;
    if (progress.done >= progress.total) status('');
    else if (clock() >= patience && clock() - drawnAt >= interval) {
      drawnAt = clock();
      status(barOf(progress, columns, io.messages));
    }
  };
}

/**
 * Returns the line that is printed at the end of a stage; undefined before the end, if all images come from the cache, and for a page that
 * is rendered again because a thread has ended early.
 */
function lineOf({ stage, total, done, reused }: Progress, { report }: ToolMessages): string | undefined {
  if (done !== total) return undefined;
  if (stage === 'read') return report.read(total);
  if (stage === 'render') return report.rendered(total - reused, reused);
  if (stage === 'images') return reused < total ? report.encoded(total - reused, reused) : undefined;
  return report.audited(total);
}

/** Returns a bar and its figures as one line of the terminal: `██████░░░░░░ 340 of 1000 pages`. */
export function barOf({ stage, total, done, reused }: Progress, columns: number, { report }: Pick<ToolMessages, 'report'>): string {
  const full = Math.floor((done / total) * barWidth);
  const figures = stage === 'audit' ? report.audited(total) : report.progress[stage](done, total);
  const text = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${figures}${reused === 0 ? '' : `, ${report.fromCache(reused)}`}`;
  return beginning(text, columns - 1);
}
