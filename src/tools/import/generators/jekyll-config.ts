// Reads the settings of a Jekyll site that affect its texts:
// https://jekyllrb.com/docs/configuration/front-matter-defaults/
import { attempt } from '../../../model/attempt.ts';
import { isBlock } from '../../../model/data/block.ts';
import { createCalendar } from '../../../model/time/calendar.ts';
import { isoDate } from '../complete-matter.ts';
import { type ConfigData, type ConfigFile, configBlock, configIn } from '../config-data.ts';
import type { ShortLinks } from '../convert/short-links.ts';
import { globSource } from './glob-source.ts';

/** The place of a text in a collection: https://jekyllrb.com/docs/permalinks/#collections */
export interface CollectionText {
  readonly name: string;
  /** The path of the text in the folder of the collection. */
  readonly path: string;
  /** The pattern of the paths of pages, such as `/:collection/:path/`. */
  readonly pattern: string;
}

export interface JekyllConfig {
  /** The shorthands for links; undefined if the site does not use the plugin for them. */
  readonly short: ShortLinks | undefined;
  /** The pattern of the paths of posts; undefined if it is not stated. */
  readonly permalink: unknown;
  /** Returns the collection of a text of the imported folder; undefined for posts, and for collections that state no pattern. */
  readonly collectionOf: (text: string) => CollectionText | undefined;
  /** Returns the day on which Jekyll publishes a post with a date as written; undefined if it is not that of a certain instant. */
  readonly dayOf: (date: string) => string | undefined;
  /** The path under which the site was published, as written. */
  readonly baseurl: unknown;
  /** Returns the front matter that a text of the imported folder has unless it states other values. */
  readonly defaultsOf: (text: string) => ConfigData;
}

/** Returns what a configuration states; nothing if there is none, or if it has mistakes. */
export function jekyllConfig(file: ConfigFile | undefined): JekyllConfig {
  const config = configIn(file?.config);
  const { permalink, baseurl, defaults, collections, timezone } = config;
  const patterns = new Map(
    Object.entries(configBlock(collections)).flatMap(([name, settings]) =>
      isBlock(settings) && typeof settings['permalink'] === 'string' ? [[name, settings['permalink']]] : [],
    ),
  );
  const calendar = typeof timezone === 'string' ? attempt(() => createCalendar(timezone)) : undefined;
  const pathOf = (text: string): string => `${file?.path ?? ''}/${text}`.replace(/^\//, '');
  const scopes = [defaults].flat().flatMap((each) => scopeOf(each) ?? []);
  // A narrower scope takes precedence.
  const ordered = scopes.toSorted(
    (one, other) => one.path.length - other.path.length || Number(one.type !== '') - Number(other.type !== ''),
  );
  return {
    short: mentionsIn(config),
    permalink: patterns.get('posts') ?? permalink,
    collectionOf: (text) => {
      const path = pathOf(text);
      const name = typeOf(path);
      const pattern = name === 'posts' ? undefined : patterns.get(name);
      return pattern === undefined ? undefined : { name, path: path.slice(name.length + 2), pattern };
    },
    dayOf: (date) => {
      const instant = Date.parse(isoDate(date) ?? date);
      return calendar === undefined || !date.includes(':') || Number.isNaN(instant) ? undefined : calendar.dayAt(instant);
    },
    baseurl,
    defaultsOf: (text) => {
      const path = pathOf(text);
      const inScope = ordered.filter(({ path: folder, type }) => isIn(path, folder) && (type === '' || type === typeOf(path)));
      return Object.assign({}, ...inScope.map(({ values }) => values));
    },
  };
}

/** Returns the links that jekyll-mentions makes: https://github.com/jekyll/jekyll-mentions */
function mentionsIn({ plugins, gems, 'jekyll-mentions': settings }: ConfigData): ShortLinks | undefined {
  if (![plugins, gems].flat().includes('jekyll-mentions')) return undefined;
  const base = isBlock(settings) ? settings['base_url'] : settings;
  return { people: `${(typeof base === 'string' ? base : 'https://github.com').replace(/\/+$/, '')}/` };
}

interface Scope {
  readonly path: string;
  readonly type: string;
  readonly values: ConfigData;
}

function scopeOf(written: unknown): Scope | undefined {
  const { scope, values } = configBlock(written);
  if (!isBlock(values)) return undefined;
  const { path = '', type = '' } = configBlock(scope);
  return { path: String(path ?? '').replaceAll(/^\/+|\/+$/g, ''), type: String(type ?? ''), values };
}

/** Returns whether a path is that of a scope or below it. A scope may have `*` for a part of a name, and `**` for any folders. */
const isIn = (path: string, scope: string): boolean => scope === '' || new RegExp(`^${globSource(scope)}(?:/|$)`).test(path);

/** Returns the type of a text: that of its folder with an underscore, such as `posts` for `_posts`. */
const typeOf = (path: string): string => /(?:^|\/)_(posts|drafts)\//.exec(path)?.[1] ?? /^_([^/]+)\//.exec(path)?.[1] ?? 'pages';
