// Lists when the site changes without an edit, and when an editor has to review content, for people and for the timer that starts builds.
import type { PreparedSite } from '../../build/prepared-site.ts';
import { type WrittenPlaces, writtenPlace } from '../../content/tree.ts';
import { locatorIn } from '../../content/yaml/position.ts';
import { collectionOf } from '../../model/entry-file.ts';
import type { Site } from '../../model/site-content.ts';
import { allPages } from '../../pages/make-pages.ts';
import { planRoutes, type Route } from '../../pages/routes/plan-routes.ts';
import type { Schedule, ScheduleEntry } from './answer.ts';
import { type PageState, siteStates, type TimedState } from './page-states.ts';
import { type ScheduledEvent, scheduledEvents } from './scheduled-events.ts';

export interface ScheduleInput {
  readonly ready: Pick<PreparedSite, 'site' | 'routes' | 'recorder' | 'outputs'>;
  /** The files of the content, to find the positions of dates. */
  readonly texts: ReadonlyMap<string, string>;
  /** Where code or front matter defines content that is in no YAML file. */
  readonly places?: WrittenPlaces;
  /** Now, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Returns every instant in content, including past ones, and the next start of a year, in the order of time, each with the pages that it
 * affects. File names are relative to the content folder. If templates throw at `at`, throws one error with all of their errors.
 */
export function schedule({ ready, texts, places = {}, at }: ScheduleInput): Schedule {
  const { routes } = ready.routes;
  const { iso } = ready.site.model.calendar;
  const events = scheduledEvents(ready.site, at);
  const { page: stateAt, output: outputAt } = siteStates(ready, events);
  allPages(routes, (route) => stateAt(route, at));
  const statesOf =
    (route: Route): StateAt =>
    (instant) =>
      stateAt(route, instant);
  const ofOutputs = ready.outputs.map(
    (output): StateAt =>
      (instant) =>
        outputAt(output, instant),
  );
  const placeOf = placer(texts, places);
  const pagesOf = entryPages(ready.site);
  const entries = events.map((event): ScheduleEntry => {
    const { what, name, change, entry } = event;
    const isAhead = change > at;
    const concerned = routes.filter((route) => isConcerned(event, stateAt(route, isAhead ? change - 1 : at), isAhead));
    const own = entry === undefined ? [] : pagesOf(entry);
    return {
      at: iso(event.at),
      what,
      name,
      state: stateOf(event, { isAhead, isConcerning: concerned.length + own.length > 0 }),
      rebuild: isAhead && (own.length > 0 || [...concerned.map(statesOf), ...ofOutputs].some((state) => differs(state, change))),
      ...placeOf(event),
      routes: [...own, ...concerned.map(({ path }) => path)],
    };
  });
  const next = firstOf([
    nextChange([...routes.map(statesOf), ...ofOutputs], { from: at, to: Math.max(at, ...events.map(({ change }) => change)) }),
    ...events.map(({ change, entry }) => (entry !== undefined && change > at ? change : undefined)),
  ]);
  return { at: iso(at), ...(next === undefined ? {} : { nextChangeAt: iso(next) }), entries };
}

function firstOf(instants: readonly (number | undefined)[]): number | undefined {
  const first = Math.min(...instants.filter((instant) => instant !== undefined));
  return Number.isFinite(first) ? first : undefined;
}

/** Returns a function that returns the URLs of the entry in a file, whether or not the entry is valid at this time. */
function entryPages(site: Site): (file: string) => readonly string[] {
  const collections = Object.entries(site.collections).map(
    ([folder, entries]) => [folder, [...entries, ...site.absent.filter(({ file }) => collectionOf(file) === folder)]] as const,
  );
  const { routes } = planRoutes({ ...site, collections: Object.fromEntries(collections) });
  return (file) => routes.flatMap(({ entry, path }) => (entry.file === file ? [path] : []));
}

/** Returns the state of one page or output at an instant. */
type StateAt = (instant: number) => TimedState;

const differs = (stateAt: StateAt, instant: number): boolean => stateAt(instant - 1).content !== stateAt(instant).content;

/** Returns whether an event concerns a page. A past event of a campaign concerns only pages that still show a part of the campaign. */
function isConcerned(event: ScheduledEvent, { events, campaignEvents }: PageState, isAhead: boolean): boolean {
  return isAhead || event.advertised === undefined ? events.has(event) : campaignEvents.has(event);
}

function stateOf({ what }: ScheduledEvent, { isAhead, isConcerning }: { isAhead: boolean; isConcerning: boolean }): ScheduleEntry['state'] {
  if (isAhead) return 'ahead';
  if (what === 'campaign-starts' || what === 'valid-from') return 'passed';
  return what === 'campaign-ends' && !isConcerning ? 'passed' : 'overdue';
}

/** Returns the first instant after `from`, up to `to`, at which one of `states` is different. */
function nextChange(states: readonly StateAt[], { from, to }: { readonly from: number; readonly to: number }): number | undefined {
  const next = Math.min(...states.map((stateAt) => stateAt(from).until));
  if (next > to) return undefined;
  return states.some((stateAt) => differs(stateAt, next)) ? next : nextChange(states, { from: next, to });
}

/** Returns a function that finds the line and column of an event. A file is parsed when the first of its dates is looked up. */
function placer(
  texts: ReadonlyMap<string, string>,
  places: WrittenPlaces,
): (event: ScheduledEvent) => Pick<ScheduleEntry, 'file' | 'range'> {
  const locate = locatorIn(texts);
  return ({ place }) => {
    if (place === undefined) return {};
    const { line, column } = writtenPlace(places, place) ?? locate(place);
    return { file: place.file, range: { line, column } };
  };
}
