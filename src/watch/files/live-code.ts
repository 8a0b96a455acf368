// Compares the sources of a definition with what the bundler received: a watcher can miss a file that is replaced, saved during
// start-up, or written twice within a moment.
import { dirname } from 'node:path';
import { fileOfInput, type InputHashes, stateOf } from '../../node/bundle/inputs.ts';
import { settledSigns, signsOf } from '../../node/fs/stamps.ts';

export interface LiveCode {
  /** Compares sources with the disk, one per step. Returns the paths of changed sources, relative to the project. */
  readonly poll: () => Generator<void, readonly string[]>;
}

/** Tracks the code of the project at `root`; `given` returns the inputs of the last bundle, whether or not it compiled. */
export function liveCode(root: string, given: () => InputHashes): LiveCode {
  /** The hash of each input when it was last found unchanged, followed by the signs (size, times and inode) of its file. */
  const known = new Map<string, string>();
  /** The last reported state of each input, so that a change is reported once even if the bundler does not read the input again. */
  const reported = new Map<string, string>();

  const isChanged = (input: string, hash: string): boolean => {
    const path = pathOf(root, input);
    if (path !== undefined && known.get(input) === `${hash} ${signsOf(path)}`) return false;
    const signs = path === undefined ? '' : settledSigns(path, Date.now());
    const state = stateOf(root, input);
    if (state === hash) {
      if (signs !== '') known.set(input, `${hash} ${signs}`);
      reported.delete(input);
      return false;
    }
    const isNew = reported.get(input) !== state;
    reported.set(input, state);
    return isNew;
  };

  return {
    poll: function* () {
      const changed: string[] = [];
      for (const [input, hash] of Object.entries(given())) {
        if (isChanged(input, hash)) changed.push(nameOf(input));
        yield;
      }
      return [...new Set(changed)].sort();
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
