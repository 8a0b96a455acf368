// Reads the content folder on disk into a ContentTree. A file that cannot be read becomes a finding, never an exception.
import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { AssetFile, ContentTree } from '../../content/tree.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { diskReason } from '../../diagnostics/messages/disk-reason.ts';
import * as en from '../../diagnostics/messages/en/index.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { assetName, publicName } from '../../model/asset-file.ts';
import { attempt } from '../../model/attempt.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { linesOf } from '../../model/data/lines.ts';
import { lazyTexts } from '../../model/lazy-texts.ts';
import { unionOf } from '../../model/union-of.ts';
import { errorCodeOf } from './error-code.ts';
import { hashOf } from './hash-of.ts';
import { digestOf, type Stamp } from './stamps.ts';

/** Maximum size of a text in bytes: parsing one megabyte of YAML with positions takes 230 MB of memory. */
const textLimit = 512 * 1024;

/** Returns whether the bytes of a file are published. Such a file is not decoded as text, and has no size limit. */
const isPublished = (file: string): boolean => assetName(file) !== undefined || publicName(file) !== undefined;

/** Maximum size of lock files in bytes. They grow with the site, but their few long values take little memory to parse. */
const lockLimit = 8 * 1024 * 1024;

const limitOf = (file: string): number =>
  isPublished(file) ? Number.POSITIVE_INFINITY : file.startsWith('locks/') ? lockLimit : textLimit;

/** Matches the names of temporary files: of Vim, Emacs, JetBrains, Office, TextEdit and the systems. */
const temporary =
  /~$|^~\$|^\..*\.sw[a-z]$|^(?:4913|5036)$|^\.#|^#.*#$|___jb_(?:tmp|old|bak)___$|\.sb-[\w-]+$|^\._|^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Returns whether a name is that of a temporary file of an editor or a system. */
export const isTemporary = (name: string): boolean => temporary.test(name);

