// The instants at which content changes without an edit: campaigns start and end, content becomes valid or expires, reviews are due, years
// begin.
import { type Claim, claimsIn, textOfTitle } from '../../content/checks/dates/dates-in.ts';
import type { DataPlace } from '../../model/data/place.ts';
import { visit } from '../../model/data/walk.ts';
import { isEntryFile } from '../../model/entry-file.ts';
import { endOf, startOf } from '../../model/prices/offer.ts';
import type { Site } from '../../model/site-content.ts';
import { siteFiles } from '../../model/site-files.ts';
import type { Path } from '../../store/reads/reads.ts';

type ScheduledEventKind = 'campaign-starts' | 'campaign-ends' | 'valid-from' | 'valid-until' | 'review-by' | 'year';

export interface ScheduledEvent {
  /** When the event is listed, in milliseconds since 1970: the last instant of a campaign that ends, otherwise the same as `change`. */
  readonly at: number;
  /** The first instant at which a page may be different. */
  readonly change: number;
  readonly what: ScheduledEventKind;
  readonly name: string;
  /** The place of the date; undefined for a new year, which is not in content. */
  readonly place?: DataPlace;
  /** A path of the recorded reads, such as `site.prices.campaigns.spring`. A page that has read it depends on this event. */
  readonly readPath: Path;
  /** For a campaign, the parts that advertise it: the campaign itself, and its offers. */
  readonly advertised?: readonly Path[];
  /** The file of the entry, if the entire entry becomes valid or expires at this event. */
  readonly entry?: string;
}

/** Returns every instant in the content of `site`, and the start of the year after `at`, in order. */
export function scheduledEvents(site: Site, at: number): ScheduledEvent[] {
  const { calendar } = site.model;
  const year = calendar.yearOf(at) + 1;
  const turn = calendar.startOfYear(year);
  const events: ScheduledEvent[] = [
    ...campaignEvents(site),
    ...[...siteFiles(site), ...absentFiles(site)].flatMap(({ file, data, part }) =>
      claimsIn({ file, data, walk: (visitor) => visit(data, visitor) }, calendar).map((claim) => claimEvent(claim, ['site', ...part])),
    ),
    { at: turn, change: turn, what: 'year', name: String(year), readPath: ['clock', turn] },
  ];
  return events.sort((one, other) => one.at - other.at || (orderOf(one) < orderOf(other) ? -1 : 1));
}

const orderOf = ({ what, place }: ScheduledEvent): string => JSON.stringify([place?.file ?? '', place?.path ?? [], what]);

/** Returns the entries that are not valid at this time. Their dates count, because the entries may become valid. */
const absentFiles = ({ absent }: Site) => absent.map(({ file, value }) => ({ file, data: value, part: ['absent', file, 'value'] }));

const campaignEvents = ({ prices }: Site): ScheduledEvent[] =>
  Object.entries(prices.campaigns).flatMap(([name, campaign]) => {
    const advertised = [['site', 'prices', 'campaigns', name], ...offersOf(prices, name)];
    const of = (what: 'campaign-starts' | 'campaign-ends', key: string) => ({
      what,
      name,
      place: { file: 'prices.yaml', path: ['campaigns', name, key] },
      readPath: ['site', 'prices', 'campaigns', name],
      advertised,
    });
    const end: ScheduledEvent = { at: endOf(campaign), change: endOf(campaign) + 1, ...of('campaign-ends', 'ends') };
    if (campaign.starts === undefined) return [end];
    return [{ at: startOf(campaign), change: startOf(campaign), ...of('campaign-starts', 'starts') }, end];
  });

const offersOf = ({ lists }: Site['prices'], name: string): readonly Path[] =>
  Object.entries(lists).flatMap(([list, { offers }]) =>
    offers.flatMap(({ campaign }, index) => (campaign === name ? [['site', 'prices', 'lists', list, 'offers', index]] : [])),
  );

function claimEvent({ key, name, end, file, path }: Claim, source: Path): ScheduledEvent {
  const isReview = key === 'reviewBy';
  const what = isReview ? 'review-by' : key === 'validFrom' ? 'valid-from' : 'valid-until';
  const readPath = [...source, ...(isReview ? path.slice(0, -1) : path)];
  return {
    at: end,
    change: end,
    what,
    name: textOfTitle(name),
    place: { file, path },
    readPath,
    ...(!isReview && path.length === 1 && isEntryFile(file) ? { entry: file } : {}),
  };
}
