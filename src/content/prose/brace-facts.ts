// The MDX expressions that content may have: comments, and facts in braces. `{phone.support}` is short for `<Fact name="phone.support" />`.
import type { Node, Root } from 'mdast';
import { linesOf } from '../../model/data/lines.ts';
import type { Range } from '../../model/data/place.ts';
import { mistypedFacts } from '../mistyped-facts.ts';
import { factNode } from './facts-in-text.ts';
import { notWords } from './html/read-tags.ts';
import { visitNodes } from './visit-nodes.ts';

const name = String.raw`[a-z][\w.-]*`;
const asFact = new RegExp(`^${name}$`, 'i');
const nearlyFact = new RegExp(String.raw`^[\s{]*(${name})[\s}]*$`, 'i');

interface Expression extends Node {
  readonly type: 'mdxTextExpression' | 'mdxFlowExpression';
  readonly value: string;
}

const isExpression = (node: Node): node is Expression => node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';

/** Returns whether a node is an expression of MDX in the form of a fact: `{phone.support}`. The fact need not exist. */
export const isBraceFact = (node: Node): boolean => isExpression(node) && asFact.test(node.value);

/** Returns the name of the intended fact in `{name}`, `{{name}}` or `{ name }`; undefined for any other node. */
export const meantFact = (node: Node): string | undefined => (isExpression(node) ? nearlyFact.exec(node.value)?.[1] : undefined);

const onlyComments = /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)+$/;

/** Returns whether a node is a comment of MDX: `{/* … *\/}`. */
export const isComment = (node: Node): boolean => isExpression(node) && onlyComments.test(node.value);

/** Removes the comments of MDX from `tree`. */
export function dropComments(tree: Root): void {
  visitNodes(tree, (node, index, parent) => {
    if (!isComment(node) || parent === undefined || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Replaces facts in braces with `Fact` elements, in place. */
export function readBraceFacts(tree: Root): void {
  visitNodes(tree, (node, index, parent) => {
    if (!isExpression(node) || !isBraceFact(node) || parent === undefined || index === undefined) return;
    const type = node.type === 'mdxTextExpression' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement';
    parent.children[index] = { ...factNode(node.value, node.position), type } as never;
  });
}

interface FoundFact {
  readonly name: string;
  readonly written: string;
  readonly range: Range;
}

/** Finds facts in a wrong notation, such as `[name]` or `{ name }`, in the words of `tree`, which was parsed from `text`. */
export function mistypedIn(text: string, tree: Root): readonly FoundFact[] {
  const found: FoundFact[] = [];
  const rangeAt = linesOf(text);
  visitNodes(tree, (node) => {
    const { type, position } = node;
    const start = position?.start.offset ?? 0;
    // In MDX, the dollar sign of `${name}` is in the text before the fact.
    if (isExpression(node) && isBraceFact(node) && text[start - 1] === '$' && text[start - 2] !== '\\')
      found.push({ name: node.value, written: `\${${node.value}}`, range: rangeAt(start - 1, start + node.value.length + 2) });
    if (type !== 'text' && type !== 'html') return;
    const source = text.slice(start, position?.end.offset ?? start);
    const words = type === 'text' ? source : source.replace(notWords, (markup) => ' '.repeat(markup.length));
    for (const { name, written, offset } of mistypedFacts(words))
      found.push({ name, written, range: rangeAt(start + offset, start + offset + written.length) });
  });
  return found;
}
