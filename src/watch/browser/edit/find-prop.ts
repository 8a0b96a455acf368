// Finds the prop that a text of an island displays, if several props have the same words: adds a different mark to each prop,
// and looks for the marks in the text.
import { pathOfKept } from '../distinct-texts.ts';
import { isHydrated, readWithProps } from '../islands.ts';
import { type EditTarget, islandOf, targetText } from './page-texts.ts';
import type { UndecidedProps } from './protocol.ts';

/**
 * The first of the characters that serve as marks. They are in the private planes of Unicode, and no text contains
 * them.
 */
const firstMark = 0xf_0000;

/** Returns the path of the prop that `target` displays, or null if it cannot be found, for example for a stored text of a single word. */
export function findProp(target: EditTarget, { props }: UndecidedProps): UndecidedProps['props'][number] | null {
  const island = islandOf(target);
  if (island === null || !isHydrated(island)) return null;
  const own: unknown = JSON.parse(island.getAttribute('data-props') ?? '{}');
  const marked = props.reduce((so, path, index) => withMark(so, path, String.fromCodePoint(firstMark + index)), own);
  const shown = readWithProps(island, JSON.stringify(marked), () => targetText(target));
  const found = props.find((_, index) => shown.includes(String.fromCodePoint(firstMark + index)));
  // A text that the island has stored, such as an error of an earlier attempt, does not change with the props.
  const kept = JSON.stringify(found ?? pathOfKept(own, target.nodeValue ?? ''));
  return props.find((path) => JSON.stringify(path) === kept) ?? null;
}

/** Returns `value` with a mark after the text at a path. */
function withMark(value: unknown, [step, ...rest]: UndecidedProps['props'][number], mark: string): unknown {
  if (step === undefined) return typeof value === 'string' ? value + mark : value;
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === step ? withMark(each, rest, mark) : each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === step ? withMark(each, rest, mark) : each]));
}
