// Reports HTML tags in Markdown files that are not allowed or not closed, and Markdown within HTML.
import type { Html, Node, Root } from 'mdast';
import type { ArgsOf } from '../../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { linesOf } from '../../../model/data/lines.ts';
import { unionOf } from '../../../model/union-of.ts';
import { visitNodes } from '../visit-nodes.ts';
import { insteadOf, insteadOfAttribute, isAllowedAttribute, isAllowedElement, voidElements } from './allowed-html.ts';
import { type HtmlTag, notWords, tagsIn } from './read-tags.ts';

/** Markdown notation, which has no effect within HTML. */
const markdown = unionOf(
  [
    /(?<![\\*\w])(\*{1,2}|~~)(?=\S)[^*~\n]*\S\1/,
    /^[ \t]*(?:`{3,}|#{1,6}[ \t]|[*+-][ \t]|\d+\.[ \t]).*$/,
    /\[[^\][\n]+\]\([^()\s]*\)/,
    /\[\^[^\]\s]+\]/,
    /\[\[[^\][\n]+\]\]/,
    /(?<![\\`\w])`[^`\n]+`(?!`)/,
    /(?<![\\_\p{L}\p{N}])(?:__(?=[^\s_])[^_\n]*[^\s_]__|_(?=[^\s_])[^_\n]*[^\s_]_)(?![_\p{L}\p{N}])/u,
    /\{[.#][\w-]+\}/,
  ],
  'mu',
);

interface PlacedTag extends HtmlTag {
  readonly place: Pick<Finding, 'file' | 'range'>;
}

/** Returns the findings in the HTML of `tree`, which was parsed from `text`. */
export function refuseHtml(file: string, text: string, tree: Root): Finding[] {
  const at = linesOf(text);
  const tags = (node: Html): readonly PlacedTag[] => {
    const offset = node.position?.start.offset ?? 0;
    return tagsIn(text.slice(offset, node.position?.end.offset)).map((tag) => ({
      ...tag,
      place: { file, range: at(offset + tag.start, offset + tag.end) },
    }));
  };
  const markdownIn = (node: Html): readonly Finding[] => {
    const start = node.position?.start.offset ?? 0;
    const found = markdown.exec(text.slice(start, node.position?.end.offset).replace(notWords, (written) => ' '.repeat(written.length)));
    if (found === null) return [];
    const range = at(start + found.index, start + found.index + found[0].length);
    return [createFinding('markdown-raw', { file, range }, { what: 'html' })];
  };
  /** Returns findings for HTML that is code, because its lines follow a blank line and begin with four blanks. */
  const indentedIn = (parent: Node): readonly Finding[] => {
    let open = 0;
    return childrenOf(parent).flatMap((child) => {
      const { start, end } = child.position ?? {};
      const written = text.slice(start?.offset, end?.offset);
      const inside = tagsIn(written).filter(({ name }) => isAllowedElement(name) && !voidElements.has(name));
      const isHtmlAsCode = child.type === 'code' && open > 0 && !/^[`~]/.test(written) && inside.some(({ isEnd }) => isEnd);
      if (child.type === 'html') open += inside.reduce((sum, { isEnd }) => sum + (isEnd ? -1 : 1), 0);
      if (!isHtmlAsCode || start?.offset === undefined || end?.offset === undefined) return [];
      return [createFinding('markdown-raw', { file, range: at(start.offset, end.offset) }, { what: 'code' })];
    });
  };
  const findings: Finding[] = [];
  visitNodes(tree, (node) => {
    const all = childrenOf(node).flatMap((child) => (child.type === 'html' ? tags(child as Html) : []));
    const refused = all.flatMap(refusal);
    const indented = refused.length > 0 ? [] : indentedIn(node);
    findings.push(...refused, ...indented, ...(refused.length + indented.length > 0 ? [] : unclosed(all)));
    if (node.type === 'html' && refused.length === 0) findings.push(...markdownIn(node));
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
  if (name === 'a' && attributes.includes('href')) return refuse(tag, 'link');
  if (!isAllowedElement(name)) return isEnd ? [] : refuse(tag, insteadOf(name));
  const attribute = attributes.find((each) => !isAllowedAttribute(name, each));
  return attribute === undefined ? [] : refuse(tag, insteadOfAttribute(name, attribute), attribute);
}

/** Returns findings for the tags of one block that lack a start tag or end tag. */
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
