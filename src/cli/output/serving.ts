// When a server stops, and which errors mean that it cannot start. All commands that run a server use this.

/** Resolves on SIGINT or SIGTERM. Call it before serving. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

/** True if the system does not let the server listen: the port is in use, only root may use it, or the host is unknown. */
export const isListenError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo');
