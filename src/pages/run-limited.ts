// Limits on how long code of the site may run: it may loop without an end.

/** Returns the result of `work`. Throws a TimeLimitError if `work` takes more than `seconds`; the usual limit if omitted. */
export type RunLimited = <T>(work: () => T, seconds?: number) => T;

/** Runs `work` without a limit. */
export const runUnlimited: RunLimited = (work) => work();

/** A limit for each page, or for turns of several pages, which costs less. */
export interface PageLimit {
  readonly run: RunLimited;
  readonly of: 'page' | 'turn';
}

/** How long a turn takes, in milliseconds. */
const turn = 50;

/**
 * Yields the results of `compute`, in turns that `run` may end by throwing an error. The results before that are yielded; then the error
 * is thrown.
 */
export function* inTurns<Result>(run: RunLimited, compute: Iterator<Result, void>): Generator<Result, void> {
  for (let isLast = false; !isLast; ) {
    const results: Result[] = [];
    let ended: { readonly error: unknown } | undefined;
    try {
      isLast = run(() => takeTurn(compute, results));
    } catch (error) {
      ended = { error };
    }
    yield* results;
    if (ended !== undefined) throw ended.error;
  }
}

/** Adds results to `results` for the time of a turn. Returns whether there are no more. */
function takeTurn<Result>(compute: Iterator<Result, void>, results: Result[]): boolean {
  const end = performance.now() + turn;
  do {
    const next = compute.next();
    if (next.done === true) return true;
    results.push(next.value);
  } while (performance.now() < end);
  return false;
}
