// Computes the paths at which Docusaurus and Astro published texts, by the names of their files and by `id` and `slug` in front matter:
// https://docusaurus.io/docs/create-doc#doc-urls, https://docs.astro.build/en/guides/content-collections/
import { slug as slugOf } from 'github-slugger';

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

/** Returns the path of a page of Docusaurus; undefined if it follows from the whole name of the file, or from the day in it. */
export function docusaurusPath({ name, data, folder, urls }: TextOfSite): string | undefined {
  const slug = slugIn(data);
  if (/^(?:docusaurus-plugin-content-)?pages$/.test(folder)) return undefined;
  if (isBlog(folder) || slug?.startsWith('/') === true) return slug === undefined ? undefined : joined(urls, slug);
  const above = name.split('/');
  const last = above.pop() ?? '';
  const isIndex = ['index', 'readme', above.at(-1)?.toLowerCase()].includes(last.toLowerCase());
  const id = typeof data['id'] === 'string' ? data['id'] : withoutNumber(last);
  return joined(urls, ...above.map(withoutNumber), slug ?? (isIndex ? '' : id));
}

/** `01-setup` → `setup`. Days and versions such as `2026-03` and `7.0-news` stay. */
const withoutNumber = (part: string): string => (/^\d+[-_.]\d/.test(part) ? part : part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, ''));

/** Returns the path of a post of Docusaurus without a slug: the day in its name, the folders above the day, and the words after it. */
export function docusaurusPostPath({ name, urls }: Pick<TextOfSite, 'name' | 'urls'>): string | undefined {
  const [, above = '', day = '', words = ''] = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec(name) ?? [];
  return day === '' ? undefined : joined(urls, day.replaceAll('-', '/'), above + words);
}

/** Returns the path of a text of Astro. Its `slug` begins at the folder of the collection. */
export function astroPath({ name, data, urls }: Omit<TextOfSite, 'folder'>): string {
  const slug =
    slugIn(data) ??
    name
      .split('/')
      .map((part) => slugOf(part))
      .join('/');
  return joined(urls, slug.replace(/(?:^|\/)index$/, ''));
}
