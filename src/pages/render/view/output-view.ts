// The views for `outputs` and feeds: content in one language, for a file that is not a page.
import type { Locale } from '../../../model/languages/locale.ts';
import type { OutputEntry, OutputView } from '../../../model/output-view.ts';
import type { Entry, Site } from '../../../model/site-content.ts';
import { extend, lazy } from '../../../store/reads/lazy.ts';
import { citation, condition } from '../../../store/reads/reads.ts';
import { requiredName } from './ancestors.ts';
import { localize } from './localize.ts';
import { cardsOf, homeLink, mediaOf, ownContent, proseOf, type SharedViews, sortedEntries, viewTools } from './page-view.ts';

/** Returns a function that returns the view in a language. It throws if the site does not have the language. */
export function outputViews(shared: SharedViews, basePath: string): (locale: Locale) => OutputView {
  const { site } = shared;
  const views = new Map<Locale, OutputView>();
  const inLocale = (locale: Locale): OutputView => {
    const { list } = site.locales;
    if (!list.includes(locale)) throw new Error(`inLocale: there is no language "${locale}". The site has ${list.join(', ')}.`);
    const view = views.get(locale) ?? viewIn({ shared, basePath, inLocale }, locale);
    views.set(locale, view);
    return view;
  };
  return inLocale;
}

interface OutputContext {
  readonly shared: SharedViews;
  readonly basePath: string;
  readonly inLocale: (locale: Locale) => OutputView;
}

function viewIn({ shared, basePath, inLocale }: OutputContext, locale: Locale): OutputView {
  const { site, plan, pictureOf } = shared;
  // The file has no path among the pages, so no link leads to it.
  const page = { locale, path: '' };
  const tools = viewTools(shared, page);
  const entryOf = entryViews(shared, { locale, tools, urlOf: (path) => site.settings.baseUrl + basePath + path });
  return extend(shared.inLocale(locale).common, {
    locale: () => locale,
    locales: () => site.locales.list,
    baseUrl: () => site.settings.baseUrl + basePath,
    basePath: () => basePath,
    ...ownContent(shared, page),
    ...mediaOf(site, pictureOf),
    home: () => homeLink(site, page),
    cards: () => cardsOf(site, page, tools),
    // The cast is safe: the entries of a collection have been validated with its schema.
    entries: () =>
      ((collection: string) =>
        sortedEntries(entriesIn(site, collection), locale).map((entry) => entryOf(collection, entry))) as OutputView['entries'],
    pages: () => () =>
      condition(() => plan.routes.filter((route) => route.locale === locale && route.kind !== 'notFound')).map(({ collection, entry }) =>
        entryOf(collection, entry),
      ),
    urlOf: () => (href: string) => (/^\/(?!\/)/.test(href) ? site.settings.baseUrl + basePath + href : href),
    inLocale: () => inLocale,
  });
}

function entriesIn({ model, collections }: Site, collection: string): readonly Entry[] {
  const names = Object.keys(model.collections);
  if (!names.includes(collection)) throw new Error(`entries: there is no collection "${collection}". There are ${names.join(', ')}.`);
  return collections[collection] ?? [];
}

interface EntryContext {
  readonly locale: Locale;
  readonly tools: ReturnType<typeof viewTools>;
  readonly urlOf: (path: string) => string;
}

/** Returns a function that converts entries to their data for outputs. */
function entryViews({ site, plan, inLocale }: SharedViews, { locale, tools: { localizer }, urlOf }: EntryContext) {
  const { facts } = inLocale(locale);
  return (collection: string, entry: Entry): OutputEntry => {
    const pathOf = () => plan.routeOf(entry, locale)?.path;
    return lazy<OutputEntry>({
      id: () => entry.id,
      collection: () => collection,
      title: () => citation(() => requiredName(site, { collection, entry, locale }, facts)),
      path: pathOf,
      url: () => {
        const path = pathOf();
        return path === undefined ? undefined : urlOf(path);
      },
      entry: () => localize(entry.value, localizer),
      prose: () => proseOf(site, { entry, locale }, localizer),
    });
  };
}
