// The files of the output besides pages, encoded images, link previews and `outputs`: sitemap, robots.txt, security.txt, manifests, headers
// and redirects for hosts, speculation rules, pages at redirected URLs, assets, the bundle, and the files of `public/`.
import type { ContentTree } from '../content/tree.ts';
import { isAudioFile } from '../model/entries/recording.ts';
import { feedFiles } from '../model/feed.ts';
import { type Host, usualHosts } from '../model/hosts.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { OutputFile } from '../model/output/output-file.ts';
import { type AllowedOrigins, allowedOnRequest, type EarlyScript } from '../model/output/policy.ts';
import type { IconView } from '../model/references/image.ts';
import { serviceOrigins } from '../model/services.ts';
import type { Site } from '../model/site-content.ts';
import { endOfValidity } from '../model/time/dated.ts';
import { manifestPath } from '../pages/render/page.tsx';
import { redirectPages } from '../pages/render/redirect-page.tsx';
import { servicesView } from '../pages/render/view/services-view.ts';
import { outputOf, type Route, type RoutePlan } from '../pages/routes/plan-routes.ts';
import { headerRules, withFeedTypes } from './headers.ts';
import { hostFiles } from './hosts/host-files.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules, withSpeculation } from './speculation-rules.ts';

/**
 * The parts of a site that these files are made from, besides `EmitSources`. If code in this module reads another part of the
 * site, the compiler reports it.
 */
export type EmittedSite = Pick<Site, 'locales' | 'settings' | 'messages' | 'redirects' | 'model' | 'assets'>;
type EmittedRoute = Omit<Route, 'entry'>;
interface EmittedPlan extends Pick<RoutePlan, 'signature'> {
  readonly routes: readonly EmittedRoute[];
}

/** Returns the values that determine these files, besides `EmitSources`: if all are unchanged, so are the files. */
export const emittedFrom = ({ locales, settings, messages, redirects, model, assets }: EmittedSite, { signature }: EmittedPlan) => [
  ...[locales, settings, redirects, model, assets, signature],
  ...Object.values(messages),
];

/** Returns additional members of the web app manifest of a language, from the settings in site.yaml. */
type ManifestMembers = (settings: Readonly<Record<string, unknown>>, locale: Locale) => object;

export interface EmitSources {
  /** The parts of the site definition that these files need. */
  readonly definition: {
    readonly manifest: ManifestMembers;
    readonly movedMessage?: string;
    readonly hosts?: readonly Host[];
    readonly basePath?: string;
    readonly prerenderOnHover?: boolean;
    readonly policy?: AllowedOrigins;
    readonly embeds?: readonly { readonly origins: readonly string[] }[];
  };
  readonly tree: ContentTree;
  /** Styles and browser code, as bundled. */
  readonly bundle: readonly OutputFile[];
  readonly icons: readonly IconView[];
  /** The inline script of every page. */
  readonly early?: EarlyScript | undefined;
}

