// Finds the parts of a text that are not words: code, comments, tags, link targets, link definitions, and the names of references and
// footnotes. The parts come from the syntax tree, so that they agree with the page.
import type { Node, Parent, Root } from 'mdast';
import { isComment } from './brace-facts.ts';
import { notWords } from './html/read-tags.ts';
import type { OffsetRange } from './mask-ranges.ts';
import { visitNodes } from './visit-nodes.ts';

/** Returns the parts of `text`, whose tree is `tree`, that are not words. They may overlap, and are in no particular order. */
export function noWordsIn(text: string, tree: Root): readonly OffsetRange[] {
  const ranges: OffsetRange[] = [];
  visitNodes(tree, (node: Node, index, parent) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined) return;
    for (const [from, to] of partsOf(node, text.slice(start, end))) ranges.push([start + from, start + to]);
    const codeEnd = endOfCode(node, index, parent);
    if (codeEnd !== undefined) ranges.push([start, codeEnd]);
  });
  return ranges;
}

/** Returns the parts of `text`, whose tree is `tree`, that are code or comments. */
export function codeIn(text: string, tree: Root): readonly OffsetRange[] {
  const ranges: OffsetRange[] = [];
  visitNodes(tree, (node: Node, index, parent) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined) return;
    if (node.type === 'code' || node.type === 'inlineCode' || isComment(node)) ranges.push([start, end]);
    if (node.type !== 'html') return;
    for (const { 0: written, 1: element, index: from } of text.slice(start, end).matchAll(notWords))
      if (element !== undefined || /^(?:<!--|\{)/.test(written)) ranges.push([start + from, start + from + written.length]);
    const codeEnd = endOfCode(node, index, parent);
    if (codeEnd !== undefined) ranges.push([start, codeEnd]);
  });
  return ranges;
}

const codeElements: ReadonlySet<unknown> = new Set(['pre', 'code', 'samp']);

/** Returns the parts of a node that are not words, apart from those of its children. Offsets are from the start of the node. */
function partsOf(node: Node, written: string): readonly OffsetRange[] {
  const whole: OffsetRange = [0, written.length];
  switch (node.type) {
    case 'code':
    case 'inlineCode':
    case 'definition':
    case 'footnoteReference':
      return [whole];
    case 'html':
      return [...written.matchAll(notWords)].map(({ 0: { length }, index }) => [index, index + length]);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node) ? [whole] : [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return 'name' in node && codeElements.has(node.name) ? [whole] : aroundChildren(node as Parent, written);
    case 'link':
      return written.startsWith('[') ? aroundChildren(node as Parent, written) : [whole];
    case 'linkReference':
      // In `[words]` and `[words][]`, the words name the definition.
      return isFullReference(node) ? aroundChildren(node as Parent, written) : [whole];
    case 'imageReference':
      return isFullReference(node) ? [[written.lastIndexOf(']['), written.length]] : [whole];
    case 'footnoteDefinition':
      return [[0, written.indexOf(']:') + 1]];
    case 'image': {
      const target = written.lastIndexOf('](');
      return target < 0 ? [] : [[target, written.length]];
    }
    default:
      return [];
  }
}

const isFullReference = (node: Node): boolean => 'referenceType' in node && node.referenceType === 'full';

/** Returns the part of a node before its first child and the part after its last child, without the spaces next to these children. */
function aroundChildren({ children, position }: Parent, written: string): readonly OffsetRange[] {
  const start = position?.start.offset ?? 0;
  const [first, last] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset];
  if (children.length === 0) return [[0, written.length]];
  if (first === undefined || last === undefined) return [];
  return [
    [0, written.slice(0, first - start).trimEnd().length],
    [written.length - written.slice(last - start).trimStart().length, written.length],
  ];
}

/** If `node` is an HTML tag that begins code within a line, returns the offset at which the code ends; otherwise undefined. */
function endOfCode(node: Node, index: number | undefined, parent: Parent | undefined): number | undefined {
  const [, name] = /^<(pre|code|samp)\b/i.exec(htmlOf(node)) ?? [];
  if (name === undefined || index === undefined || parent === undefined) return undefined;
  const end = parent.children.slice(index + 1).find((each) => htmlOf(each).toLowerCase().startsWith(`</${name.toLowerCase()}`));
  return end?.position?.end.offset;
}

const htmlOf = (node: Node): string => (node.type === 'html' && 'value' in node ? String(node.value) : '');
