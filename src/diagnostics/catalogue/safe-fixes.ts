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

/** True if `check --fix` may apply the fix of `code`. */
export const isSafeToFix = (code: Code): boolean => safe.has(code);
