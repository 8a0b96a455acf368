// What `watch` prints: each save with the pages that it concerns, and the diagnostics whenever they differ.
import { countDiagnostics } from '../diagnostics/count.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Paint, pretty, type Sources } from '../diagnostics/reporters/pretty.ts';
import { displayPaths } from '../node/fs/display-paths.ts';
import type { WatchEvent } from './watch-machine.ts';
import type { WatchSession } from './watch-session.ts';

/** More do not fit on a line. */
const maxPages = 4;

/** More scroll out of sight unread. */
const maxDiagnostics = 200;

interface Output {
  readonly err: (text: string) => void;
  readonly paint: Paint;
}

export interface WatchReporter {
  readonly report: (event: WatchEvent) => void;
  /** All diagnostics as plain text. */
  readonly text: () => string;
  /** A content file as it is named from the working directory. */
  readonly displayPath: (file: string) => string;
  readonly sources: Sources;
  /** Diagnostics with their files named that way. */
  readonly withDisplayPaths: (list: readonly Diagnostic[]) => readonly Diagnostic[];
}

/** Reports on `session`, whose content folder is `content`. */
export function createWatchReporter(io: Output, content: string, session: Pick<WatchSession, 'state' | 'texts'>): WatchReporter {
  const { displayPath, contentPath } = displayPaths(content);
  const sources: Sources = (file) => session.texts().get(contentPath(file));
  const withDisplayPaths = (list: readonly Diagnostic[]): Diagnostic[] =>
    list.map((each) => (each.code === 'template-compile' ? each : { ...each, file: displayPath(each.file) }));
  const due = createFilter();
  let hadErrors = false;

  const reportSave = ({ files, milliseconds }: Extract<WatchEvent, { kind: 'saved' }>): void => {
    const { build } = session.state();
    const pages = files.flatMap((file) => build?.site.routesOf(file) ?? []).map(({ path }) => path);
    const more = pages.length > maxPages ? ` and ${pages.length - maxPages} more` : '';
    const where = pages.length === 0 ? 'all pages' : `${pages.slice(0, maxPages).join(' ')}${more}`;
    const what = files.length === 1 ? displayPath(files[0] ?? '') : `${files.length} files`;
    io.err(`${io.paint('cyan', what)} → ${where} ${io.paint('dim', `${milliseconds.toFixed(0)} ms`)}`);
  };
  const reportDiagnostics = (): void => {
    const { diagnostics } = session.state();
    const list = due(diagnostics);
    if (list.length > 0) io.err(`\n${pretty(withDisplayPaths(list.slice(0, maxDiagnostics)), sources, io.paint)}\n`);
    if (list.length > maxDiagnostics) io.err(`… and ${list.length - maxDiagnostics} more: archipel check lists all.\n`);
    const { errors } = countDiagnostics(diagnostics);
    if (errors > 0) io.err(`${io.paint('red', `${errors} ${errors === 1 ? 'error' : 'errors'}`)}; serving the last good build`);
    else if (hadErrors) io.err(io.paint('green', 'No errors'));
    hadErrors = errors > 0;
  };
  return {
    report: (event) => (event.kind === 'saved' ? reportSave(event) : reportDiagnostics()),
    text: () => pretty(withDisplayPaths(session.state().diagnostics), sources, (_, text) => text),
    displayPath,
    sources,
    withDisplayPaths,
  };
}

/** Selects the diagnostics to print: all errors each time, warnings that were not there the last time. */
function createFilter(): (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[] {
  let known = new Set<string>();
  return (diagnostics) => {
    const keyed = diagnostics.map((each) => [JSON.stringify(each), each] as const);
    const due = keyed.filter(([key, { severity }]) => severity === 'error' || !known.has(key));
    known = new Set(keyed.map(([key]) => key));
    return due.map(([, each]) => each);
  };
}
