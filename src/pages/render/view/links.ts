// Turns a Link into a LinkView: targets become URLs, in the language of the page that has the link.
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import { telephoneHref } from '../../../model/format.ts';
import { languageNamed } from '../../../model/languages/language-named.ts';
import type { Locale, Locales } from '../../../model/languages/locale.ts';
import type { Link } from '../../../model/references/link.ts';
import type { Site } from '../../../model/site-content.ts';
import type { LinkView } from '../../../model/view.ts';
import type { Route, RoutePlan } from '../../routes/plan-routes.ts';

export type ResolveLink = (link: Link) => LinkView;

/**
 * The paths of each page by language. The keys for a page are its paths, and the singular of its collection together with its id:
 * `note:first-light`.
 */
export type PathIndex = ReadonlyMap<string, Route['alternates']>;

export const indexPaths = (plan: RoutePlan): PathIndex =>
  new Map(
    plan.routes.flatMap(({ kind, entry, path, alternates }) => [`${kind}:${entry.id}`, path].map((key) => [key, alternates] as const)),
  );

const plain: Omit<LinkView, 'href'> = { external: false, newTab: false, current: false };

/** Returns a link to another site, by its name in site.yaml. */
export function externalLink({ settings }: Site, name: string): LinkView {
  const target = settings.externals[name];
  if (target === undefined) throw new Error(`No external address "${name}"`);
  return { ...plain, href: target.url, external: true, newTab: target.newTab };
}

export function phoneLink({ settings }: Site, name: string): LinkView {
  const phone = settings.contacts[name]?.phone ?? '';
  return { ...plain, href: telephoneHref(phone), text: phone };
}

export function emailLink({ settings }: Site, name: string): LinkView {
  const email = settings.contacts[name]?.email ?? '';
  return { ...plain, href: `mailto:${email}`, text: email };
}

/** The data of a page that its links depend on. */
export type LinkingPage = Pick<Route, 'locale' | 'path'>;

/**
 * Returns a function that resolves links for the page of `route`. A link to an unknown page, which only `watch` renders, leads nowhere:
 * in a build, the audit of the page would report it.
 */
export function linkResolver(site: Site, paths: PathIndex, route: LinkingPage): ResolveLink {
  const { collections } = site.model;
  const singulars = Object.values(collections).map(({ singular }) => singular);
  const leadTo = (target: string, options: Pick<PlaceOptions, 'anchor' | 'query' | 'toLanguage'>): LinkView => {
    const alternates = paths.get(target);
    if (alternates === undefined) return { ...plain, href: `/${target.replace(/^\//, '')}` };
    return place(alternates, { locales: site.locales, route, ...options });
  };
  return (link) => {
    const { external, url, file, phone, email, dialog, anchor, toPath, toHtml, toQuery: query, toFile } = link;
    if (external !== undefined) return externalLink(site, external);
    if (url !== undefined) return { ...plain, href: url, external: true };
    if (file !== undefined) return { ...plain, href: `/${file}` };
    if (phone !== undefined) return phoneLink(site, phone);
    if (email !== undefined) return emailLink(site, email);
    if (dialog !== undefined) return { ...plain, href: `#${dialog}-dialog`, dialog };
    const toLanguage = languageNamed(link, site.locales);
    if (toHtml !== undefined && paths.get(toPath ?? '') === undefined) return { ...plain, href: fileHref(toHtml, { query, anchor }) };
    if (toPath !== undefined) return leadTo(toPath, { anchor, query, toLanguage });
    if (toFile !== undefined) return leadTo(`${collections[collectionOf(toFile) ?? '']?.singular}:${idOf(toFile)}`, { anchor, toLanguage });
    const singular = singulars.find((name) => link[name] !== undefined);
    if (singular === undefined) return { ...plain, href: `#${anchor ?? 'top'}` };
    return leadTo(`${singular}:${link[singular]}`, { anchor });
  };
}

const fileHref = (path: string, { query = '', anchor }: Pick<PlaceOptions, 'query' | 'anchor'>): string =>
  encodeURI(path) + query + (anchor === undefined ? '' : `#${anchor}`);

interface PlaceOptions {
  readonly locales: Locales;
  readonly route: LinkingPage;
  readonly anchor?: string | undefined;
  /** The query of the URL, with its question mark. */
  readonly query?: string | undefined;
  /** The language that the link names. */
  readonly toLanguage?: Locale | undefined;
}

/**
 * Returns a link to a page that exists in the languages `alternates`. The link leads to the first of these that exists:
 *
 * - the page in the language of `route`;
 * - the page in the language `toLanguage`;
 * - the page in another language, in the order that `locales.preference` returns for the language of `route`.
 *
 * A link without an anchor from a page to itself is an exception: it leads to the translation in `toLanguage` if there is one. Otherwise,
 * it leads to the top of the page, unless it has a query.
 */
export function place(alternates: Route['alternates'], { locales, route, anchor, query = '', toLanguage }: PlaceOptions): LinkView {
  const { locale, path } = route;
  const [own, named] = [alternates[locale], toLanguage && alternates[toLanguage]];
  const isNamed = named !== undefined && (own === undefined || (own === path && anchor === undefined));
  const preferred = isNamed ? toLanguage : locales.preference(locale).find((each) => alternates[each] !== undefined);
  const found = preferred ?? locales.source;
  const target = alternates[found] ?? '/';
  const current = target === path;
  // A link with a query loads the page again, so the link needs the URL of the page.
  const isHere = current && query === '';
  const fragment = anchor ?? (isHere ? 'top' : undefined);
  const href = `${isHere ? '' : target}${query}${fragment === undefined ? '' : `#${fragment}`}`;
  return { ...plain, href, current, ...(found === locale ? {} : { hreflang: locales.of(found).lang }) };
}
