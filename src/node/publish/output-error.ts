// An error of the disk while an output is written, as a finding.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { diskErrorOf } from '../fs/read-content.ts';

/** A folder that cannot be written, with the finding that says why. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.code);
    this.finding = finding;
  }
}

/** The result of `act`; errors of the disk become OutputErrors that name the folder as `shown`. */
export function guarded<T>(shown: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof OutputError) throw error;
    throw new OutputError(createFinding('output-write', { file: shown }, { why: diskErrorOf(error) }));
  }
}

/** The same for work that ends later. */
export async function guardedLater(shown: string, act: () => Promise<void>): Promise<void> {
  const failure = await act().catch((error: unknown) => ({ error }));
  guarded(shown, () => {
    if (failure !== undefined) throw failure.error;
  });
}
