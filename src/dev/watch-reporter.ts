// What `watch` says on the terminal: each save with the pages that it made, and all problems whenever they are others.

import { namesFromHere } from '../commands/output/display-paths.ts';
import type { Terminal } from '../commands/output/terminal.ts';
import { countDiagnostics } from '../diagnostics/count.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { pretty, type Sources } from '../diagnostics/reporters/pretty.ts';
import type { Happening, Live } from './watch-session.ts';

/** More than fit on a line. */
const mostPages = 4;

export interface Teller {
  readonly tell: (happening: Happening, live: Live) => void;
  /** All problems in words. */
  readonly problems: (live: Live) => string;
  /** A file of content as people find it from where they stand. */
  readonly shown: (file: string) => string;
  readonly sources: (live: Live) => Sources;
  /** Diagnostics with their files named that way. */
  readonly named: (list: readonly Diagnostic[]) => readonly Diagnostic[];
}

/** More scroll by unread. */
const mostProblems = 200;

/** Speaks for content in the folder `content`. */
export function teller(io: Terminal, content: string): Teller {
  const { shown, within } = namesFromHere(content);
  const sources =
    (live: Live): Sources =>
    (file) =>
      live.texts().get(within(file));
  const named = (list: readonly Diagnostic[]): Diagnostic[] =>
    list.map((each) => (each.code === 'template-compile' ? each : { ...each, file: shown(each.file) }));
  const known = new Set<string>();
  let errors = 0;
  return {
    shown,
    sources,
    named,
    problems: (live) => pretty(named(live.standing().diagnostics), sources(live), (_, text) => text),
    tell: (happening, live) => {
      const { live: site, diagnostics } = live.standing();
      if (happening.kind === 'saved') {
        const { files, milliseconds } = happening;
        const pages = files.flatMap((file) => site?.routesOf(file) ?? []).map(({ path }) => path);
        const more = pages.length > mostPages ? ` and ${pages.length - mostPages} more` : '';
        const where = pages.length === 0 ? 'all pages' : `${pages.slice(0, mostPages).join(' ')}${more}`;
        const what = files.length === 1 ? shown(files[0] ?? '') : `${files.length} files`;
        io.err(`${io.paint('cyan', what)} → ${where} ${io.paint('dim', `${milliseconds.toFixed(0)} ms`)}`);
        return;
      }
      const key = (each: Diagnostic): string => JSON.stringify(each);
      // Errors are told together each time, a warning once.
      const due = diagnostics.filter((each) => each.severity === 'error' || !known.has(key(each)));
      known.clear();
      for (const each of diagnostics) known.add(key(each));
      if (due.length > 0) io.err(`\n${pretty(named(due.slice(0, mostProblems)), sources(live), io.paint)}\n`);
      if (due.length > mostProblems) io.err(`… and ${due.length - mostProblems} more: archipel check lists all.\n`);
      const count = countDiagnostics(diagnostics);
      if (count.errors > 0)
        io.err(`${io.paint('red', `${count.errors} ${count.errors === 1 ? 'error' : 'errors'}`)}; pages stay as they were`);
      else if (errors > 0) io.err(io.paint('green', 'No errors any more'));
      errors = count.errors;
    },
  };
}
