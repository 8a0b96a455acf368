// Work in steps: `watch` does it between requests, a build at once.

/** Runs all steps, and returns their result. */
export function finish<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}
