// When the site changes by itself, and when somebody has to look: for people, and for the timer that starts a build.

import type { PriceName } from '../content/checks/price-names.ts';
import { locator } from '../content/yaml/position.ts';
import { isoInBerlin } from '../model/calendar.ts';
import { currentOffer } from '../model/offer.ts';
import type { Site } from '../model/site-content.ts';
import type { Route, RoutePlan } from '../routes/plan-routes.ts';
import { type Moment, type MomentKind, momentsOf } from './moments.ts';
import { type ShownOn, shownOn } from './time-dependencies.ts';

export interface ScheduleEntry {
  /** An ISO instant with Berlin's offset. */
  readonly at: string;
  readonly what: MomentKind;
  readonly name: string;
  /** overdue: it has passed, and pages or content still hold it. */
  readonly state: 'ahead' | 'passed' | 'overdue';
  /** True where a build from this instant on gives other pages than one before it. */
  readonly rebuild: boolean;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** The addresses of the pages concerned, German before English. */
  readonly pages: readonly string[];
}

export interface Schedule {
  readonly at: string;
  /** The first instant after `at` from which a build gives other pages. */
  readonly nextChangeAt: string;
  /** In the order of time. */
  readonly entries: readonly ScheduleEntry[];
}

export interface ScheduleInput {
  readonly site: Site;
  readonly plan: RoutePlan;
  /** The files of the content, in which dates have their places. */
  readonly texts: ReadonlyMap<string, string>;
  /** Now, in milliseconds since 1970. */
  readonly at: number;
}

/** Every instant that content knows of, the passed ones too. */
export function schedule({ site, plan, texts, at }: ScheduleInput): Schedule {
  const shown = shownOn(site, plan);
  const placeOf = placer(texts);
  const timed = momentsOf(site, at).map((moment) => {
    const routes = concerned(moment, { site, plan, shown, at });
    const state = stateOf(moment, routes, at);
    const rebuild = state === 'ahead' && changing.has(moment.what) && routes.some((route) => differs(route, moment.at, shown));
    const { what, name } = moment;
    const entry = { at: isoInBerlin(moment.at), what, name, state, rebuild, ...placeOf(moment), pages: routes.map(({ path }) => path) };
    return { instant: moment.at, entry };
  });
  const next = timed.find(({ entry }) => entry.rebuild);
  // Every page carries the year, so that there is always a next change.
  if (next === undefined) throw new Error('The turn of the year changes no page');
  return { at: isoInBerlin(at), nextChangeAt: isoInBerlin(next.instant), entries: timed.map(({ entry }) => entry) };
}

/** After the end of a campaign pages keep showing it, and a review changes nothing. */
const changing: ReadonlySet<MomentKind> = new Set(['campaign-starts', 'valid-until', 'year']);

const differs = (route: Route, instant: number, shown: ShownOn): boolean =>
  shown(route, instant - 1).print() !== shown(route, instant).print();

function stateOf(moment: Moment, routes: readonly Route[], at: number): ScheduleEntry['state'] {
  const lasts = moment.what === 'campaign-ends' ? at <= moment.at : at < moment.at;
  if (lasts) return 'ahead';
  if (moment.what === 'campaign-starts') return 'passed';
  return moment.what === 'campaign-ends' && routes.length === 0 ? 'passed' : 'overdue';
}

interface Around {
  readonly site: Site;
  readonly plan: RoutePlan;
  readonly shown: ShownOn;
  readonly at: number;
}

/** The routes whose pages have to do with a moment; of a campaign that has passed, those that show it still. */
function concerned({ at: instant, name, place, what }: Moment, { site, plan, shown, at }: Around): readonly Route[] {
  const ahead = instant > at;
  const moments = ahead ? [instant - 1, instant] : [at];
  const naming = (isMeant: (priceName: PriceName) => boolean) =>
    plan.routes.filter((route) => moments.some((moment) => shown(route, moment).names.some(isMeant)));
  if (what === 'campaign-starts' || what === 'campaign-ends')
    return naming((each) => (ahead ? leadsTo(each, name, site) : shows(each, name, site, at)));
  if (place === undefined || place.file === 'site.yaml') return plan.routes;
  if (place.file !== 'prices.yaml') return plan.routes.filter(({ entry }) => entry.file === place.file);
  const [group, owner] = place.path;
  return naming((each) => (group === 'lists' ? each.kind === 'list' && each.name === owner : leadsTo(each, String(owner), site)));
}

/** True for a campaign itself, and for a price list with an offer of it. */
const leadsTo = ({ kind, name }: PriceName, campaign: string, { prices }: Site): boolean =>
  kind === 'campaign' ? name === campaign : prices.lists[name]?.offers.some((offer) => offer.campaign === campaign) === true;

/** True for a campaign itself, and for a price list whose offer is of it at `at`. */
const shows = ({ kind, name }: PriceName, campaign: string, { prices }: Site, at: number): boolean => {
  const list = prices.lists[name];
  return kind === 'campaign' ? name === campaign : list !== undefined && currentOffer(list, prices.campaigns, at)?.campaign === campaign;
};

/** A function that finds the line and column of moments; a file is looked at when the first of its dates is asked for. */
function placer(texts: ReadonlyMap<string, string>): (moment: Moment) => Pick<ScheduleEntry, 'file' | 'line' | 'column'> {
  const locators = new Map<string, ReturnType<typeof locator>>();
  return ({ place }) => {
    if (place === undefined) return {};
    const { file, path } = place;
    const locate = locators.get(file) ?? locator(texts.get(file) ?? '');
    locators.set(file, locate);
    const { line, column } = locate({ path });
    return { file, line, column };
  };
}
