import type { TemplateFailure } from '../../diagnostics/template-diagnostics.ts';

export interface CompilerOutput {
  readonly text: string;
  /** The exit code of the compiler. */
  readonly code: number | null;
}

/** Matches `templates/Body.tsx(3,5): error TS2322: …`, or `error TS18003: …` for an error of the entire project. */
const errorLine = /^(?:(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): )?error (?<what>TS\d+: .*)$/;

/** Matches the error that the cache cannot be written. This error is left out, because its only effect is a slower next check. */
const cacheRefused = /^TS5033: .*types\.tsbuildinfo/;

/** Returns the innermost reason, which is the most useful, followed by the error in parentheses; the error alone if it has no reasons. */
function messageOf(error: string, reasons: readonly string[]): string {
  const reason = reasons.at(-1);
  return reason === undefined ? error : `${shortened(reason).replace(/\.$/, '')} (${shortened(error)})`;
}

/** Maximum length of a type in messages, in characters; the complete type of a schema has thousands. */
const typeLength = 60;

const shortened = (message: string): string =>
  message.replace(/'([^']*)'/g, (whole, type: string) =>
    type.length > typeLength ? `'${type.slice(0, typeLength - 1).trimEnd()}…'` : whole,
  );

/** Recognizes the error about a collection or section whose definition matches no overload: it names only the general types. */
const misunderstood = /'(?:CollectionSpec<EntrySchema|SectionSpec<ZodObject<\$ZodLooseShape)/;

/** Recognizes follow-up errors in the functions of such a collection or section: the compiler does not know the fields of its schema. */
const follows = /^(?:TS2339: Property '.+' does not exist on type 'CommonFields & |TS7031: |TS7006: )/;

interface Reported {
  readonly failure: TemplateFailure;
  readonly reasons: string[];
}

/** Returns the errors without those that follow from another one in the same file. */
function withoutFollowUps(reported: readonly Reported[]): readonly Reported[] {
  const isCause = ({ failure, reasons }: Reported): boolean => [failure.what, ...reasons].some((line) => misunderstood.test(line));
  const causes = new Set(reported.filter(isCause).map(({ failure }) => failure.position?.file));
  return reported.filter(({ failure: { what, position } }) => !(follows.test(what) && causes.has(position?.file)));
}

/**
 * Returns the errors in the output of the compiler, each with its innermost reason. If the compiler fails without reporting an error,
 * returns one error with the first line of its output.
 */
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
