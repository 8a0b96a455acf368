// Work for the pauses between requests: after a while, and in slices, so that whoever asks for a page never waits long.

/** How long a slice is, and how long the pause after it, in milliseconds. */
const slice = 5;
const pause = 4;

export interface Pauses {
  readonly later: (milliseconds: number, act: () => void) => void;
  /** Goes through all steps, slice by slice, and hands on what comes last. */
  readonly through: <T>(steps: Generator<void, T>, done: (last: T) => void) => void;
  /** Drops everything that has not begun. */
  readonly stop: () => void;
}

/** Pauses whose failures go to `fail`. */
export function openPauses(fail: (error: unknown) => void): Pauses {
  const timers = new Set<NodeJS.Timeout>();
  const later: Pauses['later'] = (milliseconds, act) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      try {
        act();
      } catch (error) {
        fail(error);
      }
    }, milliseconds);
    timers.add(timer);
  };
  const through = <T>(steps: Generator<void, T>, done: (last: T) => void): void => {
    const until = performance.now() + slice;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done === true) {
        done(step.value);
        return;
      }
    }
    later(pause, () => through(steps, done));
  };
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  return { later, through, stop };
}
