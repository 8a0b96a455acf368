import { valueAt } from '../../model/data/value-at.ts';
import { inspect } from '../../pages/audit/inspect.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { type ContentPlace, isAddress, isPartOfPlace, overlap } from './places.ts';
import { type PageRecording, type Reason, uniqueReasons } from './record-page.ts';
import type { Subject } from './subjects.ts';

export interface PageUse {
  readonly route: Route;
  readonly reasons: readonly Reason[];
  /** False if the page only links to the item, without displaying any part of it. */
  readonly shows: boolean;
  /** For an island, the triggers that hydrate it on the page; empty for other items. */
  readonly when: readonly string[];
}

/** The part of a recorded page that is needed to find where an item is used. */
export type RecordedPage = PageRecording<{ readonly html: string }>;

/** Returns every page that has read `subject`, such as a fact, a message, an image or a file, and the reason, in the order of `pages`. */
export function pagesUsing(subject: Subject, pages: readonly RecordedPage[], data: ReadonlyMap<string, unknown>): readonly PageUse[] {
  if (subject.kind === 'island') return islandUses(subject, pages);
  const isSubject = subject.kind === 'icon' ? isIcon(subject, data) : isPartOf(subject);
  return pages.flatMap(({ route, uses }) => {
    const found = uses.filter(({ place }) => isSubject(place));
    if (found.length === 0) return [];
    const shown = found.filter(({ place }) => !isAddress(place));
    const telling = shown.length > 0 ? shown : found;
    const reasons = telling.flatMap((use) => (subject.kind === 'icon' ? [{ place: use.place }] : reasonsOf(use.reasons, subject)));
    return [{ route, reasons: uniqueReasons(reasons), shows: shown.length > 0, when: [] }];
  });
}

const isPartOf =
  ({ places }: Subject) =>
  (place: ContentPlace): boolean =>
    places.some((other) => overlap(place, other));

const isIcon =
  ({ also }: Subject, data: ReadonlyMap<string, unknown>) =>
  ({ file, path }: ContentPlace): boolean =>
    path.at(-1) === 'icon' && also.includes(String(valueAt(data.get(file), path)));

/** Returns the reasons that explain a use best: places in content outside the subject or, if there are none, templates. */
function reasonsOf(reasons: readonly Reason[], { places }: Subject): readonly Reason[] {
  const telling = reasons.filter((reason) => 'place' in reason && !places.some((outer) => isPartOfPlace(reason.place, outer)));
  return telling.length > 0 ? telling : reasons.filter((reason) => 'template' in reason);
}

function islandUses({ also }: Subject, pages: readonly RecordedPage[]): readonly PageUse[] {
  return pages.flatMap(({ route, made }) => {
    const times = inspect(made.html).islands.flatMap(({ name, when }) => (also.includes(name) ? [when] : []));
    return times.length === 0 ? [] : [{ route, reasons: [], shows: true, when: [...new Set(times)] }];
  });
}
