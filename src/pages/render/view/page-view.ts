// Turns a Route into a PageView: everything that templates get, in the language of the page.
import { suggest } from '../../../diagnostics/suggest.ts';
import type { CardView } from '../../../model/entries/entry.ts';
import { proseFile } from '../../../model/entries/prose-file.ts';
import { audioTypes, type Recording } from '../../../model/entries/recording.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { type Image, type ImageView, imageKey, proseImage, toImage } from '../../../model/references/image.ts';
import type { Entry, Site } from '../../../model/site-content.ts';
import type { Clock } from '../../../model/time/clock.ts';
import type { ContentView, LanguageLink, LinkView, Localized, PageView } from '../../../model/view.ts';
import { defineQuery } from '../../../store/query.ts';
import { noQueryCache, type QueryCache } from '../../../store/query-cache.ts';
import { extend, lazy, lazyRecord } from '../../../store/reads/lazy.ts';
import { citation, computed, condition } from '../../../store/reads/reads.ts';
import type { Route, RoutePlan } from '../../routes/plan-routes.ts';
import { ancestorsOf, breadcrumbsOf } from './ancestors.ts';
import { indexPaths, type LinkingPage, linkResolver, type PathIndex, place, type ResolveLink } from './links.ts';
import { type Localizer, localize, sharedLocalizer } from './localize.ts';
import { resolveProse } from './prose.ts';
import { type LocaleView, localeViews } from './site-view.ts';

const localeViewsQuery = defineQuery('locale views');
const pathsQuery = defineQuery('paths');

export interface Plans {
  readonly plan: RoutePlan;
  /** The paths of the plan; provided separately if the plan itself must not be read. */
  readonly paths?: PathIndex;
  /** Images by `imageKey`. */
  readonly pictures: ReadonlyMap<string, ImageView>;
  readonly clock: Clock;
  readonly queries?: QueryCache;
}

/** Returns a function from routes to views. Parts that routes share are computed once. */
export function pageViews(site: Site, given: Plans): (route: Route) => PageView {
  const shared = sharedViews(site, given);
  return (route) => pageView(shared, route);
}

/** Returns the parts that all views of a version of the site share. */
export function sharedViews(site: Site, given: Plans): SharedViews {
  const { plan, pictures, clock, queries = noQueryCache } = given;
  const { locales, settings, prices, messages } = site;
  const inLocale = queries.compute(localeViewsQuery, [locales, settings, prices, ...Object.values(messages), clock], () =>
    localeViews(site, clock),
  );
  const paths = given.paths ?? queries.compute(pathsQuery, [plan.signature], () => indexPaths(plan));
  const pictureOf = (image: Image): ImageView => {
    const view = pictures.get(imageKey(image));
    if (view === undefined) throw new Error(`No picture was made of ${image.asset}`);
    return view;
  };
  const sharedContent = new Map<Locale, ReturnType<typeof sharedLocalizer>>();
  const localizeShared: SharedViews['localizeShared'] = (value, page) => {
    const { locale } = page;
    const resolveOn = (from: LinkingPage): ResolveLink => linkResolver(site, paths, from);
    const own = sharedContent.get(locale) ?? sharedLocalizer({ locales, locale, ...inLocale(locale), pictureOf, resolveOn });
    sharedContent.set(locale, own);
    return own(value, page);
  };
  return { site, plan, paths, pictureOf, localizeShared, inLocale };
}

export interface SharedViews extends Pick<Localizer, 'pictureOf'> {
  readonly site: Site;
  readonly plan: RoutePlan;
  readonly paths: PathIndex;
  /** Localizes content that many pages use. */
  readonly localizeShared: <T>(value: T, page: LinkingPage) => Localized<T>;
  /** Returns the parts that all views in a language share. */
  readonly inLocale: (locale: Locale) => LocaleView;
}

/** Returns the view of the page of a route. */
export function pageView(shared: SharedViews, route: Route): PageView {
  const { site, plan, pictureOf } = shared;
  const { locale, entry } = route;
  const { facts, common } = shared.inLocale(locale);
  const { localizer, linkTo } = viewTools(shared, route);
  const ancestors = computed(() => ancestorsOf(site, plan, route));
  return extend(common, {
    locale: () => locale,
    id: () => entry.id,
    path: () => route.path,
    content: () => contentOf(route, plan, { localizer, linkTo }),
    ...ownContent(shared, route),
    languages: () => languagesOf(site, route, ancestors()),
    breadcrumbs: () => breadcrumbsOf(site, { route, ancestors: ancestors() }, facts),
    home: () => homeLink(site, route),
    cards: () => cardsOf(site, route, { localizer, linkTo }),
    prose: () => proseOf(site, route, localizer),
    ...mediaOf(site, pictureOf),
  });
}

/** Converts content for display on pages in one language. */
interface Tools {
  readonly localizer: Localizer;
  readonly linkTo: (entry: Entry) => LinkView;
}

/** Returns the tools for a page, or for a file that has no path among the pages. */
export function viewTools({ site, plan, paths, pictureOf, inLocale }: SharedViews, page: LinkingPage): Tools {
  const { locales } = site;
  const { facts, clock } = inLocale(page.locale);
  return {
    localizer: { locales, locale: page.locale, facts, clock, pictureOf, resolve: linkResolver(site, paths, page) },
    linkTo: (target) => place(alternatesOf(site, plan, target), { locales, route: page }),
  };
}

