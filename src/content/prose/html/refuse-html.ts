// HTML in Markdown files: a finding for each tag that is not allowed, or that nothing closes.
import type { Html, Node, Root } from 'mdast';
import type { ArgsOf } from '../../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { linesOf } from '../../../model/data/lines.ts';
import { visitNodes } from '../visit-nodes.ts';
import { isAllowedAttribute, isAllowedElement, isStyleAttribute, voidElements } from './allowed-html.ts';
import { type HtmlTag, tagsIn } from './read-tags.ts';

interface PlacedTag extends HtmlTag {
  readonly place: Pick<Finding, 'file' | 'range'>;
}

/** The findings in the HTML of `tree`, which was parsed from `text`. */
export function refuseHtml(file: string, text: string, tree: Root): Finding[] {
  const at = linesOf(text);
  const tags = (node: Html): readonly PlacedTag[] => {
    const offset = node.position?.start.offset ?? 0;
    return tagsIn(text.slice(offset, node.position?.end.offset)).map((tag) => ({
      ...tag,
      place: { file, range: at(offset + tag.start, offset + tag.end) },
    }));
  };
  const findings: Finding[] = [];
  visitNodes(tree, (node) => {
    const all = childrenOf(node).flatMap((child) => (child.type === 'html' ? tags(child as Html) : []));
    const refused = all.flatMap(refusal);
    findings.push(...refused, ...(refused.length > 0 ? [] : unclosed(all)));
  });
  return findings;
}

const childrenOf = (node: Node): readonly Node[] => ('children' in node && Array.isArray(node.children) ? node.children : []);

const refuse = ({ name, place }: PlacedTag, instead: ArgsOf<'html-unknown'>['instead'], attribute?: string): readonly [Finding] => [
  createFinding('html-unknown', place, { tag: name, attribute, instead }),
];

function refusal(tag: PlacedTag): readonly Finding[] {
  const { name, attributes, isEnd } = tag;
  if (/^[A-Z]/.test(name)) return isEnd ? [] : refuse(tag, 'component');
  if (name === 'img') return refuse(tag, 'picture');
  if (name === 'a' && attributes.includes('href')) return refuse(tag, 'link');
  if (!isAllowedElement(name)) return isEnd ? [] : refuse(tag, 'none');
  const attribute = attributes.find((each) => !isAllowedAttribute(name, each));
  return attribute === undefined ? [] : refuse(tag, isStyleAttribute(attribute) ? 'style' : 'none', attribute);
}

/** The tags of one block that have no counterpart in it. */
function unclosed(tags: readonly PlacedTag[]): readonly Finding[] {
  const open: PlacedTag[] = [];
  const findings: Finding[] = [];
  const report = (tag: PlacedTag): void =>
    void findings.push(createFinding('html-unclosed', tag.place, { tag: tag.name, isEnd: tag.isEnd }));
  for (const tag of tags) {
    if (voidElements.has(tag.name)) continue;
    if (!tag.isEnd) open.push(tag);
    else if (open.at(-1)?.name === tag.name) open.pop();
    else report(tag);
  }
  open.forEach(report);
  return findings;
}
