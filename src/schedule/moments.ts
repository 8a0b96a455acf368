// The instants that content knows of: campaigns start and end, claims end, reviews fall due, years turn.
import { type Claim, claimsIn } from '../content/checks/dates-in.ts';
import type { DataPath } from '../diagnostics/diagnostic.ts';
import { startOfYear, yearOf } from '../model/calendar.ts';
import { endOf, startOf } from '../model/offer.ts';
import { entriesOf, type Site } from '../model/site-content.ts';

export type MomentKind = 'campaign-starts' | 'campaign-ends' | 'valid-until' | 'review-by' | 'year';

export interface Moment {
  /** In milliseconds since 1970: the last instant of a campaign, the first one of everything else. */
  readonly at: number;
  readonly what: MomentKind;
  readonly name: string;
  /** Where the date stands; a year stands nowhere. */
  readonly place?: { readonly file: string; readonly path: DataPath };
}

/** Every instant of the content of `site`, and the turn of the year after `at`, in order. */
export function momentsOf(site: Site, at: number): Moment[] {
  const year = yearOf(at) + 1;
  const moments: Moment[] = [
    ...campaignMoments(site),
    ...dataOf(site).flatMap(([file, data]) => claimsIn(file, data).map(claimMoment)),
    { at: startOfYear(year), what: 'year', name: String(year) },
  ];
  return moments.sort((one, other) => one.at - other.at || (orderOf(one) < orderOf(other) ? -1 : 1));
}

const orderOf = ({ what, place }: Moment): string => JSON.stringify([place?.file ?? '', place?.path ?? [], what]);

/** The files that may hold dates, with what stands in them. */
const dataOf = (site: Site): (readonly [string, unknown])[] => [
  ['site.yaml', site.settings],
  ['prices.yaml', site.prices],
  ...entriesOf(site).map(({ file, value }) => [file, value] as const),
];

const campaignMoments = ({ prices }: Site): Moment[] =>
  Object.entries(prices.campaigns).flatMap(([name, campaign]) => {
    const at = (key: string) => ({ file: 'prices.yaml', path: ['campaigns', name, key] });
    const end: Moment = { at: endOf(campaign), what: 'campaign-ends', name, place: at('ends') };
    return campaign.starts === undefined ? [end] : [{ at: startOf(campaign), what: 'campaign-starts', name, place: at('starts') }, end];
  });

const claimMoment = ({ key, name, end, file, path }: Claim): Moment => ({
  at: end,
  what: key === 'reviewBy' ? 'review-by' : 'valid-until',
  name,
  place: { file, path },
});
