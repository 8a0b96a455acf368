/** The system's code for a failure, such as `ENOENT`; '' for an error that is not the system's. */
export const errorCodeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
