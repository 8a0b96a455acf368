import type { ClientMessages } from '../messages.ts';
import { element } from '../overlay/element.ts';
import type { Question } from './question.ts';

interface Leaving {
  /** Calls `then` at once or, if there is unsaved text, after the user has discarded it. */
  readonly unlessTyped: (then: () => void) => void;
  /** Like `unlessTyped`, but also removes the panel, and tells the server to discard the text. */
  readonly leave: (then: () => void) => void;
}

interface LeavingOptions {
  readonly isTyped: () => boolean;
  readonly focus: () => void;
  readonly forget: () => void;
  readonly onClosed: () => void;
}

/** Creates the functions that ask `question` before a panel with unsaved text closes. */
export function createLeaving(
  question: Question,
  { discard, discardYes, keepTyping }: ClientMessages['editing'],
  { isTyped, focus, forget, onClosed }: LeavingOptions,
): Leaving {
  const unlessTyped = (then: () => void): void => {
    const answers = [
      { label: discardYes, act: then },
      { label: keepTyping, act: focus },
    ];
    if (isTyped()) question.ask([element('p', {}, discard)], answers);
    else then();
  };
  return {
    unlessTyped,
    leave: (then) =>
      unlessTyped(() => {
        onClosed();
        forget();
        then();
      }),
  };
}
