// Reports HTML tags in Markdown files that are not allowed or not closed, and Markdown within HTML.
import type { Html, Node, Root } from 'mdast';
import type { ArgsOf } from '../../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { linesOf } from '../../../model/data/lines.ts';
import type { TextEdit } from '../../../model/data/place.ts';
import { unionOf } from '../../../model/union-of.ts';
import { visitNodes } from '../visit-nodes.ts';
import {
  isAllowedAttribute,
  isAllowedElement,
  isAllowedValue,
  neededAttribute,
  replacementOf,
  replacementOfAttribute,
  voidElements,
} from './allowed-html.ts';
import { misplacedIn } from './misplaced-html.ts';
import { type HtmlTag, notWords, tagsIn } from './read-tags.ts';

/** Replaces tags, comments and code. White space, but neither an indentation nor the space after the mark of a list item. */
const blank = '\u00A0';

/** Markdown notation, which has no effect within HTML. Lists begin at the start of a line, so `<td>- 5</td>` is not one. */
const markdown = unionOf(
  [
    /(?<![\\*\w])(?:(\*\*|~~)(?=\S)[^*~\n]*\S\1|\*(?=[^\s*.,;:!?)\]}])[^*~\n]*\S\*)/,
    /(?=[`#])(?<=^[ \t\u00A0]*)(?:`{3,}|#{1,6}[ \t]).*$/,
    /^[ \t]*(?:[*+-][ \t]|\d+\.[ \t]).*$/,
    /\[[^\][\n]+\]\([^()\s]*\)/,
    /\[\^[^\]\s]+\]/,
    /\[\[[^\][\n]+\]\]/,
    /(?<![\\`\w])`[^`\n]+`(?!`)/,
    /(?<![\\_\p{L}\p{N}])(?:__(?=[^\s_])[^_\n]*[^\s_]__|_(?=[^\s_])[^_\n]*[^\s_]_)(?![_\p{L}\p{N}])/u,
    /\{[.#][\w-]+\}/,
    /\{\{[<%].*?[>%]\}\}|\{%.*?%\}|^[ \t]*-+8<-+[ \t]+["“„«].*$/,
    /(?<![\w:]):(?:[a-z][a-z\d_+-]{2,}|[+-]1):(?![\w:])/,
    /(?<![=\p{L}\p{N}])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\p{L}\p{N}])/u,
  ],
  'mu',
);

interface PlacedTag extends HtmlTag {
  /** The name of the element; for markup that is not an element, its first characters: `<!DOCTYPE`. */
  readonly label: string;
  readonly place: Pick<Finding, 'file' | 'range'>;
  /** The edit that writes the element in Markdown; undefined if that is not certain. */
  readonly edit: TextEdit | undefined;
}

/** Words that mean the same in Markdown, and an address within parentheses. */
const words = '((?! )[^<>[\\]\\\\\\n`*_~{}!|&:@]+(?<! ))';
const address = (quote: string): string => `([^\\s"'<>()\\\\{}]+)${quote}`;
const plainLink = new RegExp(`^<a\\s+href=(["'])${address('\\1')}\\s*>${words}</a>`, 'i');
const plainImage =
  /^<img(?=[^>]*?\salt=(["'])([^<>[\]\\\n`*_~{}!|&"']*)\1)(?=[^>]*?\ssrc=(["'])(?![a-z][a-z\d+.-]*:|\/\/)([^\s"'<>()\\{}]+)\3)(?:\s+(?:src|alt)=(?:"[^"]*"|'[^']*')){2}\s*\/?>/i;

/** Nodes whose words are Markdown, even between tags. */
const inline: ReadonlySet<string> = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'tableCell']);

/** Returns a link or picture at the start of `html` in Markdown, with its length in HTML; undefined if it has other attributes or marks. */
function asMarkdown(html: string): { readonly length: number; readonly markdown: string } | undefined {
  const [link, , url, label] = plainLink.exec(html) ?? [];
  if (link !== undefined) return { length: link.length, markdown: `[${label}](${url})` };
  const [image, , alt, , source] = plainImage.exec(html) ?? [];
  return image === undefined ? undefined : { length: image.length, markdown: `![${alt}](${source})` };
}

/** Returns the findings in the HTML of `tree`, which was parsed from `text`. */
export function refuseHtml(file: string, text: string, tree: Root): Finding[] {
  const at = linesOf(text);
  const tags = (node: Html, parent: Node): readonly PlacedTag[] => {
    const offset = node.position?.start.offset ?? 0;
    const written = text.slice(offset, node.position?.end.offset);
    return tagsIn(written).map((tag) => {
      const start = offset + tag.start;
      const found = asMarkdown(text.slice(start));
      const isPlain = found !== undefined && (inline.has(parent.type) || found.length === written.trimEnd().length);
      const edit = isPlain ? { replace: at(start, start + found.length), with: found.markdown } : undefined;
      const label = tag.name || written.slice(tag.start, tag.end).replace(/^<!--.*$/s, '<!--');
      return { ...tag, label, edit, place: { file, range: at(start, offset + tag.end) } };
    });
  };
  const markdownIn = (node: Html): readonly Finding[] => {
    const start = node.position?.start.offset ?? 0;
    const found = markdown.exec(text.slice(start, node.position?.end.offset).replace(notWords, (written) => blank.repeat(written.length)));
    if (found === null) return [];
    const range = at(start + found.index, start + found.index + found[0].length);
    return [createFinding('markdown-raw', { file, range }, { what: 'html' })];
  };
  /** Returns findings for HTML that is code, because its lines follow a blank line and begin with four spaces. */
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
    const all = childrenOf(node).flatMap((child) => (child.type === 'html' ? tags(child as Html, node) : []));
    const refused = all.flatMap(refusal);
    const indented = refused.length > 0 ? [] : indentedIn(node);
    const tagFaults = refused.length + indented.length > 0 ? [] : unclosed(all);
    findings.push(...refused, ...indented, ...tagFaults);
    if (refused.length + indented.length + tagFaults.length === 0)
      findings.push(...misplacedIn(file, all, inline.has(node.type) ? [] : childrenOf(node)));
    if (node.type === 'html' && refused.length === 0) findings.push(...markdownIn(node));
  });
  return findings;
}

const childrenOf = (node: Node): readonly Node[] => ('children' in node && Array.isArray(node.children) ? node.children : []);

const refuse = (
  { label, place, edit }: PlacedTag,
  instead: ArgsOf<'html-unknown'>['instead'],
  wrong: { readonly attribute?: string; readonly value?: string | undefined } = {},
): readonly [Finding] => [
  {
    ...createFinding('html-unknown', place, { tag: label, attribute: wrong.attribute, value: wrong.value, instead }),
    ...(edit && { edits: [edit] }),
  },
];

function refusal(tag: PlacedTag): readonly Finding[] {
  const { name, attributes, isEnd } = tag;
  if (/^[A-Z]/.test(name)) return isEnd ? [] : refuse(tag, 'component');
  if (name === 'a' && attributes.includes('href')) return refuse(tag, 'link');
  if (!isAllowedElement(name)) return isEnd ? [] : refuse(tag, replacementOf(name));
  const attribute = attributes.find((each) => !isAllowedAttribute(name, each));
  if (attribute !== undefined) return refuse(tag, replacementOfAttribute(attribute), { attribute });
  const [wrong, value] = [...tag.values].find((each) => !isAllowedValue(name, ...each)) ?? [];
  if (wrong !== undefined) return refuse(tag, 'value', { attribute: wrong, value });
  const needed = isEnd ? undefined : neededAttribute(name);
  return needed === undefined || attributes.includes(needed) ? [] : refuse(tag, 'direction', { attribute: needed });
}

/** Elements that end with their parent: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
const endedByParent: ReadonlySet<string> = new Set('li dt dd p rt rp caption colgroup thead tbody tfoot tr td th'.split(' '));

/** Returns findings for the tags of one block that lack a start tag or end tag. */
function unclosed(tags: readonly PlacedTag[]): readonly Finding[] {
  const open: PlacedTag[] = [];
  const findings: Finding[] = [];
  const report = (tag: PlacedTag): void =>
    void findings.push(createFinding('html-unclosed', tag.place, { tag: tag.name, isEnd: tag.isEnd }));
  for (const tag of tags) {
    if (voidElements.has(tag.name) || tag.isEmpty) continue;
    if (!tag.isEnd) open.push(tag);
    else {
      const start = open.findLastIndex(({ name }) => name === tag.name);
      // The elements inside of the one that ends here lack their end tags.
      if (start < 0) report(tag);
      else for (const inside of open.splice(start).slice(1)) if (!endedByParent.has(inside.name)) report(inside);
    }
  }
  open.forEach(report);
  return findings;
}
