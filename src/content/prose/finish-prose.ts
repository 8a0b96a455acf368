// Adapts the HTML of GFM for pages: scrolling tables and code, checkboxes with accessible names, footnotes without a
// heading, attributes of links.
import type { Element, ElementContent, Root } from 'hast';
import { wordsOfProse } from '../../model/entries/prose-headings.ts';
import { languageOf } from './code/highlight-code.ts';
import type { ProseWords } from './prose-words.ts';
import { SKIP, visitNodes } from './visit-nodes.ts';

/** Classes for alignments. Markdown's left means the start of a line, which is on the right in right-to-left languages. */
const alignments: Readonly<Record<string, string>> = { left: 'align-start', center: 'align-center', right: 'align-end' };

/** Adapts the tables, code blocks, checkboxes, footnotes and links of `root`, in place. */
export function finishProse(root: Root, words: ProseWords): void {
  visitNodes(root, 'element', (node) => {
    if (node.tagName === 'input') node.properties['ariaLabel'] = node.properties['checked'] === true ? words.done : words.open;
    if (node.tagName === 'pre') finishCode(node, words);
    if (node.tagName === 'a') finishLink(node);
    if (node.tagName === 'summary') node.children = withoutParagraphs(node);
    if (node.properties['dataFootnotes'] !== undefined) finishFootnotes(node, words);
  });
  wrapTables(root, words);
}

/** Returns the children of a summary without paragraphs, which it may not contain (HTML, section 4.11.2). */
const withoutParagraphs = ({ children }: Element): ElementContent[] => {
  const last = children.findLast((child) => isElement(child, 'p'));
  return children.flatMap((child) => {
    if (!isElement(child, 'p')) return [child];
    const lineEnd: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };
    return [...(child as Element).children, ...(child === last ? [] : [lineEnd])];
  });
};

function wrapTables(root: Root, words: ProseWords): void {
  let count = 0;
  visitNodes(root, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
    count += 1;
    const columns = finishCells(node);
    const name = `${words.table} ${count}`;
    parent.children[index] = scrolling(node, columns.length === 0 ? name : `${name}: ${columns.join(', ')}`);
    return [SKIP, index + 1];
  });
}

/** Wraps a table, so that a wide table scrolls. The wrapper is focusable, to scroll by keyboard, and therefore needs a name. */
const scrolling = (table: Element, label: string): Element => ({
  type: 'element',
  tagName: 'section',
  properties: { className: ['table'], tabIndex: 0, ariaLabel: label },
  ...(table.position === undefined ? {} : { position: table.position }),
  children: [table],
});

/** Adapts the cells of a table. Returns the names of its columns. */
function finishCells(table: Element): readonly string[] {
  const columns: string[] = [];
  visitNodes(table, 'element', (cell) => {
    if (cell.tagName !== 'th' && cell.tagName !== 'td') return;
    // A header without words does not count as a header: https://html.spec.whatwg.org/multipage/tables.html#the-th-element
    if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
    const { align, ...properties } = cell.properties;
    cell.properties = {
      ...properties,
      ...(typeof align === 'string' ? { className: [alignments[align] ?? ''] } : {}),
      ...(cell.tagName === 'th' ? { scope: properties['scope'] ?? 'col' } : {}),
    };
    const name = wordsOfProse(cell).trim();
    if (cell.properties['scope'] === 'col' && name !== '') columns.push(name);
  });
  return columns;
}

/** Makes a code block focusable, so that long lines can be scrolled by keyboard. */
function finishCode(node: Element, words: ProseWords): void {
  const [code] = node.children;
  const language = code?.type === 'element' ? languageOf(code) : '';
  const label = language === '' ? words.code : `${words.code}: ${language}`;
  node.properties = { ...node.properties, dir: 'ltr', role: 'group', tabIndex: 0, ariaLabel: label };
}

function finishLink(node: Element): void {
  const { dataFootnoteRef, dataFootnoteBackref, ariaDescribedBy, ...properties } = node.properties;
  if (dataFootnoteRef !== undefined) node.properties = { ...properties, id: decoded(properties['id']), role: 'doc-noteref' };
  else if (dataFootnoteBackref !== undefined) node.properties = { ...properties, className: ['footnotes__back'], role: 'doc-backlink' };
  else if (/^https?:/i.test(String(properties['href']))) node.properties = { ...properties, rel: ['noopener'] };
}

function finishFootnotes(section: Element, { footnotes }: ProseWords): void {
  section.properties = { className: ['footnotes'], role: 'doc-endnotes', ariaLabel: footnotes };
  section.children = section.children.filter((child) => !isElement(child, 'h2') && child.type !== 'text');
  visitNodes(section, 'element', (node) => {
    if (node.tagName === 'li' && node.properties['id'] !== undefined) node.properties['id'] = decoded(node.properties['id']);
    return node.tagName === 'p' ? SKIP : undefined;
  });
}

const isElement = (node: ElementContent, tagName: string): boolean => node.type === 'element' && node.tagName === tagName;

/** Decodes an id as browsers do when they follow a percent-encoded link. */
const decoded = (id: unknown): string => decodeURIComponent(String(id));