/** Returns the files that the first comment of this module lists, sorted by path. */
export function emitFiles(site: EmittedSite, plan: EmittedPlan, { tree, definition, bundle, icons, early }: EmitSources): OutputFile[] {
  const files = [
    sitemap(site, plan.routes),
    ...(tree.publicFiles?.has('robots.txt') === true ? [] : [robots(site)]),
    ...securityTxt(site, definition),
    ...site.locales.list.map((locale) => manifest(site, locale, { icons, members: definition.manifest })),
    ...forHosts(site, plan, { ...definition, early }),
    ...(definition.prerenderOnHover === true ? [speculationRules(definition.basePath ?? '')] : []),
    ...movedPages(site, definition),
    ...assetFiles(site, tree),
    ...bundle,
    ...publicFiles(tree),
  ];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the files of `public/`, which are published unchanged. */
const publicFiles = ({ publicFiles: all }: Pick<ContentTree, 'publicFiles'>): readonly OutputFile[] =>
  [...(all ?? [])].map(([path, { bytes }]) => ({ path, bytes, isAsWritten: true }));

/** Returns the files in the content folder `assets` that content names. They are published unchanged. */
export const assetFiles = ({ assets }: Pick<EmittedSite, 'assets'>, tree: ContentTree): OutputFile[] =>
  [...tree.assets].flatMap(([name, { bytes }]) => {
    const url = assets.get(name);
    return url === undefined ? [] : [{ path: url.slice(1), bytes }];
  });

/** Returns the files from which hosts read the headers, the redirects, and the paths of not-found pages. */
export function forHosts(
  site: EmittedSite,
  plan: EmittedPlan,
  {
    hosts = usualHosts,
    basePath = '',
    prerenderOnHover = false,
    policy,
    embeds,
    early,
  }: EmitSources['definition'] & Pick<EmitSources, 'early'>,
): readonly OutputFile[] {
  const media = [...site.assets.keys()].some(isAudioFile);
  const connect = serviceOrigins(site.model.services ?? {}, servicesView(site));
  const usualRules = headerRules({ connect, media, early: early?.source, allowed: allowedOnRequest(policy, embeds) });
  const typedRules = withFeedTypes(usualRules, feedFiles(site.model.collections, site.locales));
  const rules = prerenderOnHover ? withSpeculation(typedRules, basePath) : typedRules;
  const notFoundIn = plan.routes.flatMap(({ kind, output }) => (kind === 'notFound' ? [/^(.+)\/404\.html$/.exec(output)?.[1] ?? ''] : []));
  return hostFiles(hosts, { rules, redirects: site.redirects, notFoundIn: notFoundIn.filter((folder) => folder !== ''), basePath });
}

/** Writes an HTML page at each redirected URL, for hosts that have no redirects. */
function movedPages(site: EmittedSite, { movedMessage }: EmitSources['definition']): OutputFile[] {
  const pageFor = redirectPages(site, movedMessage);
  return site.redirects.map((redirect) => ({ path: outputOf(redirect.from, site.settings.urlStyle), bytes: pageFor(redirect) }));
}

const robots = ({ settings: { baseUrl } }: EmittedSite): OutputFile => ({
  path: 'robots.txt',
  bytes: `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`,
});

/**
 * Writes security.txt (https://www.rfc-editor.org/rfc/rfc9116), if the settings have `security`. The file applies to an entire
 * host, so a site under a path has none.
 */
function securityTxt({ settings, locales, model }: EmittedSite, { basePath = '' }: EmitSources['definition']): OutputFile[] {
  const { security, baseUrl } = settings;
  if (security === undefined || basePath !== '') return [];
  const { contact, policy, validUntil } = security;
  const path = '.well-known/security.txt';
  const lines = [
    `Contact: ${contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact}`,
    `Expires: ${new Date(endOfValidity(validUntil, model.calendar)).toISOString()}`,
    `Preferred-Languages: ${locales.list.map((locale) => locales.of(locale).lang).join(', ')}`,
    `Canonical: ${baseUrl}/${path}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return [{ path, bytes: `${lines.join('\n')}\n` }];
}

interface ManifestInput {
  readonly icons: readonly IconView[];
  /** Additional members. */
  readonly members: ManifestMembers;
}

/** Writes a web app manifest (https://www.w3.org/TR/appmanifest/). */
function manifest({ settings, assets, locales }: EmittedSite, locale: Locale, { icons, members }: ManifestInput): OutputFile {
  const { name, themeColor, icon } = settings;
  const pictures = icons
    .filter(({ purpose }) => purpose !== 'apple')
    .map(({ url, size, purpose }) => ({ src: url, sizes: `${size}x${size}`, type: 'image/png', purpose }));
  const drawing = { src: assets.get(icon ?? ''), sizes: 'any', type: 'image/svg+xml', purpose: 'any' };
  const data = {
    name: name[locale],
    ...members(settings, locale),
    lang: locales.of(locale).lang,
    // The start URL identifies the application; all URLs below it belong to the application.
    id: locales.pathIn(locale, '/'),
    start_url: locales.pathIn(locale, '/'),
    scope: locales.pathIn(locale, '/'),
    display: 'browser',
    background_color: themeColor,
    theme_color: themeColor,
    ...(icon === undefined ? {} : { icons: [...pictures, drawing] }),
  };
  return { path: manifestPath(locales, locale).slice(1), bytes: `${JSON.stringify(data, null, 2)}\n` };
}
