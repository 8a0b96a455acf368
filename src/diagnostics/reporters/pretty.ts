// Prints diagnostics for people at a terminal.
import { countBy } from '../../model/group-by.ts';
import type { Diagnostic, FormattedDiagnostic } from '../diagnostic.ts';
import { type DiagnosticGroup, diagnosticsByCode, groupDiagnostics, maxListed } from '../group.ts';
import type { ToolMessages } from '../messages/messages.ts';
import { cells } from '../terminal/cells.ts';
import { sentenceLines } from '../terminal/lines.ts';
import { codeFrame, fixedLines } from './frame.ts';
import { placeLines } from './place-lines.ts';
import { printable, printableLine } from './printable.ts';

export type Paint = (style: 'red' | 'yellow' | 'cyan' | 'dim' | 'bold' | 'green', text: string) => string;

/** Returns the text of a source file by the name that diagnostics use; undefined if there is none. */
export type SourceTexts = (file: string) => string | undefined;

/** Codes whose line is not shown, because a secret in it must not appear in the log of a build. */
const secret: ReadonlySet<string> = new Set(['service-key']);

export interface TextOptions {
  readonly sources: SourceTexts;
  readonly paint: Paint;
  readonly messages: ToolMessages;
  /** The width of the terminal; undefined if there is none. */
  readonly columns?: number | undefined;
  /** Prints each diagnostic in full, even if several have the same message. */
  readonly all?: boolean | undefined;
}

const margin = '    ';
const indent = (block: string): string => block.replace(/^/gm, margin);

/** Limits for the width of text: longer lines are hard to read, and shorter lines hold too few words. */
const maxColumns = 120;
const minColumns = 40;

/** Returns the width of text on a terminal with `columns`. */
const textWidth = (columns: number | undefined): number => Math.max(minColumns, Math.min(columns || maxColumns, maxColumns));

/** Returns the result of `codeFrame`, or undefined if the problem has no range, or the source is unknown or must not be shown. */
export function frameOf(
  { code, file, range }: Pick<Diagnostic, 'code' | 'file' | 'range'>,
  sources: SourceTexts,
  columns?: number,
): string | undefined {
  const source = range && !secret.has(code) ? sources(file) : undefined;
  return range && source !== undefined ? codeFrame(source, range, columns) : undefined;
}

function one([diagnostic, ...others]: DiagnosticGroup, options: TextOptions): string {
  const { sources, paint, messages } = options;
  const columns = textWidth(options.columns);
  const wrapAt = options.columns === undefined ? undefined : columns;
  const frame = frameOf(diagnostic, sources, columns - margin.length);
  const fixed = diagnostic.fix === undefined ? '' : fixedLines(diagnostic.fix, columns - margin.length);
  const names = nameLines([diagnostic, ...others]);
  const name = names !== undefined || others.every((other) => other.place === diagnostic.place) ? diagnostic.place : undefined;
  return [
    ...headLines({ ...diagnostic, name }, wrapAt, options),
    ...sentenceLines(printableLine(diagnostic.message), wrapAt, '  ').map((line) => paint('bold', line)),
    ...(frame === undefined ? [] : [paint('dim', indent(frame))]),
    ...hintLines(printable(diagnostic.hint), wrapAt, paint),
    ...(fixed === '' ? [] : [paint('green', indent(fixed))]),
    ...(others.length === 0 ? [] : [`  ${messages.report.morePlaces(others.length)}`]),
    ...(names ?? placeLines(others, columns)).map((line) => paint('cyan', line)),
  ].join('\n');
}

/** The maximum number of names below a diagnostic. */
const maxNames = 20;

/**
 * Returns the names of the further places, each once and in its own line, if all places are on one line of a file. This happens with code
 * that returns several entries. Returns undefined if a place is on another line or has no name, or if all places have the same name.
 */
function nameLines([first, ...others]: DiagnosticGroup): readonly string[] | undefined {
  const isOneLine = others.every(
    ({ file, range, place }) => place !== undefined && file === first.file && range?.line === first.range?.line,
  );
  const names = [...new Set(others.map(({ place = '' }) => place))].filter((name) => name !== first.place);
  if (!isOneLine || names.length === 0) return undefined;
  const lines = names.map((name) => `${margin}${printableLine(name)}`);
  return lines.length > maxNames ? [...lines.slice(0, maxNames), `${margin}…`] : lines;
}

type Head = Pick<Diagnostic, 'code' | 'severity' | 'file' | 'range'> & { readonly name: string | undefined };

