// Reads from the HTML of a page what the rules need. One pass of a streaming parser, no tree.
import { Parser } from 'htmlparser2';
import type { InlineCode } from '../diagnostics/catalogue/arguments.ts';
import { type ResourceInfo, usesOf } from './uses.ts';

export interface LinkInfo {
  readonly href: string;
  readonly hreflang: string | undefined;
  readonly rel: string;
}

interface ImageInfo {
  readonly source: string;
  readonly hasText: boolean;
  readonly hasSize: boolean;
}

export interface IslandInfo {
  readonly name: string;
  readonly when: string;
}

export interface PageInfo {
  readonly lang: string | undefined;
  readonly title: boolean;
  readonly description: boolean;
  readonly canonical: string | undefined;
  /** URLs by language: de, en, x-default. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly ids: readonly string[];
  readonly links: readonly LinkInfo[];
  readonly images: readonly ImageInfo[];
  /** Levels of the headings, in order. */
  readonly headings: readonly number[];
  /** How many of each landmark are at the top level of the page. */
  readonly landmarks: Readonly<Record<'header' | 'main' | 'footer', number>>;
  /** Everything that a security policy allows or forbids by its URL. */
  readonly uses: readonly ResourceInfo[];
  /** Code and styles inside the page that a strict policy forbids. */
  readonly inlineCode: readonly InlineCode[];
  /** The islands of the page, one entry for each time that it is used. */
  readonly islands: readonly IslandInfo[];
}

type Attributes = Readonly<Record<string, string>>;

type Draft = { -readonly [K in keyof PageInfo]: PageInfo[K] extends readonly (infer Item)[] ? Item[] : PageInfo[K] } & {
  alternates: Map<string, string>;
  landmarks: Record<'header' | 'main' | 'footer', number>;
};

/** Scripts that are data: no browser runs them, and no policy forbids them. */
const dataType = /^application\/(?:ld\+)?json$/;

/** URLs that run their content as code. */
const runs = /^\s*(?:javascript|vbscript|data):/i;

/** Within these, header and footer are not landmarks of the page (HTML-AAM). */
const scoping: ReadonlySet<string> = new Set(['section', 'article', 'main', 'aside', 'nav', 'dialog']);

const emptyDraft = (): Draft => ({
  lang: undefined,
  title: false,
  description: false,
  canonical: undefined,
  alternates: new Map(),
  ids: [],
  links: [],
  images: [],
  headings: [],
  landmarks: { header: 0, main: 0, footer: 0 },
  uses: [],
  inlineCode: [],
  islands: [],
});

/** Inspects `html`: a page, or a part of one in which every element that is opened is closed. */
export function inspect(html: string): PageInfo {
  const draft = emptyDraft();
  let inside = 0;
  let inHead = false;
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') inHead = true;
      // Inline SVG has `title` elements, too.
      inTitle = inHead && name === 'title';
      collectCommon(draft, name, attributes);
      if (inside === 0 && isLandmark(name)) draft.landmarks[name] += 1;
      collectElement(draft, name, attributes);
      if (scoping.has(name)) inside += 1;
    },
    ontext(text) {
      if (inTitle && text.trim() !== '') draft.title = true;
    },
    onclosetag(name) {
      if (name === 'head') inHead = false;
      if (name === 'title') inTitle = false;
      if (scoping.has(name)) inside -= 1;
    },
  });
  parser.end(html);
  return draft;
}

/** Parts that many pages share: dialogs, which come after the main part, and inline SVG. */
const dialog = /<dialog[\s>].*?<\/dialog>/gs;
const drawing = /<svg[\s>].*?<\/svg>/gs;

