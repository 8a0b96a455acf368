// Reports what prose may not contain: imports and expressions of MDX, elements and components that are not allowed, placeholders and
// control characters, and headings out of order.
import type { Heading, Node, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { onLine } from '../../model/data/place.ts';
import { type Direction, directionOf } from '../../model/languages/locale.ts';
import { checkWords } from '../check-words.ts';
import { directionMarks, unpairedMark } from '../direction-marks.ts';
import { isBraceFact, meantFact } from './brace-facts.ts';
import { hasWords } from './has-words.ts';
import {
  isAllowedAttribute,
  isAllowedElement,
  isAllowedValue,
  neededAttribute,
  replacementOf,
  replacementOfAttribute,
} from './html/allowed-html.ts';
import { rangeOfNode } from './node-range.ts';
import { refusePicture } from './prose-picture.ts';
import { visitNodes } from './visit-nodes.ts';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const code: Readonly<Record<string, ArgsOf<'mdx-code'>['what']>> = {
  mdxjsEsm: 'import',
  mdxFlowExpression: 'expression',
  mdxTextExpression: 'expression',
  html: 'html',
};

export interface CodeRules {
  /** The components that MDX may use. */
  readonly components: readonly string[];
  /** False for Markdown, which may have some HTML and no components. */
  readonly isMdx: boolean;
  readonly text: string;
  /** The language of the text (BCP 47). */
  readonly tag: string;
}

/** Returns a finding for each node in `tree` that is not allowed in prose. */
export function refuseCode(file: string, tree: Root, { components, text, tag, isMdx }: CodeRules): Finding[] {
  const direction = directionOf(tag);
  const findings: Finding[] = [];
  let depth = 1;
  visitNodes(tree, (node) => {
    const place = { file, range: rangeOfNode(node) };
    const what = code[node.type];
    // HTML in Markdown is checked by refuse-html.ts.
    if (isBraceFact(node) || (!isMdx && node.type === 'html')) return;
    if (what !== undefined) findings.push(createFinding('mdx-code', place, { what, fact: meantFact(node) }));
    else if (node.type === 'heading') {
      findings.push(...refuseHeading(file, node, depth));
      depth = node.depth;
    } else if (node.type === 'text' || node.type === 'inlineCode') {
      const words = refuseWords(file, direction === 'rtl' ? withoutMarksOf(text, node) : node, direction);
      // `TODO` in code is an example, not a placeholder.
      findings.push(...(node.type === 'text' ? words : words.filter((finding) => finding.code !== 'placeholder-left')));
    } else if (isJsx(node)) findings.push(...refuseComponent(file, node, components));
  });
  return findings;
}

const isJsx = (node: { readonly type: string }): node is Jsx => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function refuseHeading(file: string, heading: Heading, above: number): Finding[] {
  const { depth } = heading;
  const place = { file, range: rangeOfNode(heading) };
  if (!hasWords(heading)) return [createFinding('mdx-heading', place, { depth, isEmpty: true })];
  return depth > 1 && depth <= above + 1 ? [] : [createFinding('mdx-heading', place, { depth })];
}

/**
 * Replaces the direction marks of a node with spaces if all marks of its block are paired. A pair may enclose a link or code, and
 * so span several nodes.
 */
function withoutMarksOf(text: string, node: TextNode): TextNode {
  const at = node.position?.start.offset ?? 0;
  const end = text.indexOf('\n\n', at);
  const block = text.slice(text.lastIndexOf('\n\n', at) + 1, end < 0 ? text.length : end);
  return unpairedMark(block) === undefined
    ? { value: node.value.replaceAll(directionMarks, ' '), ...(node.position && { position: node.position }) }
    : node;
}

type TextNode = Pick<Node, 'position'> & { readonly value: string };

function refuseWords(file: string, node: TextNode, direction: Direction): Finding[] {
  const { line, column } = rangeOfNode(node);
  return checkWords(node.value, direction).map(({ code, args, offset }) => {
    const before = node.value.slice(0, offset).split('\n');
    const at = (before.length === 1 ? column : 1) + (before.at(-1)?.length ?? 0);
    const { word = ' ' } = args as { readonly word?: string };
    return { file, range: onLine(line + before.length - 1, at, word.length), code, args };
  });
}

/** Components of archipel that have only text attributes. */
const textComponents: ReadonlySet<string> = new Set(['Fact', 'Link', 'Picture']);

function refuseComponent(file: string, node: Jsx, allowed: readonly string[]): Finding[] {
  const place = { file, range: rangeOfNode(node) };
  const name = node.name ?? '';
  const isMiscased = !isAllowedElement(name) && replacementOf(name) === 'none' && allowed.some((each) => each.toLowerCase() === name);
  const ofHtml = allowed.includes(name) || isMiscased ? undefined : refuseElement(place, node);
  if (ofHtml !== undefined) return ofHtml;
  if (!allowed.includes(name)) return [createFinding('mdx-component', place, { name, allowed, suggestion: suggest(name, allowed) })];
  const unclear = node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [createFinding('mdx-attribute', place, { component: name })];
    if (typeof attribute.value === 'string' || (attribute.value == null && !textComponents.has(name))) return [];
    return [createFinding('mdx-attribute', place, { component: name, attribute: attribute.name })];
  });
  return unclear.length > 0 || name !== 'Picture' ? unclear : refusePicture(place, node);
}

/** Returns the findings in an element of HTML; undefined for a component. */
function refuseElement(place: Pick<Finding, 'file' | 'range'>, { name, attributes }: Jsx): Finding[] | undefined {
  if (name === null || !/^[a-z]/.test(name)) return undefined;
  const refuse = (instead: ArgsOf<'html-unknown'>['instead'], attribute?: string, value?: string): Finding =>
    createFinding('html-unknown', place, { tag: name, attribute, value, instead });
  if (!isAllowedElement(name)) return [refuse(replacementOf(name))];
  if (name === 'a' && attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'href')) return [refuse('link')];
  const needed = neededAttribute(name);
  if (needed !== undefined && attributes.every((each) => each.type === 'mdxJsxAttribute' && each.name !== needed))
    return [refuse('direction', needed)];
  return attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [createFinding('mdx-attribute', place, { component: name })];
    if (!isAllowedAttribute(name, attribute.name.toLowerCase())) return [refuse(replacementOfAttribute(attribute.name), attribute.name)];
    if (typeof attribute.value === 'object' && attribute.value !== null)
      return [createFinding('mdx-attribute', place, { component: name, attribute: attribute.name })];
    const value = attribute.value ?? undefined;
    return value === undefined || isAllowedValue(name, attribute.name, value) ? [] : [refuse('value', attribute.name, value)];
  });
}
