// Decides what `watch` does and when, as a pure function: (state, event) → [state, effects]. `watch-session.ts` carries out the
// effects. A build leaves out the changes that break the site. Errors are shown after a delay, because editors leave files empty or half
// written for a moment.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { withTypes } from '../diagnostics/template-diagnostics.ts';

/** How long each timer runs, in milliseconds. */
export const delays = {
  /** Shows errors. The delay is longer than an editor needs between emptying a file and writing its text. */
  'show-errors': 120,
  /** Rereads files that were found empty or missing. A program needs less time between emptying or renaming a file and writing its text. */
  settle: 60,
  /** Reads the changed files again: a file watcher can miss the last of several writes. */
  recheck: 60,
  /** Runs deferred checks, or audits all pages. The delay lets a browser load the edited page first. */
  audit: 60,
  /** Compares files with the disk after a build, for changes that the watcher missed. */
  poll: 500,
  /** Compares files again after each comparison, because network and container drives send no events. */
  'poll-again': 2000,
} as const;

type Timer = keyof typeof delays;

/** The results that pages and the terminal show. */
export interface WatchState<Build> {
  /** The last valid build; undefined before the first. */
  readonly build: Build | undefined;
  /** False before the first build, and if the last build found no valid version. */
  readonly isCurrent: boolean;
  /** All problems of the sources. Content files are named relative to the content folder. */
  readonly diagnostics: readonly Diagnostic[];
  /** Incremented with each save of content. */
  readonly revision: number;
  /** The content file of the last save, if only one file was saved. */
  readonly editedFile: string | undefined;
  /** Paths of the pages that the last saves have changed; undefined while that is not known. */
  readonly changedPages: readonly string[] | undefined;
}

/** Events for subscribers: a save has been built, diagnostics have been published, or all pages have been audited. */
export type WatchEvent =
  | { readonly kind: 'saved'; readonly changes: Changes; readonly milliseconds: number }
  | { readonly kind: 'diagnostics' }
  | { readonly kind: 'audited'; readonly changedPages: readonly string[] | undefined };

/** Paths of content, relative to the content folder, and of the definition's sources, relative to the project. */
export interface Changes {
  readonly content: readonly string[];
  readonly code: readonly string[];
}

/** One pass from changed paths to a build. */
interface Cycle {
  readonly code: readonly string[];
  /** Content files that differ from the last cycle. */
  readonly files: readonly string[];
  /** In milliseconds, on the same clock as `finishedAt`. */
  readonly startedAt: number;
}

export interface MachineState<Build> {
  readonly phase: 'idle' | 'reading' | 'compiling' | 'building';
  readonly cycle: Cycle;
  /** Code files that were saved while the code did not compile. Pages use none of their changes. */
  readonly heldCode: readonly string[];
  /** Changes reported since the cycle began. */
  readonly pending: Changes;
  /** True to build even if no file differs. */
  readonly dirty: boolean;
  /** The instant to build for, in milliseconds since 1970. */
  readonly now: number;
  /** The changed content files of the last build, to be read again. */
  readonly recheck: readonly string[];
  /** Content files that were found empty or gone, to be read again. */
  readonly unsettled: readonly string[];
  /** True while errors of the last build wait to be shown. */
  readonly isWaiting: boolean;
  /** The revision whose diagnostics were published last. */
  readonly published: number;
  /** Diagnostics of the last attempt to build, of the last audit, and of the last check of types. */
  readonly found: Readonly<Record<'build' | 'audit' | 'types', readonly Diagnostic[]>>;
  readonly watch: WatchState<Build>;
}

export type MachineEvent<Build> =
  | { readonly kind: 'started' }
  | { readonly kind: 'changed'; readonly changes: Partial<Changes> }
  | { readonly kind: 'clock'; readonly now: number }
  | { readonly kind: 'read'; readonly files: readonly string[]; readonly unsettled: readonly string[]; readonly startedAt: number }
  | { readonly kind: 'compiled' }
  | BuildOutcome<Build>
  | { readonly kind: 'elapsed'; readonly timer: Timer }
  | { readonly kind: 'polled'; readonly changes: Changes }
  /** The checks that the last build deferred have run, or other problems than those of the last build were found. */
  | { readonly kind: 'checked' }
  | Audited
  /** Types have been checked. */
  | { readonly kind: 'typed'; readonly diagnostics: readonly Diagnostic[] };

/** The result of an audit of all pages. */
interface Audited {
  readonly kind: 'audited';
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of the pages that differ since the last audit; undefined if that is not known. */
  readonly changedPages: readonly string[] | undefined;
}

