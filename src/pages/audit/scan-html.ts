// Finds the tags of an HTML document, and the text of titles and scripts, which is all that the audit reads. Other text is
// skipped with `indexOf`, and only attributes that rules request are extracted. This takes a fifth of the time of a parser
// that emits an event for everything (htmlparser2); tests/audit compares the two.
import { decodeHTMLAttribute } from 'entities';

/** The requested attributes of an element by name. */
export type Attributes = Readonly<Record<string, string>>;

/** The callbacks of a scan, called in document order; element names are in lower case. */
export interface ScanHandler {
  /** Returns whether to extract an attribute. */
  readonly wants: (attribute: string) => boolean;
  readonly open: (element: string, attributes: Attributes) => void;
  /** Called when an element is closed, or ends with its parent. Void elements are never closed. */
  readonly close: (element: string) => void;
  /** Called with the source text in a `title` element. */
  readonly title: (text: string) => void;
  /** Called with the source text of a `script` element. */
  readonly script?: (text: string) => void;
}

/** Void elements (HTML, 13.1.2). */
const voids: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont bgsound frame keygen'.split(' '),
);

/** Elements whose text is not markup (HTML, 13.2.5.1). */
const rawText: ReadonlySet<string> = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));

/** The result for an element that has none of the requested attributes. */
export const noAttributes: Attributes = {};

interface Scan {
  readonly html: string;
  readonly handler: ScanHandler;
  /** The open elements around the current position, the outermost first. */
  readonly around: string[];
  /** The current position; advances while tags are read. */
  at: number;
}

/** Calls `handler` for each tag of `html`. If `html` is only the end of a document, `around` names the elements that are open before it. */
export function scanHtml(html: string, handler: ScanHandler, around: readonly string[] = []): void {
  const scan: Scan = { html, handler, around: [...around], at: 0 };
  scanTags(scan, html.length);
  closeTo(scan, 0);
}

/**
 * Calls `handler` for each tag that starts before the index `end`. Returns the elements that are open there, the outermost first, or
 * undefined if `end` is inside a tag, a comment or raw text.
 */
export function scanStart(html: string, end: number, handler: ScanHandler): readonly string[] | undefined {
  const scan: Scan = { html, handler, around: [], at: 0 };
  scanTags(scan, end);
  return scan.at > end ? undefined : scan.around;
}

function scanTags(scan: Scan, end: number): void {
  const { html } = scan;
  for (let start = html.indexOf('<'); start >= 0 && start < end; start = html.indexOf('<', scan.at)) {
    const next = html.charCodeAt(start + 1);
    scan.at = start + 1;
    if (isLetter(next)) openTag(scan);
    else if (next === slash) closeTag(scan);
    else if (next === exclamation || next === question) skipComment(scan);
  }
}

const [tab, lineFeed, formFeed, carriageReturn, blank] = [0x09, 0x0a, 0x0c, 0x0d, 0x20];
const [slash, exclamation, question, equals, greater] = [0x2f, 0x21, 0x3f, 0x3d, 0x3e];
const [quote, apostrophe] = [0x22, 0x27];

const isLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);

const isSpace = (code: number): boolean =>
  code === blank || code === lineFeed || code === tab || code === carriageReturn || code === formFeed;

/** Returns the index of the next `>`, or the length of `html` if there is none. */
const endOfTag = (html: string, from: number): number => {
  const end = html.indexOf('>', from);
  return end < 0 ? html.length : end;
};

/** Skips a comment, the document type or a processing instruction. */
function skipComment(scan: Scan): void {
  const { html, at } = scan;
  const isComment = html.startsWith('!--', at) && !/^-?>/.test(html.slice(at + 3, at + 5));
  const end = isComment ? /--!?>/g : />/g;
  end.lastIndex = isComment ? at + 3 : at;
  scan.at = end.test(html) ? end.lastIndex : html.length;
}

/** Returns the text from `at` to a space, `/`, `>` or the end, in lower case, and moves `at` there. */
function takeName(scan: Scan): string {
  const { html, at } = scan;
  let end = at;
  for (; end < html.length; end += 1) {
    const code = html.charCodeAt(end);
    if (code === greater || code === slash || isSpace(code)) break;
  }
  scan.at = end;
  return html.slice(at, end).toLowerCase();
}

function closeTag(scan: Scan): void {
  scan.at += 1;
  const name = takeName(scan);
  scan.at = endOfTag(scan.html, scan.at) + 1;
  const { around } = scan;
  const depth = around[around.length - 1] === name ? around.length - 1 : around.lastIndexOf(name);
  if (depth >= 0) closeTo(scan, depth);
}

function closeTo({ around, handler }: Scan, depth: number): void {
  while (around.length > depth) handler.close(around.pop() ?? '');
}

function openTag(scan: Scan): void {
  const { html, handler } = scan;
  const name = takeName(scan);
  handler.open(name, takeAttributes(scan));
  if (voids.has(name)) return;
  scan.around.push(name);
  if (!rawText.has(name)) return;
  const end = new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi');
  end.lastIndex = scan.at;
  const found = end.exec(html)?.index ?? html.length;
  if (name === 'title') handler.title(html.slice(scan.at, found));
  if (name === 'script') handler.script?.(html.slice(scan.at, found));
  scan.at = found;
}

/** Reads the attributes up to the end of the tag. If an attribute occurs twice, the first one counts. */
function takeAttributes(scan: Scan): Attributes {
  const { html, handler } = scan;
  let taken: Record<string, string> | undefined;
  while (scan.at < html.length) {
    const code = html.charCodeAt(scan.at);
    if (code === greater) break;
    if (code === slash || isSpace(code)) {
      scan.at += 1;
      continue;
    }
    const name = takeAttributeName(scan);
    const value = valueAfter(scan);
    if (!handler.wants(name) || (taken !== undefined && Object.hasOwn(taken, name))) continue;
    taken ??= {};
    taken[name] = value.includes('&') ? decodeHTMLAttribute(value) : value;
  }
  scan.at += 1;
  return taken ?? noAttributes;
}

function takeAttributeName(scan: Scan): string {
  const { html, at } = scan;
  // A leading equals sign belongs to the name.
  let end = at + 1;
  for (; end < html.length; end += 1) {
    const code = html.charCodeAt(end);
    if (code === equals || code === greater || code === slash || isSpace(code)) break;
  }
  scan.at = end;
  return html.slice(at, end).toLowerCase();
}

const skipSpace = (html: string, from: number): number => {
  let at = from;
  while (isSpace(html.charCodeAt(at))) at += 1;
  return at;
};

/** Returns the value of the attribute whose name ends here, or an empty text if it has none. */
function valueAfter(scan: Scan): string {
  const { html } = scan;
  const sign = skipSpace(html, scan.at);
  if (html.charCodeAt(sign) !== equals) return '';
  const start = skipSpace(html, sign + 1);
  const code = html.charCodeAt(start);
  if (code === quote || code === apostrophe) {
    const end = html.indexOf(code === quote ? '"' : "'", start + 1);
    scan.at = end < 0 ? html.length : end + 1;
    return html.slice(start + 1, end < 0 ? html.length : end);
  }
  let end = start;
  while (end < html.length && html.charCodeAt(end) !== greater && !isSpace(html.charCodeAt(end))) end += 1;
  scan.at = end;
  return html.slice(start, end);
}
