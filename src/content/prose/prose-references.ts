// Collects the links, facts and images of a prose text. Its components become plain elements, so that later stages only see hast.
import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Range } from '../../model/data/place.ts';
import type { Link } from '../../model/references/link.ts';
import { innerAddress, innerLinkOf, isFileAddress, type TextName } from './inner-link.ts';
import { rangeOfNode } from './node-range.ts';
import { SKIP, visitNodes } from './visit-nodes.ts';

type JsxHast = MdxJsxFlowElementHast | MdxJsxTextElementHast;

interface References {
  readonly links: { readonly link: Link; readonly range: Range }[];
  readonly facts: { readonly name: string; readonly range: Range }[];
  readonly pictures: { readonly asset: string; readonly range: Range }[];
}

/**
 * Returns the references in `root`. A link to a full URL, which may lead to the site itself, has the key `toUrl`. Changes `root` in place:
 * JSX nodes become elements of the same name, links to paths and files of the site become `Link` elements, and all positions are removed.
 */
export function readReferences(root: Root, { folder, textName }: { readonly folder: string; readonly textName: TextName }): References {
  const references: References = { links: [], facts: [], pictures: [] };
  visitNodes(root, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element = asElement(node);
    if (parent && index !== undefined) parent.children[index] = standsAlone(node) ? paragraphOf(element) : element;
    const range = rangeOfNode(node);
    if (element.tagName === 'Fact') references.facts.push({ name: String(element.properties['name'] ?? ''), range });
    if (element.tagName === 'Picture') references.pictures.push({ asset: String(element.properties['asset'] ?? ''), range });
    // check-links.ts reports a Link without a known target.
    if (element.tagName === 'Link') references.links.push({ link: linkOf(element), range });
    return [SKIP, index ?? 0];
  });
  const seen = new Set<string>();
  visitNodes(root, 'element', (node) => {
    const range = rangeOfNode(node);
    const { href, title } = node.properties;
    const isInner = isInnerAnchor(node);
    if (!isInner && !(node.tagName === 'a' && /^https?:/i.test(String(href)))) return;
    const link = isInner ? innerLinkOf(String(href), folder, textName) : { toUrl: String(href) };
    if (isInner) {
      node.tagName = 'Link';
      node.properties = { ...link, ...(title !== undefined && { title }) };
    }
    // References by name have the range of their definition.
    const key = JSON.stringify([link, range]);
    if (seen.has(key)) return;
    seen.add(key);
    // Links are records of texts.
    references.links.push({ link: link as Link, range });
  });
  visitNodes(root, (node) => {
    delete node.position;
  });
  return references;
}

/**
 * Returns whether a link leads to an anchor of the same page, or to a page by its path or file. Links of footnotes are
 * valid by construction; they are recognized by their role.
 */
const isInnerAnchor = ({ tagName, properties: { role, href } }: Element): boolean =>
  tagName === 'a' &&
  role === undefined &&
  (String(href).startsWith('#') || (innerAddress.test(String(href)) && !isFileAddress(String(href))));

/** Returns whether a node is a fact or link on its own line. MDX parses it as a block, although it should be a paragraph. */
const standsAlone = ({ type, name }: JsxHast): boolean => type === 'mdxJsxFlowElement' && (name === 'Fact' || name === 'Link');

const paragraphOf = (element: Element): Element => ({ type: 'element', tagName: 'p', properties: {}, children: [element] });

/** Returns the link in the attributes of a `Link` element, which are texts. */
const linkOf = ({ properties }: Element): Link => properties as Link;

function asElement(node: JsxHast): Element {
  const properties = Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value !== null)) return [];
      return [[attribute.name, attribute.value ?? true] as const];
    }),
  );
  return {
    type: 'element',
    tagName: node.name ?? 'div',
    properties,
    // Children of MDX elements in hast are hast.
    children: node.children as Element['children'],
    ...(node.position && { position: node.position }),
  };
}
