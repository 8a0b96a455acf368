// The output folder is replaced whole or not at all. A build writes its files into a folder beside it, and the
// two change places in one system call; whatever kills the build before or after leaves a whole site.
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from '../emit.ts';
import { takeLock } from './lock.ts';
import { type Native, native } from './native.ts';
import { reasonOf } from './read-content.ts';

/** The list of a build's own files, inside its folder: by it the next build knows what it may replace. */
export const markerName = '.archipel.json';

export interface Output {
  /** Puts a file beside the output. Throws an OutputError when the disk refuses. */
  readonly write: (file: OutputFile) => void;
  /** Puts everything written in the place of the old output, at once. Throws an OutputError when that fails. */
  readonly publish: () => void;
  /** Throws away what was written and releases the lock; nothing to do after `publish`. */
  readonly discard: () => void;
}

/** A folder that cannot be written, with the finding that says why. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.code);
    this.finding = finding;
  }
}

interface Places {
  readonly shown: string;
  readonly folder: string;
  readonly next: string;
  readonly old: string;
  readonly lock: string;
}

function placesOf(path: string): Places {
  const folder = existsSync(path) ? realpathSync(path) : resolve(path);
  const beside = (suffix: string): string => join(dirname(folder), `.${basename(folder)}.${suffix}`);
  return { shown: relative(process.cwd(), folder) || '.', folder, next: beside('next'), old: beside('old'), lock: beside('lock') };
}

const guarded = <T>(places: Places, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (error instanceof OutputError) throw error;
    throw new OutputError(find('output-write', { file: places.shown }, { why: reasonOf(error) }));
  }
};

/** Opens the output at `path` for one build. Throws an OutputError when it is busy, foreign or a mount point. */
export function openOutput(path: string): Output {
  const places = placesOf(path);
  return guarded(places, () => {
    mkdirSync(dirname(places.folder), { recursive: true });
    const calls = native();
    const release = takeLock(places.lock, calls);
    if (release === undefined) throw new OutputError(find('output-busy', { file: places.shown }, {}));
    try {
      recover(places);
      refuse(places);
      mkdirSync(places.next);
    } catch (error) {
      release();
      throw error;
    }
    return outputAt(places, calls, release);
  });
}

/** What a killed build left beside the output: unfinished files, or the old site while no new one is in its place. */
function recover({ folder, next, old }: Places): void {
  if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
  rmSync(next, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
}

function refuse({ folder, shown }: Places): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) throw new OutputError(find('output-foreign', { file: shown }, { strays: [basename(folder)] }));
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) throw new OutputError(find('output-mount', { file: shown }, {}));
  const strays = straysIn(folder);
  if (strays.length > 0) throw new OutputError(find('output-foreign', { file: shown }, { strays }));
}

/** Files that no build made; what desktops leave in every folder does not count. */
function straysIn(folder: string): string[] {
  const own = new Set(ownFiles(folder));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !/^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return files.filter((file) => !own.has(file)).sort();
}

function ownFiles(folder: string): string[] {
  try {
    const marker: unknown = JSON.parse(readFileSync(join(folder, markerName), 'utf8'));
    const files = typeof marker === 'object' && marker !== null && 'files' in marker ? marker.files : undefined;
    return Array.isArray(files) ? [markerName, ...files.map(String)] : [];
  } catch {
    return [];
  }
}

function outputAt(places: Places, calls: Native, release: () => void): Output {
  const folders = new Set<string>([places.next]);
  const written: string[] = [];
  let open = true;
  const close = () => {
    open = false;
    try {
      rmSync(places.next, { recursive: true, force: true });
    } catch {
      // What cannot be removed is removed by the next build; the output itself is whole.
    }
    release();
  };
  const put = ({ path, bytes }: OutputFile) => {
    const target = join(places.next, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeFileSync(target, bytes);
  };
  return {
    write: (file) =>
      guarded(places, () => {
        put(file);
        written.push(file.path);
      }),
    publish: () =>
      guarded(places, () => {
        put({ path: markerName, bytes: `${JSON.stringify({ generator: 'archipel', files: written.sort() }, null, 1)}\n` });
        swap(places, calls);
        close();
      }),
    discard: () => {
      if (open) close();
    },
  };
}

/** Error numbers with which a system says that it cannot exchange folders here: ENOSYS, EINVAL. */
const cannotExchange: readonly number[] = [38, 22];
const busy = 16;

function swap(places: Places, { exchange }: Native): void {
  const { folder, next, old, shown } = places;
  if (!existsSync(folder)) {
    renameSync(next, folder);
    return;
  }
  chmodSync(next, statSync(folder).mode);
  const error = exchange === undefined ? cannotExchange[0] : exchange(next, folder);
  if (error === 0) return;
  if (error === busy) throw new OutputError(find('output-mount', { file: shown }, {}));
  if (error === undefined || !cannotExchange.includes(error))
    throw new Error(`the system refuses to exchange the folders (error ${error})`);
  // Two steps where one is not to be had: killed between them, the next build puts the old site back.
  renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}
