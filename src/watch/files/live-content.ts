// The current content of a folder that is being edited: changed paths are read again, and `poll` compares every file with the disk, because
// a watcher can miss the last of several writes.
import { join } from 'node:path';
import type { ContentTree } from '../../content/tree.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { assetName, publicName } from '../../model/asset-file.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { isIgnored, listFiles, type ReadFile, readFile, treeOf } from '../../node/fs/read-content.ts';
import { entryStat, statOf } from '../../node/fs/stamps.ts';
import { withValues } from '../../store/lists.ts';

export interface LiveContent {
  /** Returns the content as last read. Unchanged values remain the same objects. */
  readonly tree: () => ContentTree;
  /**
   * Returns all folders (the root as '') with their stamps. A stamp changes when the folder is replaced, or when entries are added to it or
   * removed from it.
   */
  readonly folders: () => ReadonlyMap<string, string | undefined>;
  /** Reads these paths again, which are relative to the folder. */
  readonly refresh: (paths: Iterable<string>) => Refreshed;
  /**
   * Compares files with their last read state, one per step, and returns the paths to refresh. A poll after a change compares all files;
   * later polls compare some files in turn. Once a poll has found a change without an event, every poll compares all files.
   */
  readonly poll: () => Generator<void, readonly string[]>;
}

interface Refreshed {
  /** The files that have changed, appeared or disappeared. */
  readonly changed: readonly string[];
  /** Files found empty or missing since the last read. They keep their previous text until a second read finds the same state. */
  readonly unsettled: readonly string[];
}

interface ReadEntry {
  /** Changes whenever the file may have changed. */
  readonly stamp: string;
  readonly read: ReadFile;
}

/**
 * Maximum number of files that a poll compares if it does not compare all files. They take 2 ms of processor time. Comparing all files of a
 * site with 5,000 files took 15 ms per second while nothing was edited.
 */
const maxPolledPerRound = 300;

/** Reads the folder at `root`. Later changes are read by `refresh`. */
export function liveContent(root: string): LiveContent {
  const files = new Map<string, ReadEntry>();
  let unlisted: readonly Finding[] = [];
  let tree: ContentTree = { texts: new Map(), assets: new Map(), problems: [] };

  let folders: ReadonlyMap<string, string | undefined> = new Map();

  const list = (): readonly string[] => {
    const problems: Finding[] = [];
    const found: string[] = [];
    const paths = listFiles(root, problems, found);
    unlisted = problems;
    folders = new Map(found.map((folder) => [folder, stampOf(root, folder)]));
    return paths;
  };

  /** Reads a file again if its stamp has changed. Returns whether the content of the file has changed. */
  const readAgain = (file: string): boolean => {
    const stamp = stampOf(root, file);
    const before = files.get(file);
    if (stamp === before?.stamp) return false;
    if (stamp === undefined) return files.delete(file);
    const read = readFile(root, file);
    // A file that cannot be read now may be readable later with the same stamp.
    files.set(file, { stamp: 'problem' in read ? '' : stamp, read });
    return before === undefined || !isEqual(before.read, read);
  };

  const isSettled = settler();
  const turns = pollTurns();

  const refresh = (paths: Iterable<string>): Refreshed => {
    const own = [...paths].filter((path) => !isIgnored(path));
    const unsettled = own.filter((path) => !isSettled(path, files.get(path)?.stamp, stampOf(root, path)));
    return { changed: refreshSettled(own.filter((path) => !unsettled.includes(path))), unsettled };
  };

  const refreshSettled = (named: readonly string[]): readonly string[] => {
    // Added, removed and renamed folders are found by listing all files.
    const known = named.every((path) => files.has(path) && statOf(join(root, path)) !== '');
    const all = known ? named : [...new Set([...list(), ...files.keys()])];
    const changed = all.filter(readAgain).sort();
    if (changed.length > 0 || !known) tree = (known ? withTexts(tree, changed, files) : undefined) ?? whole(changed);
    if (changed.length > 0) turns.afterChange();
    return changed;
  };

  const whole = (changed: readonly string[]): ContentTree => {
    const sorted = [...files].sort(([one], [other]) => byCodeUnits(one, other));
    const made = treeOf(new Map(sorted.map(([file, { read }]) => [file, read])), unlisted);
    return withKept(made, tree, changed);
  };

  refreshSettled(['']);
  return {
    tree: () => tree,
    folders: () => folders,
    refresh,
    poll: function* () {
      if ([...folders].some(([folder, stamp]) => stampOf(root, folder) !== stamp)) return [''];
      const differing: string[] = [];
      for (const file of turns.due([...files.keys()])) {
        if (stampOf(root, file) !== files.get(file)?.stamp) differing.push(file);
        yield;
      }
      turns.done(differing.length);
      return differing;
    },
  };
}

