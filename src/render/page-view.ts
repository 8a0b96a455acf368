// Route → PageView: everything a template sees, in the language of the page.

import { extend, lazy, lazyRecord } from '../dependencies/lazy.ts';
import { citation, computed, condition } from '../dependencies/reads.ts';
import { type MemoCache, noMemo } from '../memo.ts';
import { packageParts } from '../model/edition.ts';
import type { ImageView } from '../model/image.ts';
import type { Link } from '../model/link.ts';
import type { Locale } from '../model/locale.ts';
import { proseFile } from '../model/prose-file.ts';
import type { Entry, Site } from '../model/site-content.ts';
import type { ContentView, EditionCard, LanguageLink, LinkView, PageView, SolutionCard } from '../model/view.ts';
import type { Route, RoutePlan } from '../routes/plan-routes.ts';
import { ancestorsOf, breadcrumbsOf } from './ancestors.ts';
import { indexPaths, linkResolver, type PathIndex } from './links.ts';
import { type Localizer, localize } from './localize.ts';
import { resolveProse } from './prose.ts';
import { type LocaleView, localeViews } from './site-view.ts';

export interface Plans {
  readonly plan: RoutePlan;
  /** By place and asset: `wide team.jpg`. */
  readonly pictures: ReadonlyMap<string, ImageView>;
  /** The moment of the build in milliseconds since 1970. */
  readonly at: number;
  readonly memo?: MemoCache;
}

/** A function from routes to views; what routes share is made once. */
export function pageViews(site: Site, { plan, pictures, at, memo = noMemo }: Plans): (route: Route) => PageView {
  const { locales, settings, prices, messages } = site;
  const shared = memo.compute('locale views', '', [locales, settings, prices, ...Object.values(messages), at], () => localeViews(site, at));
  const paths = memo.compute('paths', '', [plan.outline], () => indexPaths(plan));
  const picture: PageView['picture'] = (asset, place) => {
    const view = pictures.get(`${place} ${asset}`);
    if (view === undefined) throw new Error(`No picture ${asset} was made for the place ${place}`);
    return view;
  };
  return (route) => viewOf({ site, plan, paths, picture }, shared(route.locale), route);
}

interface Pages extends Pick<PageView, 'picture'> {
  readonly site: Site;
  readonly plan: RoutePlan;
  readonly paths: PathIndex;
}

function viewOf({ site, plan, paths, picture }: Pages, { facts, at, common }: LocaleView, route: Route): PageView {
  const { locale, entry } = route;
  const localizer: Localizer = { locales: site.locales, locale, facts, at, resolve: linkResolver(site, paths, route) };
  // A link made here names its target as one from content does; only the brand of its schema is missing.
  const link = (target: Partial<Link>): LinkView => localizer.resolve(target as Link);
  const ancestors = computed(() => ancestorsOf(site, plan, route));
  return extend(common, {
    locale: () => locale,
    id: () => entry.id,
    path: () => route.path,
    content: () => contentOf(route, plan, localizer),
    navigation: () => localize(site.navigation, localizer),
    languages: () => languagesOf(site, route, ancestors()),
    breadcrumbs: () => breadcrumbsOf(route, ancestors(), facts),
    home: () => homeLink(site, route),
    solutions: () => (condition(() => lists(route, 'solutions')) ? solutionCards(site, localizer, link) : []),
    editions: () => (condition(() => lists(route, 'cards')) ? editionCards(site, localizer, link) : []),
    prose: () => proseOf(site, route, localizer),
    picture: () => picture,
  });
}

const lists = (route: Route, type: 'solutions' | 'cards'): boolean =>
  route.kind === 'page' && route.entry.value.sections.some((section) => section.type === type);

function homeLink({ locales }: Site, { locale, path }: Route): LinkView {
  const home = locales.pathIn(locale, '/');
  return { href: home === path ? '#top' : home, external: false, newTab: false, current: home === path };
}

function contentOf(route: Route, plan: RoutePlan, localizer: Localizer): ContentView {
  switch (route.kind) {
    case 'solution':
      // Solutions have routes only where a page lists them.
      return lazy<Extract<ContentView, { readonly kind: 'solution' }>>({
        kind: () => 'solution',
        solution: () => localize(route.entry.value, localizer),
        back: () => localizer.resolve({ page: plan.overview?.id } as Link),
      });
    case 'edition':
      return { kind: 'edition', edition: localize(route.entry.value, localizer), parts: packageParts };
    default:
      return { kind: route.kind, page: localize(route.entry.value, localizer) };
  }
}

/** For each language the translation, or the nearest page above that it has, in the end its home page. */
function languagesOf({ locales }: Site, route: Route, ancestors: readonly Route[]): LanguageLink[] {
  const { kind, path, alternates } = route;
  return locales.list.map((locale) => {
    const { name } = locales.of(locale);
    if (locale === route.locale) return { locale, name, href: path, isTranslation: true };
    const translation = kind === 'notFound' ? undefined : alternates[locale];
    const above = ancestors.findLast((ancestor) => ancestor.alternates[locale] !== undefined);
    const href = translation ?? above?.alternates[locale] ?? locales.pathIn(locale, '/');
    return { locale, name, href, isTranslation: translation !== undefined };
  });
}

/** The entries that have a language, in the order that they ask for. */
const listed = <T extends { readonly languages: readonly Locale[]; readonly order: number }>(
  entries: readonly Entry<T>[],
  locale: Locale,
) => condition(() => entries.filter(({ value }) => value.languages.includes(locale)).sort((a, b) => a.value.order - b.value.order));

const solutionCards = ({ solutions }: Site, localizer: Localizer, link: (target: Partial<Link>) => LinkView): SolutionCard[] =>
  listed(solutions, localizer.locale).map(({ id, value }) =>
    lazy<SolutionCard>({
      id: () => id,
      icon: () => value.icon,
      category: () => value.category,
      title: () => localize(value.name, localizer),
      text: () => localize(value.summary, localizer),
      link: () => link({ solution: id }),
    }),
  );

const editionCards = ({ editions }: Site, localizer: Localizer, link: (target: Partial<Link>) => LinkView): EditionCard[] =>
  listed(editions, localizer.locale).map(({ id, value }) =>
    lazy<EditionCard>({
      id: () => id,
      icon: () => value.icon,
      sector: () => value.sector,
      title: () => localize(value.card.title, localizer),
      text: () => localize(value.card.text, localizer),
      link: () => link({ edition: id }),
    }),
  );

function proseOf(site: Site, { kind, entry, locale }: Route, localizer: Localizer): PageView['prose'] {
  if (kind === 'edition') return {};
  const sources = condition(() => entry.value.sections.flatMap((section) => (section.type === 'prose' ? [section.source] : [])));
  return lazyRecord(sources, (source) => {
    const file = proseFile(entry.file, source, locale);
    return citation(() => {
      const root = site.prose.get(file);
      if (root === undefined) throw new Error(`No prose ${source} for ${entry.file} in ${locale}`);
      return resolveProse(root, localizer);
    });
  });
}
