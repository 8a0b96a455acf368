// Three-way DOM morphing: applies the difference between the server's page before and after an edit to the live page. Changes by scripts,
// extensions and the visitor are in neither version, so they are preserved. (match-children.ts states why idiomorph is not used.)
import { commonEnds } from '../../../model/data/common-ends.ts';
import { isHydrated, updateProps } from '../islands.ts';
import { hostName } from '../overlay/overlay-host.ts';
import { morphAttributes } from './attributes.ts';
import { type Item, matchChildren } from './match-children.ts';
import { reorderChildren } from './reorder-children.ts';

/**
 * Applies the differences between `before` and `after` to `live`. Returns false if `live` is too different, so that it has to be replaced
 * or the page reloaded.
 */
export function morphElement(live: Element, before: Element, after: Element): boolean {
  if (before.isEqualNode(after)) return true;
  // The children of a hydrated island belong to React.
  if (isHydrated(live)) return updateProps(live, before, after);
  morphAttributes(live, before, after);
  return morphChildren(live, before, after);
}

function morphChildren(live: Element, before: Element, after: Element): boolean {
  const [current, old, fresh] = [nodesOf(live), nodesOf(before), nodesOf(after)];
  const items = old.map(itemOf);
  const toLive = matchChildren(items, current.map(itemOf));
  const toFresh = matchChildren(items, fresh.map(itemOf));
  const liveOf = (at: number): ChildNode | undefined => current[toLive[at] ?? -1];
  const freshOf = (at: number): ChildNode | undefined => fresh[toFresh[at] ?? -1];
  const isLost = (node: ChildNode, at: number): boolean =>
    !liveOf(at) && freshOf(at) !== undefined && !node.isEqualNode(freshOf(at) ?? null);
  if (old.some(isLost)) return false;
  const wanted = fresh.flatMap((node, at) => {
    const from = toFresh.indexOf(at);
    const [known, source] = [liveOf(from), old[from]];
    if (source === undefined) return [document.importNode(node, true)];
    // Elements that a script has removed are not added again.
    return known === undefined ? [] : [morphNode(known, source, node)];
  });
  for (const at of old.keys()) if (freshOf(at) === undefined) liveOf(at)?.remove();
  reorderChildren(live, wanted);
  return true;
}

/** Returns the node that replaces `live` after the update, which is usually `live` itself. */
function morphNode(live: ChildNode, before: ChildNode, after: ChildNode): ChildNode {
  if (before.isEqualNode(after)) return live;
  if (live instanceof CharacterData && after instanceof CharacterData) return spliceText(live, after.data);
  if (live instanceof Element && before instanceof Element && after instanceof Element && morphElement(live, before, after)) return live;
  const fresh = document.importNode(after, true);
  live.replaceWith(fresh);
  return fresh;
}

/** Replaces only the part that differs, so that a selection outside it is preserved. */
function spliceText(live: CharacterData, text: string): CharacterData {
  const { data } = live;
  const { prefix, suffix } = commonEnds(data, text);
  live.replaceData(prefix, data.length - prefix - suffix, text.slice(prefix, text.length - suffix));
  return live;
}

/**
 * Elements that are not updated. Changed scripts need a reload, and `stylesheet.ts` handles stylesheets. The children
 * of `noscript` are text in the live page and elements in the fetched one.
 */
const skipped = `script, noscript, style, link[rel~="stylesheet"], link[rel~="modulepreload"], ${hostName}`;

const nodesOf = (parent: Element): readonly ChildNode[] =>
  [...parent.childNodes].filter((node) => !(node instanceof Element && node.matches(skipped)));

function itemOf(node: ChildNode): Item {
  if (!(node instanceof Element)) return { id: undefined, kind: node.nodeName, whole: node.textContent ?? '' };
  return { id: node.id || node.getAttribute('data-prefix') || undefined, kind: node.nodeName, whole: node.outerHTML };
}
