// Shared by commands that serve: how they start and stop.

/** Resolves on SIGINT or SIGTERM. Call it before serving. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

/** True if the system gives no place to listen at: of a low port to an ordinary user, or of one that is taken. */
export const isRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo');