/** As `inspect`, for page after page: parts that pages share are inspected once. */
export function pageInspector(): (html: string) => PageInfo {
  const known = new Map<string, PageInfo>();
  const remembered = (part: string): PageInfo => {
    const facts = known.get(part) ?? inspect(part);
    // A site has a handful of dialogs and some hundred drawings; parts beyond that are not shared.
    if (known.size < 512) known.set(part, facts);
    return facts;
  };
  return (html) => {
    const parts: string[] = [];
    const takeOut = (part: string): string => {
      parts.push(part);
      return '';
    };
    const rest = html.replace(dialog, takeOut).replace(drawing, takeOut);
    return [inspect(rest), ...parts.map(remembered).filter((info) => !isEmpty(info))].reduce(mergeInfo);
  };
}

/** True for most inline SVG. */
const isEmpty = ({ ids, links, images, headings, uses, inlineCode, islands }: PageInfo): boolean =>
  [ids, links, images, headings, uses, inlineCode, islands].every((list) => list.length === 0);

/** The info of a page that consists of `start`, which has the head, and `rest`. */
const mergeInfo = (start: PageInfo, rest: PageInfo): PageInfo => ({
  ...start,
  ids: [...start.ids, ...rest.ids],
  links: [...start.links, ...rest.links],
  images: [...start.images, ...rest.images],
  headings: [...start.headings, ...rest.headings],
  landmarks: {
    header: start.landmarks.header + rest.landmarks.header,
    main: start.landmarks.main + rest.landmarks.main,
    footer: start.landmarks.footer + rest.landmarks.footer,
  },
  uses: [...start.uses, ...rest.uses],
  inlineCode: [...start.inlineCode, ...rest.inlineCode],
  islands: [...start.islands, ...rest.islands],
});

function collectCommon(draft: Draft, name: string, attributes: Attributes): void {
  const { id, style } = attributes;
  if (id !== undefined) draft.ids.push(id);
  if (style !== undefined) draft.inlineCode.push({ is: 'style-attribute', on: name });
  if ('srcdoc' in attributes) draft.inlineCode.push({ is: 'inner-page', on: name });
  for (const key of ['href', 'action', 'formaction'])
    if (runs.test(attributes[key] ?? '')) draft.inlineCode.push({ is: 'script-address', attribute: key, on: name });
  const island = attributes['data-island'];
  if (island !== undefined) draft.islands.push({ name: island, when: attributes['data-hydrate'] ?? '' });
  for (const key in attributes) if (key.startsWith('on')) draft.inlineCode.push({ is: 'handler', attribute: key, on: name });
  draft.uses.push(...usesOf(name, attributes));
}

type Landmark = keyof PageInfo['landmarks'];

const isLandmark = (name: string): name is Landmark => name === 'header' || name === 'main' || name === 'footer';

function collectElement(draft: Draft, name: string, attributes: Attributes): void {
  switch (name) {
    case 'html':
      draft.lang = attributes['lang'];
      break;
    case 'meta':
      if (attributes['name'] === 'description') draft.description = (attributes['content'] ?? '') !== '';
      break;
    case 'link':
      collectHeadLink(draft, attributes);
      break;
    case 'a':
    case 'area':
      if (attributes['href'] !== undefined)
        draft.links.push({ href: attributes['href'], hreflang: attributes['hreflang'], rel: attributes['rel'] ?? '' });
      break;
    case 'img':
      draft.images.push({
        source: attributes['src'] ?? '',
        hasText: 'alt' in attributes,
        hasSize: 'width' in attributes && 'height' in attributes,
      });
      break;
    case 'style':
      draft.inlineCode.push({ is: 'style-element' });
      break;
    case 'script':
      if (attributes['src'] === undefined && !dataType.test(attributes['type'] ?? '')) draft.inlineCode.push({ is: 'script' });
      break;
    default:
      if (/^h[1-6]$/.test(name)) draft.headings.push(Number(name[1]));
  }
}

function collectHeadLink(draft: Draft, attributes: Attributes): void {
  const { rel = '', href = '', hreflang } = attributes;
  if (rel === 'canonical') draft.canonical = href;
  if (rel === 'alternate' && hreflang !== undefined) draft.alternates.set(hreflang, href);
}
