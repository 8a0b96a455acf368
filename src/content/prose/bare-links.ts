// Ends bare addresses at full-width marks, at Arabic punctuation, and at the quotation marks, dashes and ellipses of typography. In GFM,
// only a space and ASCII punctuation end an address, and Chinese and Japanese texts have no spaces.
import type { Link, Node, Root, Text } from 'mdast';
import { visitNodes } from './visit-nodes.ts';

const ending = String.raw`\u3000-\u303f\uff01-\uff65،؛؟“”„‘’«»‹›—…`;
const address = new RegExp(String.raw`(?:https?:\/\/|www\.)[^\s<${ending}]+`, 'gi');
const mayBeLonger = new RegExp(`[${ending}]`);

/** Shortens the bare addresses in `tree`, which was parsed from `text`, and makes links of the further addresses behind them. */
export function endBareLinks(tree: Root, text: string): Root {
  if (!mayBeLonger.test(text)) return tree;
  visitNodes(tree, 'link', (node, index, parent) => {
    const { value } = bareAddress(node, text) ?? {};
    if (value === undefined || index === undefined || parent === undefined || !mayBeLonger.test(value)) return undefined;
    const nodes = splitAddresses(value, node);
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
  return tree;
}

/** Returns the text of a link that is written as a bare address. A link that the parser derives, as behind `»`, has no position. */
function bareAddress({ children: [only, ...others], position }: Link, text: string): Text | undefined {
  if (only?.type !== 'text' || others.length > 0) return undefined;
  return position === undefined || text.startsWith(only.value, position.start.offset) ? only : undefined;
}

function splitAddresses(value: string, { position }: Link): (Link | Text)[] {
  const placed = (from: number, to: number): Pick<Node, 'position'> => {
    if (position === undefined) return {};
    const { line, column, offset = 0 } = position.start;
    const at = (place: number) => ({ line, column: column + place, offset: offset + place });
    return { position: { start: at(from), end: at(to) } };
  };
  const textAt = (from: number, to: number): Text => ({ type: 'text', value: value.slice(from, to), ...placed(from, to) });
  const nodes: (Link | Text)[] = [];
  let done = 0;
  for (const { 0: found, index } of value.matchAll(address)) {
    const end = index + found.replace(/[?!.,:*_~]+$/, '').length;
    if (index > done) nodes.push(textAt(done, index));
    const written = value.slice(index, end);
    const url = /^www\./i.test(written) ? `http://${written}` : written;
    nodes.push({ type: 'link', url, title: null, children: [textAt(index, end)], ...placed(index, end) });
    done = end;
  }
  return done < value.length ? [...nodes, textAt(done, value.length)] : nodes;
}
