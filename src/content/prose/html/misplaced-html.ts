// Reports elements at places where HTML does not allow them: `<li>` outside of a list, `<p>` directly within `<ul>`. Browsers would move or
// drop them, and screen readers would announce lists and tables without their items.
import type { Node, Root } from 'mdast';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { rangeOfNode } from '../node-range.ts';
import { isAllowedElement, voidElements } from './allowed-html.ts';
import type { HtmlTag } from './read-tags.ts';

/** Elements that belong into others: https://html.spec.whatwg.org/multipage/indices.html#elements-3 */
const parents: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  col: ['colgroup', 'table'],
  colgroup: ['table'],
  dd: ['dl'],
  dt: ['dl'],
  figcaption: ['figure'],
  li: ['ol', 'ul'],
  rp: ['ruby'],
  rt: ['ruby'],
  summary: ['details'],
  tbody: ['table'],
  td: ['tr'],
  tfoot: ['table'],
  th: ['tr'],
  thead: ['table'],
  tr: ['table'],
};

/** The only elements that may be directly within others. */
const contents: Readonly<Record<string, readonly string[]>> = {
  dl: ['dt', 'dd', 'div'],
  ol: ['li'],
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  thead: ['tr'],
  tr: ['td', 'th'],
  ul: ['li'],
};

/** Why an element cannot be at its place, and the elements that its message names. */
type Misplaced = {
  /** `outside`: it belongs into one of `others`. `inside`: the element around it contains nothing but `others`. */
  readonly fault: 'outside' | 'inside';
  readonly tag: string;
  readonly others: readonly string[];
};

/**
 * Returns why the element `tag`, or Markdown if it is undefined, cannot be within the elements `open`, of which the last one is directly
 * around it. An element that ends with its parent may lack its end tag, so that it counts where one of the elements around it fits.
 */
function misplaced(tag: string | undefined, open: readonly string[]): Misplaced | undefined {
  const [around = ''] = open.slice(-1);
  const others = tag === undefined ? undefined : parents[tag];
  if (tag !== undefined && others !== undefined)
    return open.some((each) => others.includes(each)) ? undefined : { fault: 'outside', tag, others };
  const inside = contents[around];
  return inside === undefined || (tag !== undefined && inside.includes(tag)) ? undefined : { fault: 'inside', tag: around, others: inside };
}

type PlacedTag = Pick<HtmlTag, 'isEnd' | 'isEmpty'> & {
  readonly name: string | undefined;
  readonly place: Pick<Finding, 'file' | 'range'>;
};

/** Returns the findings in the tags of one block of Markdown, and in the other nodes between these tags. */
export function misplacedIn(file: string, tags: readonly PlacedTag[], nodes: readonly Node[]): readonly Finding[] {
  const open: string[] = [];
  const markdown = nodes
    .filter(isShown)
    .map((node): PlacedTag => ({ name: undefined, isEnd: false, isEmpty: true, place: { file, range: rangeOfNode(node) } }));
  return [...tags, ...markdown].sort(byPlace).flatMap(({ name, isEnd, isEmpty, place }) => {
    if (isEnd) {
      const start = open.lastIndexOf(name ?? '');
      if (start >= 0) open.splice(start);
      return [];
    }
    const fault = misplaced(name, open);
    if (name !== undefined && !isEmpty && !voidElements.has(name)) open.push(name);
    return fault === undefined ? [] : [createFinding('html-place', place, fault)];
  });
}

const byPlace = ({ place: { range: one } }: PlacedTag, { place: { range: other } }: PlacedTag): number =>
  (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0);

/** Returns whether a node of Markdown is shown at its place. */
const isShown = ({ type }: Node): boolean => !['html', 'definition', 'footnoteDefinition', 'text'].includes(type);

/** Returns the findings in the HTML of MDX, whose parser makes nodes of the elements. */
export function misplacedInMdx(file: string, tree: Root): readonly Finding[] {
  const findings: Finding[] = [];
  const walk = (node: Node, open: readonly string[] | undefined): void => {
    const name = 'name' in node && typeof node.name === 'string' ? node.name : undefined;
    const isHtml = name !== undefined && isAllowedElement(name);
    // The parser makes a paragraph of elements on one line. What is around a component's content is known only to the component.
    const fault = open !== undefined && (isHtml || isBlock(node)) ? misplaced(isHtml ? name : undefined, open) : undefined;
    if (fault !== undefined) findings.push(createFinding('html-place', { file, range: rangeOfNode(node) }, fault));
    const inside = isHtml ? [...(open ?? []), name] : name === undefined ? open : undefined;
    if ('children' in node) for (const child of node.children as readonly Node[]) walk(child, inside);
  };
  walk(tree, []);
  return findings;
}

const isBlock = ({ type }: Node): boolean => ['list', 'heading', 'blockquote', 'code', 'table', 'thematicBreak'].includes(type);
