// A change that many pages of a language share, such as a line of the footer, is reported once.
import type { ChangeDetail, PageDiff, SharedChange } from './site-diff.ts';

/** A change counts as shared if at least this many pages in one language have it. */
const leastPages = 5;

/** Separates the changes that at least `leastPages` pages share from the other changes. A page with only shared changes is omitted. */
export function shareChanges(pages: readonly PageDiff[]): {
  readonly pages: readonly PageDiff[];
  readonly shared: readonly SharedChange[];
} {
  const groups = new Map<string, { readonly change: ChangeDetail; readonly routes: string[] }>();
  for (const { route, language, changes, state } of pages) {
    if (state !== 'changed') continue;
    for (const change of changes) {
      const key = keyOf(language, change);
      const group = groups.get(key) ?? { change, routes: [] };
      groups.set(key, group);
      if (group.routes.at(-1) !== route) group.routes.push(route);
    }
  }
  const isShared = (language: string, change: ChangeDetail): boolean =>
    (groups.get(keyOf(language, change))?.routes.length ?? 0) >= leastPages;
  return {
    shared: [...groups.values()].filter(({ routes }) => routes.length >= leastPages),
    pages: pages.flatMap((page) => {
      if (page.state !== 'changed') return [page];
      const own = page.changes.filter((change) => !isShared(page.language, change));
      return own.length === 0 && page.changes.length > 0 ? [] : [{ ...page, changes: own }];
    }),
  };
}

const keyOf = (language: string, { kind, state, subject, before, after }: ChangeDetail): string =>
  JSON.stringify([language, kind, state, subject, before, after]);