/**
 * Returns the head of a diagnostic: severity, code, the name of the place if it has one, and the position. The name is on
 * the first line, or below it if the terminal is too narrow.
 */
function headLines(
  { code, severity, file, range, name }: Head,
  wrapAt: number | undefined,
  { paint, messages }: TextOptions,
): readonly string[] {
  const word = messages.report.severity[severity];
  const head = `${paint(severity === 'error' ? 'red' : 'yellow', word)} ${paint('dim', code)}`;
  const place = paint('cyan', printableLine(range === undefined ? file : `${file}:${range.line}:${range.column}`));
  if (name === undefined) return [`${head}  ${place}`];
  const title = printableLine(name);
  if (wrapAt === undefined || cells(`${word} ${code}  ${title}`) <= wrapAt) return [`${head}  ${paint('bold', title)}`, `  ${place}`];
  return [head, ...sentenceLines(title, wrapAt, '  ').map((line) => paint('bold', line)), `  ${place}`];
}

function hintLines(hint: string, wrapAt: number | undefined, paint: Paint): readonly string[] {
  const [first = '', ...rest] = sentenceLines(hint, wrapAt, margin);
  return [`  ${paint('green', '→')} ${first.slice(margin.length)}`, ...rest];
}

/**
 * Prints all diagnostics, separated by blank lines: errors, then warnings, each in the order of files. Diagnostics with the same message
 * are printed once, with the other places below.
 */
export function pretty(list: readonly FormattedDiagnostic[], options: TextOptions): string {
  const ordered = (['error', 'warning'] as const).flatMap((severity) => list.filter((each) => each.severity === severity));
  return (options.all === true ? ordered.map((each): DiagnosticGroup => [each]) : groupDiagnostics(ordered))
    .map((group) => one(group, options))
    .join('\n\n');
}

/** Prints at most `maxListed` diagnostics like `pretty`. Prints more by code, with the first diagnostic and some places of each. */
export const brief = (list: readonly FormattedDiagnostic[], options: TextOptions): string =>
  list.length > maxListed
    ? diagnosticsByCode(list)
        .map((set) => firstOf(set, options))
        .join('\n\n')
    : pretty(list, options);

/** Maximum number of further places that are listed below the first diagnostic of a code. */
const placesNamed = 3;

/** Maximum number of names that are listed below the first diagnostic of a code. */
const maxSubjects = 8;

/** Returns the key, name or element that a diagnostic is about; undefined for other diagnostics. */
function subjectOf({ args }: FormattedDiagnostic): string | undefined {
  const subject = args['name'] ?? args['key'] ?? args['tag'];
  return typeof subject === 'string' ? printableLine(subject) : undefined;
}

/**
 * Returns lines with the keys, names or elements that the diagnostics of a code are about and the number of places of each, the most
 * frequent first. Returns none if all are about the same one.
 */
function subjectLines(group: DiagnosticGroup, { columns, messages }: TextOptions): readonly string[] {
  const counts = [...countBy(group, subjectOf)].sort(([, one], [, other]) => other - one);
  const named = counts.flatMap(([subject, count]) => (subject === undefined ? [] : [`${subject} (${count})`]));
  if (named.length < 2) return [];
  const text = messages.report.concerns(named.slice(0, maxSubjects).join(', '), Math.max(0, named.length - maxSubjects));
  return sentenceLines(text, columns === undefined ? undefined : textWidth(columns), '  ');
}

/**
 * Prints the first diagnostic of a code, what the others are about, the places of up to `placesNamed` of them, and how to see the rest.
 */
function firstOf(group: DiagnosticGroup, options: TextOptions): string {
  const [first, ...others] = group;
  const { paint, messages } = options;
  const subjects = subjectLines(group, options);
  const lines = others.slice(0, placesNamed).map((each) => {
    const { file, range } = each;
    const place = `${margin}${range === undefined ? file : `${file}:${range.line}:${range.column}`}`;
    return subjects.length === 0 ? place : `${place}  ${subjectOf(each) ?? ''}`.trimEnd();
  });
  const more = others.length - lines.length;
  const rest = more === 0 ? [] : [margin + paint('dim', messages.report.morePlacesOf(more, first.code))];
  const places = others.length === 0 ? [] : [`  ${messages.report.morePlaces(others.length)}`, ...lines.map(printable), ...rest];
  return [pretty([first], options), ...subjects, ...places].join('\n');
}
