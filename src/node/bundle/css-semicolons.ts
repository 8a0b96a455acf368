// Finds missing semicolons in stylesheets. Without one, a declaration includes the next. The result is valid CSS, so browsers and the
// bundler drop both declarations without a warning.
import type { PartialMessage } from 'esbuild';
import { lineAndColumn } from './place-of-import.ts';

/** The end of a declaration that another one follows without a semicolon. The line counts from 1, the column from 0. */
interface MissingSemicolon {
  readonly line: number;
  readonly column: number;
  readonly swallowed: string;
}

/** Returns warnings about missing semicolons in the stylesheet `file`, a path relative to the project. */
export const semicolonWarnings = (file: string, css: string): PartialMessage[] =>
  missingSemicolons(css).map(({ line, column, swallowed }) => ({
    text: `A semicolon is missing: the declaration takes in "${swallowed}" of the next line, and browsers drop both`,
    location: { file, line, column },
  }));

/**
 * Matches the end of a line within a declaration, and the name at the start of the next line. There is no match if an
 * opening brace follows, because the name then belongs to a selector.
 */
const swallowing = /(?<=[{;]\s*-{0,2}[a-z][\w-]*\s*:[^;{}]*?[^\s;{}])[^\S\n]*\n\s*(-{0,2}[a-z][\w-]*)\s*:(?=[^;{}]*[;}])/g;

/** Returns the line ends at which a semicolon is missing between two declarations. */
export function missingSemicolons(css: string): readonly MissingSemicolon[] {
  return [...masked(css).matchAll(swallowing)].map(({ index, 1: swallowed = '' }) => {
    const { line, column } = lineAndColumn(css, index);
    return { line, column: column - 1, swallowed };
  });
}

/** Masks comments, strings and the contents of parentheses. Positions stay the same. */
const masked = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, (part) =>
      part.replace(/[^\n]/g, part.startsWith('/*') ? ' ' : 'x'),
    )
    .replace(/\([^(){}]*\)/g, (part) => part.replace(/[^\n]/g, 'x'));