export interface BuildOutcome<Build> {
  readonly kind: 'built';
  /** Undefined if no valid version can be built. */
  readonly build: Build | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Content files that remain at an earlier version. */
  readonly held: readonly string[];
  /** True if code does not compile, so that all of it remains at an earlier version. */
  readonly isCodeHeld: boolean;
  /** In milliseconds, on the same clock as `startedAt`. */
  readonly finishedAt: number;
}

export type Effect<Build> =
  | { readonly kind: 'read'; readonly paths: readonly string[] }
  | { readonly kind: 'compile'; readonly code: readonly string[] }
  | { readonly kind: 'build'; readonly now: number }
  | { readonly kind: 'start'; readonly timer: Timer }
  /** Stops all timers, audits and polls. */
  | { readonly kind: 'stop-timers' }
  /** Runs the checks that the build has deferred; if there are none, audits all pages. */
  | { readonly kind: 'audit'; readonly build: Build }
  | { readonly kind: 'poll' }
  | { readonly kind: 'emit'; readonly event: WatchEvent };

type Step<Build> = readonly [MachineState<Build>, readonly Effect<Build>[]];

/** Returns the state before the first build, for the instant `now`. */
export const initialState = <Build>(now: number): MachineState<Build> => ({
  phase: 'idle',
  cycle: { code: [], files: [], startedAt: 0 },
  heldCode: [],
  pending: { content: [], code: [] },
  dirty: true,
  now,
  recheck: [],
  unsettled: [],
  isWaiting: false,
  published: 0,
  found: { build: [], audit: [], types: [] },
  watch: { build: undefined, isCurrent: false, diagnostics: [], revision: 0, editedFile: undefined, changedPages: undefined },
});

/** Returns the next state, and the effects to carry out, in this order. */
export function reduce<Build>(state: MachineState<Build>, event: MachineEvent<Build>): Step<Build> {
  switch (event.kind) {
    case 'started':
      return beginCycle(state);
    case 'changed':
      return beginCycle(withPending(state, event.changes));
    case 'clock':
      return beginCycle({ ...state, dirty: true, now: event.now });
    case 'read':
      return onRead(state, event);
    case 'compiled':
      return build(state);
    case 'built':
      return onBuilt(state, event);
    case 'elapsed':
      return onElapsed(state, event.timer);
    case 'polled':
      return andThen([state, [{ kind: 'start', timer: 'poll-again' }]], (so) => beginCycle(withPending(so, event.changes)));
    case 'checked':
      return beginCycle({ ...state, dirty: true });
    case 'audited':
      return onAudited(state, event);
    case 'typed':
      return whenDue({ ...state, found: { ...state.found, types: event.diagnostics } });
  }
}

/** Applies `next` to the state of a step, and joins the effects of both. */
function andThen<Build>([state, effects]: Step<Build>, next: (state: MachineState<Build>) => Step<Build>): Step<Build> {
  const [last, more] = next(state);
  return [last, [...effects, ...more]];
}

const union = (some: readonly string[], more: readonly string[] = []): readonly string[] => [...new Set([...some, ...more])];

const withPending = <Build>(state: MachineState<Build>, { content, code }: Partial<Changes>): MachineState<Build> => ({
  ...state,
  pending: { content: union(state.pending.content, content), code: union(state.pending.code, code) },
});

/** Processes pending changes, one cycle at a time. */
function beginCycle<Build>(state: MachineState<Build>): Step<Build> {
  const { phase, dirty, pending } = state;
  if (phase !== 'idle' || (!dirty && pending.content.length + pending.code.length === 0)) return [state, []];
  const cycle: Cycle = { code: pending.code, files: [], startedAt: 0 };
  return [{ ...state, phase: 'reading', cycle, pending: { content: [], code: [] } }, [{ kind: 'read', paths: pending.content }]];
}

const endCycle = <Build>(state: MachineState<Build>): Step<Build> => beginCycle({ ...state, phase: 'idle' });

function onRead<Build>(
  state: MachineState<Build>,
  { files, unsettled, startedAt }: Omit<Extract<MachineEvent<Build>, { kind: 'read' }>, 'kind'>,
): Step<Build> {
  const { code } = state.cycle;
  const next = { ...state, cycle: { code, files, startedAt }, unsettled };
  const step = code.length === 0 ? build(next) : ([{ ...next, phase: 'compiling' }, [{ kind: 'compile', code }]] as const);
  return andThen(step, (so) => [so, settling(so)]);
}

/** If files were found empty or missing, returns the effect that starts the timer after which they are read again. */
const settling = ({ unsettled }: MachineState<unknown>): readonly Effect<never>[] =>
  unsettled.length === 0 ? [] : [{ kind: 'start', timer: 'settle' }];

