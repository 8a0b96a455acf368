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

/** The innermost reason says what is wrong; the error itself, which is about whole types, follows it in parentheses. */
function messageOf(error: string, reasons: readonly string[]): string {
  const reason = reasons.at(-1);
  return reason === undefined ? error : `${shortened(reason).replace(/\.$/, '')} (${shortened(error)})`;
}

/** Characters of a type that are read; the whole of a schema's type takes thousands. */
const typeLength = 60;

const shortened = (message: string): string =>
  message.replace(/'([^']*)'/g, (whole, type: string) =>
    type.length > typeLength ? `'${type.slice(0, typeLength - 1).trimEnd()}…'` : whole,
  );

/** A definition that is not understood as a whole, so that the compiler knows no types of its own for it. */
const misunderstood = /'(?:CollectionSpec<EntrySchema|SectionSpec<ZodObject<\$ZodLooseShape)/;

/** The compiler then reports the functions of the definition: fields of the schema are unknown to it. */
const follows = /^(?:TS2339: Property '.+' does not exist on type 'CommonFields & |TS7031: |TS7006: )/;

interface Reported {
  readonly failure: TemplateFailure;
  readonly reasons: string[];
}

/** The errors but for those that follow from another one of their file. */
function withoutFollowUps(reported: readonly Reported[]): readonly Reported[] {
  const isCause = ({ failure, reasons }: Reported): boolean => [failure.what, ...reasons].some((line) => misunderstood.test(line));
  const causes = new Set(reported.filter(isCause).map(({ failure }) => failure.position?.file));
  return reported.filter(({ failure: { what, position } }) => !(follows.test(what) && causes.has(position?.file)));
}

/** The errors in the output of the compiler, each with its innermost reason. */
export function typeFailures({ text, code }: CompilerOutput): readonly TemplateFailure[] {
  const failures: Reported[] = [];
  for (const line of text.split(/\r?\n/)) {
    const { file, line: at = '1', column = '1', what } = errorLine.exec(line)?.groups ?? {};
    const position = file === undefined ? undefined : { file, line: Number(at), column: Number(column) };
    if (what !== undefined) failures.push({ failure: { code: 'template-types', what, position }, reasons: [] });
    else if (/^\s+\S/.test(line)) failures.at(-1)?.reasons.push(line.trim());
  }
  const found = withoutFollowUps(failures)
    .map(({ failure, reasons }) => ({ ...failure, what: messageOf(failure.what, reasons) }))
    .filter(({ what }) => !cacheRefused.test(what));
  if (failures.length > 0 || code === 0) return found;
  return [{ code: 'template-types', what: `tsc ends with ${code}: ${text.trim().split('\n')[0] ?? ''}`, position: undefined }];
}
