// Where a value is written in YAML, and what is written there.
import type { Scalar } from 'yaml';
import type { DataPath } from '../../../model/data/place.ts';
import { scalarAt } from './document.ts';

export interface Literal {
  /** Where it begins and ends, quotes and the marks of a block included. */
  readonly start: number;
  readonly end: number;
  readonly bytes: string;
  readonly value: string | number | boolean;
  readonly style: Scalar.Type;
}

/** The literal at `path`; undefined if there is none, or where it is null or behind an alias. */
export function literalAt(text: string, path: DataPath): Literal | undefined {
  const node = scalarAt(text, path);
  const { value, range, type = 'PLAIN' } = node ?? {};
  if (!range || (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')) return undefined;
  const [start, valueEnd] = range;
  // The line break at the end of a block is that of its line.
  const end = type.startsWith('BLOCK') ? start + text.slice(start, valueEnd).replace(/[\r\n]+$/, '').length : valueEnd;
  if (end <= start) return undefined;
  return { start, end, bytes: text.slice(start, end), value, style: type as Scalar.Type };
}
