// Formats counts and positions.
import type { ClientMessages } from '../messages.ts';
import type { ShownProblem } from '../state.ts';

/** Returns the number of problems in words: `2 errors, 1 warning`. */
export function countOf(problems: readonly ShownProblem[], messages: ClientMessages): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return messages.problems(errors, problems.length - errors);
}

/** Returns `content/pages/home.yaml:20:24`, as far as the position is known. */
export const positionOf = ({ file, line, column }: ShownProblem): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');
