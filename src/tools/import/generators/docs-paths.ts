// Computes the paths at which Docusaurus and Astro published texts, by the names of their files and by `id` and `slug` in front matter:
// https://docusaurus.io/docs/create-doc#doc-urls, https://docs.astro.build/en/guides/content-collections/
import { slug as slugOf } from 'github-slugger';
import { type CodeFile, codeKeysIn, literalOf, withoutComments } from './code-literals.ts';
import type { PermalinkPath } from './permalink.ts';

interface TextOfSite {
  /** The path of the file without language and extension. */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The name of the imported folder. */
  readonly folder: string;
  /** The path under which the folder was published. */
  readonly urls: string;
}

const joined = (...parts: readonly string[]): string => `/${parts.join('/')}`.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** Returns whether the texts of a folder of Docusaurus are posts. */
export const isBlog = (folder: string): boolean => /^(?:docusaurus-plugin-content-)?blog$/.test(folder);

const slugIn = (data: TextOfSite['data']): string | undefined => {
  const { slug } = data;
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
};

/**
 * Returns the path of a page of Docusaurus; undefined if it follows from the whole name of the file, or from the day in it. `parser` is
 * the code of the function that splits numbers from names; undefined for that of Docusaurus.
 */
export function docusaurusPath({
  name,
  data,
  folder,
  urls,
  parser,
}: TextOfSite & { readonly parser: string | undefined }): PermalinkPath | undefined {
  const slug = slugIn(data);
  if (/^(?:docusaurus-plugin-content-)?pages$/.test(folder)) return undefined;
  if (isBlog(folder) || slug?.startsWith('/') === true) return slug === undefined ? undefined : { path: joined(urls, slug) };
  const above = name.split('/');
  const last = above.pop() ?? '';
  const isIndex = ['index', 'readme', above.at(-1)?.toLowerCase()].includes(last.toLowerCase());
  const id = typeof data['id'] === 'string' ? data['id'] : isIndex ? '' : undefined;
  const isOwn = parser !== undefined && !['true', 'false'].includes(parser);
  if (isOwn && [...above, ...(slug === undefined && id === undefined ? [last] : [])].some((part) => withoutNumber(part) !== part))
    return { pattern: `numberPrefixParser: ${parser}`, part: 'numberPrefixParser' };
  const partOf = parser === 'false' ? (part: string): string => part : withoutNumber;
  return { path: joined(urls, ...above.map(partOf), slug ?? id ?? partOf(last)) };
}

/**
 * Returns the code of `numberPrefixParser` in the configuration of Docusaurus, for the documents that a folder belongs to: those of
 * the preset, or of another plugin with its own `path` and `id`. Undefined if there is none.
 */
export function numberParserIn({ code, path }: CodeFile): string | undefined {
  const plain = withoutComments(code);
  for (const { index } of plain.matchAll(/\bnumberPrefixParser\b/g)) {
    const options = codeKeysIn(plain, blockAround(plain, index));
    const [parser, folder, id] = ['numberPrefixParser', 'path', 'id'].map((name) => options.find(({ key }) => key === name)?.code);
    const documents = folder === undefined ? 'docs' : String(literalOf(folder)).replaceAll(/^\.?\/|\/$/g, '');
    const ending = id === undefined ? '' : `-${String(literalOf(id))}`;
    const isPart = [documents, 'versioned_docs', `i18n/[^/]+/docusaurus-plugin-content-docs${ending}`].some((each) =>
      new RegExp(`^${each}(?:/|$)`).test(path),
    );
    if (parser !== undefined && isPart) return parser.replaceAll(/\s+/g, ' ').slice(0, 60);
  }
  return undefined;
}

/** Returns the path from the imported folder to that of the site, with a slash at its end. */
export function siteFolder({ file, path }: CodeFile): string {
  const up = path.replaceAll(/(?:^|\/)\.\.(?=\/|$)/g, '').replaceAll(/[^/]+/g, '..');
  return `${up.replace(/^\//, '')}/${path.startsWith('..') ? file.replace(/[^/]*$/, '') : ''}`;
}

/** Returns the offset of the brace that opens the block around an offset. */
function blockAround(code: string, offset: number): number {
  let depth = 0;
  for (let index = offset; index >= 0; index -= 1) {
    if (code[index] === '}') depth += 1;
    if (code[index] === '{') depth -= 1;
    if (depth < 0) return index;
  }
  return 0;
}

/** `01-setup` → `setup`. Days and versions such as `2026-03` and `7.0-news` stay. */
const withoutNumber = (part: string): string => (/^\d+[-_.]\d/.test(part) ? part : part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, ''));

/** Returns the path of a post of Docusaurus without a slug: the day in its name, the folders above the day, and the words after it. */
export function docusaurusPostPath({ name, urls }: Pick<TextOfSite, 'name' | 'urls'>): string | undefined {
  const [, above = '', day = '', words = ''] = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec(name) ?? [];
  return day === '' ? undefined : joined(urls, day.replaceAll('-', '/'), above + words);
}

/** Returns the path of a text of Astro. Its `slug` begins at the folder of the collection. */
export function astroPath({ name, data, urls }: Omit<TextOfSite, 'folder'>): PermalinkPath {
  const slug =
    slugIn(data) ??
    name
      .split('/')
      .map((part) => slugOf(part))
      .join('/');
  return { path: joined(urls, slug.replace(/(?:^|\/)index$/, '')) };
}
