import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { TypeChecker } from '../node/types/type-checker.ts';

export interface TypeLoop {
  /** Checks the current sources. */
  readonly request: () => void;
  readonly stop: () => void;
}

interface Listeners {
  /** Receives the result of a check, unless another check has been requested meanwhile or the loop has been stopped. */
  readonly tell: (diagnostics: readonly Diagnostic[]) => void;
  readonly fail: (error: unknown) => void;
}

/** Creates a loop that checks types after each change of code, one check at a time: changes during a check are covered by the next one. */
export function createTypeLoop(checker: TypeChecker, { tell, fail }: Listeners): TypeLoop {
  let phase: 'idle' | 'checking' | 'outdated' | 'stopped' = 'idle';
  const run = async (): Promise<void> => {
    phase = 'checking';
    const found = await checker.check();
    // `phase` may have changed during the `await` above.
    const now = phase as 'checking' | 'outdated' | 'stopped';
    if (now === 'stopped') return;
    if (now === 'outdated') return run();
    phase = 'idle';
    tell(found);
  };
  return {
    request: () => {
      if (phase === 'checking') phase = 'outdated';
      if (phase === 'idle') run().catch(fail);
    },
    stop: () => {
      phase = 'stopped';
      checker.stop();
    },
  };
}
