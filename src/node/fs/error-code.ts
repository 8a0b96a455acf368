/** Returns the system's code for a failure, such as `ENOENT`, or '' for any other error. */
export const errorCodeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
