// A problem is data: a permanent code, typed arguments, a place. The catalogue turns it into sentences in each language.
import type { DataPath, EditorStep, Range, TextEdit } from '../model/data/place.ts';
import type { ArgsOf, Code, Severity } from './catalogue/index.ts';

export type { Key, Title, ValueKind } from './catalogue/arguments.ts';

export interface Fix {
  /** Edits of the file of the diagnostic, in order and apart from one another. */
  readonly edits: readonly TextEdit[];
  /** The lines that the edits change, with the changes. */
  readonly result: string;
  /** True if `…` in an edit is a placeholder for words that only the author knows. */
  readonly open: boolean;
}

export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** From the root of the content folder for content; else a name that a reader can find. */
  readonly file: string;
  readonly range?: Range;
  readonly args: Readonly<Record<string, unknown>>;
  /** The way to the value in content. */
  readonly place?: readonly EditorStep[];
  /** The hint as edits, if a program can apply it. */
  readonly fix?: Fix;
}

/** A diagnostic in the words of a language. */
export interface FormattedDiagnostic extends Omit<Diagnostic, 'place'> {
  /** `section 2 (faq), question 4, answer` */
  readonly place?: string;
  readonly message: string;
  readonly hint: string;
}

/** A problem whose place is a path into a YAML document, or a range, or the file as a whole. */
export interface Finding {
  readonly code: Code;
  readonly args: Readonly<Record<string, unknown>>;
  readonly file: string;
  readonly path?: DataPath;
  /** Points at the key instead of the value of the last step of `path`. */
  readonly at?: 'key' | 'value';
  readonly range?: Range;
  /** The fix, if the check knows it. */
  readonly edits?: readonly TextEdit[];
  /** For a finding with a range: the path of the value that was most likely meant. */
  readonly within?: DataPath;
  /** The name of the place at `path` or `within` for people. */
  readonly place?: readonly EditorStep[];
  /** Set if it is less severe than its code. */
  readonly severity?: 'warning';
}

/** Where a finding is. */
export type FindingPlace = Pick<Finding, 'file' | 'path' | 'at' | 'range'>;

/** A finding with its arguments checked against its code, and with its own copy of the path. */
export const createFinding = <C extends Code>(
  code: C,
  place: FindingPlace,
  args: ArgsOf<C> & Readonly<Record<string, unknown>>,
): Finding => ({
  ...place,
  ...(place.path && { path: [...place.path] }),
  code,
  args,
});
