import { join } from 'node:path';
import { countDiagnostics } from '../diagnostics/count.ts';
import type { Diagnostic, FormattedDiagnostic } from '../diagnostics/diagnostic.ts';
import { foldPlaceholders } from '../diagnostics/fold-placeholders.ts';
import { formatDiagnostics } from '../diagnostics/format-diagnostics.ts';
import type { ToolMessages } from '../diagnostics/messages/messages.ts';
import { brief, frameOf, pretty, type SourceTexts, type TextOptions } from '../diagnostics/reporters/pretty.ts';
import { printableLine } from '../diagnostics/reporters/printable.ts';
import { isOfTemplates } from '../diagnostics/template-diagnostics.ts';
import { cells } from '../diagnostics/terminal/cells.ts';
import { sentenceLines } from '../diagnostics/terminal/lines.ts';
import { displayPaths } from '../node/fs/display-paths.ts';
import type { GoodBuild } from './live-build.ts';
import type { WatchEvent, WatchState } from './watch-machine.ts';
import type { WatchSession } from './watch-session.ts';

/** Maximum number of pages on a line. */
const maxPages = 4;

interface Output extends Pick<TextOptions, 'paint' | 'columns' | 'messages'> {
  readonly err: (text: string) => void;
}

export interface WatchReporter {
  readonly report: (event: WatchEvent) => void;
  readonly errors: () => string;
  readonly textOf: (list: readonly Diagnostic[]) => string;
  /** Returns the name of a content file relative to the working directory. */
  readonly displayPath: (file: string) => string;
  readonly sources: SourceTexts;
  /**
   * Returns diagnostics in the language of the terminal, with the display names of files, and with one diagnostic for all placeholders of a
   * file.
   */
  readonly shown: (list: readonly Diagnostic[]) => readonly FormattedDiagnostic[];
}

interface Folders {
  readonly content: string;
  readonly root: string;
  /** The folder of the engine's sources, if it is in the project. A change there has no effect until `watch` is started again. */
  readonly engine: string | undefined;
}

/** Creates the reporter of `session`, which prints each save with the affected pages, and the diagnostics whenever they change. */
export function createWatchReporter(
  io: Output,
  { content, root, engine }: Folders,
  session: Pick<WatchSession, 'state' | 'tree' | 'typed' | 'isSaved'>,
): WatchReporter {
  const { displayPath, contentPath } = displayPaths(content);
  const sources: SourceTexts = (file) => session.tree().texts.get(contentPath(file));
  const { messages } = io;
  const { report, watch } = messages;
  const shown = (list: readonly Diagnostic[]): readonly FormattedDiagnostic[] => {
    const named = list.map((each) => (isOfTemplates(each) ? each : { ...each, file: displayPath(each.file) }));
    return foldPlaceholders(formatDiagnostics(named, messages.language), messages);
  };
  const textOf = (list: readonly Diagnostic[]): string => pretty(shown(list), { sources, paint: (_, text) => text, messages });
  const due = createFilter((diagnostic) => frameOf(diagnostic, sources));
  let hadErrors = false;

  /** Saves whose changed pages are not known before the audit, because the saved files are not sources of pages. */
  let pending: { readonly files: readonly string[]; readonly milliseconds: number } | undefined;

  const print = (files: readonly string[], pages: readonly string[] | undefined, milliseconds: number): void => {
    const what = files.length === 1 ? (files[0] ?? '') : watch.files(files.length);
    io.err(saveLines({ file: printableLine(what), list: listOf(pages, watch), time: `${milliseconds.toFixed(0)} ms` }, io));
  };
  const reportSave = ({ changes, milliseconds }: Extract<WatchEvent, { kind: 'saved' }>): void => {
    if (changes.code.length === 0 && !changes.content.some(session.isSaved)) return;
    const { build } = session.state();
    // A set, because a page may depend on several of the files.
    const pages = [...new Set(changes.content.flatMap((file) => build?.site.routesOf(file) ?? []).map(({ path }) => path))];
    const files = [...changes.content.map(displayPath), ...changes.code.map((file) => displayPaths(join(root, file)).displayPath(''))];
    if (changes.code.some((file) => engine !== undefined && file.startsWith(engine))) io.err(watch.programChanged);
    if (pages.length > 0 || changes.code.length > 0) print(files, pages.length > 0 ? pages : undefined, milliseconds);
    else pending = { files: [...new Set([...(pending?.files ?? []), ...files])], milliseconds };
  };
  const reportChangedPages = ({ changedPages }: Extract<WatchEvent, { kind: 'audited' }>): void => {
    if (pending !== undefined) print(pending.files, changedPages, pending.milliseconds);
    pending = undefined;
  };
  const reportDiagnostics = (): void => {
    const { diagnostics, ...state } = session.state();
    const list = due(shown(diagnostics));
    const { errors } = countDiagnostics(diagnostics);
    if (list.length === 0 && errors > 0) return;
    if (list.length > 0) io.err(`\n${brief(list, { sources, paint: io.paint, columns: io.columns, messages })}\n`);
    if (errors > 0) io.err(errorLines(report.errors(errors), watch.consequence[consequenceOf(state, diagnostics)], io));
    else if (hadErrors) io.err(io.paint('green', watch.noErrors));
    hadErrors = errors > 0;
  };
  return {
    report: (event) => {
      // Nothing is printed while there is unsaved text, because each key that is typed in a page causes events.
      if (session.typed().size > 0) return;
      if (event.kind === 'saved') reportSave(event);
      else if (event.kind === 'audited') reportChangedPages(event);
      else reportDiagnostics();
    },
    errors: () => textOf(session.state().diagnostics.filter(({ severity }) => severity === 'error')),
    textOf,
    displayPath,
    sources,
    shown,
  };
}

