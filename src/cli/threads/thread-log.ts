// The lines that `--debug` prints about threads.

type Debug = ((text: string) => void) | undefined;

/** Logs that `count` threads have started. */
export const logThreads = (debug: Debug, count: number): void => debug?.(`${count} threads share the work`);

/** Logs that a thread has ended early, and why. */
export const logLostThread = (debug: Debug, reason: string): void => debug?.(`a thread is lost, and the others do its work: ${reason}`);
