// Finds the prop that a text of an island displays, if several props have the same words: adds a different mark to each prop,
// and looks for the marks in the text.
import { mapTexts, pathOfDistinctText } from '../distinct-texts.ts';
import { isHydrated, readWithProps } from '../islands.ts';
import { type EditTarget, islandOf, targetText } from './page-texts.ts';
import type { UndecidedProps } from './protocol.ts';

/** Returns the mark of the prop at `index`: a character of a private plane of Unicode, which no text contains. */
const markOf = (index: number): string => String.fromCodePoint(0xf_0000 + index);

/** Returns the path of the prop that `target` displays, or null if it cannot be found, for example for a stored text of a single word. */
export function findProp(target: EditTarget, { props }: UndecidedProps): UndecidedProps['props'][number] | null {
  const island = islandOf(target);
  if (island === null || !isHydrated(island)) return null;
  const own: unknown = JSON.parse(island.getAttribute('data-props') ?? '{}');
  const keys = props.map((path) => JSON.stringify(path));
  const marked = mapTexts(own, [], (text, path) => {
    const index = keys.indexOf(JSON.stringify(path));
    return index < 0 ? text : text + markOf(index);
  });
  const shown = readWithProps(island, JSON.stringify(marked), () => targetText(target));
  const found = props.find((_, index) => shown.includes(markOf(index)));
  // A text that the island has stored, such as an error of an earlier attempt, does not change with the props.
  return found ?? props[keys.indexOf(JSON.stringify(pathOfDistinctText(own, target.nodeValue ?? '')))] ?? null;
}
