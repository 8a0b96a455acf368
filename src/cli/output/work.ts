// What a run did: the files it parsed, pages it rendered, and files it wrote. Everything else was reused.
import { join, relative } from 'node:path';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { Summary } from '../../output/summary.ts';
import { debugLog } from './debug.ts';
import type { CheckAnswer } from './report-answer.ts';
import type { Terminal } from './terminal.ts';

export interface Work {
  /** True if nothing has changed since the last run, so that its result is printed again. */
  readonly isUnchanged: boolean;
  /** Content files, relative to the current folder. */
  readonly parsed: readonly string[];
  /** Files of pages, relative to the output folder. */
  readonly rendered: readonly string[];
  /** Files that were written into the output folder, relative to it. */
  readonly written: readonly string[];
}

/** The work of a run that has nothing to do. */
export const noWork: Work = { isUnchanged: true, parsed: [], rendered: [], written: [] };

export function workAsData(
  { isUnchanged, parsed, rendered, written }: Work,
  { routes, notFoundPages }: Pick<Summary, 'routes' | 'notFoundPages'>,
): NonNullable<CheckAnswer['work']> {
  const pages = notFoundPages + Object.values(routes).reduce((sum, count) => sum + count, 0);
  return {
    unchanged: isUnchanged,
    parsed: [...parsed].sort(),
    rendered: [...rendered].sort(),
    reused: Math.max(0, pages - rendered.length),
    written: [...written].sort(),
  };
}

interface RecordedWork {
  /** Records a parsed content file, named relative to the content folder. */
  readonly parsed: (file: string) => void;
  /** Records an output file, if it is a rendered page. */
  readonly page: (file: OutputFile) => undefined;
  readonly end: (written: readonly string[]) => Work;
}

/** Records the work of a run, and prints it with `--debug`. */
export function recordedWork(io: Terminal, options: { readonly content: string; readonly debug?: boolean }): RecordedWork {
  const [parsed, rendered]: [string[], string[]] = [[], []];
  const [ofFiles, ofPages] = [debugLog(io, 'archipel:files', options), debugLog(io, 'archipel:pages', options)];
  return {
    parsed: (file) => {
      parsed.push(relative(process.cwd(), join(options.content, file)));
      ofFiles?.(`${file} parsed`);
    },
    page: ({ name, path }) => {
      // An HTML file without a name is the page of a redirect, which is not counted.
      if (name === undefined || !path.endsWith('.html')) return;
      rendered.push(path);
      ofPages?.(`/${path} rendered`);
    },
    end: (written) => ({ isUnchanged: false, parsed, rendered, written }),
  };
}
