// Reads of the clock, recorded in the tree of inputs as the instants at which a result may change without an edit.
import { childOf, type Node, type Path, type Reads, readModes, recordRead } from './reads.ts';

/** The key under which reads of the clock are recorded, each by its instant. */
const key = 'clock';

/** Called with each instant, in milliseconds since 1970, at which a result of the clock changes. */
export type RecordInstant = (instant: number) => void;

/** Returns a function that records instants as reads of the tree at `root`. */
export const instantRecorder =
  (root: Node): RecordInstant =>
  (instant) =>
    recordRead(childOf(childOf(root, key), instant), readModes.condition);

/** A time span, in milliseconds since 1970, in which the clock returns the same results. It includes its start but not its end. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

interface OpenSpan {
  readonly record: RecordInstant;
  readonly span: () => TimeSpan;
}

/** Returns a recorder of instants. Its `span` is the time around `at` in which a clock returns the same results. */
export const createSpan = (at: number): OpenSpan => spanAround((instant) => instant <= at);

/** Returns a recorder like `createSpan`, for a clock that can only tell whether an instant has passed. */
export function spanAround(isPast: (instant: number) => boolean): OpenSpan {
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    record: (instant) => {
      if (isPast(instant)) from = Math.max(from, instant);
      else until = Math.min(until, instant);
    },
    span: () => ({ from, until }),
  };
}

/** Returns the instant of a recorded read of the clock, in milliseconds since 1970, or undefined for any other path. */
export const instantAt = ([first, instant]: Path): number | undefined => (first === key ? Number(instant) : undefined);

/** Returns the path under which a read of the clock is recorded. */
export const pathOfInstant = (instant: number): Path => [key, instant];

/** Returns the instants at which a computation with these reads may return another result, in order. */
export function instantsIn(reads: Reads): readonly number[] {
  const instants: number[] = [];
  for (const node of reads.keys()) if (node.parent !== undefined && isInstants(node.parent)) instants.push(Number(node.key));
  return instants.sort((a, b) => a - b);
}

/** Returns whether the children of a node are instants. */
export const isInstants = ({ key: own, parent }: Node): boolean => own === key && parent !== undefined && parent.parent === undefined;
