// A link to a page with validity dates must only be shown between these dates, because the link is broken at all other
// times. Pages that a site always needs must have no dates. The home page and the not-found page must not be drafts.
import { createFinding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import type { DataPath } from '../../../model/data/place.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import type { Link } from '../../../model/references/link.ts';
import type { Calendar } from '../../../model/time/calendar.ts';
import { isWithinWindow, overlapOf, type Window, windowOf } from '../../../model/time/dated.ts';
import type { EntryName } from '../../names/linkable-ids.ts';
import type { NameLookup } from '../../names/look-up.ts';
import { isHome, isNotFound, overviewIn } from '../../urls/entry-paths.ts';
import { fileCheck, siteCheck } from '../check.ts';
import { entriesNamedBy, wrongEntryNames } from './entry-names.ts';

export interface WindowRules {
  readonly names: NameLookup;
  readonly model: Pick<ContentModel, 'collections' | 'locales' | 'calendar'>;
}

/** Returns the period in which the block at `path` and all enclosing blocks are shown. */
const windowAt = (data: unknown, path: DataPath, calendar: Calendar): Window =>
  overlapOf([data, ...path.map((_, index) => valueAt(data, path.slice(0, index + 1)))].map((block) => windowOf(block, calendar)));

/** Returns whether an entry is shown during the entire period `here`. */
const isShownAll = (here: Window, { folder, id }: EntryName, { names, model }: WindowRules): boolean =>
  isWithinWindow(here, windowOf(names.target(folder, id)?.dates, model.calendar));

/** Returns the name of the entry to which a link leads if that entry is not shown during the entire period `here`; otherwise undefined. */
export const datedEntryNamedBy = (link: Link, here: Window, rules: WindowRules): string | undefined =>
  entriesNamedBy(link, rules.model.collections).find((entry) => !isShownAll(here, entry, rules))?.id;

/** Reports links and names in one file that are shown outside of the validity dates of the page to which they lead. */
export const linksInTimeCheck = fileCheck({
  codes: ['link-dated'],
  reads: ['names', 'model'],
  check: (checked, rules) => {
    const { collections, calendar } = rules.model;
    return wrongEntryNames(checked, collections, (entry, path) => !isShownAll(windowAt(checked.data, path, calendar), entry, rules)).map(
      ({ id, path }) => createFinding('link-dated', { file: checked.file, path }, { target: id }),
    );
  },
});

/** Reports a home page or not-found page that is a draft. If drafts are built, drafts.ts turns the error into a warning. */
export const pagesInBuildCheck = siteCheck({
  codes: ['page-draft'],
  reads: ['allEntries', 'model'],
  check: ({ allEntries, model }) => {
    const { entries, signatures } = allEntries;
    const paths = allEntries.paths();
    return entries
      .filter((entry) => signatures.get(entry.file)?.isDraft === true && (isHome(paths.get(entry.file)) || isNotFound(entry, model)))
      .map(({ file }) => createFinding('page-draft', { file, path: ['draft'], at: 'key' }, {}));
  },
});

/** Reports validity dates of pages that a site always needs: home, not-found, and the overview pages of collections. */
export const pagesInTimeCheck = siteCheck({
  codes: ['page-dated'],
  reads: ['entries', 'model'],
  check: ({ entries: sources, model }) => {
    const { entries, signatures } = sources;
    const paths = sources.paths();
    const overviews = new Set(Object.keys(model.collections).map((folder) => overviewIn(sources, folder)?.file));
    const needed = entries.filter((entry) => isHome(paths.get(entry.file)) || isNotFound(entry, model) || overviews.has(entry.file));
    return needed.flatMap(({ file }) =>
      (['validFrom', 'validUntil'] as const)
        .filter((key) => signatures.get(file)?.[key] !== undefined)
        .map((key) => createFinding('page-dated', { file, path: [key], at: 'key' }, { key })),
    );
  },
});
