// A problem is data: a permanent code, typed arguments, a place. The catalogue turns it into sentences in each language.
import type { DataPath, EditorStep, Range, TextEdit } from '../model/data/place.ts';
import type { ArgsOf, Code, Severity } from './catalogue/index.ts';

export type { Form, Key, Title, ValueKind } from './catalogue/arguments.ts';

export interface Fix {
  /** Edits of the diagnostic's file, in order and without overlaps. */
  readonly edits: readonly TextEdit[];
  /** The changed lines, after the edits. */
  readonly result: string;
  /** True if `…` in an edit is a placeholder for words that only the author knows. */
  readonly open: boolean;
}

export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** The name of a file; the name of a content file is relative to the content folder. */
  readonly file: string;
  readonly range?: Range;
  readonly args: Readonly<Record<string, unknown>>;
  /** The steps to the value in content, in the terms of editors. */
  readonly place?: readonly EditorStep[];
  /** The hint as edits, if a program can apply it. */
  readonly fix?: Fix;
}

/** A diagnostic with its message in a language. */
export interface FormattedDiagnostic extends Omit<Diagnostic, 'place'> {
  /** The place in words: `section 2 (faq), question 4, answer`. */
  readonly place?: string;
  readonly message: string;
  readonly hint: string;
}

/** A problem at a path in a YAML document, in a range of the text, or in the entire file. */
export interface Finding extends Omit<Diagnostic, 'severity' | 'fix'> {
  readonly path?: DataPath;
  /** Whether the finding points at the key or at the value of the last step of `path`. */
  readonly at?: 'key' | 'value';
  /** The fix, if the check provides it. */
  readonly edits?: readonly TextEdit[];
  /** For a finding about words in a value: the indexes (from 0) of the occurrences that it is about. All occurrences if missing. */
  readonly occurrences?: readonly number[];
  /** For a finding that has a range instead of a path: the path of the value that the range is probably in. */
  readonly within?: DataPath;
  /** Set if the finding is less severe than its code. */
  readonly severity?: 'warning';
}

/** The place of a finding. */
export type FindingPlace = Pick<Finding, 'file' | 'path' | 'at' | 'range'>;

/** Creates a finding. The type of the arguments depends on the code, and the path is copied. */
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
