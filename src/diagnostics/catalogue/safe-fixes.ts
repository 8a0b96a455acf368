import type { Code } from './index.ts';

/** Codes whose fix is always what the author meant. A fix that chooses between readings, names or values is left to a person. */
const safe: ReadonlySet<Code> = new Set<Code>([
  'boolean-word',
  'fact-notation',
  // Only links and pictures have a fix, and only if Markdown can express all of their attributes.
  'html-unknown',
  // Only links to redirected paths have a fix.
  'link-address',
  'mdx-syntax',
  // Only marks in Chinese, Japanese and Korean texts, and those of lists and headings have a fix.
  'markdown-raw',
  'text-unquoted',
  'typography-abbreviation',
  'typography-apostrophe',
  'typography-dash',
  'typography-minus',
  'typography-percent',
  'typography-punctuation',
  'typography-quotes',
  'typography-unit',
  'yaml-first-character',
  'yaml-quote-marks',
  'yaml-space',
  'yaml-tab',
]);

type Args = Readonly<Record<string, unknown>>;

/** Codes whose fix is what the author meant only for some values, and whether it is for the arguments of a finding. */
const safeIf: Partial<Record<Code, (args: Args) => boolean>> = {
  // Without cents or a currency, only the author knows whether the amount is in cents.
  'amount-notation': ({ value }) => /[.,]\d\d\b|€|EUR|Euro/i.test(String(value ?? '')),
  // The time of a day without one is a guess.
  'date-notation': ({ value, meant }) => typeof meant === 'string' && (!meant.includes('T') || String(value).includes(':')),
  'format-invalid': ({ expected }) => expected === 'currency',
  // Marks between the digits, as in programs: 1_799_700.
  'number-notation': ({ value, isWhole }) => isWhole !== true && /^["']?\d+(?:_\d+)+["']?$/.test(String(value ?? '')),
};

/** Returns whether `check --fix` may apply the fix of a diagnostic. */
export const isSafeToFix = ({ code, args }: { readonly code: Code; readonly args: Args }): boolean =>
  safe.has(code) || safeIf[code]?.(args) === true;
