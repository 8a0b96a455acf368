// A link to a page with validity dates must only be shown between these dates, because the link is broken at all other
// times. Pages that a site always needs must have no dates. The home page and the not-found page must not be drafts.

import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import type { DataPath } from '../../../model/data/place.ts';
import { metaIn, walkNames } from '../../../model/data/schema-walk.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import type { Link } from '../../../model/references/link.ts';
import type { Calendar } from '../../../model/time/calendar.ts';
import { isWithinWindow, overlapOf, type Window, windowOf } from '../../../model/time/dated.ts';
import type { NameLookup } from '../../names/look-up.ts';
import { isHome, isNotFound, overviewIn } from '../../urls/entry-paths.ts';
import { fileCheck, siteCheck } from '../check.ts';

export interface WindowRules {
  readonly names: NameLookup;
  readonly model: Pick<ContentModel, 'collections' | 'locales' | 'calendar'>;
}

/** Returns the period in which the block at `path` and all enclosing blocks are shown. */
const windowAt = (data: unknown, path: DataPath, calendar: Calendar): Window =>
  overlapOf([data, ...path.map((_, index) => valueAt(data, path.slice(0, index + 1)))].map((block) => windowOf(block, calendar)));

const targetWindow = ({ names, model }: WindowRules, folder: string, id: unknown): Window =>
  windowOf(typeof id === 'string' ? names.target(folder, id)?.dates : undefined, model.calendar);

/**
 * If `link` leads to an entry that is not shown during the whole period `here`, returns the key of the link and the name
 * of the entry. Otherwise, returns undefined.
 */
export function outlivedTarget(link: Link, here: Window, rules: WindowRules): { readonly key: string; readonly name: string } | undefined {
  for (const [folder, { singular: key }] of Object.entries(rules.model.collections)) {
    const name = link[key];
    if (name !== undefined && !isWithinWindow(here, targetWindow(rules, folder, name))) return { key, name };
  }
  return undefined;
}

/** Reports links and names in one file that are shown outside of the validity dates of the page to which they lead. */
export const linksInTimeCheck = fileCheck({
  codes: ['link-dated'],
  reads: ['names', 'model'],
  check: ({ file, data, schema, walk }, rules) => {
    const found: Finding[] = [];
    const { calendar } = rules.model;
    walk({
      link: (link, _, path) => {
        const outlived = outlivedTarget(link, windowAt(data, path, calendar), rules);
        if (outlived !== undefined)
          found.push(createFinding('link-dated', { file, path: [...path, outlived.key] }, { target: outlived.name }));
      },
    });
    if (schema === undefined) return found;
    walkNames(schema, data, (own, value, path) => {
      const folder = metaIn(own).names;
      if (folder === undefined || !Object.hasOwn(rules.model.collections, folder)) return;
      if (isWithinWindow(windowAt(data, path, calendar), targetWindow(rules, folder, value))) return;
      found.push(createFinding('link-dated', { file, path }, { target: String(value) }));
    });
    return found;
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
