// Caches the results of a function by the parts of the input that it reads. While the function runs, each part that it
// reads is recorded, and so is each return value of the input's functions. The result is reused for every input on which
// these reads return the same values. Before a result is reused, all its reads are repeated on the new input, so that they are
// recorded for the page that is being rendered, too.
import { computed, isRecording } from './reads.ts';
import { hasParts } from './track.ts';

/** The reads of a part of the input, and their results. */
interface PartReads {
  readonly isList: boolean;
  readonly parts: Map<string, ReadResult>;
  readonly presence: Map<string, boolean>;
  /** The keys of the part, as one text. */
  keys: string | undefined;
  /** Calls by their arguments as JSON. */
  readonly calls: Map<string, { readonly args: readonly unknown[]; readonly result: ReadResult }>;
  /** The most recent input. */
  last: object | undefined;
  /** The last input that was compared twice in a row, and the cached result of the second comparison. */
  repeated: { readonly input: object; readonly isRecorded: boolean; readonly hasSameReads: () => boolean } | undefined;
}

type ReadResult = { readonly value: unknown } | { readonly of: PartReads };

interface Computation {
  /** False once a function received an argument that is not JSON, so the call cannot be repeated. */
  isRepeatable: boolean;
}

/**
 * Wraps `compute` so that its last `limit` results are reused for inputs on which all recorded reads return the same values. The
 * result must depend on the input alone. The input must consist of plain data, lists and functions that always return the same
 * value; instances of classes are compared by identity.
 */
export function cacheByReads<Input extends object, T>(compute: (input: Input) => T, limit: number): (input: Input) => T {
  let cached: readonly { readonly recorded: PartReads; readonly value: T }[] = [];
  return (input) => {
    const found = cached.find(({ recorded }) => hasSameReads(recorded, input));
    if (found !== undefined) {
      if (cached[0] !== found) cached = [found, ...cached.filter((each) => each !== found)];
      return found.value;
    }
    const [recorded, computation] = [noReads(input), { isRepeatable: true }];
    const value = compute(recordingProxy(input, recorded, computation));
    if (computation.isRepeatable) cached = [{ recorded, value }, ...cached].slice(0, limit);
    return value;
  };
}

const noReads = (of: object): PartReads => ({
  isList: Array.isArray(of),
  parts: new Map(),
  presence: new Map(),
  keys: undefined,
  calls: new Map(),
  last: undefined,
  repeated: undefined,
});

const keysOf = (of: object): string => Reflect.ownKeys(of).map(String).join('\n');

/** Returns `input` wrapped so that each read is recorded. */
function recordingProxy<T extends object>(input: T, recorded: PartReads, computation: Computation): T {
  const parts = new Map<string, object>();
  return new Proxy(input, {
    get: (target, key) => {
      const inner: unknown = Reflect.get(target, key);
      // Inherited members are the same for all objects and lists.
      if (typeof key === 'symbol' || (typeof inner === 'function' && !Object.hasOwn(target, key))) return inner;
      const before = parts.get(key);
      if (before !== undefined) return before;
      const result = isFixed(target, key) ? { value: inner } : readResultOf(inner);
      if (!recorded.parts.has(key)) recorded.parts.set(key, result);
      if (!('of' in result)) return inner;
      // A result has `of` only if the value is an object or a function.
      const part = recordingProxy(inner as object, result.of, computation);
      parts.set(key, part);
      return part;
    },
    has: (target, key) => {
      if (typeof key !== 'symbol') recorded.presence.set(key, Reflect.has(target, key));
      return Reflect.has(target, key);
    },
    ownKeys: (target) => {
      recorded.keys = keysOf(target);
      return Reflect.ownKeys(target);
    },
    apply: (target, self, args: readonly unknown[]) => {
      // Only functions are called.
      const value: unknown = Reflect.apply(target as unknown as () => unknown, self, args);
      const plain = asJson(args);
      if (plain === undefined) {
        computation.isRepeatable = false;
        return value;
      }
      const id = JSON.stringify(plain);
      const result = recorded.calls.get(id)?.result ?? readResultOf(value);
      recorded.calls.set(id, { args: plain, result });
      return 'of' in result ? recordingProxy(value as object, result.of, computation) : value;
    },
  });
}

/** Returns whether a part cannot be replaced by a proxy, because it is a property of a frozen object. */
function isFixed(target: object, key: string): boolean {
  const { configurable = true, writable = true } = Reflect.getOwnPropertyDescriptor(target, key) ?? {};
  return !configurable && !writable;
}

/** Returns whether the reads of a value are recorded: it is a function or has parts. Maps and all other values are compared as a unit. */
const isRecordable = (value: unknown): value is object => typeof value === 'function' || (hasParts(value) && !(value instanceof Map));

const readResultOf = (value: unknown): ReadResult => (isRecordable(value) ? { of: noReads(value) } : { value });

/** Returns a copy of the arguments, or undefined if JSON does not preserve them. */
function asJson(args: readonly unknown[]): readonly unknown[] | undefined {
  const given = args.at(-1) === undefined ? args.slice(0, -1) : args;
  const isJson = (value: unknown): boolean =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value) || (hasParts(value) && Object.values(value).every(isJson));
  // JSON of a list is a list.
  return given.every(isJson) ? (JSON.parse(JSON.stringify(given)) as readonly unknown[]) : undefined;
}

/**
 * Returns whether reads of `input` return the recorded values. If a part is compared with the same input a second time,
 * the result of that comparison is cached. Later comparisons with this input repeat only the reads, so that they are
 * recorded for the running computation.
 */
function hasSameReads(recorded: PartReads, input: object): boolean {
  const { last, repeated } = recorded;
  const isRecorded = isRecording();
  if (repeated?.input === input && repeated.isRecorded === isRecorded) return repeated.hasSameReads();
  recorded.last = input;
  if (last !== input) return repeatReads(recorded, input);
  const isSame = computed(() => repeatReads(recorded, input));
  recorded.repeated = { input, isRecorded, hasSameReads: isSame };
  return isSame();
}

function repeatReads({ isList, parts, presence, keys, calls }: PartReads, input: object): boolean {
  if (Array.isArray(input) !== isList || (keys !== undefined && keysOf(input) !== keys)) return false;
  for (const [key, result] of parts) if (!isSameResult(result, Reflect.get(input, key))) return false;
  for (const [key, isThere] of presence) if (Reflect.has(input, key) !== isThere) return false;
  for (const { args, result } of calls.values()) {
    // Calls are recorded for functions only.
    if (typeof input !== 'function' || !isSameResult(result, Reflect.apply(input as unknown as () => unknown, undefined, args)))
      return false;
  }
  return true;
}

function isSameResult(result: ReadResult, value: unknown): boolean {
  if ('value' in result) return Object.is(result.value, value);
  const { of } = result;
  return isRecordable(value) && (typeof value === 'function' || of.calls.size === 0) && hasSameReads(of, value);
}
