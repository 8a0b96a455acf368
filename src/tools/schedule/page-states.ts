// The state of a page or an output (such as a feed) at one instant. Without an edit, a state changes only at an instant that rendering has
// compared with the clock, so one rendering covers the time between two such instants.
import type { PreparedSite } from '../../build/prepared-site.ts';
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { PlannedOutput } from '../../pages/outputs/plan-outputs.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { affectedBy, bitsIn } from '../../store/reads/affected.ts';
import { instantsIn } from '../../store/reads/instants.ts';
import { nodePath, type Path, type Reads, readModes } from '../../store/reads/reads.ts';
import { createTracker } from '../../store/reads/track.ts';
import type { ScheduledEvent } from './scheduled-events.ts';

/** The content of a page or an output during a span of time. */
export interface TimedState {
  readonly content: string;
  /** The first instant of this state and of the next, in milliseconds since 1970; infinite if there is none. */
  readonly from: number;
  readonly until: number;
}

export interface PageState extends TimedState {
  /** The events that affect the page, because the page has read their dates or, for a `reviewBy`, any part of the block with this key. */
  readonly events: ReadonlySet<ScheduledEvent>;
  /** The start and end of the campaigns that the page shows, at least in part. */
  readonly campaignEvents: ReadonlySet<ScheduledEvent>;
}

export interface SiteStates {
  /** Returns the state of a page at an instant (milliseconds since 1970), with the events that affect it. */
  readonly page: (route: Route, instant: number) => PageState;
  /** Returns the state of an output at an instant. */
  readonly output: (output: PlannedOutput, instant: number) => TimedState;
}

/**
 * Returns functions that compute the states of pages and outputs. The state of a page contains those of `events` that affect the page.
 */
export function siteStates({ recorder }: Pick<PreparedSite, 'recorder'>, events: readonly ScheduledEvent[]): SiteStates {
  const tracker = createTracker();
  const recorderAt = cachedByKey((instant: number) => recorder(tracker, instant));
  const page = (route: Route, instant: number): PageState => {
    const { value: rendered, reads } = recorderAt(instant).page(route);
    const bitsOf = bitsIn(reads);
    const isRead = (path: Path): boolean => affectedBy(bitsOf, tracker.root, [{ path, what: 'value' }]) !== undefined;
    const shown = shownPaths(reads);
    return {
      content: rendered.html,
      ...spanAround(instant, reads),
      events: new Set(events.filter(({ readPath }) => isRead(readPath))),
      campaignEvents: new Set(
        events.filter(({ advertised = [] }) => shown.some((path) => advertised.some((outer) => isWithin(path, outer)))),
      ),
    };
  };
  const output = (planned: PlannedOutput, instant: number): TimedState => {
    const { value, reads } = recorderAt(instant).output(planned);
    return { content: value.bytes.toString(), ...spanAround(instant, reads) };
  };
  return { page: onceForEachSpan(page), output: onceForEachSpan(output) };
}

/** Returns the time around `instant` up to the nearest instants that rendering has compared with the clock; infinite if there is none. */
function spanAround(instant: number, reads: Reads): Pick<TimedState, 'from' | 'until'> {
  const instants = instantsIn(reads);
  return {
    from: instants.findLast((each) => each <= instant) ?? Number.NEGATIVE_INFINITY,
    until: instants.find((each) => each > instant) ?? Number.POSITIVE_INFINITY,
  };
}

/** Returns `render` with a cache: a result is reused within its span of time. */
function onceForEachSpan<Source extends object, State extends TimedState>(
  render: (source: Source, instant: number) => State,
): (source: Source, instant: number) => State {
  const statesOf = cachedByKey((_: Source): State[] => []);
  return (source, instant) => {
    const states = statesOf(source);
    const last = states.find(({ from, until }) => from <= instant && instant < until);
    if (last !== undefined) return last;
    const state = render(source, instant);
    states.push(state);
    return state;
  };
}

const shownPaths = (reads: Reads): readonly Path[] =>
  [...reads].flatMap(([node, read]) => ((read.how & readModes.shown) === 0 ? [] : [nodePath(node)]));

const isWithin = (path: Path, outer: Path): boolean => outer.every((key, index) => path[index] === key);
