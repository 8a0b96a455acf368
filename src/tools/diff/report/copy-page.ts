// Copies a page for the report. The copy looks the same and has marks at the changes, but it runs nothing, loads nothing from
// elsewhere, and has no links to other pages.
import { DomUtils, parseDocument } from 'htmlparser2';
import { type ChildNode, type Element, elementsOf, findElement, isElement, readableTextOf } from '../page/elements.ts';
import type { ChangeDetail } from '../site-diff.ts';

export type ReportSide = 'before' | 'after';

export interface PageCopy {
  readonly html: string;
  /** The anchor of each change on the page, in the order of the changes; undefined if a change is not visible. */
  readonly anchors: readonly (string | undefined)[];
}

/** Returns the file name of the picture of a copy. */
export const pictureName = (copy: string): string => copy.replace(/\.html$/, '.jpg');

/** Returns the name of the frame that displays a copy, for links into it. */
export const copyFrame = (copy: string): string => copy.replace(/\.html.*$/, '').replace('/', '-');

interface CopyRequest {
  readonly side: ReportSide;
  readonly changes: readonly ChangeDetail[];
  /** The path under which the host serves the site; empty for the root of the host. */
  readonly basePath: string;
}

/** The content security policy of a copy, in addition to the sandbox of its frame: no script runs. */
const policy = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'";

/** Returns the copy of a page, for a folder that contains the assets of the same version and is beside `marks.css`. */
export function copyPage(html: string, { side, changes, basePath }: CopyRequest): PageCopy {
  const document = parseDocument(html);
  const body = findElement(document, ({ name }) => name === 'body');
  const anchors = changes.map((change, index) => body && mark(body, change, { side, anchor: `archipel-change-${index + 1}` }));
  for (const element of elementsOf(document)) clean(element, basePath);
  const head = findElement(document, ({ name }) => name === 'head');
  const start = `<meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="stylesheet" href="../marks.css">`;
  const text = DomUtils.getOuterHTML(document);
  return { html: head === undefined ? start + text : text.replace(/<head[^>]*>/, (tag) => tag + start), anchors };
}

/** Elements that a copy omits. */
const dropped = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'noscript',
  'template',
  'audio',
  'video',
  'applet',
  'frame',
  'frameset',
]);

const kept =
  /^(?:class|id|lang|dir|alt|width|height|viewbox|d|fill|stroke.*|type|value|checked|selected|open|for|role|aria-.*|src|srcset|sizes|media|rel|href|title|placeholder|name|colspan|rowspan|scope|start|datetime|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|transform|opacity|offset|stop-.*|gradient.*|clip.*|mask.*|preserveaspectratio|xmlns|data-.*|hidden|popover|multiple|rows|cols|charset|content|disabled)$/i;

function clean(element: Element, basePath: string): void {
  for (const child of [...element.children]) {
    if (!isElement(child)) {
      if (child.type !== 'text' && child.type !== 'directive') DomUtils.removeElement(child);
    } else if (isDropped(child)) DomUtils.removeElement(child);
    else clean(child, basePath);
  }
  for (const [name, value] of Object.entries(element.attribs)) {
    const own = attributeOf(element, { name, value, basePath });
    if (own === undefined) delete element.attribs[name];
    else element.attribs[name] = own;
  }
}

function isDropped({ name, attribs }: Element): boolean {
  if (name === 'link') return attribs['rel'] !== 'stylesheet';
  return dropped.has(name) || (name === 'meta' && (attribs['http-equiv'] !== undefined || attribs['charset'] === undefined));
}

interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly basePath: string;
}

/** Returns the value of an attribute in a copy, or undefined to omit it. URLs of assets become relative: the report contains the assets. */
function attributeOf({ name: element }: Element, { name, value, basePath }: Attribute): string | undefined {
  if (!kept.test(name)) return undefined;
  const isOwn = (url: string): boolean => url.startsWith(`${basePath}/assets/`);
  const local = (url: string): string => url.slice(basePath.length + 1);
  if (name === 'href')
    return element === 'link' && isOwn(value) ? local(value) : value.startsWith('#') && element === 'use' ? value : undefined;
  if (name === 'src') return isOwn(value) ? local(value) : undefined;
  if (name !== 'srcset') return value;
  const sources = value.split(',').map((source) => source.trim());
  return sources.every(isOwn) ? sources.map(local).join(', ') : undefined;
}

interface Marking {
  readonly side: ReportSide;
  readonly anchor: string;
}

/** Marks the element of a change; returns its anchor, or undefined if the change is not visible in this version. */
function mark(body: Element, change: ChangeDetail, { side, anchor }: Marking): string | undefined {
  const found = findElement(body, matcher(change, side));
  if (found === undefined) return undefined;
  found.attribs['data-archipel-change'] ??= change.state;
  found.attribs['id'] ??= anchor;
  return found.attribs['id'];
}

/** Returns a test for the element that displays a change in one version. */
function matcher({ kind, state, section, subject, before, after }: ChangeDetail, side: ReportSide): (element: Element) => boolean {
  const text = side === 'before' ? before : after;
  if (kind === 'section') {
    if (state === 'added' && side === 'before') return never;
    return (element) => isSection(element) && hasHeading(element, section);
  }
  if (kind === 'graphic' || kind === 'markup') return (element) => isSection(element) && hasHeading(element, section);
  if (kind === 'head' || kind === 'island') return text === undefined ? never : (element) => isInnermost(element, text);
  if (kind === 'picture') return ({ name, attribs }) => name === 'img' && [attribs['alt'], attribs['src']].includes(text ?? subject);
  if (kind === 'field') return ({ attribs }) => attribs['name'] === subject;
  if (kind === 'form') return ({ name }) => name === 'form';
  if (kind === 'link' || kind === 'button')
    return (element) => (element.name === 'a' || element.name === 'button') && [text, subject].includes(readableTextOf(element));
  return text === undefined ? never : (element) => isInnermost(element, text);
}

const never = (): boolean => false;

const isSection = ({ name }: Element): boolean => name === 'section' || name === 'article' || name === 'dialog';

const hasHeading = (element: Element, title: string): boolean =>
  findElement(element, (inner) => /^h[1-6]$/.test(inner.name) && readableTextOf(inner) === title) !== undefined;

/** Returns whether an element is the innermost one with exactly these words. */
const isInnermost = (element: Element, text: string): boolean =>
  readableTextOf(element) === text && !elementsOf(element).some((child: ChildNode) => readableTextOf(child) === text);
