// Checks types after each change of code, one check at a time: what changes during one is checked by the next.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { TypeChecker } from '../node/types/type-checker.ts';

export interface TypeLoop {
  /** Has the sources checked as they are. */
  readonly request: () => void;
  readonly stop: () => void;
}

interface Listeners {
  /** Uses the result of the last check, if no other is waiting. */
  readonly tell: (diagnostics: readonly Diagnostic[]) => void;
  readonly fail: (error: unknown) => void;
}

/** A loop that waits for its first request. */
export function createTypeLoop(checker: TypeChecker, { tell, fail }: Listeners): TypeLoop {
  let phase: 'idle' | 'checking' | 'outdated' | 'stopped' = 'idle';
  const run = async (): Promise<void> => {
    phase = 'checking';
    const found = await checker.check();
    // What is awaited above lets others change it.
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
