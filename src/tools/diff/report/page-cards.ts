// The pages that differ, as cards: one for each page, with all its languages.
import { languageName } from '../../../diagnostics/messages/messages.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { readPage } from '../page/read-page.ts';
import { changedRoutes } from '../print/changed-routes.ts';
import type { OutlineItem, OutlinePart } from '../print/outline.ts';
import type { ChangeDetail, PageDiff } from '../site-diff.ts';
import type { ReportSide } from './copy-page.ts';
import type { ReportKind } from './kinds.ts';
import type { Report } from './report.ts';
import { type LanguageItem, pairLanguages, type ReportRow } from './rows.ts';

/** A page in one language. */
export interface ReportPage {
  readonly page: PageDiff;
  /** The names of the copies of the page; missing for a version that does not have the page. */
  readonly copies: Partial<Readonly<Record<ReportSide, string>>>;
}

export interface PageCard {
  readonly title: string;
  /** The value of `lang` for the title. */
  readonly titleLang: string;
  readonly pages: readonly ReportPage[];
  readonly rows: readonly ReportRow[];
  /** Further notes on the page, such as its weight, with their language. */
  readonly notes: readonly { readonly language: Locale; readonly note: string }[];
  /** Languages in which the page is unchanged. */
  readonly unchangedIn: readonly Locale[];
}

/** Returns the pages that differ, including those whose only changes are shared by many pages. */
export function differingPages({ result, versions }: Report): readonly PageDiff[] {
  const own = new Set(result.pages.map(({ route }) => route));
  const languages = new Map(versions.after.routes.map(({ path, locale }) => [path, locale]));
  const others = changedRoutes(result).flatMap((route): readonly PageDiff[] => {
    const language = own.has(route) ? undefined : languages.get(route);
    return language === undefined ? [] : [{ route, language, state: 'changed', changes: [], weight: {} }];
  });
  return [...result.pages, ...others];
}

/** A change that a page shares with others. */
export interface SharedItem {
  readonly change: ChangeDetail;
  readonly item: OutlineItem;
}

export interface CardContent {
  readonly report: Report;
  readonly parts: readonly OutlinePart[];
  readonly shared: ReadonlyMap<string, readonly SharedItem[]>;
  readonly kindOf: (change: ChangeDetail) => ReportKind;
  /** The anchors in each copy of a page, by the name of the copy: first for the changes of the page, then for shared changes. */
  readonly anchors: ReadonlyMap<string, readonly (string | undefined)[]>;
}

/** Returns a card for each entry, in the order in which the entries first occur in `pages`. */
export function pageCardsOf(pages: readonly ReportPage[], content: CardContent): readonly PageCard[] {
  const { versions } = content.report;
  const routes = new Map([...versions.before.routes, ...versions.after.routes].map((route) => [route.path, route]));
  const byEntry = groupBy(pages, ({ page }) => routes.get(page.route)?.entry.file ?? page.route);
  return [...byEntry.values()].map((list) => cardOf(list, content));
}

function cardOf(pages: readonly ReportPage[], content: CardContent): PageCard {
  const { versions, messages } = content.report;
  const shown = pages.find(({ page }) => page.language === messages.language) ?? pages[0];
  const groups = new Map(
    content.parts.flatMap(({ name, groups: list }) => (name === 'pages' ? list : [])).map((group) => [group.title, group]),
  );
  const there = shown === undefined ? undefined : versions.after.routes.find(({ path }) => path === shown.page.route);
  const languages = new Set(pages.map(({ page }) => page.language));
  return {
    title: shown === undefined ? '' : titleOf(shown.page, content.report),
    titleLang: shown === undefined ? messages.language : langIn(versions)(shown.page.language),
    pages,
    rows: pairLanguages(pages.flatMap((page) => itemsOf(page, groups.get(page.page.route)?.items ?? [], content))),
    notes: pages.flatMap(({ page }) => (groups.get(page.route)?.notes ?? []).map((note) => ({ language: page.language, note }))),
    unchangedIn: Object.keys(there?.alternates ?? {}).filter((language) => !languages.has(language)),
  };
}

/** Returns the settings of a language from the new version or, if only the old version has the language, from the old version. */
const settingsIn = ({ before, after }: Report['versions'], locale: Locale) =>
  [after, before].find(({ site }) => site.locales.has(locale))?.site.locales.of(locale);

/** Returns a function that returns the value of `lang` for a language of either version. */
export const langIn =
  (versions: Report['versions']) =>
  (locale: Locale): string =>
    settingsIn(versions, locale)?.lang ?? locale;

/** Returns a function that returns the name of a language of either version, in the language of the report. */
export const namesIn =
  (versions: Report['versions'], reader: string) =>
  (locale: Locale): string =>
    languageName(settingsIn(versions, locale)?.shortTag ?? locale, reader);

/**
 * Returns the title of a page for link previews, which usually omits the name of the site; if there is none, the title
 * of the document or the URL.
 */
function titleOf({ route, state }: PageDiff, { versions }: Report): string {
  const version = state === 'removed' ? versions.before : versions.after;
  const found = version.routes.find(({ path }) => path === route);
  const head = found === undefined ? undefined : readPage(version.html(found)).head;
  return head?.get('og:title') ?? head?.get('title') ?? route;
}

function itemsOf(
  { page, copies }: ReportPage,
  own: readonly OutlineItem[],
  { shared, kindOf, anchors }: CardContent,
): readonly LanguageItem[] {
  const common = shared.get(page.route) ?? [];
  const changes = [...page.changes, ...common.map(({ change }) => change)];
  const items = [...own, ...common.map(({ item }) => ({ ...item, routes: [] }))];
  return items.flatMap((item, index): readonly LanguageItem[] => {
    const { change } = item;
    if (change === undefined) return [];
    const at = changes.indexOf(change);
    const isShared = index >= own.length;
    return [{ language: page.language, item, kind: kindOf(change), shownIn: shownIn(copies, at, anchors), isShared }];
  });
}

function shownIn(copies: ReportPage['copies'], at: number, anchors: CardContent['anchors']): NonNullable<LanguageItem['shownIn']> {
  const rows = Object.entries(copies).flatMap(([side, copy]) => {
    const anchor = anchors.get(copy)?.[at];
    return anchor === undefined ? [] : [[side, `${copy}#${encodeURIComponent(anchor)}`] as const];
  });
  return Object.fromEntries(rows);
}
