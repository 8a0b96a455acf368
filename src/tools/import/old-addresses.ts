// Finds the file that an address in a text of another generator means: relative to the text, relative to the URL of its page, or from the
// root of the site.
import { linkedFile } from '../../content/prose/inner-link.ts';
import { percentDecoded } from '../../model/references/percent-decoded.ts';
import { withoutEnd } from './complete-matter.ts';
import { textEnding } from './file-names.ts';

/** A file of the other site: in the imported folder, outside of it (with `../` at the start), or one that it copies. */
export interface FoundFile {
  readonly kind: 'text' | 'file' | 'static';
  readonly path: string;
}

export interface AddressTable {
  /** The files of the imported folder, texts included. */
  readonly files: ReadonlySet<string>;
  /** The files that the other generator copies, by their path on the site without the slash at the start. */
  readonly statics: ReadonlySet<string>;
  /** Returns whether a file exists outside of the imported folder, by its path relative to it. */
  readonly isFile: (path: string) => boolean;
  /** The texts by the paths of their pages on the other site. */
  readonly pages: ReadonlyMap<string, string>;
  /** The texts that Hugo finds by the last part of their names alone. */
  readonly byName: ReadonlyMap<string, string>;
  /** Returns the path of a text's page on the other site. */
  readonly pathOf: (text: string) => string | undefined;
  /** The path under which the other generator published the folder. */
  readonly urls: string;
  /** The path under which the other site was published, which its addresses may begin with; empty for the root of its host. */
  readonly base: string;
  /** The name of the imported folder: `docs` in `@site/docs/setup.md`. */
  readonly folder: string;
}

const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** Returns the file to which `address` leads from the text `from`; undefined if it leads elsewhere. */
export function foundFile(address: string, from: string, table: AddressTable): FoundFile | undefined {
  const path = percentDecoded(address.replace(/^pathname:\/\/|[?#].*$/gs, ''));
  if (path === '' || path.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const ofSite = /^@site\/(.+)$/.exec(path)?.[1];
  if (ofSite !== undefined)
    return inFolder(ofSite.replace(`${table.folder}/`, ''), table) ?? staticAt(ofSite.replace(/^(?:static|public)\//, ''), table);
  if (path.startsWith('/')) return fromRoot(path, table) ?? fromRoot(withoutBase(path, table), table);
  // A relative address means a file beside the text or, with slashes at the end of URLs, one relative to the page.
  const name = from.replace(textEnding, '');
  const ofPage = /(?:^|\/)(?:_?index|readme)$/i.test(name) ? folderOf(name) : name;
  return (
    inFolder(linkedFile(folderOf(from), path), table) ??
    inFolder(linkedFile(ofPage, path), table) ??
    pageAt(`/${linkedFile(`${table.urls.slice(1)}/${ofPage}`, path)}`, table) ??
    pageBeside(path, table.pathOf(from) ?? '', table) ??
    fileBeside(path, table.pathOf(from) ?? '', table) ??
    staticAt(linkedFile(`${table.urls}/${folderOf(from)}`.replaceAll(/^\/+|\/$/g, ''), path), table) ??
    // Hugo takes an address for one from the root if it leads to no page beside the text.
    (path.startsWith('.') ? undefined : fromRoot(`/${path}`, table)) ??
    textNamed(path, table)
  );
}

/** Returns the only text with a name, such as `setup` or `setup.md`. */
function textNamed(name: string, { byName }: AddressTable): FoundFile | undefined {
  const path = byName.get(name.replace(textEnding, ''));
  return path === undefined ? undefined : { kind: 'text', path };
}

/** Returns an address of the other site without the path under which that site was published. */
export const withoutBase = (address: string, { base }: Pick<AddressTable, 'base'>): string =>
  base !== '' && ['/', '?', '#'].some((end) => `${address}/`.startsWith(base + end))
    ? address.slice(base.length).replace(/^(?=$|[?#])/, '/')
    : address;

/**
 * Returns the file to which a path from the root leads. The path is one of the other site's URLs or, as in Jekyll's `link`, the path of a
 * file from the parent of the imported folder.
 */
const fromRoot = (path: string, table: AddressTable): FoundFile | undefined =>
  pageAt(path, table) ??
  inFolder(withoutUrls(path, table.urls), table) ??
  inFolder(withoutUrls(path, `/${table.folder}`), table) ??
  staticAt(path.slice(1), table) ??
  textOfRepository(path, table);

/** Returns the text whose path from the root of its repository is `path`, as GitHub reads `/packages/one/docs/setup.md`. */
function textOfRepository(path: string, { files, folder }: AddressTable): FoundFile | undefined {
  const start = path.lastIndexOf(`/${folder}/`);
  const file = path.slice(start + folder.length + 2);
  return start !== -1 && textEnding.test(file) && files.has(file) ? { kind: 'text', path: file } : undefined;
}

const endings = ['.md', '.mdx', '.markdown', '/index.md', '/index.mdx', '/_index.md', '/README.md', '/readme.md'];

/** Returns the file with a path in the imported folder, which may lack the ending of a text. */
function inFolder(path: string, { files, isFile }: AddressTable): FoundFile | undefined {
  // Another folder of texts has its own import.
  if (path.startsWith('..')) return isFile(path) && !textEnding.test(path) ? { kind: 'file', path } : undefined;
  const plain = path.replace(/\/$|\.html?$/, '');
  const texts = endings.map((ending) => (plain === '' ? ending.replace('/', '') : plain + ending));
  // setup.html beside setup.md is a page that the other generator has made.
  const found = (path.endsWith('.html') ? [...texts, path] : [path, ...texts]).find((each) => files.has(each));
  return found === undefined ? undefined : { kind: textEnding.test(found) ? 'text' : 'file', path: found };
}

/** Returns the page to which a relative path leads from the page at the path `from`, whose URL may end with a slash or without one. */
const pageBeside = (path: string, from: string, table: AddressTable): FoundFile | undefined =>
  pageAt(`/${linkedFile(from.slice(1), path)}`, table) ??
  pageAt(`/${linkedFile(from.slice(1, Math.max(1, from.lastIndexOf('/'))), path)}`, table);

/** Returns the file to which a relative path leads from the page at the path `from`. Browsers ignore each `../` above the root. */
function fileBeside(path: string, from: string, table: AddressTable): FoundFile | undefined {
  const found = fromRoot(`/${linkedFile(from.slice(1), path).replace(/^(?:\.\.\/)+/, '')}`, table);
  return found?.kind === 'text' ? undefined : found;
}

const staticAt = (path: string, { statics }: AddressTable): FoundFile | undefined =>
  statics.has(path) && !textEnding.test(path) ? { kind: 'static', path } : undefined;

function pageAt(path: string, { pages }: AddressTable): FoundFile | undefined {
  const plain = withoutEnd(path);
  const found = pages.get(plain) ?? pages.get(plain.toLowerCase());
  return found === undefined ? undefined : { kind: 'text', path: found };
}

const withoutUrls = (path: string, urls: string): string => (path.startsWith(`${urls}/`) ? path.slice(urls.length + 1) : path.slice(1));