/** Returns the width of the terminal, or undefined if it is unknown. Some terminals, such as those of containers, then report 0. */
const widthOf = ({ columns }: Output): number | undefined => columns || undefined;

/** Formats a save with its pages. The pages are below the file if the terminal is too narrow for one line. */
function saveLines({ file, list, time }: Readonly<Record<'file' | 'list' | 'time', string>>, io: Output): string {
  const columns = widthOf(io);
  if (columns === undefined || cells(`${file} → ${list} ${time}`) <= columns)
    return `${io.paint('cyan', file)} → ${list} ${io.paint('dim', time)}`;
  return [io.paint('cyan', file), ...sentenceLines(`→ ${list} ${time}`, columns, '  ')].join('\n');
}

const errorLines = (count: string, consequence: string, io: Output): string =>
  sentenceLines(`${count}; ${consequence}`, widthOf(io)).join('\n').replace(count, io.paint('red', count));

/**
 * Returns the paths of up to four pages and the number of the others, such as `/a /b /c /d and 3 more`. Returns a sentence if no
 * page has changed (`pages` is empty), or if any page may have changed (`pages` is undefined).
 */
function listOf(pages: readonly string[] | undefined, watch: ToolMessages['watch']): string {
  if (pages === undefined) return watch.allPages;
  if (pages.length === 0) return watch.noPage;
  return `${pages.slice(0, maxPages).join(' ')}${pages.length > maxPages ? ` ${watch.andMore(pages.length - maxPages)}` : ''}`;
}

/** Returns how errors affect the pages. */
function consequenceOf(
  { build, isCurrent }: Pick<WatchState<GoodBuild>, 'build' | 'isCurrent'>,
  diagnostics: readonly Diagnostic[],
): keyof ToolMessages['watch']['consequence'] {
  if (build === undefined) return 'noPage';
  if (!isCurrent) return 'asBefore';
  if (build.heldCode.length > 0) return 'lastTemplates';
  return diagnostics.every(({ code, severity }) => severity !== 'error' || code === 'template-types') ? 'types' : 'held';
}

/** Returns a function that selects the diagnostics to print: new warnings, and all errors if one of the errors is new or gone. */
function createFilter(
  excerptOf: (diagnostic: FormattedDiagnostic) => string | undefined,
): (diagnostics: readonly FormattedDiagnostic[]) => readonly FormattedDiagnostic[] {
  let known = new Set<string>();
  let errors = '';
  return (diagnostics) => {
    const keyed = diagnostics.map((each) => [JSON.stringify([each, excerptOf(each)]), each] as const);
    const now = keyed.flatMap(([key, { severity }]) => (severity === 'error' ? [key] : [])).join();
    const due = keyed.filter(([key, { severity }]) => (severity === 'error' ? now !== errors : !known.has(key)));
    [known, errors] = [new Set(keyed.map(([key]) => key)), now];
    return due.map(([, each]) => each);
  };
}
