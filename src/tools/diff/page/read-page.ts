import { parseDocument } from 'htmlparser2';
import { attempt } from '../../../model/attempt.ts';
import { type Element, elementsOf, findElement, hasNoReadableText, readableTextOf } from './elements.ts';
import type { Block, PageContent, PageSection } from './page-content.ts';
import { readHead } from './read-head.ts';

interface Draft {
  title: string;
  readonly id: string;
  readonly label: string;
  readonly region: PageSection['region'];
  readonly isSection: boolean;
  readonly blocks: Block[];
  readonly markup: string[];
}

/** Returns the content of an entire page. Every text, link, picture and field belongs to exactly one section. */
export function readPage(html: string): PageContent {
  const document = parseDocument(html);
  const root = findElement(document, ({ name }) => name === 'html');
  const body = findElement(document, ({ name }) => name === 'body');
  const drafts: Draft[] = [];
  const page = draftOf(body, 'page', false);
  drafts.push(page);
  if (body !== undefined) visitChildren(body, { draft: page, isWithinText: false, drafts });
  return {
    head: readHead(
      findElement(document, ({ name }) => name === 'head'),
      root?.attribs['lang'] ?? '',
    ),
    sections: drafts.filter(({ blocks, markup }) => blocks.length > 0 || markup.length > 0).map(finished),
  };
}

const finished = ({ title, id, label, region, blocks, markup }: Draft): PageSection => ({
  title: title || label || id || region,
  id,
  region,
  blocks,
  markup: markup.join('\n'),
});

const draftOf = (element: Element | undefined, region: PageSection['region'], isSection: boolean): Draft => ({
  title: '',
  id: isSection ? (element?.attribs['id'] ?? '') : '',
  label: isSection ? (element?.attribs['aria-label'] ?? '') : '',
  region,
  isSection,
  blocks: [],
  markup: [],
});

interface Position {
  readonly draft: Draft;
  readonly isWithinText: boolean;
  readonly drafts: Draft[];
}

const heading = /^h[1-6]$/;

function draftFor(element: Element, { draft, drafts }: Position): Draft {
  const { name } = element;
  const own = startOf(name, draft);
  if (own === undefined) return draft;
  const started = draftOf(element, own, name === 'dialog' || name === 'section' || name === 'article');
  drafts.push(started);
  return started;
}

/** Returns the region of the section that an element starts, or undefined if it belongs to the surrounding section. */
function startOf(name: string, { region, isSection }: Draft): PageSection['region'] | undefined {
  if (name === 'dialog') return 'dialog';
  if (region === 'page' && (name === 'header' || name === 'footer' || name === 'main')) return name;
  return region === 'main' && !isSection && (name === 'section' || name === 'article') ? 'main' : undefined;
}

function visitChildren(element: Element, position: Position): void {
  for (const child of elementsOf(element)) visit(child, position);
}

function visit(element: Element, position: Position): void {
  const draft = draftFor(element, position);
  draft.markup.push(skeletonOf(element));
  const { isWithinText } = position;
  const text = hasNoReadableText(element) ? undefined : ownText(element, isWithinText);
  draft.blocks.push(...labelsOf(element), ...islandBlocks(element), ...controlBlocks(element, isWithinText), ...(text ? [text] : []));
  if (element.name === 'svg') return;
  if (heading.test(element.name) && draft.isSection && draft.title === '') draft.title = readableTextOf(element);
  visitChildren(element, { ...position, draft, isWithinText: isWithinText || text !== undefined || isControl(element) });
}

const isControl = ({ name }: Element): boolean => name === 'a' || name === 'button';

const blockOf = (kind: Block['kind'], subject: string, rest: Partial<Block> = {}): Block => ({
  kind,
  subject,
  text: '',
  detail: '',
  isWithinText: false,
  ...rest,
});

/**
 * Returns a block for a heading, or for an element that directly contains words. Returns undefined for any other element, for a link or
 * button, and for an element within the text of a block.
 */
