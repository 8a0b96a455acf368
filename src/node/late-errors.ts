// Errors that reach no caller: code of the site throws in a timer or an event handler, or rejects a promise without a handler. Node would
// print its own text and end the process. Here, the command reports them.
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Reports late errors. `goesOn` is true if the command continues. */
type ReportErrors = (thrown: readonly unknown[], state: { readonly goesOn: boolean }) => void;

/** How long errors are collected after the first one, in milliseconds: a template that throws late does so on many pages. */
const collecting = 50;

let [hasEnded, goesOn] = [false, false];
let stopListening = (): void => undefined;

/**
 * Calls `report` with the late errors of this thread. Replaces the listener of an earlier command in the same process. Unless
 * `continueAfterLateErrors` is called, the first error ends the command: `report` is called once, and `lateErrors` does not resolve.
 */
export function onLateErrors(report: ReportErrors): void {
  stopListening();
  [hasEnded, goesOn] = [false, false];
  let thrown: unknown[] = [];
  const add = (error: unknown): void => {
    hasEnded ||= !goesOn;
    thrown.push(error);
    if (thrown.length > 1) return;
    setTimeout(() => {
      const all = thrown;
      if (goesOn) thrown = [];
      report(all, { goesOn });
    }, collecting);
  };
  process.on('uncaughtException', add).on('unhandledRejection', add);
  stopListening = () => process.off('uncaughtException', add).off('unhandledRejection', add);
}

/** Lets a server continue after late errors: they are only reported. */
export function continueAfterLateErrors(): void {
  goesOn = true;
}

/**
 * Waits for the errors that code of the site has caused, but not thrown yet. Call it before a result of this code is stored or published.
 * If there are such errors, it does not resolve, because they end the command or this thread.
 */
export async function lateErrors(): Promise<void> {
  await wait(0);
  await nextTurn();
  await nextTurn();
  if (hasEnded) await new Promise(() => undefined);
}
