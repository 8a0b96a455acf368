// Ends code of the site that loops without an end. Such a loop keeps the event loop from turning, so that neither a signal nor a timer
// arrives; V8 can end it on behalf of another thread of the process.
import { url as debuggerUrl } from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { TimeLimitError } from '../diagnostics/template-error.ts';
import { errorCodeOf } from './fs/error-code.ts';
import { pageTimeout } from './page-timeout.ts';

/** A global variable holds the work, because V8 ends only what the script itself calls, not a function that the script returns. */
const key = Symbol.for('archipel.work');
const script = new Script(`globalThis[Symbol.for('archipel.work')]()`);

/**
 * Returns the result of `work`. Throws a TimeLimitError if `work` takes more than `seconds`, unless a debugger is attached. Ctrl-C ends
 * `work`, too, if the process has listeners for it, which are called then. A call costs 0.1 ms, so it should be worth several pages. In
 * other threads, `work` has no limit: they can be stopped at any time.
 */
export function runLimited<T>(work: () => T, seconds: number = pageTimeout() ?? 0): T {
  if (!isMainThread) return work();
  const timeout = debuggerUrl() === undefined && seconds > 0 ? { timeout: Math.ceil(seconds * 1000) } : {};
  const outer: unknown = Reflect.get(globalThis, key);
  Reflect.set(globalThis, key, work);
  try {
    return script.runInThisContext({ ...timeout, breakOnSigint: process.listenerCount('SIGINT') > 0, displayErrors: false });
  } catch (error) {
    throw limitErrorOf(errorCodeOf(error), seconds) ?? error;
  } finally {
    Reflect.set(globalThis, key, outer);
  }
}

function limitErrorOf(code: string, seconds: number): TimeLimitError | undefined {
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return new TimeLimitError(seconds);
  if (code !== 'ERR_SCRIPT_EXECUTION_INTERRUPTED') return undefined;
  // Node does not call the listeners for a signal that has ended a script. A listener may end the process.
  process.emit('SIGINT', 'SIGINT');
  return new TimeLimitError(undefined);
}

/**
 * How long a turn takes, in milliseconds. The limit costs 1 % of it. The pages of a longer turn would outlive V8's young generation: with
 * 50 ms, 1,000 pages took a quarter more memory.
 */
const turn = 10;

/** Yields the results of `compute`, which runs in turns. Throws a TimeLimitError, after the results before it, if a turn takes too long. */
export function* runEachLimited<Result>(compute: Iterator<Result, void>): Generator<Result, void> {
  for (let isLast = false; !isLast; ) {
    const results: Result[] = [];
    let ended: { readonly error: unknown } | undefined;
    try {
      isLast = runLimited(() => takeTurn(compute, results));
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

/** Resolves to true when `answer` resolves, or to false if that takes longer than code of the site may run. */
export async function isInTime(answer: Promise<unknown>): Promise<boolean> {
  const seconds = pageTimeout() ?? 0;
  const arrived = answer.then(() => true);
  return seconds === 0 ? arrived : Promise.race([arrived, wait(seconds * 1000, false, { ref: false })]);
}
