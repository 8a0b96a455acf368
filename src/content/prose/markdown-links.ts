// Finds and changes links in the Markdown syntax of prose: to files of entries, to paths of pages, and to anchors.
import { assetName, isBeside } from '../../model/asset-file.ts';
import type { ContentTree } from '../tree.ts';
import type { OffsetEdit } from '../yaml/offset-edit.ts';
import { writtenCode, writtenCodeOfMdx } from './code/written-code.ts';
import { innerAddress, innerLinkOf, linkedFile, type TextName } from './inner-link.ts';
import { assetFoldersIn, type PictureFolders, pictureAt } from './markdown-pictures.ts';

/** A link to the site itself, with its offset in the text. */
interface MarkdownLink {
  readonly start: number;
  /** The URL as written, without its query and fragment. */
  readonly address: string;
  /** The offset of the end of the URL. */
  readonly end: number;
  readonly fragment: string | undefined;
  /** Set for a link to a path. */
  readonly toPath: string | undefined;
  /** Set for a link to a file of content: its name without language and extension. */
  readonly toFile: string | undefined;
}

/** Matches the address in `](address)` and `[name]: address`, which may have spaces between angle brackets. */
const written =
  /(?<=\]\(\s*<)[^<>\n]+(?=>)|(?<=\]\(\s*)[^)\s<>]+|(?<=^ {0,3}\[[^\]\n]+\]:\s*<)[^<>\n]+(?=>)|(?<=^ {0,3}\[[^\]\n]+\]:\s*)[^\s<>]+/gm;

interface MarkdownAddress {
  readonly start: number;
  readonly address: string;
}

/**
 * Returns all addresses of links and pictures in a text, with their offsets. Pages show links in code as they are written. `file` is the
 * name of the text on disk: within `<pre>`, there are links in MDX only.
 */
export const markdownAddressesIn = (file: string, text: string): readonly MarkdownAddress[] =>
  addressesOutsideCode(text.replaceAll(file.endsWith('.md') ? writtenCode : writtenCodeOfMdx, (found) => found.replaceAll(/[^\n]/g, ' ')));

/** Returns all addresses of links and pictures in a text without code, with their offsets. */
export const addressesOutsideCode = (prose: string): readonly MarkdownAddress[] =>
  [...prose.matchAll(written)].map(({ 0: address, index: start }) => ({ start, address }));

/** Returns the links to the site itself in a text. `file` is the name of the text on disk. */
export function markdownLinksIn(file: string, text: string, textName: TextName): readonly MarkdownLink[] {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return markdownAddressesIn(file, text).flatMap(({ start, address: href }) => {
    if (!innerAddress.test(href) && !href.startsWith('#')) return [];
    const [, address = '', fragment] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(href) ?? [];
    const { toPath, toFile } = innerLinkOf(href, folder, textName);
    return [{ start, address, end: start + href.length, fragment, toPath, toFile }];
  });
}

/** Returns the edits that change the links of a text to the new paths of pages. `file` is the name of the text on disk. */
export function movePaths(file: string, text: string, moves: ReadonlyMap<string, string>): readonly OffsetEdit[] {
  return markdownLinksIn(file, text, () => undefined).flatMap(({ start, address, toPath = '' }) => {
    const moved = moves.get(toPath);
    return moved === undefined ? [] : [{ start, end: start + address.length, text: moved }];
  });
}

/** Returns the relative path from the folder of one file or entry to another: `about`, `../more/about`. */
export function relativeName(from: string, to: string): string {
  const [own, other] = [from.split('/').slice(0, -1), to.split('/')];
  const shared = own.findIndex((folder, index) => folder !== other[index]);
  const common = shared === -1 ? own.length : shared;
  return [...own.slice(common).map(() => '..'), ...other.slice(common)].join('/');
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly assets: ContentTree['assets'];
}

/** Returns the edits that keep the targets of relative addresses when a text moves from the file `from` to the file `to`. */
export function keepRelative(prose: string, { from, to, assets }: Move): readonly OffsetEdit[] {
  const folder = from.slice(0, from.lastIndexOf('/'));
  if (folder === to.slice(0, to.lastIndexOf('/'))) return [];
  const folders = { folder, assetFolders: assetFoldersIn(assets.keys()) };
  return markdownAddressesIn(from, prose).flatMap(({ start, address: written }) => {
    const [address = ''] = written.split(/[#?]/);
    if (!isRelative(address, folders)) return [];
    const way = relativeName(to, linkedFile(folder, address));
    const text = way.startsWith('.') || !address.startsWith('.') ? way : `./${way}`;
    return [{ start, end: start + address.length, text: address.includes('%') ? encodeURI(text) : text }];
  });
}

/**
 * Returns whether an address depends on the folder of its text. Without a folder `assets` beside the text,
 * `assets/` and `./assets/` mean content/assets.
 */
function isRelative(address: string, folders: PictureFolders): boolean {
  if (/^(?:[/#~@]|[a-z][a-z\d+.-]*:)/i.test(address)) return false;
  if (/^(?:\.\/)?assets\//i.test(address)) return isBeside(pictureAt(address, folders) ?? '');
  return address.startsWith('.') || innerAddress.test(address) || assetName(linkedFile(folders.folder, address)) !== undefined;
}
