// Work in steps, such as an audit, which `watch` interrupts to answer requests. Tests run it without interruption.

/** Runs all steps of a generator. Returns its result. */
export function resultOf<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}
