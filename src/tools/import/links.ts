// Keeps the targets of links and pictures while texts and files get new names and places.
import { relativeName } from '../../content/prose/markdown-links.ts';
import { percentDecoded } from '../../model/references/percent-decoded.ts';
import type { Count } from './changes.ts';
import { writtenAddressesIn } from './convert/addresses.ts';
import { outsideCode } from './convert/outside-code.ts';
import { addressablePath, type NamedImport, pictureBeside, pictureEnding } from './file-names.ts';
import { type AddressTable, type FoundFile, foundFile, withoutBase } from './old-addresses.ts';

/** A file that texts show or link to, with its place in the content folder. */
export interface FileCopy extends FoundFile {
  readonly to: string;
}

export interface LinkTargets extends AddressTable {
  /** The folder of the collection. */
  readonly collection: string;
  /** The folder for pictures beside texts: that of the collection, or its subfolder for the language, if all texts are in one language. */
  readonly beside: string;
  /** The files that front matter names, by kind and path. Texts show them from content/assets, too. */
  readonly named?: ReadonlySet<string>;
  /** Returns the text that readers of `from` get for the text `path`. */
  readonly textAt: (path: string, from: NamedImport) => NamedImport | undefined;
  /** Returns the fragment that leads, in the text `target`, where `fragment` led; empty for the start of the page. */
  readonly fragmentOf: (fragment: string, target: NamedImport) => string;
  /** Returns whether the other site is in a repository with this name, such as `ferries/manual`. */
  readonly isOwnRepository: (name: string) => boolean;
  /** Returns the path that a text's page has in archipel, if it is known. */
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
  for (const { start, address, isShown } of writtenAddressesIn(body)) {
    const found = foundFile(isShown ? ownPicture(address, targets) : address, text.from, targets);
    const copy =
      found === undefined || found.kind === 'text' ? undefined : copyOf(found, isShown && pictureEnding.test(found.path), targets);
    if (copy !== undefined) copies.push(copy);
    const isUnknown = found === undefined && !address.startsWith('#');
    const ofPage = isUnknown ? unknownAddress(address, text, targets) : pageAddress(address, { found, text, targets });
    // The build makes the sizes of a picture, whatever its address requests.
    const plain = isShown ? address.replace(/\?[^#]*/, '') : address;
    const by = copy === undefined ? ofPage : withPath(plain, fileAddress(copy.to, text));
    if (by === address) continue;
    result += body.slice(end, start) + by;
    end = start + address.length;
    count('links');
  }
  return result + body.slice(end);
}

/** The address of a file in a repository. The groups are the name of the repository and the path of the file. */
const repositoryFile =
  /^https:\/\/(?:raw\.githubusercontent\.com\/([^/]+\/[^/]+)|git(?:hub|lab)\.com\/([^/]+\/[^/]+)\/(?:-\/)?(?:raw|blob))\/[^/]+(\/[^?#]+)/;

/** Returns the path of a picture that a text loads from the repository of its own site; other addresses stay. */
function ownPicture(address: string, { folder, isOwnRepository }: LinkTargets): string {
  const [, onRaw, name = onRaw, path = ''] = repositoryFile.exec(address) ?? [];
  return name !== undefined && path.startsWith(`/${folder}/`) && isOwnRepository(name) ? path : address;
}

/** Returns the address of a page outside of the imported folder: of a text of another folder, or from the root of the site. */
function unknownAddress(address: string, text: NamedImport, targets: LinkTargets): string {
  const [, ofSite] = /^@site\/((?!static\/|public\/).+\.mdx?(?:$|[?#].*))$/s.exec(address) ?? [];
  if (ofSite !== undefined) return relativeName(text.to, ofSite);
  const before = targets.pathOf(text.from);
  // A relative URL with a slash at its end leads from the page on the other site, which has another depth than the new file.
  if (before !== undefined && /^(?:\.{1,2}\/|[\w-]+\/)[^?#]*(?<!\.\w+)(?<=\/)(?:$|[?#])/.test(address)) {
    const { pathname, search, hash } = new URL(address, `http://site${before === '/' ? '' : before}/`);
    return (decodeURI(pathname).replace(/\/$/, '') || '/') + search + hash;
  }
  return withoutBase(address.replace(/^pathname:\/\//, ''), targets);
}

/** Returns an address with another path, unless the written one leads there as well. */
function withPath(address: string, target: string): string {
  const [path = ''] = address.split(/[?#]/);
  return isSame(path, target) ? address : target + address.slice(path.length);
}

const isSame = (path: string, target: string): boolean => percentDecoded(path).replace(/^\.\//, '') === target.replace(/^\.\//, '');

/** Returns the new address of a page. The written path remains if it leads there as well. `found` is undefined for a mere fragment. */
function pageAddress(
  address: string,
  { found, text, targets }: { readonly found: FoundFile | undefined; readonly text: NamedImport; readonly targets: LinkTargets },
): string {
  const target = found === undefined ? text : targets.textAt(found.path, text);
  if (target === undefined) return address;
  const [, path = '', rest = '', fragment] = /^([^?#]*)([^#]*)(?:#(.*))?$/s.exec(address) ?? [];
  const here = fragment === undefined ? undefined : targets.fragmentOf(fragment, target);
  const ending = here === undefined || here === '' ? '' : `#${here}`;
  if (path === '' && ending !== '') return rest + ending;
  const page = targets.pageOf(target);
  // The file of a text has no query.
  if (rest !== '' && page !== undefined) return page + rest + ending;
  if (path.startsWith('/') && path.replace(/(?<=.)\/+$|\.html?$/, '') === page) return path + ending;
  const way = relativeName(text.to, target.to);
  return withPath(path, way.startsWith('.') ? way : `./${way}`) + rest + ending;
}

/** Returns the place of a file: pictures stay beside the texts or go to content/assets, all other files are published as they are. */
function copyOf(found: FoundFile, isPicture: boolean, targets: LinkTargets): FileCopy {
  if (!isPicture) return publicCopy(found, targets);
  const { kind, path } = found;
  if (targets.named?.has(`${kind}:${path}`)) return copyForAll(found, targets);
  // An address that begins with `assets/` means content/assets in every text.
  if (isInside(found) && !/(?:^|\/)assets\//.test(path)) return { kind, path, to: `${targets.beside}/${pictureBeside(path)}` };
  return { kind, path, to: `assets/${addressablePath(withoutParents(path).replace(/^assets\//, ''))}` };
}

const withoutParents = (path: string): string => path.replace(/^(?:\.\.\/)+/, '');

/** Returns whether a file is in the imported folder. */
const isInside = ({ kind, path }: FoundFile): boolean => kind === 'file' && !path.startsWith('../');

/** Returns the place of a file in content/assets, where front matter names it. */
export const copyForAll = (found: FoundFile, { beside }: LinkTargets): FileCopy => ({
  ...found,
  to: `assets/${isInside(found) ? `${beside}/` : ''}${addressablePath(withoutParents(found.path).replace(/^assets\//, ''))}`,
});

/** Returns the place of a file that is published as it is. */
export const publicCopy = (found: FoundFile, { urls }: LinkTargets): FileCopy => ({
  ...found,
  to: `public${isInside(found) ? urls : ''}/${addressablePath(withoutParents(found.path))}`,
});

/** Returns the address of a copied file in a text. */
function fileAddress(to: string, text: NamedImport): string {
  const [, folder = '', path = ''] = /^(assets|public)\/(.*)$/s.exec(to) ?? [];
  if (folder === 'public') return `/${path}`;
  if (folder === 'assets') return `/assets/${path}`;
  const way = relativeName(text.to, to);
  return way.startsWith('.') ? way : `./${way}`;
}
