// The Content-Security-Policy of a site: one for its hosts, for `preview` and for the audit of its pages.

export interface PolicyInput {
  /** Origins of the services that forms call, besides the site's own: `https://mail.example.com`. */
  readonly connect: readonly string[];
  /** True if a page of the site has a recording: there is one policy for all pages, because hosts join several of them. */
  readonly media?: boolean;
  /** The hash of the script that pages hold: `'sha256-…'`. */
  readonly early?: string | undefined;
  /** The origins of other sites from which pages may load something. */
  readonly allowed?: AllowedOrigins | undefined;
}

/** The directive for each kind of content that a page may load from another site. */
export const directiveOfKind = {
  connect: 'connect-src',
  font: 'font-src',
  form: 'form-action',
  frame: 'frame-src',
  img: 'img-src',
  media: 'media-src',
  script: 'script-src',
  style: 'style-src',
} as const;

type AllowedKind = keyof typeof directiveOfKind;

/** Origins of other sites by what pages may have from them: `{ frame: ['https://www.youtube-nocookie.com'] }`. */
export type AllowedOrigins = Readonly<Partial<Record<AllowedKind, readonly string[]>>>;

/** The origins from which pages may load something when a visitor asks for it: `allowed`, and frames of `embeds`. */
export function allowedOnRequest(
  allowed: AllowedOrigins = {},
  embeds: readonly { readonly origins: readonly string[] }[] = [],
): AllowedOrigins {
  const frame = new Set([...(allowed.frame ?? []), ...embeds.flatMap(({ origins }) => origins)]);
  return frame.size === 0 ? allowed : { ...allowed, frame: [...frame] };
}

/** True for the kinds that a page loads and shows; the others are calls. */
const isLoaded = (kind: string): boolean => kind !== 'connect' && kind !== 'form';

/** True if pages may load something of another site. */
export const loadsFromOthers = (allowed: AllowedOrigins = {}): boolean =>
  Object.entries(allowed).some(([kind, origins]) => isLoaded(kind) && origins.length > 0);

/** The early script of a site, as bundled. */
export interface EarlyScript {
  readonly code: string;
  /** Its hash as a source of the security policy: `'sha256-…'`. */
  readonly source: string;
}

/** Sources by directive (https://www.w3.org/TR/CSP3/). */
export type Policy = Readonly<Record<string, readonly string[]>>;

const [self, none] = ["'self'", "'none'"];

/** The policy of pages: what they may load, run and call. Anything else falls back to `default-src`, which allows nothing. */
export const policyOf = ({ allowed = {}, ...input }: PolicyInput): Policy => withAllowed(ownPolicy(input), allowed);

const ownPolicy = ({ connect, media = false, early }: PolicyInput): Policy => ({
  'default-src': [none],
  'script-src': early === undefined ? [self] : [self, early],
  'style-src': [self],
  'img-src': [self],
  'font-src': [self],
  'connect-src': [self, ...connect],
  'manifest-src': [self],
  ...(media ? { 'media-src': [self] } : {}),
  'base-uri': [none],
  'object-src': [none],
  'form-action': [self],
  'frame-ancestors': [none],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [none],
});

/** `policy` with the origins of `allowed`, each under the directive of its kind. */
function withAllowed(policy: Policy, allowed: AllowedOrigins): Policy {
  const widened = { ...policy };
  for (const [kind, origins = []] of Object.entries(allowed)) {
    // The keys of `AllowedOrigins` are kinds.
    const directive = directiveOfKind[kind as AllowedKind];
    if (origins.length > 0) widened[directive] = [...(policy[directive] ?? []), ...origins];
  }
  return widened;
}

/** True if `policy` allows a page to use `url` under `directive`. */
export function allows(policy: Policy, directive: string, url: string): boolean {
  const sources = policy[directive] ?? policy['default-src'] ?? [];
  return sources.includes(/^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url) ? originOf(url) : self);
}

/** The origin of an absolute URL as policies name it; empty for other URLs. */
export const originOf = (url: string): string => /^https?:\/\/[^/?#]+/i.exec(url.trim())?.[0].toLowerCase() ?? '';
