// Link targets as recorded reads: when a target appears or disappears, the pages that link to it are stale.

import { ownText } from '../../model/data/own-text.ts';
import { childOf, computed, how, type Node, type Path, recordRead } from '../../store/reads/reads.ts';
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
  // A path that has been cut out of a page keeps the whole page in memory, so nodes are named by the site's own texts.
  const own = new Map([...pages.keys(), ...files].map((path) => [path, path]));
  const note = (path: string): void => recordRead(childOf(top, own.get(path) ?? ownText(path)), how.shown);
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

/** The node of a link target. */
export const targetNode = (root: Node, path: string): Node => childOf(childOf(root, key), path);

/** The place of a link target in what pages read. */
export const pathOfTarget = (path: string): Path => [key, path];

/** `sources` with what links may lead to: by path the language of a page, or true for another file. */
export const withTargets = (sources: object, targets: () => AllTargets): object =>
  Object.defineProperty({ ...sources }, key, {
    enumerable: true,
    configurable: true,
    get: computed(() => {
      const { pages, files } = targets();
      return new Map<string, string | true>([...[...files].map((path) => [path, true] as const), ...pages]);
    }),
  });
