// Tracks the last inputs of an incremental bundler, whether or not bundling succeeded; `watch` compares these inputs with the disk.
import type { Plugin } from 'esbuild';
import { hashInputs, type InputHashes, type ProvidedSources, recordSources, stateOf } from './inputs.ts';

/** `read` returns the inputs that `recordRead` received since the last run of the bundler started. */
export interface LiveSources extends Pick<ProvidedSources, 'record' | 'recordRead' | 'read'> {
  /** Must be the first plugin. */
  readonly plugin: Plugin;
  readonly given: () => InputHashes;
}

/** A hash that no file has. */
const unknown = 'unknown';

/** Tracks the sources of the bundle with the entry point `entry`, in the project at `root`. */
export function liveSources(root: string, entry: string): LiveSources {
  let sources = recordSources(root);
  /** Inputs of earlier runs that a failed run did not reach. They count as inputs until a run succeeds. */
  let unread: InputHashes = {};
  /** What the last run has read, including what the bundler reads by itself; undefined after a failed run. */
  let all: InputHashes | undefined;
  const given = (): InputHashes => all ?? { ...unread, ...sources.all() };

  /**
   * Returns the hash for an input that a failed run did not read: for the entry point a hash that never matches, for a missing file '',
   * and for any other input the hash from an earlier run.
   */
  const stateOfUnread = (input: string, hash: string): string => {
    if (input === entry) return unknown;
    return stateOf(root, input) === '' ? '' : hash;
  };

  const plugin: Plugin = {
    name: 'live-sources',
    setup: ({ onStart, onEnd }) => {
      onStart(() => {
        unread = given();
        all = undefined;
        sources = recordSources(root);
      });
      onEnd((result) => {
        const { errors } = result;
        all = errors.length === 0 ? hashInputs(root, [result], sources) : undefined;
        const read = sources.all();
        const left = errors.length === 0 ? [] : Object.entries({ ...unread, [entry]: unknown }).filter(([input]) => !(input in read));
        unread = Object.fromEntries(left.map(([input, hash]) => [input, stateOfUnread(input, hash)]));
      });
    },
  };
  return {
    record: (input, bytes) => sources.record(input, bytes),
    recordRead: (input, bytes) => sources.recordRead(input, bytes),
    read: () => sources.read(),
    plugin,
    given,
  };
}
