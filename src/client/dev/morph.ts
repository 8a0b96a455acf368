// An edit, brought into a page that is being looked at. Three documents take part: the page as the server sent it
// before, as it sends it after the edit, and the living one, to which only the difference of the two is done. So
// whatever scripts, extensions and the visitor did to the page stays.

import { patchAttributes } from './attributes.ts';
import { isHydrated, updateProps } from './islands.ts';
import { align, type Item } from './match-children.ts';
import { hostName } from './overlay-host.ts';
import { arrange } from './reorder-children.ts';

/** Does to `live` what leads from `before` to `after`. False where the living page is too different: it is to be replaced, or loaded anew. */
export function patchElement(live: Element, before: Element, after: Element): boolean {
  if (before.isEqualNode(after)) return true;
  // What is inside belongs to React.
  if (isHydrated(live)) return updateProps(live, before, after);
  patchAttributes(live, before, after);
  return patchChildren(live, before, after);
}

function patchChildren(live: Element, before: Element, after: Element): boolean {
  const [standing, old, fresh] = [nodesOf(live), nodesOf(before), nodesOf(after)];
  const items = old.map(itemOf);
  const toLive = align(items, standing.map(itemOf));
  const toFresh = align(items, fresh.map(itemOf));
  const liveOf = (at: number): ChildNode | undefined => standing[toLive[at] ?? -1];
  const freshOf = (at: number): ChildNode | undefined => fresh[toFresh[at] ?? -1];
  const isLost = (node: ChildNode, at: number): boolean =>
    !liveOf(at) && freshOf(at) !== undefined && !node.isEqualNode(freshOf(at) ?? null);
  if (old.some(isLost)) return false;
  const wanted = fresh.flatMap((node, at) => {
    const from = toFresh.indexOf(at);
    const [known, source] = [liveOf(from), old[from]];
    if (source === undefined) return [document.importNode(node, true)];
    // What a script took away stays away.
    return known === undefined ? [] : [patchNode(known, source, node)];
  });
  for (const at of old.keys()) if (freshOf(at) === undefined) liveOf(at)?.remove();
  arrange(live, wanted);
  return true;
}

/** The node that stands in the place of `live` afterwards: mostly itself. */
function patchNode(live: ChildNode, before: ChildNode, after: ChildNode): ChildNode {
  if (before.isEqualNode(after)) return live;
  if (live instanceof CharacterData && after instanceof CharacterData) return spliceText(live, after.data);
  if (live instanceof Element && before instanceof Element && after instanceof Element && patchElement(live, before, after)) return live;
  const fresh = document.importNode(after, true);
  live.replaceWith(fresh);
  return fresh;
}

/** Replaces the part that differs: a selection outside of it stays where it is. */
function spliceText(live: CharacterData, text: string): CharacterData {
  const { data } = live;
  const most = Math.min(data.length, text.length);
  let start = 0;
  while (start < most && data[start] === text[start]) start++;
  let end = 0;
  while (end < most - start && data.at(-1 - end) === text.at(-1 - end)) end++;
  live.replaceData(start, data.length - start - end, text.slice(start, text.length - end));
  return live;
}

/** Code is not content: it changes by loading the page anew, stylesheets by `stylesheet.ts`. What is in `noscript` is text here and elements there. */
const skipped = `script, noscript, style, link[rel~="stylesheet"], link[rel~="modulepreload"], ${hostName}`;

const nodesOf = (parent: Element): readonly ChildNode[] =>
  [...parent.childNodes].filter((node) => !(node instanceof Element && node.matches(skipped)));

function itemOf(node: ChildNode): Item {
  if (!(node instanceof Element)) return { id: undefined, kind: node.nodeName, whole: node.textContent ?? '' };
  return { id: node.id || node.getAttribute('data-prefix') || undefined, kind: node.nodeName, whole: node.outerHTML };
}
