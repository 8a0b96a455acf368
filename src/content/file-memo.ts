// What earlier builds have found out about files of content, by the text of each: a file that has not changed is neither
// read nor parsed. Values become objects whose large parts are parsed when something asks for them.
import { isIn } from '../diagnostics/catalogue/groups.ts';
import { type KeyedStage, type MemoCache, noMemo } from '../memo.ts';
import { isEntryFile } from '../model/collection.ts';
import type { CheckResult } from './checks/check-content.ts';
import { parsePlain } from './yaml/parse.ts';

/** What is kept of a file. */
interface StoredFile {
  /** Names its text. */
  readonly version: string;
  /** The keys of its data. */
  readonly data: readonly string[];
  /** The keys of its value, each with a small part of it. */
  readonly value: readonly (readonly [key: string, part?: unknown])[];
  /** Results of stages, with a name of what else they are made from. */
  readonly results: Readonly<Record<string, readonly [from: string, result: unknown]>>;
}

/** Plain data. */
export interface StoredFiles {
  readonly files: Readonly<Record<string, StoredFile>>;
}

/** One version of the content. */
interface FileTexts {
  readonly texts: ReadonlyMap<string, string>;
  /** Names the text of a file: equal names, equal texts. */
  readonly versionOf: (file: string) => string | undefined;
}

export interface FileMemoInput {
  readonly stored: StoredFiles | undefined;
  readonly digest: (text: string) => string;
  /** Values that are code: equal in all builds that share what is stored. */
  readonly code: ReadonlySet<unknown>;
}

export interface FileMemo {
  /** The memo for one version of the content; versions share what they have found of equal texts. */
  readonly memoOf: (content: FileTexts) => MemoCache;
  /** The files that were parsed. */
  readonly parsed: () => readonly string[];
  /** What is known of all files: of those of which nothing new was found, the same objects as in `stored`. */
  readonly end: () => StoredFiles;
  /** Lets go of all that is known. Call it once no stage is asked for any more. */
  readonly forget: () => void;
}

/** Stages whose result for a file is plain data and follows from its data. */
const ofData = ['defined names', 'signature', 'meta', 'media', 'check'];
const ofText = 'silent slips';
const ofEntry = 'planned entry';

export type Make = (input: unknown, file: string) => unknown;

/** What is known of a file at one text. */
export interface FileState {
  readonly file: string;
  readonly version: string;
  readonly stored: StoredFile | undefined;
  /** Of this build, where nothing is stored. */
  parsing?: { readonly parsed: { readonly value?: unknown; readonly isPlain?: boolean } | undefined };
  data?: unknown;
  value?: unknown;
  isShown?: boolean;
  readonly results: Map<string, readonly [from: string, result: unknown]>;
}

/** A memo of what is stored of files, and of what is found of them. */
export function fileMemo(input: FileMemoInput): FileMemo {
  let { stored } = input;
  const states = new Map<string, FileState>();
  const stateOf = (file: string, version: string): FileState => {
    const before = stored !== undefined && Object.hasOwn(stored.files, file) ? stored.files[file] : undefined;
    const key = `${version} ${file}`;
    const state = states.get(key) ?? { file, version, stored: before?.version === version ? before : undefined, results: new Map() };
    states.set(key, state);
    return state;
  };
  const printOf = printer(input);
  const memoOf = ({ texts, versionOf }: FileTexts): MemoCache => {
    const sourceOf = (file: string) => () => texts.get(file) ?? '';
    const makeOne = stageRunner({ sourceOf, nameOf: versionOf });
    return {
      ...noMemo,
      each: <Input, T>({ stage, keys, inputs, from: others, asked }: KeyedStage<Input, T>, make: (input: Input, key: string) => T) => {
        const ofOthers = stage === 'check' ? printOf(others) : '';
        const print = () => ofOthers;
        return keys.map((file, index) => {
          // `inputs` is as long as `keys`.
          const given = inputs[index] as Input;
          const version = isEntryFile(file) ? versionOf(file) : undefined;
          // What is stored under this stage was made by `make` of this stage.
          return (
            version === undefined
              ? make(given, file)
              : makeOne({ stage, state: stateOf(file, version), print, isSame: asked?.isSame as Step['isSame'] }, given, make as Make)
          ) as T;
        });
      },
    };
  };
  return {
    parsed: () => [...states.values()].flatMap(({ file, stored: known }) => (known === undefined ? [file] : [])),
    memoOf,
    end: () => {
      const files = [...states.values()].flatMap((state) => {
        const own = storedOf(state);
        return own === undefined ? [] : [[state.file, own] as const];
      });
      return { files: Object.fromEntries(files) };
    },
    forget: () => {
      stored = undefined;
      states.clear();
    },
  };
}

/** A function that names values besides the file: equal names, equal values. */
export function printer({ digest, code }: Pick<FileMemoInput, 'digest' | 'code'>): (values: readonly unknown[]) => string {
  const known = new Map<unknown, string>();
  const textOf = (value: unknown): string => {
    if (code.has(value)) return '';
    const collections = (_: string, part: unknown): unknown => (part instanceof Map || part instanceof Set ? [...part] : part);
    return digest(JSON.stringify(value, collections) ?? '');
  };
  return (values) =>
    values
      .map((value) => {
        const text = known.get(value) ?? textOf(value);
        known.set(value, text);
        return text;
      })
      .join(' ');
}

