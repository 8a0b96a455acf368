// Tracks whether an island is being rendered. Elements of an island are hydrated and may have event
// handlers; elements of templates may not.

const state = { depth: 0 };

/**
 * Returns whether an island is being rendered, for components that templates and islands share.
 *
 * @experimental
 * @example
 * ```tsx
 * import { isInIsland } from 'archipel';
 *
 * export const hydrated = (): string => (isInIsland() ? 'in an island' : 'in the page');
 * ```
 */
export const isInIsland = (): boolean => state.depth > 0;

/** Returns the result of `render`, and marks everything it renders as part of an island. */
export function inIsland<T>(render: () => T): T {
  state.depth += 1;
  try {
    return render();
  } finally {
    state.depth -= 1;
  }
}
