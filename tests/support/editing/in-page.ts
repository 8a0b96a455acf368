// Runs in pages of `watch`: lists the texts that visitors see or hear, and requests the place of a text as a click does.
import { askForPlace } from '../../../src/watch/browser/edit/ask-place.ts';
import { type EditTarget, elementOf, targetsIn, targetText } from '../../../src/watch/browser/edit/page-texts.ts';
import type { Place, Unplaced } from '../../../src/watch/browser/edit/protocol.ts';

/** A text of the page. `at` is its index in `targets`. */
export interface SeenText {
  readonly at: number;
  readonly attribute?: string;
  readonly text: string;
}

const attributes = ['aria-label', 'placeholder', 'alt', 'title'];

/** The last listed text of each node and attribute, so that unchanged texts are listed only once. */
const seen = new WeakMap<Node, Map<string, string>>();
const targets: EditTarget[] = [];

const isPerceived = (element: Element | null): boolean => element?.checkVisibility({ visibilityProperty: true }) === true;

function allTargets(): readonly EditTarget[] {
  const named = [...document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
    element.closest('archipel-dev') === null ? attributes.flatMap((name) => element.getAttributeNode(name) ?? []) : [],
  );
  return [...targetsIn(document.body), ...named].filter((target) => isPerceived(elementOf(target)) && target.nodeValue?.trim() !== '');
}

/** Returns the texts that are new or have changed since they were last listed, within elements that match `within`. */
export function newTexts(within = 'body'): readonly SeenText[] {
  const all = allTargets().filter((target) => elementOf(target)?.closest(within) !== null);
  return all.flatMap((target): readonly SeenText[] => {
    const node = target instanceof Attr ? target.ownerElement : target;
    const name = target instanceof Attr ? target.name : '';
    if (node === null) return [];
    const before = seen.get(node) ?? new Map<string, string>();
    seen.set(node, before);
    const text = targetText(target);
    if (before.get(name) === text) return [];
    before.set(name, text);
    return [{ at: targets.push(target) - 1, text, ...(name !== '' && { attribute: name }) }];
  });
}

/** Requests the place of a text. Resolves to the answer and to the current text. */
export async function placeOf(
  at: number,
): Promise<{ readonly text: string; readonly answer: Place | Unplaced | { readonly refusal: string } }> {
  const target = targets[at];
  if (target === undefined) throw new Error(`No text ${at}.`);
  const answer = await askForPlace(target, { noServer: 'no server' });
  return { text: targetText(target), answer: 'data' in answer ? answer.data : answer };
}
