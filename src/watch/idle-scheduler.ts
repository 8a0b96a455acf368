/** The length of a slice, in milliseconds. */
const sliceMs = 5;

/** The length of the pause after a slice, in milliseconds: shorter for results that a person waits for. */
const pausesMs = { soon: 1, later: 4 } as const;

export interface IdleScheduler {
  readonly schedule: (milliseconds: number, act: () => void) => void;
  /** Runs all steps, slice by slice, and passes the returned value to `done`. */
  readonly runInSlices: <T>(steps: Generator<void, T>, done: (result: T) => void, when?: keyof typeof pausesMs) => void;
  /** Drops all scheduled work, including the slices that have not started. */
  readonly stop: () => void;
}

/** Creates a scheduler that runs delayed work between requests, in slices so short that no request waits long. `fail` gets its errors. */
export function createIdleScheduler(fail: (error: unknown) => void): IdleScheduler {
  const timers = new Set<NodeJS.Timeout>();
  const schedule: IdleScheduler['schedule'] = (milliseconds, act) => {
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
  const runInSlices: IdleScheduler['runInSlices'] = (steps, done, when = 'later') => {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done === true) return done(step.value);
    }
    schedule(pausesMs[when], () => runInSlices(steps, done, when));
  };
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  return { schedule, runInSlices, stop };
}
