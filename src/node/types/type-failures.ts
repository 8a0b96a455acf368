// What `tsc --pretty false` prints → failures with file, line and column.
import type { TemplateFailure } from '../../diagnostics/template-diagnostics.ts';

export interface CompilerOutput {
  readonly text: string;
  /** The exit code. */
  readonly code: number | null;
}

/** `templates/Body.tsx(3,5): error TS2322: …`, or `error TS18003: …` of the project. */
const errorLine = /^(?:(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): )?error (?<what>TS\d+: .*)$/;

/** The cache cannot be written: only the next check takes longer. */
const cacheRefused = /^TS5033: .*types\.tsbuildinfo/;

/** The nested reasons are too long to be read. */
const maxReasons = 3;

/** The errors in the output of the compiler, each with the lines that give its reasons. */
export function typeFailures({ text, code }: CompilerOutput): readonly TemplateFailure[] {
  const failures: { readonly failure: TemplateFailure; readonly reasons: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const { file, line: at = '1', column = '1', what } = errorLine.exec(line)?.groups ?? {};
    const position = file === undefined ? undefined : { file, line: Number(at), column: Number(column) };
    if (what !== undefined) failures.push({ failure: { code: 'template-types', what, position }, reasons: [] });
    else if (/^\s+\S/.test(line)) failures.at(-1)?.reasons.push(line.trim());
  }
  const found = failures
    .map(({ failure, reasons }) => ({ ...failure, what: [failure.what, ...reasons.slice(-maxReasons)].join(' ') }))
    .filter(({ what }) => !cacheRefused.test(what));
  if (failures.length > 0 || code === 0) return found;
  return [{ code: 'template-types', what: `tsc ends with ${code}: ${text.trim().split('\n')[0] ?? ''}`, position: undefined }];
}
