import { createCalendar } from '../../model/time/calendar.ts';
import { placeAt } from '../../pages/render/view/page-sources.ts';
import { instantAt } from '../../store/reads/instants.ts';
import type { Staleness } from '../../store/store.ts';
import type { Spots } from './spots.ts';

const utc = createCalendar('UTC');

/**
 * Returns why a page was rendered: `rendered: sections.0.title.de changed, content/pages/home.yaml:9:14`. An undefined
 * `stale` means that the page was reused.
 */
export function describeStaleness(stale: Staleness | undefined, { spot }: Pick<Spots, 'spot'>): string {
  if (stale === undefined) return 'reused: nothing that the page reads has changed';
  if ('everything' in stale) return `rendered: ${stale.everything}`;
  const { path } = stale.change;
  const instant = instantAt(path);
  if (instant !== undefined) return `rendered: the clock has moved past ${utc.iso(instant)}`;
  const place = placeAt(path);
  if (place === undefined) return `rendered: ${path.join('.')} changed`;
  const { file, range } = spot(place);
  return `rendered: ${place.path.join('.') || place.file} changed, ${file}:${range.line}:${range.column}`;
}
