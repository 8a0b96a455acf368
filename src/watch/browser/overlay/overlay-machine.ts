// A pure function that decides when the overlay opens. A half-typed line must not open the overlay at each autosave, so
// only a bar appears at first. The overlay opens if a mistake on this page lasts, or on request.
import type { ShownProblem } from '../state.ts';

/** The time after which a mistake opens the overlay, in milliseconds. Each change of the problems restarts the timer. */
export const lastingMs = 3000;

export interface OverlayState {
  readonly problems: readonly ShownProblem[];
  /** True if the page depends on a file with a mistake. */
  readonly concerns: boolean;
  /** What opened the overlay; undefined if it is closed. */
  readonly openedBy: 'errors' | 'user' | undefined;
  /** True after the user has closed the overlay, which then stays closed until all errors are fixed. */
  readonly isDismissed: boolean;
}

export type OverlayEvent =
  | { readonly kind: 'problems'; readonly problems: readonly ShownProblem[]; readonly concerns: boolean }
  | { readonly kind: 'lasted' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' };

/** `start-timer` dispatches `lasted` after `lastingMs`. */
export type OverlayEffect = 'start-timer' | 'stop-timer';

export const initialOverlay: OverlayState = { problems: [], concerns: false, openedBy: undefined, isDismissed: false };

export const hasErrors = (problems: readonly ShownProblem[]): boolean => problems.some(({ severity }) => severity === 'error');

/** Returns the next state, and the effects to run. */
export function reduceOverlay(state: OverlayState, event: OverlayEvent): readonly [OverlayState, readonly OverlayEffect[]] {
  switch (event.kind) {
    case 'problems':
      return onProblems(state, event);
    case 'lasted':
      return state.openedBy === undefined && hasErrors(state.problems) ? [{ ...state, openedBy: 'errors' }, []] : [state, []];
    case 'opened':
      return [{ ...state, openedBy: 'user' }, ['stop-timer']];
    case 'closed':
      return [{ ...state, openedBy: undefined, isDismissed: hasErrors(state.problems) }, ['stop-timer']];
  }
}

function onProblems(
  state: OverlayState,
  { problems, concerns }: Extract<OverlayEvent, { kind: 'problems' }>,
): readonly [OverlayState, readonly OverlayEffect[]] {
  if (concerns === state.concerns && JSON.stringify(problems) === JSON.stringify(state.problems)) return [state, []];
  const next = { ...state, problems, concerns };
  if (!hasErrors(problems)) {
    const stays = state.openedBy === 'user' && problems.length > 0;
    return [{ ...next, openedBy: stays ? 'user' : undefined, isDismissed: false }, ['stop-timer']];
  }
  if (state.openedBy !== undefined) return [next, []];
  return [next, ['stop-timer', ...(concerns && !state.isDismissed ? (['start-timer'] as const) : [])]];
}
