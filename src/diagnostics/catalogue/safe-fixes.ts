import type { Code } from './index.ts';

/** The safe codes. A code is missing here if its fix chooses between readings, names or values, which a person has to decide. */
const safe: ReadonlySet<Code> = new Set<Code>([
  'boolean-word',
  'fact-notation',
  // Only links and pictures that are certain to be the same in Markdown have a fix.
  'html-unknown',
  'mdx-syntax',
  // Only marks in Chinese, Japanese and Korean texts have a fix.
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
