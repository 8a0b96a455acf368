// Tests when the overlay with problems opens over the page. Each line of the table has a title, a state, an event, properties of
// the next state, and the effects of the event.
import { expect, test } from 'vitest';
import { initialOverlay, type OverlayEvent, type OverlayState, reduceOverlay } from '../../src/watch/browser/overlay/overlay-machine.ts';
import type { ShownProblem } from '../../src/watch/browser/state.ts';

const error: ShownProblem = {
  severity: 'error',
  code: 'entry-unknown',
  file: 'a.yaml',
  line: 1,
  column: 1,
  place: undefined,
  message: '',
  hint: '',
  frame: 'title: {',
  cure: undefined,
};
const retyped: ShownProblem = { ...error, frame: 'title: { de: Das' };
const warning: ShownProblem = { ...error, severity: 'warning' };

const problems = (list: readonly ShownProblem[], concerns = true): OverlayEvent => ({ kind: 'problems', problems: list, concerns });
const bar: OverlayState = { ...initialOverlay, problems: [error], concerns: true };
const open: OverlayState = { ...bar, openedBy: 'errors' };
const openedByUser: OverlayState = { ...bar, openedBy: 'user' };
const dismissed: OverlayState = { ...bar, isDismissed: true };

// biome-ignore format: one line per case.
const cases: readonly (readonly [title: string, state: OverlayState, event: OverlayEvent, differs: Partial<OverlayState>, effects: readonly string[]])[] = [
  ['An error of the page is a bar first', initialOverlay, problems([error]), { openedBy: undefined }, ['stop-timer', 'start-timer']],
  ['The overlay opens after the error has lasted some time', bar, { kind: 'lasted' }, { openedBy: 'errors' }, []],
  ['Another error on the same line restarts the time', bar, problems([retyped]), { problems: [retyped], openedBy: undefined }, ['stop-timer', 'start-timer']],
  ['The same error does not restart the time', bar, problems([error]), {}, []],
  ['Errors of other pages do not open the overlay', initialOverlay, problems([error], false), { openedBy: undefined }, ['stop-timer']],
  ['Warnings do not open the overlay', initialOverlay, problems([warning]), { openedBy: undefined }, ['stop-timer']],
  ['The overlay opens at once if the user opens it', bar, { kind: 'opened' }, { openedBy: 'user' }, ['stop-timer']],
  ['An open overlay shows changed problems', open, problems([retyped]), { problems: [retyped], openedBy: 'errors' }, []],
  ['The overlay closes when the errors are gone', open, problems([]), { openedBy: undefined }, ['stop-timer']],
  ['The overlay closes when only warnings are left, unless the user opened it', open, problems([warning]), { openedBy: undefined }, ['stop-timer']],
  ['An overlay that the user opened for the warnings remains open', openedByUser, problems([warning]), { openedBy: 'user' }, ['stop-timer']],
  ['The user can close the overlay', open, { kind: 'closed' }, { openedBy: undefined, isDismissed: true }, ['stop-timer']],
  ['A closed overlay remains closed while there are errors', dismissed, problems([retyped]), { openedBy: undefined }, ['stop-timer']],
  ['A closed overlay can open again after the errors are gone', dismissed, problems([]), { isDismissed: false }, ['stop-timer']],
  ['A timer that ends after the errors are gone opens nothing', initialOverlay, { kind: 'lasted' }, { openedBy: undefined }, []],
];

test.each(cases)('%s', (_, state, event, differs, effects) => {
  const [next, done] = reduceOverlay(state, event);
  expect(next).toMatchObject(differs);
  expect(done).toEqual(effects);
});
