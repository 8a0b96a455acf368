// Finds out which of several props with the same words a text of an island displays: the text changes with that prop.
import { pathOfKept } from '../distinct-texts.ts';
import { isHydrated, readWithProps } from '../islands.ts';
import { type EditTarget, islandOf, targetText } from './page-texts.ts';
import type { UndecidedProps } from './protocol.ts';

/** Characters of Unicode's private planes, which no text has. */
const firstMark = 0xf_0000;

/** Returns the path of the prop, or null if the island cannot tell, as for a single word of a previous attempt. */
export function findProp(target: EditTarget, { props }: UndecidedProps): UndecidedProps['props'][number] | null {
  const island = islandOf(target);
  if (island === null || !isHydrated(island)) return null;
  const own: unknown = JSON.parse(island.getAttribute('data-props') ?? '{}');
  const marked = props.reduce((so, path, index) => withMark(so, path, String.fromCodePoint(firstMark + index)), own);
  const shown = readWithProps(island, JSON.stringify(marked), () => targetText(target));
  const found = props.find((_, index) => shown.includes(String.fromCodePoint(firstMark + index)));
  // An error of a previous attempt is not rendered again when the props change.
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
