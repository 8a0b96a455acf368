// Reads the data for the rules from the HTML of a page, without building a tree.
import type { InlineCode } from '../../diagnostics/catalogue/arguments.ts';
import type { PageEnd } from '../render/page.tsx';
import { type Attributes, noAttributes, type ScanHandler, scanHtml, scanStart } from './scan-html.ts';
import { attributesOfUses, type ResourceInfo, resourcesOf } from './uses.ts';

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
  /** Levels of the headings, in order; headings of dialogs come last, because dialogs may be anywhere in the document. */
  readonly headings: readonly number[];
  /** The number of each landmark at the top level of the page. */
  readonly landmarks: Readonly<Record<'header' | 'main' | 'footer', number>>;
  /** All URLs that a security policy allows or forbids. */
  readonly uses: readonly ResourceInfo[];
  /** Code and styles inside the page that a strict policy forbids. */
  readonly inlineCode: readonly InlineCode[];
  /** The islands of the page, one entry for each occurrence. */
  readonly islands: readonly IslandInfo[];
  /** The scripts that elements of the page request by name. */
  readonly scripts: readonly string[];
}

type Draft = { -readonly [K in keyof PageInfo]: PageInfo[K] extends readonly (infer Item)[] ? Item[] : PageInfo[K] } & {
  alternates: Map<string, string>;
  landmarks: Record<'header' | 'main' | 'footer', number>;
};

/** Types of scripts that are data: no browser runs them, and no policy forbids them. */
const dataType = /^application\/(?:ld\+)?json$/;

/** Matches URLs whose content runs as code. */
export const runsCode = /^\s*(?:javascript|vbscript|data):/i;

/** Elements inside which `header` and `footer` are not landmarks of the page (HTML-AAM). */
const scoping: ReadonlySet<string> = new Set(['section', 'article', 'main', 'aside', 'nav', 'dialog']);

/** Elements whose attributes describe the page as a whole. */
const ofPage: ReadonlySet<string> = new Set(['html', 'head', 'body', 'meta', 'link', 'base']);

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
  scripts: [],
});

/** The attributes that the rules read, besides event handlers. */
const inspected: ReadonlySet<string> = new Set([
  ...'id style srcdoc href action formaction lang name content rel hreflang src alt width height type'.split(' '),
  ...['data-island', 'data-hydrate', 'data-script'],
  ...attributesOfUses,
]);

const wants = (attribute: string): boolean => inspected.has(attribute) || attribute.startsWith('on');

/** The data that the audit finds in a part of a page. */
interface Part {
  readonly draft: Draft;
  /** The levels of headings in dialogs. */
  readonly inDialogs: number[];
  /** True if the part has elements that describe the page as a whole. */
  describesPage: boolean;
}

/** Inspects the HTML of a page; `early` is the only inline script that the page may contain. */
export function inspect(html: string, early?: string): PageInfo {
  const part = newPart();
  scanHtml(html, collector(part, early));
  return infoOf([part]);
}

/** Returns a function that inspects pages like `inspect`. If several pages have the same `end` object, its HTML is scanned once. */
export function inspector(early?: string): (page: InspectedPage) => PageInfo {
  const ends = new WeakMap<PageEnd, Part>();
  return ({ html, end }) => {
    if (end === undefined) return inspect(html, early);
    const known = ends.get(end) ?? partOf(end, early);
    ends.set(end, known);
    const start = newPart();
    const around = scanStart(html, html.length - end.html.length, collector(start, early));
    const isInBody = around?.join() === aroundEnd.join();
    return isInBody && !known.describesPage ? infoOf([start, known]) : inspect(html, early);
  };
}

/** A finished page, and the part at its end that it may share with other pages. */
export interface InspectedPage {
  readonly html: string;
  readonly end?: PageEnd | undefined;
}

/** The elements that are open where the end of a page starts. */
const aroundEnd: readonly string[] = ['html', 'body'];

function partOf({ html }: PageEnd, early: string | undefined): Part {
  const part = newPart();
  scanHtml(html, collector(part, early), aroundEnd);
  return part;
}

const newPart = (): Part => ({ draft: emptyDraft(), inDialogs: [], describesPage: false });

