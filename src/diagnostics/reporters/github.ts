// Prints diagnostics as annotations of a GitHub workflow.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
import type { FormattedDiagnostic } from '../diagnostic.ts';
import { diagnosticsByCode, maxListed } from '../group.ts';
import type { ToolMessages } from '../messages/messages.ts';
import { printable } from './printable.ts';

/** Escapes the message of a command. Control characters are replaced, because logs may be shown on a terminal. */
const data = (text: string): string => printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Prints one `::error` or `::warning` command per diagnostic, errors first, because GitHub shows only ten per step. */
export const github = (list: readonly FormattedDiagnostic[]): string =>
  diagnosticsByCode(list)
    .flat()
    .map(({ severity, file, range, code, message, hint }) => {
      const place = range && `,line=${range.line},col=${range.column},endLine=${range.endLine},endColumn=${range.endColumn}`;
      return `::${severity} file=${property(file)}${place ?? ''},title=${property(code)}::${data(`${message} ${hint}`)}`;
    })
    .join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');

/** Returns a Markdown table with the number of diagnostics per code. */
const countTable = (list: readonly FormattedDiagnostic[], { report }: ToolMessages): readonly string[] => [
  `| | ${report.table.code} | ${report.table.count} |`,
  '|---|---|--:|',
  ...diagnosticsByCode(list).map((set) => `| ${report.severity[set[0].severity]} | \`${set[0].code}\` | ${set.length} |`),
  '',
];

/**
 * Returns all diagnostics as a Markdown table, errors first. If there are more than `maxListed`, a table with the number of diagnostics
 * per code precedes it. Unlike annotations, the summary of a step has no limit of ten.
 */
export const githubSummary = (list: readonly FormattedDiagnostic[], messages: ToolMessages, { report } = messages): string =>
  [
    ...(list.length > maxListed ? countTable(list, messages) : []),
    `| | ${report.table.place} | ${report.table.problem} | ${report.table.hint} |`,
    '|---|---|---|---|',
    ...diagnosticsByCode(list)
      .flat()
      .map(
        ({ severity, file, range, code, message, hint }) =>
          `| ${report.severity[severity]} | ${cell(range === undefined ? file : `${file}:${range.line}:${range.column}`)} | \`${code}\` ${cell(message)} | ${cell(hint)} |`,
      ),
    '',
  ].join('\n');
