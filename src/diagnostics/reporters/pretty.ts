// Diagnostics for people at a terminal.
import type { Diagnostic } from '../diagnostic.ts';
import { codeFrame, fixedLines } from './frame.ts';
import { printable } from './printable.ts';

export type Paint = (style: 'red' | 'yellow' | 'cyan' | 'dim' | 'bold' | 'green', text: string) => string;

/** The text of a source file by the name that diagnostics use, where there is one. */
export type Sources = (file: string) => string | undefined;

/** Problems whose line holds a secret, which is not to end in the log of a build. */
const secret: ReadonlySet<string> = new Set(['service-key']);

const indent = (block: string): string => block.replace(/^/gm, '    ');

/** The lines around a problem with a mark under its place; undefined where they are not known or not to be shown. */
export function frameOf({ code, file, range }: Diagnostic, sources: Sources): string | undefined {
  const source = range && !secret.has(code) ? sources(file) : undefined;
  return range && source !== undefined ? codeFrame(source, range) : undefined;
}

function one(diagnostic: Diagnostic, sources: Sources, paint: Paint): string {
  const { range, severity } = diagnostic;
  const place = range === undefined ? diagnostic.file : `${diagnostic.file}:${range.line}:${range.column}`;
  const frame = frameOf(diagnostic, sources);
  const fixed = diagnostic.fix === undefined ? '' : fixedLines(diagnostic.fix);
  const head = `${paint(severity === 'error' ? 'red' : 'yellow', severity)} ${paint('dim', diagnostic.code)}  ${paint('cyan', printable(place))}`;
  return [
    head,
    `  ${paint('bold', printable(diagnostic.message))}`,
    ...(frame === undefined ? [] : [paint('dim', indent(frame))]),
    `  ${paint('green', '→')} ${printable(diagnostic.hint)}`,
    ...(fixed === '' ? [] : [paint('green', indent(fixed))]),
  ].join('\n');
}

/** All diagnostics as text, one blank line between two. */
export const pretty = (list: readonly Diagnostic[], sources: Sources, paint: Paint): string =>
  list.map((diagnostic) => one(diagnostic, sources, paint)).join('\n\n');
