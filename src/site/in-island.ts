// Whether an island is being rendered. Its elements are hydrated, and may have handlers; those of templates may not.

const state = { depth: 0 };

/**
 * True while an island is rendered.
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

/** The result of `render`, during which an island is being rendered. */
export function inIsland<T>(render: () => T): T {
  state.depth += 1;
  try {
    return render();
  } finally {
    state.depth -= 1;
  }
}