interface Step {
  readonly stage: string;
  readonly state: FileState;
  /** Names what a result is made from besides the file. */
  readonly print: () => string;
  /** Whether what a result has asked for besides is as it was. */
  readonly isSame: ((result: unknown) => boolean) | undefined;
}

interface RunnerInput {
  /** A function that gives the text of a file. */
  readonly sourceOf: (file: string) => () => string;
  /** What stages are given for the text of a file: the text or its name. */
  readonly nameOf: (file: string) => string | undefined;
}

/** Runs a stage for a file, or gives what is stored, with the same meaning. */
export function stageRunner({ sourceOf, nameOf }: RunnerInput): (step: Step, given: unknown, make: Make) => unknown {
  const kept = ({ stage, state, print: printOf, isSame = () => true }: Step, given: unknown, make: Make): unknown => {
    const print = printOf();
    const known = [state.results.get(stage), state.stored?.results[stage]].find((each) => each?.[0] === print && isSame(each[1]));
    const made = known ?? [print, make(given, state.file)];
    state.results.set(stage, made);
    return made[1];
  };
  return (step, given, make) => {
    const { stage, state } = step;
    const { file } = state;
    switch (stage) {
      case 'parse':
        if (state.stored === undefined) return begin(state, make(given, file));
        state.data = lazyParts(state.stored.data, parserOf(sourceOf(file)));
        return { parsed: { value: state.data, isPlain: true }, ended: Promise.resolve() };
      case 'validate':
        if (given !== dataOf(state)) return make(given, file);
        if (state.stored === undefined) return valid(state, make(given, file));
        return valid(state, { value: revived(state.stored, () => valueIn(make(given, file))) });
      case 'values shown': {
        if (given === undefined || given !== state.value) return make(given, file);
        const shown = state.stored === undefined ? make(given, file) : given;
        state.isShown = shown === given;
        return shown;
      }
      case ofEntry:
        return state.isShown === true && isEntryOf(given, state.value) ? kept(step, given, make) : make(given, file);
      case 'placeholders':
        return isWhole(state, given) ? { value: given, findings: [] } : make(given, file);
      case ofText:
        return given === nameOf(file) ? kept(step, given, make) : make(given, file);
      default:
        return ofData.includes(stage) && given !== undefined && given === dataOf(state) ? kept(step, given, make) : make(given, file);
    }
  };
}

const parserOf = (source: () => string) => (): unknown => parsePlain(source());

/** True for the data of a stored file in which its checks have missed no text: no placeholder is due in it. */
function isWhole(state: FileState, given: unknown): boolean {
  // What is stored under `check` is the result of that stage.
  const { findings } = (state.stored?.results['check']?.[1] as CheckResult | undefined) ?? {};
  return given !== undefined && given === dataOf(state) && findings?.every(({ code }) => !isIn('placeholder', code)) === true;
}

const isEntryOf = (entry: unknown, value: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'value' in entry && entry.value === value;

function begin(state: FileState, parsing: unknown): unknown {
  // The stage `parse` makes these.
  state.parsing = parsing as NonNullable<FileState['parsing']>;
  return parsing;
}

const dataOf = ({ data, parsing }: FileState): unknown => data ?? parsing?.parsed?.value;

function valid(state: FileState, validated: unknown): unknown {
  state.value = valueIn(validated);
  return validated;
}

/** The value of a valid file; the stage `validate` makes these. */
const valueIn = (validated: unknown): unknown => (validated as { readonly value?: unknown } | undefined)?.value;

/** The value of a stored file: large parts are taken from what `load` gives. */
function revived({ value }: StoredFile, load: () => unknown): object {
  const small = new Map(value.flatMap(([key, ...part]) => (part.length === 0 ? [] : [[key, part[0]] as const])));
  return lazyParts(
    value.map(([key]) => key),
    load,
    small,
  );
}

/** An object with these keys, whose values are those of `load`, which is called once, when one is read that is not `known`. */
function lazyParts(keys: readonly string[], load: () => unknown, known: ReadonlyMap<string, unknown> = new Map()): object {
  let whole: unknown;
  const get = (key: string): unknown => {
    whole ??= load() ?? {};
    return Reflect.get(Object(whole), key);
  };
  // A tracker shows another value in the place of a part, which only configurable ones allow.
  const part = { enumerable: true, configurable: true };
  const parts = keys.map((key) => [key, known.has(key) ? { ...part, value: known.get(key) } : { ...part, get: () => get(key) }]);
  return Object.defineProperties({}, Object.fromEntries(parts));
}

/** Longer parts are parsed when they are read, in characters of JSON. */
const small = 400;

/** What is kept of a file that was read without a finding; undefined for another. */
function storedOf({ stored, version, parsing, value, isShown, results }: FileState): StoredFile | undefined {
  if (stored !== undefined) {
    const isAsStored = [...results].every(([stage, result]) => stored.results[stage] === result);
    return isAsStored ? stored : { ...stored, results: { ...stored.results, ...Object.fromEntries(results) } };
  }
  const data = parsing?.parsed?.isPlain === true ? parsing.parsed.value : undefined;
  if (isShown !== true || !isBlock(data) || !isBlock(value)) return undefined;
  const parts = Object.entries(value).map(([key, part]) => {
    const text = JSON.stringify(part);
    return text === undefined || text.length > small || !isPlain(part) ? ([key] as const) : ([key, part] as const);
  });
  return { version, data: Object.keys(data), value: parts, results: Object.fromEntries(results) };
}

const isBlock = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for what is the same after JSON. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
