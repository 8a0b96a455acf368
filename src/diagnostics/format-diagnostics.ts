import type { ToolLanguage } from '../messages/messages.ts';
import { formatMessage } from './catalogue/index.ts';
import type { Diagnostic, FormattedDiagnostic } from './diagnostic.ts';

/** Diagnostics with their sentences in a language, in their order. */
export const formatDiagnostics = (list: readonly Diagnostic[], language: ToolLanguage): FormattedDiagnostic[] =>
  list.map(({ code, severity, file, ...rest }) => ({ code, severity, file, ...formatMessage(code, rest.args, language), ...rest }));
