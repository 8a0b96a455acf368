// The codes whose fix is certain and local, so that `check --fix` may apply it without a question.
import type { Code } from './index.ts';

/** A closed list: a fix that chooses between readings, names or values is for people. */
const safe: ReadonlySet<Code> = new Set<Code>([
  'boolean-word',
  'fact-notation',
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

/** True if a program may do what the hint of `code` says. */
export const isSafeToFix = (code: Code): boolean => safe.has(code);
