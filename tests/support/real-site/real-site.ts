// Reads the built real site for tests: files, pages as trees, and visible words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'css-select';
import { ElementType, parseDocument } from 'htmlparser2';
import { inject } from 'vitest';
import { uncompressedName } from '../../../src/model/output/compressed-name.ts';

type Tree = ReturnType<typeof parseDocument>;
type Child = Tree['children'][number];
export type Element = Extract<Child, { readonly attribs: unknown }>;

export interface RealPage {
  /** The path of the URL: `/en/ai-audit`. */
  readonly path: string;
  /** The file in the output: `en/ai-audit.html`. */
  readonly file: string;
  readonly lang: 'de' | 'en';
  readonly html: string;
  readonly tree: Tree;
}

const { folder, problems } = inject('realSite');
if (problems !== '') throw new Error(`The real content does not build without problems:\n${problems}`);

const built = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .sort();

/** All files of the output, sorted, without compressed versions and without names that start with a dot. */
export const files: readonly string[] = built.filter((file) => uncompressedName(file) === undefined);

/** The compressed versions of files: `about.html.br`. */
export const compressedFiles: ReadonlySet<string> = new Set(built.filter((file) => uncompressedName(file) !== undefined));

export const bytesOf = (file: string): Buffer => readFileSync(join(folder, file));
export const contentOf = (file: string): string => bytesOf(file).toString('utf8');

const pathOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`);

const documents: readonly RealPage[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = contentOf(file);
    const path = pathOf(file);
    return { path, file, lang: /^\/en(?:\/|$)/.test(path) ? 'en' : 'de', html, tree: parseDocument(html) };
  });

const isRedirect = ({ tree }: RealPage): boolean => selectAll('meta[http-equiv=refresh]', tree).length > 0;

/** All pages, including the two not-found pages. */
export const pages = documents.filter((document) => !isRedirect(document));

/** Paths that redirect to another page. */
export const redirects = documents.filter(isRedirect).map(({ path }) => path);

/** The pages that search engines may list. */
export const publicPages: readonly RealPage[] = pages.filter(({ file }) => !file.endsWith('404.html'));

const targets = new Map(
  documents.filter(isRedirect).map(({ path, tree }) => {
    const [refresh] = selectAll<Child, Element>('meta[http-equiv=refresh]', tree);
    return [path, /url=(.*)$/.exec(refresh?.attribs['content'] ?? '')?.[1] ?? path] as const;
  }),
);

/** Returns the path to which `path` redirects, or `path` itself. */
export const whereIs = (path: string): string => targets.get(path) ?? path;

/** Returns the page at `path`, or the page to which `path` redirects; throws if there is none. */
export function pageAt(path: string): RealPage {
  const page = pages.find((candidate) => candidate.path === whereIs(path));
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}

export const all = (root: Tree | Element, selector: string): Element[] => selectAll<Child, Element>(selector, root);

/** Returns the only element under `root` that matches `selector`; throws if there are none or several. */
export function one(root: Tree | Element, selector: string): Element {
  const [found, ...others] = all(root, selector);
  if (found === undefined || others.length > 0) throw new Error(`${selector} is there ${others.length + (found ? 1 : 0)} times.`);
  return found;
}

const silent: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template']);
const inline: ReadonlySet<string> = new Set(['a', 'abbr', 'b', 'em', 'i', 's', 'span', 'strong', 'wbr']);

function rawText(node: Child | Tree): string {
  if (node.type === ElementType.ElementType.Text) return node.data;
  if (!('children' in node)) return '';
  const name = 'name' in node ? node.name : '';
  if (silent.has(name)) return '';
  const text = node.children.map(rawText).join('');
  return inline.has(name) ? text : ` ${text} `;
}

/** Removes soft hyphens and zero-width characters, and replaces special hyphens with `-` and runs of white space with one space. */
export const normalized = (text: string): string =>
  text
    .replaceAll(/[\u00AD\u2060\u200B]/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the text of `node`, normalized. Blocks are separated by spaces. */
export const textOf = (node: Child | Tree): string => normalized(rawText(node));

/** Returns the text of a part of the page at `path`, by default `main`. */
export const wordsOf = (path: string, part = 'main'): string => all(pageAt(path).tree, part).map(textOf).join(' ');
