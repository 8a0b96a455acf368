import { formatMessage } from './catalogue/index.ts';
import type { Diagnostic } from './diagnostic.ts';

/** What is wrong with templates, in the words of the compiler or of a template that throws. */
export function templateDiagnostics(what: string): readonly Diagnostic[] {
  const code = 'template-compile';
  const args = { what };
  const { severity, message, hint } = formatMessage(code, args);
  return [{ code, severity, file: 'templates', message, hint, args }];
}
