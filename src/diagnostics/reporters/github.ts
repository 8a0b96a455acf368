// Diagnostics as annotations of a GitHub workflow.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
import type { Diagnostic } from '../diagnostic.ts';

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** One `::error` or `::warning` command per diagnostic. */
export const github = (list: readonly Diagnostic[]): string =>
  list
    .map(({ severity, file, range, code, message, hint }) => {
      const place = range && `,line=${range.line},col=${range.column},endLine=${range.endLine},endColumn=${range.endColumn}`;
      return `::${severity} file=${property(file)}${place ?? ''},title=${property(code)}::${data(`${message} ${hint}`)}`;
    })
    .join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');

/** A Markdown table of all diagnostics: annotations end at ten a step, the summary does not. */
export const githubSummary = (list: readonly Diagnostic[]): string =>
  [
    '| | Place | Problem | Hint |',
    '|---|---|---|---|',
    ...list.map(
      ({ severity, file, range, code, message, hint }) =>
        `| ${severity} | ${cell(range === undefined ? file : `${file}:${range.line}:${range.column}`)} | \`${code}\` ${cell(message)} | ${cell(hint)} |`,
    ),
    '',
  ].join('\n');
