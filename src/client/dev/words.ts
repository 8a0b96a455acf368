// What the surface says about numbers and places.
import type { DeskProblem } from './state.ts';

const several = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `2 errors, 1 warning` */
export function countOf(problems: readonly DeskProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [errors > 0 ? [several(errors, 'error')] : [], warnings > 0 ? [several(warnings, 'warning')] : []].flat().join(', ');
}

/** `content/pages/home.yaml:20:24`, as far as the place is known. */
export const placeOf = ({ file, line, column }: DeskProblem): string => [file, line, column].filter((part) => part !== undefined).join(':');
