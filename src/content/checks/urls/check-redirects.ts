// Checks that each redirect starts at a URL that has no page, and that it leads in one step to a page of this site or to another site.
import { createFinding, type Finding, type FindingPlace } from '../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import { idOf } from '../../../model/entry-file.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import { leadsAway, type Redirect, redirectsSource } from '../../../model/references/redirects.ts';
import { addressKey, endOfRedirects, type RedirectsBySource, recordedIn, redirectsBySource, redirectsIn } from '../../urls/listed-urls.ts';
import type { FileByUrl } from '../../urls/urls.ts';
import { siteCheck } from '../check.ts';

/** The paths that the build or a host uses in every language, without the prefix of the language. */
const reservedInLanguage = /^\/(?:(?:404|site\.webmanifest)(?:\/|$)|_)/;
/** The paths that the build, a host, the preview or the forms server uses once for all languages. They have no prefix of a language. */
const reserved = /^\/(?:assets|api\/(?:send-contact-form|subscribe)|robots\.txt|sitemap\.xml|speculation\.json|favicon\.ico)(?:\/|$)/;

/** Returns whether the build or a host uses a path for something other than a page. */
export const isReserved = (path: string, locales: Locales): boolean =>
  reserved.test(path) || reservedInLanguage.test(locales.withoutPrefix(path));

interface Hidden {
  readonly file: string;
  readonly isDraft: boolean;
}

interface RedirectRules {
  readonly addresses: FileByUrl | undefined;
  /** The entries that are left out, by URL: drafts that are not built, and entries that are not yet valid. */
  readonly hidden: ReadonlyMap<string, Hidden>;
  readonly locales: Locales;
  readonly basePath?: string | undefined;
  /** The published URLs, some of which may be gone. */
  readonly recorded?: readonly string[] | undefined;
}

/** Returns findings for the redirects of a site. If `addresses` is undefined, only the checks that need no pages run. */
export function checkRedirects(redirects: readonly (Redirect | undefined)[], rules: RedirectRules): Finding[] {
  const { addresses, hidden, locales, recorded = [] } = rules;
  const sound = redirects.flatMap((redirect, index) => (redirect === undefined ? [] : [{ ...redirect, index }]));
  const toCome = [...hidden].filter(([, { isDraft }]) => !isDraft).map(([url, { file }]) => [url, file] as const);
  const pages = new Map([...(addresses ?? []), ...toCome].map(([url, file]) => [addressKey(url), { page: url, file }]));
  // `checkSource` reports two redirects with the same source.
  const ways = redirectsBySource(sound);
  const base = addresses && repeatedBase(rules.basePath, [...pages.keys(), ...recorded]);
  return sound.flatMap((redirect) => {
    const place = (key: keyof Redirect): FindingPlace => ({ file: redirectsSource, path: ['redirects', redirect.index, key] });
    return [
      ...checkSource(redirect, place('from'), { locales, pages, ways, base }),
      ...checkTarget(redirect, place('to'), { locales, addresses, hidden, ways, base }),
    ];
  });
}

/** Returns the base path of the site, if no page is or was in a folder of that name. A path that begins with it is then a mistake. */
const repeatedBase = (basePath = '', urls: readonly string[]): string | undefined =>
  basePath === '' || urls.some((url) => afterBase(url, basePath) !== undefined) ? undefined : basePath;

/** Returns the rest of a path after the base path; undefined if the path does not begin with it. */
const afterBase = (url: string, base: string | undefined): string | undefined =>
  base !== undefined && addressKey(url).startsWith(`${addressKey(base)}/`) ? url.slice(base.length) : undefined;

interface NumberedRedirect extends Redirect {
  readonly index: number;
}

interface SourceRules {
  readonly locales: Locales;
  readonly pages: ReadonlyMap<string, { readonly page: string; readonly file: string }>;
  readonly ways: RedirectsBySource<NumberedRedirect>;
  /** The base path that paths repeat by mistake; undefined if the site has or had pages in a folder of that name. */
  readonly base: string | undefined;
}

function checkSource({ from, index }: NumberedRedirect, place: FindingPlace, { locales, pages, ways, base }: SourceRules): Finding[] {
  const key = addressKey(from);
  const meant = afterBase(from, base);
  const [page, first] = [pages.get(key), ways.get(key)];
  return [
    ...(isReserved(key, locales) ? [createFinding('redirect-reserved', place, { url: from })] : []),
    ...(meant === undefined ? [] : [createFinding('redirect-reserved', place, { url: from, basePath: base, meant })]),
    ...(page === undefined ? [] : [createFinding('redirect-from-page', place, page)]),
    ...(first === undefined || first.index === index ? [] : [createFinding('redirect-duplicate', place, { url: from, other: first.to })]),
  ];
}

type TargetRules = Pick<RedirectRules, 'addresses' | 'hidden'> & Omit<SourceRules, 'pages'>;

function checkTarget({ from, to }: Redirect, place: FindingPlace, { locales, addresses, hidden, ways, base }: TargetRules): Finding[] {
  if (leadsAway({ from, to }) || addresses?.has(to) === true) return [];
  if (ways.has(addressKey(to))) {
    const end = endOfRedirects(to, ways);
    return [end === undefined ? createFinding('redirect-loop', place, { from, to }) : createFinding('redirect-chain', place, { to, end })];
  }
  // check-required.ts reports a missing home page.
  if (addresses === undefined || (locales.withoutPrefix(to) === '/' && !addresses.has('/'))) return [];
  const page = hidden.get(to);
  if (page !== undefined) return [createFinding(page.isDraft ? 'link-draft' : 'link-dated', place, { target: idOf(page.file) })];
  const meant = afterBase(to, base) ?? '';
  const suggestion = addresses.has(meant) ? meant : suggest(to, addresses.keys());
  return [createFinding('redirect-target-unknown', place, { to, suggestion })];
}

export const redirectsCheck = siteCheck({
  codes: [
    'link-dated',
    'link-draft',
    'redirect-chain',
    'redirect-duplicate',
    'redirect-from-page',
    'redirect-loop',
    'redirect-reserved',
    'redirect-target-unknown',
  ],
  reads: ['single', 'addresses', 'allEntries', 'model'],
  check: ({ single, addresses, allEntries, model: { locales, basePath } }) => {
    const all = allEntries.addresses() ?? new Map<string, string>();
    const hidden = new Map(
      [...all].flatMap(([url, file]) =>
        addresses?.has(url) === true ? [] : [[url, { file, isDraft: allEntries.signatures.get(file)?.isDraft === true }] as const],
      ),
    );
    return checkRedirects(redirectsIn(single.get(redirectsSource)), { addresses, hidden, locales, basePath, recorded: recordedIn(single) });
  },
});