/** Returns the site-defined settings and data, as functions for `extend`, which calls them on first read. */
export const ownContent = ({ site, localizeShared }: SharedViews, page: LinkingPage) => ({
  settings: () => lazyRecord(Object.keys(site.model.settings?.shape ?? {}), (key) => localizeShared(Reflect.get(site.settings, key), page)),
  data: () => lazyRecord(Object.keys(site.model.data ?? {}), (name) => localizeShared(site.data[name], page)),
});

/** Returns the functions of a view that find images, assets and recordings. `extend` adds them to the view. */
export const mediaOf = (site: Site, pictureOf: SharedViews['pictureOf']) => ({
  picture: () => (asset: string) => pictureOf(toImage(asset, proseImage)),
  asset: () => (name: string) => urlOfAsset(site, name),
  sounds: () => (recording: Recording) => soundsOf(site, recording),
});

const alternatesOf = ({ locales }: Site, plan: RoutePlan, entry: Entry): Route['alternates'] =>
  locales.list.map((locale) => plan.routeOf(entry, locale)?.alternates).find((alternates) => alternates !== undefined) ?? {};

/** Returns the link of a page to the home page in its language. */
export function homeLink({ locales }: Site, { locale, path }: LinkingPage): LinkView {
  const home = locales.pathIn(locale, '/');
  return { href: home === path ? '#top' : home, external: false, newTab: false, current: home === path };
}

const contentOf = ({ kind, collection, entry }: Route, plan: RoutePlan, { localizer, linkTo }: Tools): ContentView =>
  lazy<ContentView>({
    kind: () => kind,
    collection: () => collection,
    entry: () => localize(entry.value, localizer),
    overview: () => {
      const overview = condition(() => plan.overviewOf(collection));
      return overview && linkTo(overview);
    },
  });

/**
 * Returns a link for each language: to the translation of the page, or else to the nearest page above it that exists in that language.
 * If there is none, the link leads to the home page.
 */
function languagesOf({ locales }: Site, route: Route, ancestors: readonly Route[]): LanguageLink[] {
  const { kind, path, alternates } = route;
  return locales.list.map((locale) => {
    const { name, lang } = locales.of(locale);
    if (locale === route.locale) return { locale, lang, name, href: path, isTranslation: true };
    const translation = kind === 'notFound' ? undefined : alternates[locale];
    const above = ancestors.findLast((ancestor) => ancestor.alternates[locale] !== undefined);
    const href = translation ?? above?.alternates[locale] ?? locales.pathIn(locale, '/');
    return { locale, lang, name, href, isTranslation: translation !== undefined };
  });
}

/** Returns the entries in a language, sorted by their `order`. */
export const sortedEntries = (entries: readonly Entry[], locale: Locale): readonly Entry[] =>
  condition(() =>
    entries.filter(({ value }) => value.languages.includes(locale)).sort((a, b) => (a.value.order ?? 0) - (b.value.order ?? 0)),
  );

/** Returns the cards of each collection that defines a card. */
export const cardsOf = ({ model, collections }: Site, { locale }: Pick<Route, 'locale'>, tools: Tools): PageView['cards'] =>
  lazyRecord(
    Object.keys(model.collections).filter((folder) => model.collections[folder]?.card !== undefined),
    (folder) =>
      sortedEntries(collections[folder] ?? [], locale).map((each) =>
        cardOf(each, model.collections[folder]?.card?.(each.value) ?? {}, tools),
      ),
  );

function cardOf(entry: Entry, fields: object, { localizer, linkTo }: Tools): CardView {
  const parts = Object.entries(fields).map(([key, value]) => [key, () => localize<unknown>(value, localizer)] as const);
  return lazy<CardView>({ id: () => entry.id, ...Object.fromEntries(parts), link: () => linkTo(entry) });
}

function urlOfAsset({ assets }: Site, name: string): string {
  const url = assets.get(name);
  if (url !== undefined) return url;
  const nearest = suggest(name, assets.keys());
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  throw new Error(
    `No field of content names the file "${name}" of content/assets.${meant} Name it in a field with the schema asset. A file of content/public has its path as its URL: /${name}.`,
  );
}

const soundsOf = ({ assets }: Site, { opus, mp3 }: Recording): ReturnType<PageView['sounds']> => [
  { src: assets.get(opus) ?? '', type: audioTypes.opus },
  { src: assets.get(mp3) ?? '', type: audioTypes.mp3 },
];

export function proseOf(site: Site, { entry, locale }: Pick<Route, 'entry' | 'locale'>, localizer: Localizer): PageView['prose'] {
  const { sections, text } = condition(() => ({
    sections: (entry.value.sections ?? []).flatMap(({ source }) => source ?? []),
    text: entry.value.markdown,
  }));
  return lazyRecord(text === undefined ? sections : [...sections, 'body'], (name) => {
    const source = name === 'body' && text !== undefined ? text : name;
    const file = proseFile(entry.file, source, locale);
    return citation(() => {
      const root = site.prose.get(file);
      if (root === undefined) throw new Error(`No prose ${source} for ${entry.file} in ${locale}`);
      return resolveProse(root, localizer);
    });
  });
}
