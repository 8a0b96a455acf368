// Limits on how long code of the site may run: it may loop without an end.

/** Returns the result of `work`. Throws a TimeLimitError if `work` takes more than `seconds`; the usual limit if omitted. */
export type RunLimited = <T>(work: () => T, seconds?: number) => T;

/** Runs `work` without a limit. */
export const runUnlimited: RunLimited = (work) => work();

/** Yields the results of `compute`. Throws a TimeLimitError, after the results before it, if a result takes too long. */
export type LimitResults = <Result>(compute: Iterator<Result, void>) => Generator<Result, void>;

/** Limits how long pages may take. */
export interface PageLimit {
  readonly run: RunLimited;
  /** Limits many pages at less cost than `run` for each of them. If omitted, `run` limits each page. */
  readonly runEach?: LimitResults;
}
