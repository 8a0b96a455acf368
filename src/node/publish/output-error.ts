// Converts disk errors to findings while an output is written.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { diskErrorOf } from '../fs/read-content.ts';

/** An error for a folder that cannot be written, with a finding that gives the reason. */
export class OutputError extends Error {
  override readonly name = 'OutputError';

  constructor(readonly finding: Finding) {
    super(finding.code);
  }
}

/** Returns the result of `act`; converts its errors to OutputErrors that name the folder as `displayName`. */
export function withOutputErrors<T>(displayName: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof OutputError) throw error;
    throw new OutputError(createFinding('output-write', { file: displayName }, { why: diskErrorOf(error) }));
  }
}

/** Like `withOutputErrors`, for asynchronous work. */
export async function withOutputErrorsAsync(displayName: string, act: () => Promise<void>): Promise<void> {
  const failure = await act().catch((error: unknown) => ({ error }));
  withOutputErrors(displayName, () => {
    if (failure !== undefined) throw failure.error;
  });
}
