// What Markdown of content may not hold: code of any kind, HTML, unknown components, headings out of order.
import type { Heading, Image, Node, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type Finding, find, type Range } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const code: Readonly<Record<string, string>> = {
  mdxjsEsm: 'An import or export',
  mdxFlowExpression: 'An expression in braces',
  mdxTextExpression: 'An expression in braces',
  html: 'HTML',
};

/** The place of a node; the parser gives every node one. */
export function rangeOfNode(node: Pick<Node, 'position'>): Range {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

/** A finding for each thing in `tree` that prose may not hold. */
export function refuseCode(file: string, tree: Root, components: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  let depth = 1;
  visit(tree, (node) => {
    const place = { file, range: rangeOfNode(node) };
    const what = code[node.type];
    if (what !== undefined) findings.push(find('mdx-code', place, { what }));
    else if (node.type === 'heading') {
      findings.push(...refuseHeading(file, node, depth));
      depth = node.depth;
    } else if (node.type === 'image') findings.push(refuseImage(file, node, components));
    else if (isJsx(node)) findings.push(...refuseComponent(file, node, components));
  });
  return findings;
}

const isJsx = (node: { readonly type: string }): node is Jsx => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const refuseHeading = (file: string, { depth, position }: Heading, above: number): Finding[] =>
  depth > 1 && depth <= above + 1 ? [] : [find('mdx-heading', { file, range: rangeOfNode({ position }) }, { depth })];

const refuseImage = (file: string, node: Image, allowed: readonly string[]): Finding =>
  find('mdx-component', { file, range: rangeOfNode(node) }, { name: 'img', allowed, suggestion: undefined });

function refuseComponent(file: string, node: Jsx, allowed: readonly string[]): Finding[] {
  const place = { file, range: rangeOfNode(node) };
  const name = node.name ?? '';
  if (!allowed.includes(name)) return [find('mdx-component', place, { name, allowed, suggestion: suggest(name, allowed) })];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return [find('mdx-attribute', place, { component: name, what: 'spreads an object' })];
    if (typeof attribute.value === 'string') return [];
    return [find('mdx-attribute', place, { component: name, what: `has the attribute "${attribute.name}" without a text in quotes` })];
  });
}
