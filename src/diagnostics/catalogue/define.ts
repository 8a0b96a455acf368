// One entry of the catalogue: how grave it is and the two sentences a reader gets.
import { listedWithOr } from '../../model/listed.ts';

export type Severity = 'error' | 'warning';

export interface Message {
  /** What is wrong, in plain words. */
  readonly message: string;
  /** The way out. */
  readonly hint: string;
}

export interface CatalogueEntry<Args> {
  readonly severity: Severity;
  readonly say: (args: Args) => Message;
}

export const error = <Args = object>(say: (args: Args) => Message): CatalogueEntry<Args> => ({ severity: 'error', say });

export const warning = <Args = object>(say: (args: Args) => Message): CatalogueEntry<Args> => ({ severity: 'warning', say });

export interface Suggestion {
  readonly suggestion?: string | undefined;
}

/** "Did you mean …?" where there is a near candidate, else `otherwise`. */
export const didYouMean = ({ suggestion }: Suggestion, otherwise: string): string =>
  suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`;

/** `a, b or c` with each in quotes; long lists are cut. */
export function oneOf(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).map((name) => `"${name}"`);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} (and ${rest} more)`;
  return listedWithOr(shown) || 'nothing';
}
