// Facts in braces within the HTML of a Markdown file: `<td>{phone.support}</td>`. They are hidden from the HTML parser, and become elements
// after it has parsed the text.
import type { Root as Hast } from 'hast';
import type { Root } from 'mdast';
import { linesOf } from '../../../model/data/lines.ts';
import type { Range } from '../../../model/data/place.ts';
import { factName, factNode, nodePosition } from '../facts-in-text.ts';
import { rangeOfNode } from '../node-range.ts';
import { SKIP, visitNodes } from '../visit-nodes.ts';
import { notWords } from './read-tags.ts';

/** Noncharacters of Unicode, which have no meaning in exchanged text. */
const [open, close] = ['\uFDD2', '\uFDD3'];
const hidden = new RegExp(`${open}(\\d+)${close}`);

/** Matches facts in words. Markup is matched, too, so that no fact is found in it. */
const factOrMarkup = new RegExp(String.raw`${notWords.source}|\{(?<name>${factName})\}`, 'gi');

export interface FactInHtml {
  readonly name: string;
  readonly range: Range;
}

/** Hides the facts in the HTML of `tree`, which was parsed from `text`, in place. Returns them; `placeFacts` needs them in this order. */
export function hideFactsInHtml(text: string, tree: Root): readonly FactInHtml[] {
  if (!text.includes('{')) return [];
  const at = linesOf(text);
  const facts: FactInHtml[] = [];
  visitNodes(tree, 'html', (node) => {
    if (!node.value.includes('{')) return;
    const { value } = node;
    const [start = 0, end] = [node.position?.start.offset, node.position?.end.offset];
    // In quotes and lists, the value lacks the marks and the indentation of the source.
    const rangeOf = text.slice(start, end) === value ? (from: number, to: number) => at(start + from, start + to) : () => rangeOfNode(node);
    const parts: string[] = [];
    let done = 0;
    for (const { 0: written, groups: { name } = {}, index } of value.matchAll(factOrMarkup)) {
      if (name === undefined) continue;
      parts.push(value.slice(done, index), `${open}${facts.length}${close}`);
      done = index + written.length;
      facts.push({ name, range: rangeOf(index, done) });
    }
    node.value = [...parts, value.slice(done)].join('');
  });
  return facts;
}

/** Replaces the hidden `facts` in `root` with `Fact` elements, in place. */
export function placeFacts(root: Hast, facts: readonly FactInHtml[]): void {
  if (facts.length === 0) return;
  visitNodes(root, 'text', (node, index, parent) => {
    if (parent === undefined || index === undefined || !node.value.includes(open)) return undefined;
    // Every second part is the index of a fact.
    const parts = node.value.split(hidden).flatMap((part, place): readonly unknown[] => {
      const fact = place % 2 === 1 ? facts[Number(part)] : undefined;
      if (fact !== undefined) return [factNode(fact.name, nodePosition(fact.range))];
      return part === '' ? [] : [{ type: 'text', value: part }];
    });
    // Facts are nodes of MDX, which the type of a root does not include.
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
}
