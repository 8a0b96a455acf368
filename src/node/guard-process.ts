// What code of the site may not do to the process that runs it: end it, or print between the data on standard output.
import { Console } from 'node:console';
import { syncBuiltinESMExports } from 'node:module';

/** Ends the process. Taken before `refuseExit` replaces it. */
export const exitProcess = process.exit.bind(process);

/**
 * Lets `process.exit` throw, because a command would end with exit code 0 before it is done. Returns a function that restores it. The
 * engine calls `exitProcess`.
 */
export function refuseExit(): () => void {
  const { exit } = process;
  const setExit = (replaced: typeof exit): void => {
    process.exit = replaced;
    syncBuiltinESMExports();
  };
  setExit(() => {
    throw new Error('Code of the site cannot end the process with process.exit');
  });
  return () => setExit(exit);
}

/** Lets `console.log` of this thread print on standard error, because standard output has the data of a command. */
export function logToStandardError(): void {
  globalThis.console = new Console(process.stderr, process.stderr);
}
