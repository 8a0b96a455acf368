// Compares the sources of a definition with what the bundler received: a watcher can miss a file that is replaced, saved during
// start-up, or written twice within a moment.
import { dirname } from 'node:path';
import { fileOfInput, type InputHashes, stateOf } from '../../node/bundle/inputs.ts';
import { settledStat, statOf } from '../../node/fs/stamps.ts';

export interface LiveCode {
  /** Compares sources with the disk, one per step. Returns the paths of changed sources, relative to the project. */
  readonly poll: () => Generator<void, readonly string[]>;
}

/** Tracks the code of the project at `root`. `given` returns the inputs of the last bundle, even if that bundle did not compile. */
export function liveCode(root: string, given: () => InputHashes): LiveCode {
  /** The hash of each input when it was last found unchanged, followed by the stat (size, times and inode) of its file. */
  const known = new Map<string, string>();
  /** The last reported state of each input, so that a change is reported once even if the bundler does not read the input again. */
  const reported = new Map<string, string>();

  /** Returns the state of an input if it has changed and that state has not been reported; otherwise undefined. */
  const newState = (input: string, hash: string): string | undefined => {
    const path = pathOf(root, input);
    if (path !== undefined && known.get(input) === `${hash} ${statOf(path)}`) return undefined;
    const stat = path === undefined ? '' : settledStat(path, Date.now());
    const state = stateOf(root, input);
    if (state === hash) {
      if (stat !== '') known.set(input, `${hash} ${stat}`);
      reported.delete(input);
      return undefined;
    }
    return reported.get(input) === state ? undefined : state;
  };

  return {
    poll: function* () {
      const changed = new Map<string, string>();
      for (const [input, hash] of Object.entries(given())) {
        const state = newState(input, hash);
        if (state !== undefined) changed.set(input, state);
        yield;
      }
      // Only at the end: a build can stop a poll, and then the next poll must report the same changes.
      for (const [input, state] of changed) reported.set(input, state);
      return [...new Set([...changed.keys()].map(nameOf))].sort();
    },
  };
}

function pathOf(root: string, input: string): string | undefined {
  const file = fileOfInput(input);
  return file === undefined ? undefined : `${root}/${file}`;
}

/** Returns the path of an input; for a glob, the folder that contains all matching files. */
const nameOf = (input: string): string =>
  input.startsWith('glob:') ? dirname(`${input.slice('glob:'.length).split('*')[0]}x`) : (fileOfInput(input) ?? input);
