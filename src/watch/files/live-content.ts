// A content folder that is being edited, as values: changed paths are read again, and `poll` compares every file with the disk,
// because a watcher can miss the last of several writes.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTree } from '../../content/tree.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { assetName, publicName } from '../../model/asset-file.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { isIgnored, listFiles, type ReadFile, readFile, treeOf } from '../../node/fs/read-content.ts';
import { entrySigns } from '../../node/fs/stamps.ts';
import { withValues } from '../../store/lists.ts';

export interface LiveContent {
  /** The folder at its last read. Unchanged values keep their identity. */
  readonly tree: () => ContentTree;
  /** All folders, the root as '', each with mtime and inode: a change means that it was replaced or that entries were added or removed. */
  readonly folders: () => ReadonlyMap<string, string | undefined>;
  /** Reads these paths again, from the folder. */
  readonly refresh: (paths: Iterable<string>) => Refreshed;
  /**
   * Compares files with what was read, one per step; returns the paths to refresh. After a change it compares all files, then some at a
   * time in turn; it compares all again after it has found a change without an event.
   */
  readonly poll: () => Generator<void, readonly string[]>;
}

interface Refreshed {
  /** The files that have changed, appeared or gone. */
  readonly changed: readonly string[];
  /** Files found empty or missing since the last read. They keep their previous text until a second read confirms it. */
  readonly unsettled: readonly string[];
}

interface ReadEntry {
  /** Changes whenever the file may have changed. */
  readonly stamp: string;
  readonly read: ReadFile;
}

/** Comparing this many files takes 2 ms of CPU time; comparing 5,000 took 15 ms per second of an idle process. */
const maxPolledPerRound = 300;

/** Reads the folder at `root` and keeps it current. */
export function liveContent(root: string): LiveContent {
  const files = new Map<string, ReadEntry>();
  let unlisted: readonly Finding[] = [];
  let tree: ContentTree = { texts: new Map(), assets: new Map(), problems: [] };

  /** Folders with their stamps, which change when files come, go or change their names. */
  let folders: ReadonlyMap<string, string | undefined> = new Map();

  const list = (): readonly string[] => {
    const problems: Finding[] = [];
    const found: string[] = [];
    const paths = listFiles(root, problems, found);
    unlisted = problems;
    folders = new Map(found.map((folder) => [folder, stampOf(root, folder)]));
    return paths;
  };

  /** True if the file has changed. */
  const readAgain = (file: string): boolean => {
    const stamp = stampOf(root, file);
    const before = files.get(file);
    if (stamp === before?.stamp) return false;
    if (stamp === undefined) return files.delete(file);
    const read = readFile(root, file);
    // A file that the disk refuses may be readable the next time, with the same stamp.
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
    // A folder that has come, gone or changed its name is found by looking for all files.
    const known = named.every((path) => files.has(path) && isFile(root, path));
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

/** Returns `made` with the assets and public files of `before`, if none of these has changed. */
function withKept(made: ContentTree, before: ContentTree, changed: readonly string[]): ContentTree {
  const { publicFiles } = changed.some((file) => publicName(file) !== undefined) ? made : before;
  const hasAsset = changed.some((file) => assetName(file) !== undefined);
  return { ...made, assets: hasAsset ? made.assets : before.assets, ...(publicFiles && { publicFiles }) };
}

/** Which files a scan of the disk compares. */
function pollTurns() {
  let isWhole = true;
  let isUnheard = false;
  let next = 0;
  return {
    due: (files: readonly string[]): readonly string[] => {
      if (isWhole || isUnheard || files.length <= maxPolledPerRound) return files;
      next %= files.length;
      return [...files.slice(next, next + maxPolledPerRound), ...files.slice(0, Math.max(0, next + maxPolledPerRound - files.length))];
    },
    /** The watcher may have missed further changes. */
    afterChange: () => {
      isWhole = true;
    },
    /** Called after each scan with the number of changed files. */
    done: (found: number) => {
      // If changes are found that no event announced, the disk sends no events: network and container drives do not.
      isUnheard ||= !isWhole && found > 0;
      isWhole = false;
      next += maxPolledPerRound;
    },
  };
}

/** Returns a function that returns false when a file is first found empty or missing. */
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

const stampOf = (root: string, file: string): string | undefined => entrySigns(join(root, file));

const isFile = (root: string, file: string): boolean => {
  try {
    return statSync(join(root, file)).isFile();
  } catch {
    return false;
  }
};

const isEqual = (one: ReadFile, other: ReadFile): boolean =>
  ('text' in one && 'text' in other && one.text === other.text) ||
  ('asset' in one && 'asset' in other && one.asset.hash === other.asset.hash) ||
  ('problem' in one && 'problem' in other && JSON.stringify(one.problem) === JSON.stringify(other.problem));

/** `tree` with other texts in existing files; undefined if more than texts has changed. */
function withTexts(tree: ContentTree, changed: readonly string[], files: ReadonlyMap<string, ReadEntry>): ContentTree | undefined {
  const texts = new Map<string, string>();
  for (const file of changed) {
    const read = files.get(file)?.read;
    if (read === undefined || !('text' in read) || !tree.texts.has(file)) return undefined;
    texts.set(file, read.text);
  }
  return { ...tree, texts: withValues(tree.texts, texts) };
}