function ownText(element: Element, isWithinText: boolean): Block | undefined {
  if (isWithinText || isControl(element)) return undefined;
  const isHeading = heading.test(element.name);
  const hasWords = element.children.some((child) => child.type === 'text' && child.data.trim() !== '');
  const text = isHeading || hasWords ? readableTextOf(element) : '';
  return text === '' ? undefined : blockOf(isHeading ? 'heading' : 'text', element.name, { text });
}

/** Attributes that are read aloud or displayed. */
const spoken = ['aria-label', 'title', 'placeholder', 'aria-description'];

const labelsOf = ({ attribs }: Element): readonly Block[] =>
  spoken.flatMap((name) => (attribs[name] ? [blockOf('text', name, { text: attribs[name] })] : []));

function controlBlocks(element: Element, isWithinText: boolean): readonly Block[] {
  const { name, attribs } = element;
  if (name === 'a' || name === 'area')
    return [blockOf('link', name, { text: readableTextOf(element), detail: attribs['href'] ?? '', isWithinText })];
  if (name === 'button') return [blockOf('button', attribs['type'] ?? '', { text: readableTextOf(element), detail: behaviourOf(element) })];
  if (name === 'img') return [blockOf('picture', 'img', { text: attribs['alt'] ?? '', detail: attribs['src'] ?? '' })];
  if (name === 'svg') return [blockOf('graphic', '', { detail: drawingOf(element) })];
  if (name === 'form')
    return [
      blockOf('form', attribs['id'] ?? attribs['aria-label'] ?? '', { detail: `${attribs['method'] ?? 'get'} ${attribs['action'] ?? ''}` }),
    ];
  if (name === 'input' || name === 'select' || name === 'textarea')
    return [blockOf('field', attribs['name'] ?? attribs['id'] ?? name, { text: attribs['value'] ?? '', detail: demandsOf(element) })];
  return [];
}

const drawingOf = (element: Element): string =>
  elementsOf(element)
    .map((part) => `${part.name} ${JSON.stringify(part.attribs)} ${drawingOf(part)}`)
    .join('');

const behaviourOf = ({ attribs }: Element): string =>
  attributesIn(attribs, ['command', 'commandfor', 'popovertarget', 'formaction', 'disabled']);

const demandsOf = ({ name, attribs }: Element): string =>
  `${name} ${attributesIn(attribs, ['type', 'required', 'minlength', 'maxlength', 'min', 'max', 'pattern', 'autocomplete', 'inputmode', 'multiple', 'accept'])}`.trim();

const attributesIn = (attribs: Readonly<Record<string, string>>, names: readonly string[]): string =>
  names.flatMap((name) => (name in attribs ? [attribs[name] === '' ? name : `${name}=${attribs[name]}`] : [])).join(' ');

/** Returns a block for an island, and one for each value in its props. */
function islandBlocks({ attribs }: Element): readonly Block[] {
  const name = attribs['data-island'];
  if (name === undefined) return [];
  const props = attribs['data-props'];
  return [
    blockOf('island', name, { detail: attribs['data-hydrate'] ?? '' }),
    ...(props === undefined ? [] : propsIn(name, props).map(([subject, text]) => blockOf('island', subject, { text }))),
  ];
}

const propsIn = (name: string, json: string): readonly (readonly [string, string])[] =>
  attempt(() => leavesOf(JSON.parse(json), name)) ?? [[name, json]];

function leavesOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

/** Attributes that are omitted from the markup, because blocks contain them, or because they depend on attributes in blocks. */
const compared = new Set([...spoken, 'href', 'src', 'srcset', 'alt', 'data-props', 'value', 'width', 'height', 'd', 'points']);

const skeletonOf = ({ name, attribs }: Element): string =>
  [name, ...Object.entries(attribs).flatMap(([key, value]) => (compared.has(key) ? [] : [`${key}=${JSON.stringify(value)}`]))].join(' ');