const ignored = unionOf([temporary, /^\.|^#|\.(?:swp|swx|tmp|bak|orig)$/], 'i');

/** In `public/`, names such as `.well-known` may start with a dot. */
const ignoredInPublic = unionOf([temporary, /^\.(?:git|gitignore|gitkeep|hg|svn|_.*)$/], 'i');

/** Returns whether a path is skipped: a hidden file, or a temporary file of an editor or a system. */
export const isIgnored = (path: string): boolean => {
  const [first = '', ...rest] = path.split('/');
  return first === 'public' && rest.length > 0
    ? rest.some((name) => ignoredInPublic.test(name))
    : [first, ...rest].some((name) => ignored.test(name));
};

/** The result of reading a content file: a text, an asset, or a problem. */
export type ReadFile = { readonly text: string } | { readonly asset: AssetFile } | { readonly problem: Finding };

/** Reads all files under `root`, sorted by name. Skips ignored files. */
export function readContent(root: string): ContentTree {
  const problems: Finding[] = [];
  const files = new Map(listFiles(root, problems).map((file) => [file, readFile(root, file)]));
  return treeOf(files, problems);
}

/** Returns the hash of the text in `file` if the hash is certain without reading the file; otherwise undefined. */
export type CachedText = (file: string) => string | undefined;

/** The texts that an earlier run has read and cached. */
export interface CachedTexts {
  readonly hashOf: CachedText;
  /** Returns the stamp of a file for whose text `hashOf` returns a hash. */
  readonly stampOf?: (file: string) => Stamp | undefined;
  /** The time at which the examination of these files started, in milliseconds since 1970; missing if they have not been examined yet. */
  readonly since?: number;
}

export interface ReadFolder {
  readonly tree: ContentTree & { readonly versions: ReadonlyMap<string, string> };
  /** Returns true if a text differed from its known hash, because the file was written during the run. */
  readonly hasChanged: () => boolean;
  /** The number of texts whose hash was not known. */
  readonly unknown: number;
}

/** Like `readContent`, but a text whose hash `known` returns is not read until it is requested. */
export function readUncached(root: string, known: CachedText): ReadFolder {
  const problems: Finding[] = [];
  const files = new Map<string, ReadFile>();
  const versions = new Map<string, string>();
  const waiting = new Set<string>();
  for (const file of listFiles(root, problems)) {
    const version = isPublished(file) ? undefined : known(file);
    const read = version === undefined ? readFile(root, file) : { text: '' };
    files.set(file, read);
    if (version !== undefined) waiting.add(file);
    if ('text' in read) versions.set(file, version ?? digestOf(read.text));
  }
  const { texts, ...tree } = treeOf(files, problems);
  const unknown = texts.size - waiting.size;
  let changed = false;
  const load = (file: string): string => {
    const read = readFile(root, file);
    const text = 'text' in read ? read.text : '';
    if (digestOf(text) !== versions.get(file)) changed = true;
    return text;
  };
  const lazy = textsOnRequest(texts, waiting, load);
  return { tree: { ...tree, ...lazy, versions }, hasChanged: () => changed, unknown };
}

/** Returns `texts`, loading the `waiting` ones on request. `forget` releases all texts, so that each is loaded again on request. */
function textsOnRequest(
  texts: ReadonlyMap<string, string>,
  waiting: Set<string>,
  load: (file: string) => string,
): Required<Pick<ContentTree, 'texts' | 'forget'>> {
  const whole = new Map(texts);
  const get = (file: string): string | undefined => {
    if (waiting.delete(file)) whole.set(file, load(file));
    return whole.get(file);
  };
  const forget = (): void => {
    for (const file of whole.keys()) {
      whole.set(file, '');
      waiting.add(file);
    }
  };
  return { texts: lazyTexts([...whole.keys()], get), forget };
}

/** Converts files, which are sorted by name, to a content tree. `problems` are findings about folders. */
export function treeOf(files: ReadonlyMap<string, ReadFile>, problems: readonly Finding[]): ContentTree {
  const texts = new Map<string, string>();
  const assets = new Map<string, AssetFile>();
  const publicFiles = new Map<string, AssetFile>();
  const all = [...problems];
  for (const [file, read] of files) {
    const published = publicName(file);
    if ('text' in read) texts.set(file, read.text);
    else if ('asset' in read && published !== undefined) publicFiles.set(published, read.asset);
    else if ('asset' in read) assets.set(assetName(file) ?? file, read.asset);
    else all.push(read.problem);
  }
  return { texts, assets, problems: all, ...(publicFiles.size > 0 && { publicFiles }) };
}

/** Reads `file`, a path relative to `root`. */
export function readFile(root: string, file: string): ReadFile {
  const result = readOne(root, file, limitOf(file));
  return 'problem' in result ? result : contentFile(file, result.bytes);
}

/** Like `readFile`, for bytes that may be stored elsewhere. `file` is relative to the content folder. */
export function contentFile(file: string, bytes: Uint8Array): ReadFile {
  const limit = limitOf(file);
  if (bytes.length > limit) return { problem: createFinding('file-too-large', { file }, { bytes: bytes.length, limit }) };
  return isPublished(file) ? { asset: { bytes, hash: hashOf(bytes) } } : textOf(file, bytes);
}

/** Returns the paths of all files under `root`, with slashes, sorted by code units. Adds the folders to `folders`, `root` itself as ''. */
export function listFiles(root: string, problems: Finding[] = [], folders: string[] = []): string[] {
  const list = (folder: string, above: readonly string[]): string[] => {
    let entries: Dirent[];
    folders.push(folder);
    try {
      entries = readdirSync(join(root, folder), { withFileTypes: true });
    } catch (error) {
      problems.push(createFinding('file-unreadable', { file: folder || '.' }, { why: diskErrorOf(error) }));
      return [];
    }
    return entries
      .map((entry) => ({ entry, path: folder === '' ? entry.name : `${folder}/${entry.name}` }))
      .filter(({ path }) => !isIgnored(path))
      .flatMap(({ entry, path }) => {
        if (!entry.isSymbolicLink()) return entry.isDirectory() ? list(path, above) : [path];
        const target = linkedFolder(root, path);
        return target === undefined || above.includes(target) ? [path] : list(path, [...above, target]);
      });
  };
  return list('', []).sort(byCodeUnits);
}

/** Returns the folder to which the link at `path` leads, if it is inside `root` and does not contain the link. */
function linkedFolder(root: string, path: string): string | undefined {
  return attempt(() => {
    const target = realpathSync(join(root, path));
    const own = realpathSync(join(root, path, '..'));
    const leadsBack = own === target || isInside(target, own);
    return statSync(target).isDirectory() && isInside(realpathSync(root), target) && !leadsBack ? target : undefined;
  });
}

const isInside = (root: string, path: string): boolean => path.startsWith(root + sep);

/** Returns whether `file`, a path relative to `root`, is in `root` after links are resolved. Other files are not read. */
export const leadsInside = (root: string, file: string): boolean =>
  attempt(() => isInside(realpathSync(root), realpathSync(join(root, file)))) ?? false;

function readOne(root: string, file: string, limit: number): { readonly bytes: Uint8Array } | { readonly problem: Finding } {
  const path = join(root, file);
  try {
    const target = realpathSync(path);
    if (!isInside(realpathSync(root), target)) {
      return { problem: createFinding('file-symlink', { file }, { target: relative(root, target) }) };
    }
    const found = statSync(target);
    if (!found.isFile()) return { problem: createFinding('file-unreadable', { file }, { why: kindOf(found) }) };
    if (found.size > limit) return { problem: createFinding('file-too-large', { file }, { bytes: found.size, limit }) };
    return { bytes: readFileSync(target) };
  } catch (error) {
    return { problem: createFinding('file-unreadable', { file }, { why: diskErrorOf(error) }) };
  }
}

/** Classifies an entry that is not a regular file. Such an entry must not be read: reading a pipe would never end. */
const kindOf = (found: Stats): string => (found.isDirectory() ? 'EISDIR' : 'special');

function textOf(file: string, bytes: Uint8Array): ReadFile {
  try {
    // The decoder drops a byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A parser of Markdown begins a line after a lone carriage return, and one of YAML does not.
    const end = text.includes('\r') ? text.search(/\r(?!\n)/) : -1;
    if (end < 0) return { text };
    return { problem: createFinding('file-encoding', { file, range: linesOf(text)(end, end + 1) }, { fault: 'lineEnd' }) };
  } catch {
    return { problem: createFinding('file-encoding', { file }, {}) };
  }
}

/** Returns why a call to the disk failed: the code of the error if the tools have words for it, otherwise the system's message. */
export function diskErrorOf(error: unknown): string {
  const code = errorCodeOf(error);
  return Object.hasOwn(en.disk, code) ? code : error instanceof Error ? error.message : String(error);
}

/** Like `diskErrorOf`, as a message for people. */
export const reasonOf = (error: unknown, messages: ToolMessages): string => diskReason(diskErrorOf(error), messages);
