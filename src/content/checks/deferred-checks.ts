// Checks of files that run after the build, so that `watch` serves its first page sooner.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { RequestedNames } from '../names/look-up.ts';

/** The findings and the lookups of the checks of one file. Everything except `rest` is plain data. */
export interface CheckResult {
  readonly findings: readonly Finding[];
  readonly names?: RequestedNames;
  /**
   * The start and the end of the period in which the clock gives the check the same results; each is null if the period is open on that
   * side.
   */
  readonly span: readonly [from: number | null, until: number | null];
  /** The deferred checks; undefined if there are none. */
  readonly rest?: DeferredCheck;
}

/** Defers checks of files until after the build. */
export interface CheckLater {
  /**
   * True to defer all checks, and to run the urgent ones first. False to defer only those that are not urgent. A check is urgent if it
   * can report an error, or looks up names or the time.
   */
  readonly all: boolean;
  /** Receives the deferred checks. Once the caller has run them, their findings are in the next result. */
  readonly defer: (checks: readonly DeferredCheck[]) => void;
}

/** Checks of one file that have been deferred. The checks are dropped when they have run, so that their inputs can be garbage-collected. */
export class DeferredCheck {
  /** True if the checks can report errors. */
  readonly mayFail: boolean;
  #find: (() => CheckResult) | undefined;
  #found: CheckResult | undefined;

  constructor(find: () => CheckResult, mayFail: boolean) {
    this.#find = find;
    this.mayFail = mayFail;
  }

  /** The result, which can contain further deferred checks; undefined until the checks have run. */
  get found(): CheckResult | undefined {
    return this.#found;
  }

  /** Runs the checks, unless they have run before. */
  run(): void {
    this.#found ??= this.#find?.();
    this.#find = undefined;
  }
}

/** Returns the latest result of a file. It covers all of its checks that have run. */
export function resultSoFar(result: CheckResult): CheckResult {
  let latest = result;
  while (latest.rest?.found !== undefined) latest = latest.rest.found;
  return latest;
}

/** Returns the deferred checks that have not run yet. */
export function stillDeferred(results: readonly CheckResult[]): readonly DeferredCheck[] {
  const checks: DeferredCheck[] = [];
  for (const result of results) {
    const { rest } = resultSoFar(result);
    if (rest !== undefined) checks.push(rest);
  }
  return checks;
}
