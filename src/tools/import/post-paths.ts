// Finds the paths that posts of a blog had, whose names begin with a day: those of Jekyll in _posts, and those of Docusaurus in blog.
import type { JekyllConfig } from './jekyll-config.ts';

/** The key in front matter whose values begin the path of a post in Jekyll. */
const topicKey = /^categor(?:y|ies)$/;

/** The patterns that have a name in Jekyll: https://jekyllrb.com/docs/permalinks/ */
const styles: Readonly<Record<string, string>> = {
  date: '/:topics/:year/:month/:day/:title',
  pretty: '/:topics/:year/:month/:day/:title',
  ordinal: '/:topics/:year/:y_day/:title',
  none: '/:topics/:title',
};

/** The files of the other site that state how it made the paths of posts. */
export interface BlogSettings {
  /** The name of the imported folder. */
  readonly folder: string;
  readonly jekyll: Pick<JekyllConfig, 'permalink'>;
  /** Whether the site is one of Docusaurus. */
  readonly isDocusaurus?: boolean;
  /** The path under which the folder was published. */
  readonly urls: string;
}

/** Returns the path that a post without one of its own had; undefined for other texts. `name` is its path without language and ending. */
export function postPath(name: string, data: Readonly<Record<string, unknown>>, settings: BlogSettings): string | undefined {
  const { folder, jekyll, isDocusaurus, urls } = settings;
  const [, above = '', inPosts] = /^(?:(.*?)\/)?(_posts)\//.exec(`${folder === '_posts' ? '_posts/' : ''}${name}`) ?? [];
  const own = [data['permalink'], data['url']].find((each) => typeof each === 'string' && each.includes(':'));
  if (inPosts !== undefined) return filled(patternOf(own ?? jekyll.permalink), { name, data, above });
  return isDocusaurus === true && /^(?:docusaurus-plugin-content-)?blog$/.test(folder)
    ? filled(`${urls}/:year/:month/:day/:title`, { name, data, above })
    : undefined;
}

const patternOf = (written: unknown): string => (typeof written === 'string' ? (styles[written] ?? written) : (styles['date'] ?? ''));

interface Post {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The folders above _posts, which are topics. */
  readonly above: string;
}

/** Fills in a pattern such as `/:year/:title/`; undefined if the name has no day, or the pattern states more than the post. */
function filled(pattern: string, { name, data, above }: Post): string | undefined {
  const ofName = /(?:^|\/)(\d{4})[-/](\d\d?)[-/](\d\d?)[-/]([^/]+?)(?:\/index)?$/.exec(name);
  if (ofName === null) return undefined;
  const ofMatter = /^(\d{4})-(\d\d)-(\d\d)/.exec(String(data['date'] ?? ''));
  const [, year = '', month = '', day = ''] = ofMatter ?? ofName;
  const title = typeof data['slug'] === 'string' ? data['slug'] : (ofName[4] ?? '');
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const values: Readonly<Record<string, string>> = {
    topics: [above, ...topicsIn(data)].join('/'),
    year,
    short_year: year.slice(2),
    month: month.padStart(2, '0'),
    i_month: String(Number(month)),
    day: day.padStart(2, '0'),
    i_day: String(Number(day)),
    y_day: String((date - Date.UTC(Number(year), 0, 0)) / 86_400_000).padStart(3, '0'),
    title,
    slug: title.toLowerCase(),
    output_ext: '',
  };
  const path = pattern.replace(/:categor\w+/, ':topics').replaceAll(/:([a-z_]+)/g, (found, key: string) => values[key] ?? found);
  return path.includes(':') ? undefined : `/${path}`.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)(?:\.html?)?\/*$/, '');
}

/** Returns the topics of a post, from a list, from a word, or from words with blanks between them under a key in the plural. */
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
