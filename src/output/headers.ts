// The HTTP headers of the finished site. Their security policy allows the files of the site, its inline script, the origins in
// `policy` and `embeds` of the site, and the services that its pages call. The files in `hosts/` write these headers for each host.
import { type FeedFile, feedTypes } from '../model/feed.ts';
import { loadsFromOtherOrigins, type Policy, type PolicyInput, policyOf } from '../model/output/policy.ts';

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

export type HeaderRecord = Readonly<Record<string, string>>;

/** Returns the headers of every response. */
export const securityHeaders = (input: PolicyInput): HeaderRecord => ({
  'Content-Security-Policy': written(policyOf(input)),
  // With this header, browsers block files from other origins that do not declare that they may be embedded.
  ...(loadsFromOtherOrigins(input.allowed) ? {} : { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // With `no-referrer`, browsers send `Origin: null` with a form that is submitted without scripts.
  'Referrer-Policy': 'same-origin',
  // Two years, for this host only: archipel cannot know whether other hosts of the domain have certificates.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Headers for `path`: for that path only or, if `path` ends in a star, for every path with that prefix. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: HeaderRecord;
}

/** The `Cache-Control` header where no rule sets one: browsers ask each time whether the file has changed. */
export const revalidate = 'no-cache';

/** Returns the header rules of the entire site. Files under `/assets/` have a hash in their names and never change. */
export const headerRules = (input: PolicyInput): readonly HeaderRule[] => [
  { path: '/*', headers: securityHeaders(input) },
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

/** Returns `rules` with the content types of feeds added, because some hosts cannot tell the type from the file extension. */
export const withFeedTypes = (rules: readonly HeaderRule[], feeds: readonly Pick<FeedFile, 'kind' | 'path'>[]): readonly HeaderRule[] => [
  ...rules,
  ...feeds.map(({ kind, path }) => ({ path, headers: { 'Content-Type': feedTypes[kind] } })),
];

/** Returns the headers that `rules` set for `path`. If several rules set a header, the last one wins. */
export const headersAt = (rules: readonly HeaderRule[], path: string): HeaderRecord =>
  Object.assign({}, ...rules.filter((rule) => covers(rule.path, path)).map(({ headers }) => headers));

const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
