// Counts and positions in words.
import type { Problem } from '../state.ts';

const several = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `2 errors, 1 warning` */
export function countOf(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [errors > 0 ? [several(errors, 'error')] : [], warnings > 0 ? [several(warnings, 'warning')] : []].flat().join(', ');
}

/** `content/pages/home.yaml:20:24`, as far as the position is known. */
export const positionOf = ({ file, line, column }: Problem): string => [file, line, column].filter((part) => part !== undefined).join(':');
