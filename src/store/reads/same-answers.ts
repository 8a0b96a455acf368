// Caches the results of a function by the parts of the input that it reads. While the function runs, each part that it
// reads is recorded, and so is each return value of the input's functions. The result is reused for every input on which
// these reads return the same values. Before a result is reused, all its reads are repeated on the new input, so that the
// page that is being rendered records them as well.
import { computed, isRecording } from './reads.ts';
import { hasParts } from './track.ts';

/** The reads of a part of the input, and their results. */
interface Questions {
  readonly isList: boolean;
  readonly parts: Map<string, Answer>;
  readonly presence: Map<string, boolean>;
  /** The keys of the part, as one text. */
  keys: string | undefined;
  /** Calls by their arguments as JSON. */
  readonly calls: Map<string, { readonly args: readonly unknown[]; readonly answer: Answer }>;
  /** The most recent input. */
  last: object | undefined;
  /** The last input that was compared twice in a row, and the cached result of the second comparison. */
  again: { readonly input: object; readonly isRecorded: boolean; readonly isAnswered: () => boolean } | undefined;
}

type Answer = { readonly value: unknown } | { readonly of: Questions };

interface Computation {
  /** False once a function received an argument that is not JSON, so the call cannot be repeated. */
  isRepeatable: boolean;
}

/**
 * Wraps `compute` so that its last `most` results are reused for inputs on which all recorded reads return the same values. The
 * result must depend on the input alone. The input must consist of plain data, lists and functions that always return the same
 * value; instances of classes are compared by identity.
 */
export function oncePerAnswers<Input extends object, T>(compute: (input: Input) => T, most: number): (input: Input) => T {
  let remembered: readonly { readonly questions: Questions; readonly value: T }[] = [];
  return (input) => {
    const found = remembered.find(({ questions }) => isAnswered(questions, input));
    if (found !== undefined) {
      if (remembered[0] !== found) remembered = [found, ...remembered.filter((each) => each !== found)];
      return found.value;
    }
    const [questions, computation] = [newQuestions(input), { isRepeatable: true }];
    const value = compute(asking(input, questions, computation));
    if (computation.isRepeatable) remembered = [{ questions, value }, ...remembered].slice(0, most);
    return value;
  };
}

const newQuestions = (of: object): Questions => ({
  isList: Array.isArray(of),
  parts: new Map(),
  presence: new Map(),
  keys: undefined,
  calls: new Map(),
  last: undefined,
  again: undefined,
});

const keysOf = (of: object): string => Reflect.ownKeys(of).map(String).join('\n');

/** Returns `input` wrapped so that each read is recorded. */
function asking<T extends object>(input: T, questions: Questions, computation: Computation): T {
  const parts = new Map<string, object>();
  return new Proxy(input, {
    get: (target, key) => {
      const inner: unknown = Reflect.get(target, key);
      // Inherited members are the same for all objects and lists.
      if (typeof key === 'symbol' || (typeof inner === 'function' && !Object.hasOwn(target, key))) return inner;
      const before = parts.get(key);
      if (before !== undefined) return before;
      const answer = isFixed(target, key) ? { value: inner } : answerOf(inner);
      if (!questions.parts.has(key)) questions.parts.set(key, answer);
      if (!('of' in answer)) return inner;
      // An answer has `of` only if the value is an object or a function.
      const part = asking(inner as object, answer.of, computation);
      parts.set(key, part);
      return part;
    },
    has: (target, key) => {
      if (typeof key !== 'symbol') questions.presence.set(key, Reflect.has(target, key));
      return Reflect.has(target, key);
    },
    ownKeys: (target) => {
      questions.keys = keysOf(target);
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
      const answer = questions.calls.get(id)?.answer ?? answerOf(value);
      questions.calls.set(id, { args: plain, answer });
      return 'of' in answer ? asking(value as object, answer.of, computation) : value;
    },
  });
}

/** Returns whether a part cannot be replaced by a proxy, because it is a property of a frozen object. */
function isFixed(target: object, key: string): boolean {
  const { configurable = true, writable = true } = Reflect.getOwnPropertyDescriptor(target, key) ?? {};
  return !configurable && !writable;
}

/** Returns whether a value has parts or can be called, so that its reads are recorded. Any other value is compared as a unit. */
const isQueryable = (value: unknown): value is object => typeof value === 'function' || (hasParts(value) && !(value instanceof Map));

const answerOf = (value: unknown): Answer => (isQueryable(value) ? { of: newQuestions(value) } : { value });

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
function isAnswered(questions: Questions, input: object): boolean {
  const { last, again } = questions;
  const isRecorded = isRecording();
  if (again?.input === input && again.isRecorded === isRecorded) return again.isAnswered();
  questions.last = input;
  if (last !== input) return givesAnswers(questions, input);
  const isSame = computed(() => givesAnswers(questions, input));
  questions.again = { input, isRecorded, isAnswered: isSame };
  return isSame();
}

function givesAnswers({ isList, parts, presence, keys, calls }: Questions, input: object): boolean {
  if (Array.isArray(input) !== isList || (keys !== undefined && keysOf(input) !== keys)) return false;
  for (const [key, answer] of parts) if (!isAnswer(answer, Reflect.get(input, key))) return false;
  for (const [key, isThere] of presence) if (Reflect.has(input, key) !== isThere) return false;
  for (const { args, answer } of calls.values()) {
    // Calls are recorded for functions only.
    if (typeof input !== 'function' || !isAnswer(answer, Reflect.apply(input as unknown as () => unknown, undefined, args))) return false;
  }
  return true;
}

function isAnswer(answer: Answer, value: unknown): boolean {
  if ('value' in answer) return Object.is(answer.value, value);
  const { of } = answer;
  return isQueryable(value) && (typeof value === 'function' || of.calls.size === 0) && isAnswered(of, value);
}
