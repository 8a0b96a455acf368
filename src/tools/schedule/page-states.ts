// The state of a page at one instant and at another. A page changes by itself only at an instant that its
// rendering has read from the clock, so one rendering covers the time between two of them.
import type { PreparedSite, Recorder } from '../../build.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { affectedBy, bitsIn } from '../../store/reads/affected.ts';
import { instantsIn } from '../../store/reads/instants.ts';
import { how, nodePath, type Path, type Reads } from '../../store/reads/reads.ts';
import { createTracker } from '../../store/reads/track.ts';
import type { Moment } from './moments.ts';

export interface PageState {
  readonly html: string;
  /** The first instant of this state and of the next, in milliseconds since 1970; infinite where there is none. */
  readonly from: number;
  readonly until: number;
  /** The moments that the page depends on: it has read their dates or, for a review, any part of what is to be reviewed. */
  readonly asks: ReadonlySet<Moment>;
  /** The moments of campaigns of which the page shows a part. */
  readonly shows: ReadonlySet<Moment>;
}

export type StateAt = (route: Route, instant: number) => PageState;

/** A function that returns the state of a page at an instant (milliseconds since 1970), with those of `moments` that affect it. */
export function pageStates({ recorder }: Pick<PreparedSite, 'recorder'>, moments: readonly Moment[]): StateAt {
  const tracker = createTracker();
  const recorders = new Map<number, Recorder>();
  const known = new Map<Route, PageState[]>();
  const recorderAt = (instant: number): Recorder => {
    const recorderThen = recorders.get(instant) ?? recorder(tracker, instant);
    recorders.set(instant, recorderThen);
    return recorderThen;
  };
  const render = (route: Route, instant: number): PageState => {
    const { rendered, reads } = recorderAt(instant).page(route);
    const [asked, bitsOf] = [instantsIn(reads), bitsIn(reads)];
    const isRead = (path: Path): boolean => affectedBy(bitsOf, tracker.root, [{ path, what: 'value' }]) !== undefined;
    const shown = shownPaths(reads);
    return {
      html: rendered.html,
      from: asked.findLast((each) => each <= instant) ?? Number.NEGATIVE_INFINITY,
      until: asked.find((each) => each > instant) ?? Number.POSITIVE_INFINITY,
      asks: new Set(moments.filter(({ asked: path }) => isRead(path))),
      shows: new Set(moments.filter(({ advertised = [] }) => shown.some((path) => advertised.some((outer) => isWithin(path, outer))))),
    };
  };
  return (route, instant) => {
    const states = known.get(route) ?? [];
    known.set(route, states);
    const last = states.find(({ from, until }) => from <= instant && instant < until);
    if (last !== undefined) return last;
    const state = render(route, instant);
    states.push(state);
    return state;
  };
}

const shownPaths = (reads: Reads): readonly Path[] =>
  [...reads].flatMap(([node, read]) => ((read.how & how.shown) === 0 ? [] : [nodePath(node)]));

const isWithin = (path: Path, outer: Path): boolean => outer.every((key, index) => path[index] === key);
