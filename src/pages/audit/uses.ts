// The URLs that an element makes a browser load, call or send to, each with the directive of the Content Security
// Policy that applies to it.
import type { Attributes } from './scan-html.ts';

/** A file that the page makes a browser load, or a URL that it submits to or resolves against. */
export interface ResourceInfo {
  readonly url: string;
  /** The directive of the Content Security Policy that applies: `img-src`. */
  readonly directive: string;
  /** True for content that is loaded only after a visitor has asked for it. */
  readonly onRequest?: true;
  /** True for the stylesheet with the values that elements of the page list in `data-vars`. It is written together with the page. */
  readonly isWritten?: true;
}

/** The directive for each attribute that loads, calls or submits, by element. */
const using: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  img: { src: 'img-src', srcset: 'img-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  script: { src: 'script-src' },
  iframe: { src: 'frame-src' },
  embed: { src: 'object-src' },
  object: { data: 'object-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  input: { src: 'img-src', formaction: 'form-action' },
  button: { formaction: 'form-action' },
  use: { href: 'img-src', 'xlink:href': 'img-src' },
  image: { href: 'img-src', 'xlink:href': 'img-src' },
  base: { href: 'base-uri' },
  form: { action: 'form-action' },
};

const usingPairs = new Map(Object.entries(using).map(([name, attributes]) => [name, Object.entries(attributes)]));

/** The directive for a link in the head, by a token of its `rel`. */
const directives: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  modulepreload: 'script-src',
  icon: 'img-src',
  manifest: 'manifest-src',
  preconnect: 'connect-src',
  'dns-prefetch': 'connect-src',
  prefetch: 'default-src',
};

/** The directive for a `preload` link, by its `as`. */
const preloaded: Readonly<Record<string, string>> = {
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
  fetch: 'connect-src',
};

function directiveOf(rel: string, as: string): string | undefined {
  const words = rel.toLowerCase().split(/[\s-]+(?=icon\b)|\s+/);
  if (words.includes('preload')) return preloaded[as] ?? 'default-src';
  return words.map((word) => directives[word]).find((directive) => directive !== undefined);
}

const none: readonly ResourceInfo[] = [];

/** The attribute that contains the URL that the script of an embed loads into a frame. */
const embedded = 'data-embed-src';

/** The attribute that marks the stylesheet with the values of `data-vars`. */
const written = 'data-values';

/** The attributes that `resourcesOf` reads. */
export const attributesOfUses: readonly string[] = [
  embedded,
  written,
  'rel',
  'href',
  'as',
  'imagesrcset',
  ...Object.values(using).flatMap(Object.keys),
];

/** Returns the URLs that the attributes of an element named `name` load, call or submit to. */
export function resourcesOf(name: string, attributes: Attributes): readonly ResourceInfo[] {
  if (name === 'link') return usesOfLink(attributes);
  const frame = attributes[embedded];
  if (frame !== undefined) return [{ url: frame, directive: 'frame-src', onRequest: true }];
  const pairs = usingPairs.get(name);
  if (pairs === undefined) return none;
  return pairs.flatMap(([key, directive]) => urlsIn(key, attributes[key]).map((url) => ({ url, directive })));
}

function usesOfLink({ rel = '', href, as = '', imagesrcset, ...others }: Attributes): readonly ResourceInfo[] {
  const directive = directiveOf(rel, as);
  if (directive === undefined) return none;
  return [...urlsIn('href', href), ...urlsIn('srcset', imagesrcset)].map((url) => ({
    url,
    directive,
    ...(written in others && { isWritten: true }),
  }));
}

/** Returns the URLs in an attribute; `srcset` has several, each with a descriptor. */
const urlsIn = (key: string, value: string | undefined): string[] => {
  if (value === undefined) return [];
  return key === 'srcset' ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') : [value];
};
