import { isScalar, type Scalar } from 'yaml';
import type { DataPath } from '../../../model/data/place.ts';
import { documentOf, nodeIn } from './document.ts';

export interface Literal {
  /** The offsets of the literal, including quotes and the header of a block scalar. */
  readonly start: number;
  readonly end: number;
  readonly bytes: string;
  readonly value: string | number | boolean;
  readonly style: Scalar.Type;
}

/** Returns the literal at `path`; undefined if there is none, if it is null, or if the path leads through an alias. */
export function literalAt(text: string, path: DataPath): Literal | undefined {
  const node = nodeIn(documentOf(text)?.contents, path);
  const { value, range, type = 'PLAIN' } = isScalar(node) ? node : {};
  if (!range || (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')) return undefined;
  const [start, valueEnd] = range;
  // The literal of a block scalar ends before its final line breaks.
  const end = type.startsWith('BLOCK') ? start + text.slice(start, valueEnd).replace(/[\r\n]+$/, '').length : valueEnd;
  if (end <= start) return undefined;
  return { start, end, bytes: text.slice(start, end), value, style: type as Scalar.Type };
}
