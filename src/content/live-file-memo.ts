// The memo of `watch`: what it has made of the last version of the content, and before that what builds have stored.
import { createMemo, type KeyedStage, type MemoCache } from '../memo.ts';
import { isEntryFile } from '../model/collection.ts';
import { type FileState, type Make, printer, type StoredFiles, stageRunner } from './file-memo.ts';

/** What is stored, with what it was made from. */
export interface StoredContent {
  readonly files: StoredFiles | undefined;
  readonly digest: (text: string) => string;
  /** Values that are code: equal to those of the builds that have stored. */
  readonly code: ReadonlySet<unknown>;
}

export interface LiveFileMemo {
  readonly memo: MemoCache;
  /** Takes up the content of the next run, and what is stored for it: nothing where the code is not what has stored it. */
  readonly begin: (texts: ReadonlyMap<string, string>, stored: StoredContent | undefined) => void;
  /** Names the text of a file of which pages show the value that builds have stored, or of prose; undefined for others. */
  readonly versionsOf: (texts: ReadonlyMap<string, string>) => (file: string) => string | undefined;
}

interface KnownFile {
  readonly text: string;
  /** Undefined where nothing is stored of this text. */
  readonly state: FileState | undefined;
}

/** A memo that knows of no content yet. */
export function liveFileMemo(): LiveFileMemo {
  const base = createMemo();
  let texts: ReadonlyMap<string, string> = new Map();
  let stored: StoredContent | undefined;
  const known = new Map<string, KnownFile>();
  const textOf = (file: string): string => texts.get(file) ?? '';
  const storedOf = (file: string, text: string) => {
    const found = stored?.files !== undefined && Object.hasOwn(stored.files.files, file) ? stored.files.files[file] : undefined;
    return found !== undefined && found.version === stored?.digest(text) ? found : undefined;
  };
  const stateOf = (file: string): FileState | undefined => {
    const text = texts.get(file);
    if (stored === undefined || text === undefined || !isEntryFile(file)) return undefined;
    const last = known.get(file);
    if (last?.text === text) return last.state;
    const found = storedOf(file, text);
    const state = found && { file, version: found.version, stored: found, results: new Map() };
    known.set(file, { text, state });
    return state;
  };
  const makeOne = stageRunner({
    sourceOf: (file) => {
      const text = textOf(file);
      return () => text;
    },
    nameOf: textOf,
  });
  return {
    begin: (next, its) => {
      texts = next;
      if (stored === its) return;
      stored = its;
      known.clear();
    },
    versionsOf: (own) => (file) => {
      const text = own.get(file);
      if (text === undefined) return undefined;
      if (!isEntryFile(file)) return stored?.digest(text);
      const last = known.get(file);
      return last?.text === text ? last.state?.version : storedOf(file, text)?.version;
    },
    memo: {
      ...base,
      each: <Input, T>(given: KeyedStage<Input, T>, make: (input: Input, key: string) => T) => {
        const { stage, from, asked } = given;
        // What is asked are results of this stage.
        const isSame = asked?.isSame as ((result: unknown) => boolean) | undefined;
        let name: string | undefined;
        const print = (): string => {
          name ??= stored === undefined || stage !== 'check' ? '' : printer(stored)(from);
          return name;
        };
        return base.each(given, (input: Input, file) => {
          const state = stateOf(file);
          if (state === undefined) return make(input, file);
          const result = makeOne({ stage, state, print, isSame }, input, make as Make);
          // Equal results of later texts are to be these values.
          if (stage === 'parse') base.stabilize(['data', file], state.data);
          else if (stabilized.includes(stage)) base.stabilize([stage, file], result);
          // What is stored under this stage was made by `make` of this stage.
          return result as T;
        });
      },
    },
  };
}

/** Stages whose results are compared with the last ones of the same file. */
const stabilized = ['signature', 'meta', 'planned entry'];
