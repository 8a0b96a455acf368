// When problems open over the page, as a table: state, event → changes of the state, effects.
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
const asked: OverlayState = { ...bar, openedBy: 'user' };
const dismissed: OverlayState = { ...bar, isDismissed: true };

// biome-ignore format: one line per case.
const cases: readonly (readonly [title: string, state: OverlayState, event: OverlayEvent, differs: Partial<OverlayState>, effects: readonly string[]])[] = [
  ['A mistake of the page is a bar first', initialOverlay, problems([error]), { openedBy: undefined }, ['stop-timer', 'start-timer']],
  ['It opens when it has lasted', bar, { kind: 'lasted' }, { openedBy: 'errors' }, []],
  ['Each further state of the same line begins the time again', bar, problems([retyped]), { problems: [retyped], openedBy: undefined }, ['stop-timer', 'start-timer']],
  ['The same state does not', bar, problems([error]), {}, []],
  ['A mistake of other pages does not open', initialOverlay, problems([error], false), { openedBy: undefined }, ['stop-timer']],
  ['Warnings do not open', initialOverlay, problems([warning]), { openedBy: undefined }, ['stop-timer']],
  ['It opens at once when it is asked for', bar, { kind: 'opened' }, { openedBy: 'user' }, ['stop-timer']],
  ['An open overlay shows the new state', open, problems([retyped]), { problems: [retyped], openedBy: 'errors' }, []],
  ['It closes when the mistakes are gone', open, problems([]), { openedBy: undefined }, ['stop-timer']],
  ['It closes when warnings are left, unless it was asked for', open, problems([warning]), { openedBy: undefined }, ['stop-timer']],
  ['Who asked for it goes on reading the warnings', asked, problems([warning]), { openedBy: 'user' }, ['stop-timer']],
  ['Once closed', open, { kind: 'closed' }, { openedBy: undefined, isDismissed: true }, ['stop-timer']],
  ['it stays closed while there are mistakes', dismissed, problems([retyped]), { openedBy: undefined }, ['stop-timer']],
  ['and opens again for the next ones', dismissed, problems([]), { isDismissed: false }, ['stop-timer']],
  ['Time that has run out after they are gone opens nothing', initialOverlay, { kind: 'lasted' }, { openedBy: undefined }, []],
];

test.each(cases)('%s', (_, state, event, differs, effects) => {
  const [next, done] = reduceOverlay(state, event);
  expect(next).toMatchObject(differs);
  expect(done).toEqual(effects);
});