/** Merges the data of consecutive parts of a page. Only the first part may describe the page. */
function infoOf(parts: readonly [Part, ...Part[]]): PageInfo {
  const [{ draft: first }] = parts;
  const all = <Item>(of: (part: Part) => readonly Item[]): readonly Item[] => parts.flatMap(of);
  const count = (name: Landmark): number => parts.reduce((sum, { draft }) => sum + draft.landmarks[name], 0);
  return {
    ...first,
    ids: all(({ draft }) => draft.ids),
    links: all(({ draft }) => draft.links),
    images: all(({ draft }) => draft.images),
    headings: [...all(({ draft }) => draft.headings), ...all(({ inDialogs }) => inDialogs)],
    landmarks: { header: count('header'), main: count('main'), footer: count('footer') },
    uses: all(({ draft }) => draft.uses),
    inlineCode: all(({ draft }) => draft.inlineCode),
    islands: all(({ draft }) => draft.islands),
    scripts: [...new Set(all(({ draft }) => draft.scripts))],
  };
}

/** Returns a handler that adds the data for the rules to `part`. */
function collector(part: Part, early: string | undefined): ScanHandler {
  const { draft, inDialogs } = part;
  let inside = 0;
  let dialogs = 0;
  let inHead = false;
  let holdsScript = false;
  return {
    wants,
    open(name, attributes) {
      if (ofPage.has(name)) part.describesPage = true;
      if (attributes !== noAttributes) collectCommon(draft, name, attributes);
      if (isHeading(name)) (dialogs > 0 ? inDialogs : draft.headings).push(Number(name[1]));
      else if (isLandmark(name)) draft.landmarks[name] += inside === 0 ? 1 : 0;
      else collectElement(draft, name, attributes);
      if (name === 'script') holdsScript = isInline(attributes);
      if (name === 'head') inHead = true;
      if (name === 'dialog') dialogs += 1;
      if (scoping.has(name)) inside += 1;
    },
    close(name) {
      if (name === 'head') inHead = false;
      if (name === 'dialog') dialogs -= 1;
      if (scoping.has(name)) inside -= 1;
    },
    title(text) {
      // Inline SVG has `title` elements, too.
      if (inHead && text.trim() !== '') draft.title = true;
    },
    script(text) {
      if (holdsScript && text !== early) draft.inlineCode.push({ is: 'script' });
    },
  };
}

function collectCommon(draft: Draft, name: string, attributes: Attributes): void {
  const { id, style } = attributes;
  if (id !== undefined) draft.ids.push(id);
  if (style !== undefined) draft.inlineCode.push({ is: 'style-attribute', on: name });
  if ('srcdoc' in attributes) draft.inlineCode.push({ is: 'inner-page', on: name });
  for (const key of ['href', 'action', 'formaction'])
    if (attributes[key] !== undefined && runsCode.test(attributes[key]))
      draft.inlineCode.push({ is: 'script-address', attribute: key, on: name });
  const island = attributes['data-island'];
  if (island !== undefined) draft.islands.push({ name: island, when: attributes['data-hydrate'] ?? '' });
  const script = attributes['data-script'];
  if (script !== undefined && !draft.scripts.includes(script)) draft.scripts.push(script);
  for (const key in attributes) if (key.startsWith('on')) draft.inlineCode.push({ is: 'handler', attribute: key, on: name });
  for (const use of resourcesOf(name, attributes)) draft.uses.push(use);
}

type Landmark = keyof PageInfo['landmarks'];

const isLandmark = (name: string): name is Landmark => name === 'header' || name === 'main' || name === 'footer';

const isHeading = (name: string): boolean => name.length === 2 && name >= 'h1' && name <= 'h6';

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
  }
}

const isInline = ({ src, type = '' }: Attributes): boolean => src === undefined && !dataType.test(type);

function collectHeadLink(draft: Draft, attributes: Attributes): void {
  const { rel = '', href = '', hreflang } = attributes;
  if (rel === 'canonical') draft.canonical = href;
  if (rel === 'alternate' && hreflang !== undefined) draft.alternates.set(hreflang, href);
}
