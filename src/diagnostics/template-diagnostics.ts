import { formatMessage } from './catalogue/index.ts';
import { createFinding, type Diagnostic, type Finding } from './diagnostic.ts';

/** An error of the compiler, with its position from the project root, or of a template that throws. */
export interface TemplateFailure {
  /** `config-invalid` for what the engine finds in a configuration that compiles. */
  readonly code?: 'template-compile' | 'config-invalid';
  readonly what: string;
  readonly position?: { readonly file: string; readonly line: number; readonly column: number } | undefined;
}

/** Templates that do not compile, or throw, as findings. */
export const templateFindings = (failures: readonly TemplateFailure[]): readonly Finding[] =>
  failures.map(({ code = 'template-compile', what, position }) => {
    if (position === undefined) return createFinding(code, { file: 'templates' }, { what });
    const { file, line, column } = position;
    return createFinding(code, { file, range: { line, column, endLine: line, endColumn: column + 1 } }, { what });
  });

/** The same as diagnostics. Their files are named from the project root. */
export const templateDiagnostics = (failures: readonly TemplateFailure[]): readonly Diagnostic[] =>
  templateFindings(failures).map(({ code, args, file, range }) => {
    const { severity, message, hint } = formatMessage(code, args);
    return { code, severity, file, message, hint, args, ...(range && { range }) };
  });
