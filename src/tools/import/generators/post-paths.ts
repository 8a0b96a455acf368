// Computes the paths at which another generator published blog posts: Jekyll's posts in _posts, and Docusaurus's in blog. Both take the
// date of a post from its file name, such as `2026-03-01-opening.md`.
import type { AddressTable } from '../old-addresses.ts';
import { docusaurusPostPath, isBlog } from './docs-paths.ts';
import type { CollectionText, JekyllConfig } from './jekyll-config.ts';
import { dayOfYear } from './permalink.ts';

/** Matches the keys `category` and `categories`. Jekyll's paths start with the categories of a post, here called topics. */
const topicKey = /^categor(?:y|ies)$/;

/** Jekyll's built-in permalink styles, by name: https://jekyllrb.com/docs/permalinks/ */
const styles: Readonly<Record<string, string>> = {
  date: '/:topics/:year/:month/:day/:title',
  pretty: '/:topics/:year/:month/:day/:title',
  ordinal: '/:topics/:year/:y_day/:title',
  none: '/:topics/:title',
};

/** What determines the paths of posts on the imported site. */
export interface BlogSettings extends Pick<AddressTable, 'folder' | 'urls'> {
  readonly jekyll: Pick<JekyllConfig, 'permalink' | 'collectionOf' | 'dayOf'>;
  /** The generator of the imported site, if its files determine URLs and languages in their own way. */
  readonly generator?: 'docusaurus' | 'astro' | undefined;
}

/**
 * Returns the path of a post on the imported site, by the pattern of the site or of the post, or that of another text of Jekyll, by the
 * pattern of its collection; undefined for other texts.
 * `name` is the path of the file without language and extension.
 */
export function postPath(name: string, data: Readonly<Record<string, unknown>>, settings: BlogSettings): string | undefined {
  const { folder, jekyll, generator, urls } = settings;
  const [, above = '', inPosts] = /^(?:(.*?)\/)?(_posts)\//.exec(`${folder === '_posts' ? '_posts/' : ''}${name}`) ?? [];
  const own = [data['permalink'], data['url']].find((each) => typeof each === 'string' && each.includes(':'));
  const post = { name, data, above, dayOf: jekyll.dayOf };
  if (inPosts !== undefined) return filled(patternOf(own ?? jekyll.permalink), post);
  const collection = jekyll.collectionOf(name);
  if (collection !== undefined) return filled(typeof own === 'string' ? own : collection.pattern, { ...post, collection });
  return generator === 'docusaurus' && isBlog(folder) ? docusaurusPostPath({ name, urls }) : undefined;
}

const patternOf = (written: unknown): string => (typeof written === 'string' ? (styles[written] ?? written) : (styles['date'] ?? ''));

interface Post {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The folders above _posts. Jekyll treats them as topics. */
  readonly above: string;
  /** The collection of a text without a date in its name. */
  readonly collection?: CollectionText | undefined;
  readonly dayOf: JekyllConfig['dayOf'];
}

/**
 * Fills in a pattern such as `/:year/:title/`. Returns undefined if the file name has no date, or if a placeholder of the pattern has no
 * value.
 */
function filled(pattern: string, { name, data, above, collection, dayOf }: Post): string | undefined {
  const ofName = /(?:^|\/)(\d{4})[-/](\d\d?)[-/](\d\d?)[-/]([^/]+?)(?:\/index)?$/.exec(name);
  if (collection === undefined && ofName === null) return undefined;
  const written = String(data['date'] ?? '');
  const ofMatter = /^(\d{4})-(\d\d)-(\d\d)/.exec(dayOf(written) ?? written);
  const file = name.slice(name.lastIndexOf('/') + 1);
  const title = typeof data['slug'] === 'string' ? data['slug'] : (ofName?.[4] ?? file);
  const values: Readonly<Record<string, string>> = {
    ...dayValues(ofMatter ?? ofName),
    ...(collection !== undefined && { collection: collection.name, path: collection.path, name: file.toLowerCase() }),
    topics: [above, ...topicsIn(data)].join('/'),
    title,
    slug: title.toLowerCase(),
    output_ext: '',
  };
  const path = pattern.replace(/:categor\w+/, ':topics').replaceAll(/:([a-z_]+)/g, (found, key: string) => values[key] ?? found);
  return path.includes(':') ? undefined : `/${path}`.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)(?:\.html?)?\/*$/, '');
}

function dayValues(found: RegExpExecArray | null): Readonly<Record<string, string>> {
  if (found === null) return {};
  const [, year = '', month = '', day = ''] = found;
  return {
    year,
    short_year: year.slice(2),
    month: month.padStart(2, '0'),
    i_month: String(Number(month)),
    day: day.padStart(2, '0'),
    i_day: String(Number(day)),
    y_day: String(dayOfYear(year, month, day)).padStart(3, '0'),
  };
}

/** Returns the topics of a post: the items of a list, the value of `category`, or the words of `categories`, which spaces separate. */
function topicsIn(data: Readonly<Record<string, unknown>>): readonly string[] {
  const [key = '', written] = Object.entries(data).find(([each]) => topicKey.test(each)) ?? [];
  const words = typeof written === 'string' && key.endsWith('s') ? written.split(/\s+/) : [written].flat();
  return words.flatMap((each) =>
    typeof each === 'string'
      ? [
          each
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
            .replaceAll(/^-|-$/g, ''),
        ]
      : [],
  );
}
