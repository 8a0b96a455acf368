// The state machine of `watch` as a table: state, event → state changes, effects in order.
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { type Effect, initialState, type MachineEvent, type MachineState, reduce } from '../../src/watch/watch-machine.ts';

/** In these tests, a text takes the place of a build. */
type State = MachineState<string>;
type Event = MachineEvent<string>;

const error: Diagnostic = { code: 'entry-unknown', severity: 'error', file: 'a.yaml', args: {} };
const template: Diagnostic = { ...error, code: 'template-compile', file: 'templates' };
const type: Diagnostic = { ...error, code: 'template-types', file: 'templates/Body.tsx' };
const warning: Diagnostic = { ...error, code: 'picture-narrow', severity: 'warning', file: 'b.yaml' };

// States
const first = initialState<string>(0);
const idle: State = { ...first, dirty: false, watch: { ...first.watch, build: 'old', isCurrent: true } };
const cycle = (files: readonly string[], code: readonly string[] = []): State['cycle'] => ({ files, code, startedAt: 10 });
const reading: State = { ...idle, phase: 'reading', cycle: { ...cycle([]), startedAt: 0 } };
const readingCode: State = { ...reading, cycle: { ...reading.cycle, code: ['Body.tsx'] } };
const compiling: State = { ...idle, phase: 'compiling', cycle: cycle([], ['Body.tsx']) };
const building: State = { ...idle, phase: 'building', cycle: cycle(['a.yaml']), recheck: ['a.yaml'] };
const broken: State = { ...idle, recheck: ['a.yaml'], isWaiting: true, found: { build: [error], audit: [], types: [] } };
const shown: State = { ...broken, recheck: [], isWaiting: false, watch: { ...idle.watch, diagnostics: [error] } };
const audited: State = { ...idle, found: { build: [], audit: [warning], types: [] }, watch: { ...idle.watch, diagnostics: [warning] } };
const withPending = (state: State, content: readonly string[], code: readonly string[] = []): State => ({
  ...state,
  pending: { content, code },
});

// Events
const content = (...paths: string[]): Event => ({ kind: 'changed', changes: { content: paths } });
const code = (...paths: string[]): Event => ({ kind: 'changed', changes: { code: paths } });
const clock: Event = { kind: 'clock', now: 5 };
const read = (...files: string[]): Event => ({ kind: 'read', files, unsettled: [], startedAt: 10 });
const gone = (unsettled: string[], ...files: string[]): Event => ({ kind: 'read', files, unsettled, startedAt: 10 });
const compiled: Event = { kind: 'compiled' };
const built = (build: string | undefined, ...diagnostics: Diagnostic[]): Event => ({
  kind: 'built',
  build,
  diagnostics,
  held: [],
  isCodeHeld: diagnostics.includes(template),
  finishedAt: 15,
});
const holding = (held: readonly string[], ...diagnostics: Diagnostic[]): Event => ({
  kind: 'built',
  build: 'new',
  diagnostics,
  held,
  isCodeHeld: false,
  finishedAt: 15,
});
const elapsed = (timer: Extract<Event, { kind: 'elapsed' }>['timer']): Event => ({ kind: 'elapsed', timer });
const polled = (...content: string[]): Event => ({ kind: 'polled', changes: { content, code: [] } });
const typed = (...diagnostics: Diagnostic[]): Event => ({ kind: 'typed', diagnostics });
const auditFound = (...diagnostics: Diagnostic[]): Event => ({ kind: 'audited', diagnostics, changedPages: ['/a'] });

/** Names an effect: `read a.yaml`, `start recheck`, `emit saved a.yaml 5 ms`. */
function named(effect: Effect<string>): string {
  switch (effect.kind) {
    case 'read':
      return `read ${effect.paths.join(' ')}`.trim();
    case 'compile':
      return `compile ${effect.code.join(' ')}`;
    case 'build':
      return `build for ${effect.now}`;
    case 'start':
      return `start ${effect.timer}`;
    case 'audit':
      return `audit ${effect.build}`;
    case 'emit':
      return effect.event.kind === 'saved'
        ? `emit saved ${[...effect.event.changes.content, ...effect.event.changes.code].join(' ')} ${effect.event.milliseconds} ms`
        : `emit ${effect.event.kind}`;
    default:
      return effect.kind;
  }
}

