// Reports facts in braces where they are not replaced: in the words and the address of a picture, in the address and the title of a link,
// and in attributes.
import type { Node, Root } from 'mdast';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import { factName } from './facts-in-text.ts';
import { tagsIn } from './html/read-tags.ts';
import { visitNodes } from './visit-nodes.ts';

const fact = new RegExp(String.raw`(?<!\\)\{${factName}\}`, 'i');

/** Returns a finding for each node of `tree` with a fact that is not replaced. `text` is the source of the tree. */
export function refuseAttributeFacts(file: string, text: string, tree: Root): Finding[] {
  if (!fact.test(text)) return [];
  const at = linesOf(text);
  const findings: Finding[] = [];
  visitNodes(tree, (node) => {
    const start = node.position?.start.offset;
    if (start === undefined) return;
    for (const [from, part] of partsOf(node, text.slice(start, node.position?.end.offset))) {
      const found = fact.exec(part);
      if (found === null) continue;
      const offset = start + from + found.index;
      findings.push(createFinding('markdown-raw', { file, range: at(offset, offset + found[0].length) }, { what: 'fact' }));
      break;
    }
  });
  return findings;
}

/** Returns the parts of a node's source in which facts are not replaced, with their offsets in the source. */
function partsOf({ type }: Pick<Node, 'type'>, written: string): readonly (readonly [offset: number, part: string])[] {
  switch (type) {
    case 'image':
    case 'definition':
      return [[0, written]];
    case 'link': {
      // A link without brackets is its own address.
      const end = written.startsWith('[') ? written.lastIndexOf('](') : 0;
      return end < 0 ? [] : [[end, written.slice(end)]];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const [tag] = tagsIn(written);
      return [...written.slice(0, tag?.end ?? 0).matchAll(/"[^"]*"|'[^']*'/g)].map(({ 0: value, index }) => [index, value]);
    }
    case 'html':
      return tagsIn(written).map(({ start, end }) => [start, written.slice(start, end)]);
    default:
      return [];
  }
}
