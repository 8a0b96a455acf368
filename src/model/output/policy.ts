// The Content-Security-Policy of a site: one for its hosts, for `preview` and for the audit of its pages.

export interface PolicyInput {
  /** Origins of the services that forms call, besides the site's own: `https://mail.example.com`. */
  readonly connect: readonly string[];
  /** True where a page of the site has a recording: one policy holds for all pages, because hosts join several of them. */
  readonly media?: boolean;
}

/** Sources by directive (https://www.w3.org/TR/CSP3/). */
export type Policy = Readonly<Record<string, readonly string[]>>;

const [self, none] = ["'self'", "'none'"];

/** What a page may load, run and call. What is not listed falls back to `default-src`: nothing. */
export const policyOf = ({ connect, media = false }: PolicyInput): Policy => ({
  'default-src': [none],
  'script-src': [self],
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

/** True where `policy` allows a page to use `url` under `directive`. */
export function allows(policy: Policy, directive: string, url: string): boolean {
  const sources = policy[directive] ?? policy['default-src'] ?? [];
  return sources.includes(/^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url) ? originOf(url) : self);
}

const originOf = (url: string): string => /^https?:\/\/[^/?#]+/i.exec(url.trim())?.[0].toLowerCase() ?? '';