type Case = readonly [title: string, state: State, event: Event, differs: object, effects: readonly string[]];

// biome-ignore format: one line per case.
const cases: Readonly<Record<string, readonly Case[]>> = {
  'A cycle starts': [
    ['when watch starts', first, { kind: 'started' }, { phase: 'reading' }, ['read']],
    ['with a content file', idle, content('a.yaml'), { phase: 'reading' }, ['read a.yaml']],
    ['with a source of the definition', idle, code('Body.tsx'), { phase: 'reading', cycle: { code: ['Body.tsx'] } }, ['read']],
    ['when the clock is renewed, for the new instant', idle, clock, { phase: 'reading', dirty: true, now: 5 }, ['read']],
    ['when postponed checks have run, for their findings', idle, { kind: 'checked' }, { phase: 'reading', dirty: true, now: 0 }, ['read']],
    ['only if at least one path has changed', idle, content(), { phase: 'idle' }, []],
    ['only after the current cycle: paths wait', building, content('b.yaml'), { phase: 'building', pending: { content: ['b.yaml'] } }, []],
    ['only after templates have compiled', compiling, code('Body.tsx'), { phase: 'compiling', pending: { code: ['Body.tsx'] } }, []],
    ['only after the current cycle when the clock is renewed', building, clock, { phase: 'building', dirty: true, now: 5 }, []],
  ],
  'Waiting paths': [
    ['are stored once', withPending(building, ['b.yaml']), content('b.yaml', 'c.yaml'), { pending: { content: ['b.yaml', 'c.yaml'] } }, []],
    ['are read after a build', withPending(building, ['b.yaml']), built('new'), { phase: 'reading', pending: { content: [] } }, ['start audit', 'emit saved a.yaml 5 ms', 'start recheck', 'start poll', 'read b.yaml']],
    ['are read after a cycle without changes', withPending(reading, ['b.yaml']), read(), { phase: 'reading' }, ['read b.yaml']],
  ],
  'A change on disk': [
    ['is built, and counts as a save of one file', { ...reading, watch: { ...reading.watch, changedPages: ['/a'] } }, read('a.yaml'), { phase: 'building', watch: { revision: 1, editedFile: 'a.yaml', changedPages: undefined } }, ['stop-timers', 'build for 0']],
    ['is built, and counts as a save of several files', reading, read('a.yaml', 'b.yaml'), { watch: { revision: 1, editedFile: undefined } }, ['stop-timers', 'build for 0']],
    ['without a difference ends the cycle; timers continue', reading, read(), { phase: 'idle', watch: { revision: 0 } }, []],
    ['without a difference is built for a new instant', { ...reading, dirty: true, now: 5 }, read(), { phase: 'building', dirty: false, watch: { revision: 0 } }, ['stop-timers', 'build for 5']],
    ['waits for changed templates', readingCode, read('a.yaml'), { phase: 'compiling', cycle: cycle(['a.yaml'], ['Body.tsx']) }, ['compile Body.tsx']],
    ['is built with the changed templates', compiling, compiled, { phase: 'building', watch: { revision: 0 } }, ['stop-timers', 'build for 0']],
  ],
  'An empty or missing file': [
    ['is read again before it is built', reading, gone(['a.yaml']), { phase: 'idle', unsettled: ['a.yaml'] }, ['start settle']],
    ['is read again after other changes are built', reading, gone(['a.yaml'], 'b.yaml'), { phase: 'building', unsettled: ['a.yaml'] }, ['stop-timers', 'build for 0', 'start settle']],
    ['is read again after a build', { ...building, unsettled: ['b.yaml'] }, built('new'), { phase: 'idle' }, ['start audit', 'emit saved a.yaml 5 ms', 'start recheck', 'start settle', 'start poll']],
    ['is read again once the time to settle has elapsed', { ...idle, unsettled: ['a.yaml'] }, elapsed('settle'), { phase: 'reading', unsettled: [] }, ['read a.yaml']],
  ],
  'A build without errors': [
    ['is served and reported', building, built('new'), { phase: 'idle', watch: { build: 'new' } }, ['start audit', 'emit saved a.yaml 5 ms', 'start recheck', 'start poll']],
    ['of templates is reported, without files to read again', { ...compiling, phase: 'building' }, built('new'), { watch: { build: 'new' } }, ['start audit', 'emit saved Body.tsx 5 ms', 'start poll']],
    ['for a new instant is not reported as a save', { ...building, cycle: cycle([]), recheck: [] }, built('new'), { watch: { build: 'new' } }, ['start audit', 'start poll']],
    ['shows its warnings at once', building, built('new', warning), { watch: { diagnostics: [warning] } }, ['emit diagnostics', 'start audit', 'emit saved a.yaml 5 ms', 'start recheck', 'start poll']],
    ['removes errors at once', { ...building, found: shown.found, watch: shown.watch }, built('new'), { watch: { diagnostics: [] } }, ['emit diagnostics', 'start audit', 'emit saved a.yaml 5 ms', 'start recheck', 'start poll']],
    ['keeps the findings of the last audit', { ...audited, phase: 'building' }, built('new'), { watch: { diagnostics: [warning] } }, ['start audit', 'start poll']],
  ],
  'A build with errors': [
    ['is served without the isolated files, and shows no errors yet', building, holding(['b.yaml'], error), { phase: 'idle', isWaiting: true, watch: { build: 'new', diagnostics: [] } }, ['start show-errors', 'start audit', 'emit saved a.yaml 5 ms', 'start recheck', 'start poll']],
    ['is not reported as a save if all saved files are isolated', building, holding(['a.yaml'], error), { watch: { build: 'new' } }, ['start show-errors', 'start audit', 'start recheck', 'start poll']],
    ['and without a valid part leaves the previous build, and shows no errors yet', building, built(undefined, error), { phase: 'idle', watch: { build: 'old', isCurrent: false, diagnostics: [] } }, ['start show-errors', 'start recheck', 'start poll']],
    ['shows the errors after they have lasted some time', broken, elapsed('show-errors'), { watch: { build: 'old', diagnostics: [error] } }, ['emit diagnostics']],
    ['shows the same errors only once', shown, elapsed('show-errors'), { watch: { diagnostics: [error] } }, []],
    ['shows the same errors again, with new lines, if their file was saved', { ...shown, recheck: ['a.yaml'], watch: { ...shown.watch, revision: 1 } }, elapsed('show-errors'), { published: 1, watch: { diagnostics: [error] } }, ['emit diagnostics']],
    ['shows the same errors only once if the audit finds nothing else', { ...shown, recheck: ['a.yaml'], published: 1, watch: { ...shown.watch, revision: 1 } }, auditFound(), { watch: { diagnostics: [error] } }, ['emit audited']],
    ['keeps the findings of the last audit', { ...audited, found: { ...audited.found, build: [error] } }, elapsed('show-errors'), { watch: { diagnostics: [error, warning] } }, ['emit diagnostics']],
    ['shows no errors that are fixed in time: the timer is stopped', { ...broken, phase: 'reading' }, read('a.yaml'), { watch: { diagnostics: [] } }, ['stop-timers', 'build for 0']],
    ['of a template leaves the previous build as well', { ...compiling, phase: 'building' }, built(undefined, template), { watch: { build: 'old' } }, ['start show-errors', 'start poll']],
    ['of code that does not compile is not reported as a save', { ...compiling, phase: 'building' }, built('new', template), { heldCode: ['Body.tsx'] }, ['start show-errors', 'start audit', 'start poll']],
    ['remembers code that was saved before, and reports content as a save', { ...building, heldCode: ['Body.tsx'] }, built('new', template), { heldCode: ['Body.tsx'] }, ['start show-errors', 'start audit', 'emit saved a.yaml 5 ms', 'start recheck', 'start poll']],
    ['is followed by a report of all code that was saved meanwhile', { ...compiling, phase: 'building', heldCode: ['Head.tsx'] }, built('new'), { heldCode: [] }, ['start audit', 'emit saved Head.tsx Body.tsx 5 ms', 'start poll']],
    ['when watch starts leaves no page', { ...building, watch: first.watch, cycle: cycle([]), recheck: [] }, built(undefined, error), { watch: { build: undefined } }, ['start show-errors', 'start poll']],
  ],
  'A check of types': [
    ['shows its errors, and keeps the pages', idle, typed(type), { phase: 'idle', watch: { build: 'old', diagnostics: [type] } }, ['emit diagnostics']],
    ['shows its errors beside the findings of the last audit', audited, typed(type), { watch: { diagnostics: [warning, type] } }, ['emit diagnostics']],
    ['waits while errors of the last build wait', broken, typed(type), { found: { types: [type] }, watch: { diagnostics: [] } }, []],
    ['is shown together with the waiting errors', { ...broken, found: { ...broken.found, types: [type] } }, elapsed('show-errors'), { watch: { diagnostics: [error, type] } }, ['emit diagnostics']],
    ['omits a file that does not compile', { ...idle, found: { ...idle.found, build: [{ ...template, file: type.file }] } }, typed(type), { watch: { diagnostics: [{ ...template, file: type.file }] } }, ['emit diagnostics']],
    ['removes errors that are fixed', { ...idle, found: { ...idle.found, types: [type] }, watch: { ...idle.watch, diagnostics: [type] } }, typed(), { watch: { diagnostics: [] } }, ['emit diagnostics']],
  ],
  'Idle time': [
    ['reads changed files again', broken, elapsed('recheck'), { phase: 'reading' }, ['read a.yaml']],
    ['reads changed files again after a cycle without a difference', { ...broken, cycle: cycle([]) }, elapsed('recheck'), { phase: 'reading' }, ['read a.yaml']],
    ['compares all files with the disk', idle, elapsed('poll'), {}, ['poll']],
    ['compares all files with the disk repeatedly', idle, elapsed('poll-again'), {}, ['poll']],
    ['ends a comparison without a difference', idle, polled(), { phase: 'idle' }, ['start poll-again']],
    ['reads a file that the watcher missed', idle, polled('c.yaml'), { phase: 'reading' }, ['start poll-again', 'read c.yaml']],
    [
      'compiles code that the watcher missed',
      idle,
      { kind: 'polled', changes: { content: [], code: ['archipel.config.ts'] } },
      { phase: 'reading', cycle: { code: ['archipel.config.ts'] } },
      ['start poll-again', 'read'],
    ],
    ['remembers a missed file during a build', building, polled('c.yaml'), { phase: 'building', pending: { content: ['c.yaml'] } }, ['start poll-again']],
    ['audits the pages', idle, elapsed('audit'), {}, ['audit old']],
    ['does not audit before the first build without errors', first, elapsed('audit'), {}, []],
    ['shows the findings of the audit', idle, auditFound(warning), { found: { audit: [warning] }, watch: { diagnostics: [warning], changedPages: ['/a'] } }, ['emit diagnostics', 'emit audited']],
    ['shows no findings of the audit while errors of the last build wait', broken, auditFound(warning), { found: { audit: [warning] }, watch: { diagnostics: [] } }, ['emit audited']],
    ['shows the findings beside those of the build', shown, auditFound(warning), { watch: { diagnostics: [error, warning] } }, ['emit diagnostics', 'emit audited']],
    ['shows a template that throws in the audit', idle, auditFound(template), { watch: { diagnostics: [template] } }, ['emit diagnostics', 'emit audited']],
    ['removes a finding that the next audit does not have', audited, auditFound(), { watch: { diagnostics: [] } }, ['emit diagnostics', 'emit audited']],
  ],
};

describe.each(Object.entries(cases))('%s', (_, list) => {
  test.each(list)('%s', (_title, state, event, differs, effects) => {
    const [next, done] = reduce(state, event);
    expect(next).toMatchObject(differs);
    expect(done.map(named)).toEqual(effects);
  });
});

test('Only a build changes which build is served, and only builds, checks and timers change the diagnostics', () => {
  for (const [, state, event] of Object.values(cases).flat()) {
    const [next] = reduce(state, event);
    if (!['built', 'audited', 'typed', 'elapsed'].includes(event.kind)) expect(next.watch.diagnostics).toBe(state.watch.diagnostics);
    if (event.kind !== 'built') expect(next.watch.build).toBe(state.watch.build);
  }
});