function build<Build>(state: MachineState<Build>): Step<Build> {
  const { dirty, now, watch } = state;
  const { files, code } = state.cycle;
  if (!dirty && files.length + code.length === 0) return endCycle(state);
  const saved =
    files.length === 0
      ? {}
      : { revision: watch.revision + 1, editedFile: files.length === 1 ? files[0] : undefined, changedPages: undefined };
  return [
    { ...state, phase: 'building', dirty: false, recheck: files, watch: { ...watch, ...saved } },
    [{ kind: 'stop-timers' }, { kind: 'build', now }],
  ];
}

function onBuilt<Build>(state: MachineState<Build>, event: BuildOutcome<Build>): Step<Build> {
  const { build: made, diagnostics } = event;
  const isWaiting = diagnostics.some(({ severity }) => severity === 'error');
  const next: MachineState<Build> = {
    ...state,
    isWaiting,
    heldCode: event.isCodeHeld ? codeSince(state) : [],
    found: { ...state.found, build: diagnostics },
    watch: made === undefined ? { ...state.watch, isCurrent: false } : { ...state.watch, build: made, isCurrent: true },
  };
  const [so, published] = isWaiting ? [next, [{ kind: 'start', timer: 'show-errors' } as const]] : publish(next);
  const effects: Effect<Build>[] = [
    ...published,
    ...(made === undefined ? [] : [{ kind: 'start', timer: 'audit' } as const, ...saved(state, event)]),
    ...(state.recheck.length === 0 ? [] : [{ kind: 'start', timer: 'recheck' } as const]),
    ...settling(state),
    { kind: 'start', timer: 'poll' },
  ];
  return andThen([so, effects], endCycle);
}

/** Returns the report of a save, or nothing if none of its changes has been built. */
function saved(state: MachineState<unknown>, { held, isCodeHeld, finishedAt }: BuildOutcome<unknown>): readonly Effect<never>[] {
  const { files, startedAt } = state.cycle;
  const changes = { content: files.filter((file) => !held.includes(file)), code: isCodeHeld ? [] : codeSince(state) };
  if (changes.content.length + changes.code.length === 0) return [];
  return [{ kind: 'emit', event: { kind: 'saved', changes, milliseconds: finishedAt - startedAt } }];
}

/** Returns the code files that were saved since the code last compiled. */
const codeSince = ({ heldCode, cycle }: MachineState<unknown>): readonly string[] => union(heldCode, cycle.code);

function onAudited<Build>(state: MachineState<Build>, { diagnostics, changedPages }: Audited): Step<Build> {
  const next = { ...state, found: { ...state.found, audit: diagnostics }, watch: { ...state.watch, changedPages } };
  const effects: readonly Effect<Build>[] = [{ kind: 'emit', event: { kind: 'audited', changedPages } }];
  return andThen(whenDue(next), (so) => [so, effects]);
}

/** Publishes the result, unless errors of the last build are still delayed: the result is then published together with the errors. */
const whenDue = <Build>(state: MachineState<Build>): Step<Build> => (state.isWaiting ? [state, []] : publish(state));

function onElapsed<Build>(state: MachineState<Build>, timer: Timer): Step<Build> {
  switch (timer) {
    case 'show-errors':
      return publish({ ...state, isWaiting: false });
    case 'recheck':
      return beginCycle(withPending(state, { content: state.recheck }));
    case 'settle':
      return beginCycle(withPending({ ...state, unsettled: [] }, { content: state.unsettled }));
    case 'audit':
      return state.watch.build === undefined ? [state, []] : [state, [{ kind: 'audit', build: state.watch.build }]];
    case 'poll':
    case 'poll-again':
      return [state, [{ kind: 'poll' }]];
  }
}

/**
 * Publishes the diagnostics if they have changed. If a file that was just saved has a diagnostic, publishes them once in any case, because
 * the lines of the file may have moved.
 */
function publish<Build>(state: MachineState<Build>): Step<Build> {
  const { found, recheck, watch } = state;
  const { revision } = watch;
  const diagnostics = sortDiagnostics(withTypes([...found.build, ...found.audit], found.types));
  const isSaved = state.published !== revision && diagnostics.some(({ file }) => recheck.includes(file));
  if (!isSaved && isSame(diagnostics, watch.diagnostics)) return [{ ...state, published: revision }, []];
  return [{ ...state, published: revision, watch: { ...watch, diagnostics } }, [{ kind: 'emit', event: { kind: 'diagnostics' } }]];
}

/** Maximum number of compared diagnostics. For longer lists, only the length and the first entries are compared. */
const maxCompared = 1000;

const isSame = (one: readonly Diagnostic[], other: readonly Diagnostic[]): boolean =>
  one.length === other.length && JSON.stringify(one.slice(0, maxCompared)) === JSON.stringify(other.slice(0, maxCompared));
