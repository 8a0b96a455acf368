// The Content-Security-Policy of a site, shared by its hosts, `preview` and the audit of its pages.

export interface PolicyInput {
  /** Other origins at which scripts call services: `https://mail.example.com`. */
  readonly connect: readonly string[];
  /** True if any page of the site has an audio recording. All pages share one policy. */
  readonly media?: boolean;
  /** The hash of the inline script of every page: `'sha256-…'`. */
  readonly early?: string | undefined;
  /** Other origins from which pages may load files. */
  readonly allowed?: AllowedOrigins | undefined;
}

/** The directive for each kind of content that a page may load from another origin. */
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

/** Other origins, by the kind of content that pages may load from them: `{ frame: ['https://www.youtube-nocookie.com'] }`. */
export type AllowedOrigins = Readonly<Partial<Record<AllowedKind, readonly string[]>>>;

/** Returns the origins from which pages may load content on a visitor's request: `allowed`, and the frames of `embeds`. */
export function allowedOnRequest(
  allowed: AllowedOrigins = {},
  embeds: readonly { readonly origins: readonly string[] }[] = [],
): AllowedOrigins {
  const frame = new Set([...(allowed.frame ?? []), ...embeds.flatMap(({ origins }) => origins)]);
  return frame.size === 0 ? allowed : { ...allowed, frame: [...frame] };
}

/** Returns whether a kind of content is loaded and displayed; the other kinds are requests that scripts and forms send. */
const isLoaded = (kind: string): boolean => kind !== 'connect' && kind !== 'form';

/** Returns whether pages may load files of other origins. */
export const loadsFromOtherOrigins = (allowed: AllowedOrigins = {}): boolean =>
  Object.entries(allowed).some(([kind, origins]) => isLoaded(kind) && origins.length > 0);

/** The inline script of every page, as bundled. */
export interface EarlyScript {
  readonly code: string;
  /** The hash of the script as a source of the security policy: `'sha256-…'`. */
  readonly source: string;
}

/** Sources by directive (https://www.w3.org/TR/CSP3/). */
export type Policy = Readonly<Record<string, readonly string[]>>;

const [self, none] = ["'self'", "'none'"];

/** Returns the policy of pages: what they may load, run and call. Anything else falls back to `default-src`, which allows nothing. */
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

/** Adds the origins of `allowed` to `policy`, each under the directive of its kind. */
function withAllowed(policy: Policy, allowed: AllowedOrigins): Policy {
  const widened = { ...policy };
  for (const [kind, origins = []] of Object.entries(allowed)) {
    // The keys of `AllowedOrigins` are kinds.
    const directive = directiveOfKind[kind as AllowedKind];
    if (origins.length > 0) widened[directive] = [...(policy[directive] ?? []), ...origins];
  }
  return widened;
}

/** Returns whether `policy` allows a page to use `url` under `directive`. */
export function allows(policy: Policy, directive: string, url: string): boolean {
  const sources = policy[directive] ?? policy['default-src'] ?? [];
  return sources.includes(/^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url) ? originOf(url) : self);
}

/** Returns the origin of an absolute URL as policies name it; empty for other URLs. */
export const originOf = (url: string): string => /^https?:\/\/[^/?#]+/i.exec(url.trim())?.[0].toLowerCase() ?? '';
