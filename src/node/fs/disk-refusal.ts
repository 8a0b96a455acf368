// Distinguishes refusals of the system from mistakes of the engine: a full disk is a refusal, a wrong file name is a mistake.
import { errorCodeOf } from './error-code.ts';

const refusals: ReadonlySet<string> = new Set([
  'EACCES',
  'EDQUOT',
  'EFBIG',
  'EINTR',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOSPC',
  'EPERM',
  'EROFS',
  'ESTALE',
]);

/** Returns the path that the system has refused, '' if the error names none, or undefined for any other error. */
export function refusedPath(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !refusals.has(errorCodeOf(error))) return undefined;
  return 'path' in error && typeof error.path === 'string' ? error.path : '';
}
