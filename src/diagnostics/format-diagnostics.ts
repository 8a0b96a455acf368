import { formatMessage } from './catalogue/index.ts';
import type { Diagnostic, FormattedDiagnostic } from './diagnostic.ts';
import type { ToolLanguage } from './messages/messages.ts';
import { placeInWords } from './place-in-words.ts';

/** Returns diagnostics with their messages in a language, in the same order. */
export const formatDiagnostics = (list: readonly Diagnostic[], language: ToolLanguage): FormattedDiagnostic[] =>
  list.map(({ code, severity, file, place = [], ...rest }) => ({
    code,
    severity,
    file,
    ...(place.length > 0 && { place: placeInWords(place, language) }),
    ...formatMessage(code, rest.args, language),
    ...rest,
  }));
