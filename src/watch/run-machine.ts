// Runs the state machine of `watch-machine.ts`: passes events to it, and its effects to a function that carries them out.
import type { GoodBuild } from './live-build.ts';
import { type Effect, initialState, type MachineEvent, reduce } from './watch-machine.ts';

/** What happens in a session, such as a saved file or a finished build. */
export type SessionEvent = MachineEvent<GoodBuild>;
export type Dispatch = (event: SessionEvent) => void;
/** Carries out an effect, and dispatches its result as another event. */
export type Perform = (effect: Effect<GoodBuild>, dispatch: Dispatch) => void;

/** Runs the machine from its initial state at `now`. Errors that `perform` throws go to `fail`. */
export function runWatchMachine(now: number, perform: Perform, fail: (error: unknown) => void) {
  let state = initialState<GoodBuild>(now);
  const queue: SessionEvent[] = [];
  let waiting: (() => void)[] = [];
  let running = false;
  const drain = (): void => {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      const [next, effects] = reduce(state, event);
      state = next;
      for (const effect of effects) perform(effect, dispatch);
    }
    if (state.phase !== 'idle') return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const dispatch: Dispatch = (event) => {
    queue.push(event);
    // An event that an effect dispatches at once is processed after the other effects of the same step.
    if (running) return;
    running = true;
    try {
      drain();
      running = false;
    } catch (error) {
      fail(error);
    }
  };
  /** Dispatches an event. Resolves when no cycle is under way. */
  const complete = (event: SessionEvent): Promise<void> => {
    dispatch(event);
    return new Promise((resolve) => (state.phase === 'idle' ? resolve() : void waiting.push(resolve)));
  };
  return { dispatch, complete, state: () => state };
}
