// Diagnostics as annotations of a GitHub workflow.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands

import type { FormattedDiagnostic } from '../diagnostic.ts';
import type { ToolMessages } from '../messages/messages.ts';
import { printable } from './printable.ts';

/** Logs are shown on terminals, too. */
const data = (text: string): string => printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** One `::error` or `::warning` command per diagnostic. */
export const github = (list: readonly FormattedDiagnostic[]): string =>
  list
    .map(({ severity, file, range, code, message, hint }) => {
      const place = range && `,line=${range.line},col=${range.column},endLine=${range.endLine},endColumn=${range.endColumn}`;
      return `::${severity} file=${property(file)}${place ?? ''},title=${property(code)}::${data(`${message} ${hint}`)}`;
    })
    .join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');

/** A Markdown table of all diagnostics: annotations end at ten a step, the summary does not. */
export const githubSummary = (list: readonly FormattedDiagnostic[], { report }: ToolMessages): string =>
  [
    `| | ${report.table.place} | ${report.table.problem} | ${report.table.hint} |`,
    '|---|---|---|---|',
    ...list.map(
      ({ severity, file, range, code, message, hint }) =>
        `| ${report.severity[severity]} | ${cell(range === undefined ? file : `${file}:${range.line}:${range.column}`)} | \`${code}\` ${cell(message)} | ${cell(hint)} |`,
    ),
    '',
  ].join('\n');
