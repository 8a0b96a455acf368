// Link targets as recorded reads: when a target appears or disappears, the pages that link to it are stale.
import { ownText } from '../../model/data/own-text.ts';
import { childOf, computed, type Node, type Path, readModes, recordRead } from '../../store/reads/reads.ts';
import type { Targets } from '../audit/rule.ts';

const key = 'targets';

/** All targets: the language of each page, and the paths of other files. */
export interface AllTargets {
  readonly pages: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
}

/** Wraps `targets` so that each lookup is recorded as a read below `root`. */
export function trackTargets({ pages, files }: AllTargets, root: Node): Targets {
  const top = childOf(root, key);
  // A path that was cut out of a page's HTML retains the entire HTML in memory, so the keys of nodes are equal strings that
  // do not retain it.
  const own = new Map([...pages.keys(), ...files].map((path) => [path, path]));
  const note = (path: string): void => recordRead(childOf(top, own.get(path) ?? ownText(path)), readModes.shown);
  return {
    pages: {
      get: (path) => {
        note(path);
        return pages.get(path);
      },
    },
    files: {
      has: (path) => {
        note(path);
        return files.has(path);
      },
    },
  };
}

/** Returns the node of a link target. */
export const targetNode = (root: Node, path: string): Node => childOf(childOf(root, key), path);

/** Returns the path of a link target in the tree that pages read. */
export const pathOfTarget = (path: string): Path => [key, path];

/**
 * Returns `sources` with the link targets added, as a map from the path of each target to the language of the page, or to true for another
 * file.
 */
export const withTargets = (sources: object, targets: () => AllTargets): object =>
  Object.defineProperty({ ...sources }, key, {
    enumerable: true,
    configurable: true,
    get: computed(() => {
      const { pages, files } = targets();
      return new Map<string, string | true>([...[...files].map((path) => [path, true] as const), ...pages]);
    }),
  });
