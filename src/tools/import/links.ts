import { markdownAddressesIn, relativeName } from '../../content/prose/markdown-links.ts';
import { percentDecoded } from '../../model/references/percent-decoded.ts';
import type { Count } from './changes.ts';
import { outsideCode } from './convert/outside-code.ts';
import { addressablePath, type NamedImport, pictureBeside, pictureEnding } from './file-names.ts';
import { type AddressTable, type FoundFile, foundFile } from './old-addresses.ts';

/** A file that texts show or link to, with its place in the content folder. */
export interface FileCopy extends FoundFile {
  readonly to: string;
}

export interface LinkTargets extends AddressTable {
  /** The folder of the collection. */
  readonly collection: string;
  /** The folder of pictures beside texts: that of the collection, or of the language of all texts. */
  readonly beside: string;
  /** Returns the text that readers of `from` get for the text `path`. */
  readonly textAt: (path: string, from: NamedImport) => NamedImport | undefined;
  /** Returns the path of a text's page here, if it is known. */
  readonly pageOf: (text: NamedImport) => string | undefined;
}

/** Returns the body of a text with its addresses changed, and the files that it names. */
export function relink(written: string, text: NamedImport, { targets, count }: { readonly targets: LinkTargets; readonly count: Count }) {
  const copies: FileCopy[] = [];
  const linked = outsideCode(written, (masked) => relinked(masked, text, { targets, count, copies }));
  return { body: linked, copies };
}

interface Relinking {
  readonly targets: LinkTargets;
  readonly count: Count;
  /** Gets the files that the text names. */
  readonly copies: FileCopy[];
}

function relinked(body: string, text: NamedImport, { targets, count, copies }: Relinking): string {
  let result = '';
  let end = 0;
  for (const { start, address } of markdownAddressesIn(body)) {
    const found = foundFile(address, text.from, targets);
    if (found === undefined) continue;
    const isPicture = pictureEnding.test(found.path) && isShown(body, start);
    const copy = found.kind === 'text' ? undefined : copyOf(found, isPicture, targets);
    if (copy !== undefined) copies.push(copy);
    const target = copy === undefined ? pageAddress(address, { found, text, targets }) : fileAddress(copy.to, text);
    const [path = ''] = address.split(/[?#]/);
    if (target === undefined || isSame(path, target)) continue;
    result += body.slice(end, start) + target;
    end = start + path.length;
    count('links');
  }
  return result + body.slice(end);
}

/** Returns whether the address at an offset is that of a picture: `![words](address)`, or `[name]: address` for `![words][name]`. */
function isShown(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 1000), start);
  if (/!\[(?:[^[\]]|\[[^[\]]*\])*\]\(\s*<?$/.test(before)) return true;
  const [, name] = /(?:^|\n) {0,3}\[([^\]\n]+)\]:\s*<?$/.exec(before) ?? [];
  const shown = Array.from(text.matchAll(/!\[([^[\]]*)\](?:\[([^[\]]+)\])?/g), ([, words, named = words]) => named?.toLowerCase());
  return name !== undefined && shown.includes(name.toLowerCase());
}

const isSame = (path: string, target: string): boolean => percentDecoded(path).replace(/^\.\//, '') === target.replace(/^\.\//, '');

/** Returns the new address of a page, or undefined if the written one leads there as well. */
function pageAddress(
  address: string,
  { found, text, targets }: { readonly found: FoundFile; readonly text: NamedImport; readonly targets: LinkTargets },
): string | undefined {
  const target = targets.textAt(found.path, text);
  if (target === undefined) return undefined;
  const [path = ''] = address.split(/[?#]/);
  if (path.startsWith('/') && path.replace(/(?<=.)\/+$|\.html?$/, '') === targets.pageOf(target)) return undefined;
  const way = relativeName(text.to, target.to);
  return way.startsWith('.') ? way : `./${way}`;
}

/** Returns the place of a file: pictures stay beside the texts or go to content/assets, all other files are published as they are. */
function copyOf({ kind, path }: FoundFile, isPicture: boolean, { beside, urls }: LinkTargets): FileCopy {
  const plain = path.replace(/^(?:\.\.\/)+/, '');
  if (isPicture) {
    // An address that begins with `assets/` means content/assets in every text.
    const staysBeside = kind === 'file' && plain === path && !/(?:^|\/)assets\//.test(path);
    const to = staysBeside ? `${beside}/${pictureBeside(path)}` : `assets/${addressablePath(plain.replace(/^assets\//, ''))}`;
    return { kind, path, to };
  }
  return { kind, path, to: `public${kind === 'static' || plain !== path ? '' : urls}/${addressablePath(plain)}` };
}

/** Returns the address of a copied file in a text. */
function fileAddress(to: string, text: NamedImport): string {
  const [, folder = '', path = ''] = /^(assets|public)\/(.*)$/s.exec(to) ?? [];
  if (folder === 'public') return `/${path}`;
  if (folder === 'assets') return `/assets/${path}`;
  const way = relativeName(text.to, to);
  return way.startsWith('.') ? way : `./${way}`;
}
