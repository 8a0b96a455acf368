// Checks of files that run after the build, so that `watch` serves its first page sooner.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { RequestedNames } from '../names/look-up.ts';

/** The findings and the lookups of the checks of one file. Everything except `rest` is plain data. */
export interface CheckResult {
  readonly findings: readonly Finding[];
  readonly names?: RequestedNames;
  /** The nearest instants, before and after the check, at which the clock gives the check another result; null if there is none. */
  readonly span: readonly [from: number | null, until: number | null];
  /** The deferred checks; undefined if there are none. */
  readonly rest?: DeferredCheck;
}

/** Runs deferred checks of a file on the first call. Returns their result, which can contain further deferred checks. */
export interface DeferredCheck {
  (): CheckResult;
  readonly isFound: () => boolean;
  /** True if the checks can report errors. */
  readonly mayFail: boolean;
}

/** Defers checks of files until after the build. */
export interface CheckLater {
  /**
   * True to defer all checks: first those that are urgent, then the others. False to defer only the others. A check is urgent if it
   * can report an error, or looks up names or the time.
   */
  readonly all: boolean;
  /** Receives the deferred checks. Once the caller has run them, their findings are in the next result. */
  readonly defer: (checks: readonly DeferredCheck[]) => void;
}

/** Creates a deferred check. `find` is dropped after its only call, so that the inputs of the check can be garbage-collected. */
export function deferredCheck(find: () => CheckResult, mayFail: boolean): DeferredCheck {
  let state: { readonly find: () => CheckResult } | { readonly found: CheckResult } = { find };
  const rest = (): CheckResult => {
    if ('find' in state) state = { found: state.find() };
    return state.found;
  };
  return Object.assign(rest, { isFound: () => 'found' in state, mayFail });
}

/** Returns the result of all checks of a file that have run. */
export const resultSoFar = (result: CheckResult): CheckResult => (result.rest?.isFound() === true ? resultSoFar(result.rest()) : result);

/** Returns the deferred checks that have not run yet. */
export function stillDeferred(results: readonly CheckResult[]): readonly DeferredCheck[] {
  const checks: DeferredCheck[] = [];
  for (const result of results) {
    const { rest } = resultSoFar(result);
    if (rest !== undefined) checks.push(rest);
  }
  return checks;
}