/** Returns `made`, but with the same objects as `before` for the assets if no asset has changed, and likewise for public files. */
function withKept(made: ContentTree, before: ContentTree, changed: readonly string[]): ContentTree {
  const { publicFiles } = changed.some((file) => publicName(file) !== undefined) ? made : before;
  const hasAsset = changed.some((file) => assetName(file) !== undefined);
  return { ...made, assets: hasAsset ? made.assets : before.assets, ...(publicFiles && { publicFiles }) };
}

/** Creates the functions that select the files that a poll compares. */
function pollTurns() {
  let isWhole = true;
  let sendsNoEvents = false;
  let next = 0;
  return {
    due: (files: readonly string[]): readonly string[] => {
      if (isWhole || sendsNoEvents || files.length <= maxPolledPerRound) return files;
      next %= files.length;
      return [...files.slice(next, next + maxPolledPerRound), ...files.slice(0, Math.max(0, next + maxPolledPerRound - files.length))];
    },
    /** Makes the next poll compare all files, because the watcher may have missed further changes. */
    afterChange: () => {
      isWhole = true;
    },
    /** Called after each poll with the number of changed files. */
    done: (found: number) => {
      // If changes are found that no event announced, the disk sends no events: network and container drives do not.
      sendsNoEvents ||= !isWhole && found > 0;
      isWhole = false;
      next += maxPolledPerRound;
    },
  };
}

/** Returns a function that returns false for a file that is found empty or missing for the first time, and so may be half written. */
function settler(): (file: string, before: string | undefined, stamp: string | undefined) => boolean {
  const fading = new Map<string, string | undefined>();
  return (file, before, stamp) => {
    const isFading = isEmpty(stamp) && !isEmpty(before) && !(fading.has(file) && fading.get(file) === stamp);
    fading.delete(file);
    if (isFading) fading.set(file, stamp);
    return !isFading;
  };
}

/** True for the stamp of a file that is empty, gone, or cannot be read. */
const isEmpty = (stamp: string | undefined): boolean => stamp === undefined || stamp === '' || stamp.startsWith('0 ');

const stampOf = (root: string, file: string): string | undefined => entryStat(join(root, file));

const isEqual = (one: ReadFile, other: ReadFile): boolean =>
  ('text' in one && 'text' in other && one.text === other.text) ||
  ('asset' in one && 'asset' in other && one.asset.hash === other.asset.hash) ||
  ('problem' in one && 'problem' in other && JSON.stringify(one.problem) === JSON.stringify(other.problem));

/** Returns `tree` with the new texts of `changed` files, or undefined if anything but the texts of existing files has changed. */
function withTexts(tree: ContentTree, changed: readonly string[], files: ReadonlyMap<string, ReadEntry>): ContentTree | undefined {
  const texts = new Map<string, string>();
  for (const file of changed) {
    const read = files.get(file)?.read;
    if (read === undefined || !('text' in read) || !tree.texts.has(file)) return undefined;
    texts.set(file, read.text);
  }
  return { ...tree, texts: withValues(tree.texts, texts) };
}
