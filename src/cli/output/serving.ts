// How the commands that serve start and stop.

/** Resolves on SIGINT or SIGTERM. Call it before serving. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

/** True if the system denies the port: it is in use, or only root may listen on it. */
export const isRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo');
