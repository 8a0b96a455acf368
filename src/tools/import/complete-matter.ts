// Changes the front matter of a text to what archipel expects: title, description, days, and the URL of the page.
import type { Document } from 'yaml';
import { asName } from '../../content/fixes/as-name.ts';
import { isBlock } from '../../model/data/block.ts';
import { plainPath } from '../../model/references/path.ts';
import type { Count } from './changes.ts';
import type { NamedImport } from './file-names.ts';

/** What other generators took from front matter for the URLs of a page. */
export interface MatterUrls {
  /** The path in archipel, if it does not follow from the name of the file. */
  readonly path: string | undefined;
  /** The path of the page on the other site, if it does not follow from the name of the file. */
  readonly written: string | undefined;
  /** Earlier paths, which the other generator redirected. */
  readonly aliases: readonly string[];
}

interface Completing {
  readonly text: NamedImport;
  /** The path under which the other generator published the folder. */
  readonly urls: string;
  readonly count: Count;
}

const textAt = (data: Readonly<Record<string, unknown>>, key: string): string | undefined => {
  const value = data[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** Keys that say to other generators how a page looks, and that archipel takes from the collection. */
const dropped = ['layout', 'url', 'permalink', 'slug', 'aliases', 'redirect_from', 'cascade'];

/** Changes the keys that mean something to another generator; returns the URLs that they state. */
export function completeMatter(matter: Document, { text, urls, count }: Completing): MatterUrls {
  const data = matterData(matter);
  for (const [key, value] of Object.entries(data)) {
    // Eleventy takes such a date from the file.
    const isOfFile = key === 'date' && /^(?:git )?(?:created|last modified)$/i.test(String(value));
    if (value === '' || value === null || isOfFile) matter.delete(key);
    const day = typeof value === 'string' ? isoDate(value) : undefined;
    if (day === undefined || day === value) continue;
    matter.set(key, day);
    count('dates');
  }
  // Eleventy creates no page from it.
  if (data['permalink'] === false) matter.set('draft', true);
  if (data['published'] === false) replaceKey(matter, 'published', { key: 'draft', value: true });
  if (data['unlisted'] === true) replaceKey(matter, 'unlisted', { key: 'noindex', value: true });
  if ([data['robots'], Object(data['meta']).robots].some((robots) => /\bnoindex\b/.test(String(robots)))) matter.set('noindex', true);
  if (!isOfSearch(data['meta']) && data['metadata'] === undefined) {
    replaceKey(matter, 'meta', { key: 'metadata', value: matter.get('meta', true) });
    count('reserved');
  }
  const written = urlIn(data, { text, urls });
  const path = written === undefined ? undefined : soundPath(written);
  const aliases = [data['aliases'], data['redirect_from']].flat().filter((each): each is string => typeof each === 'string');
  for (const key of dropped) matter.delete(key);
  const own = path === `${urls}/${text.id}`.replace(/(?<=.)\/index$/, '') ? undefined : path;
  if (own !== undefined) {
    matter.set('path', own);
    count('paths');
  }
  return { path: own, written, aliases: aliases.map((alias) => resolved(alias, `${urls}/${text.id}`)) };
}

/** Returns whether archipel accepts a value of `meta`, which has only the title and the description for search results. */
const isOfSearch = (meta: unknown): boolean =>
  meta === undefined ||
  (isBlock(meta) && Object.entries(meta).every(([key, value]) => ['title', 'description'].includes(key) && typeof value === 'string'));

function replaceKey(matter: Document, old: string, { key, value }: { readonly key: string; readonly value: unknown }): void {
  matter.delete(old);
  matter.set(key, value);
}

export const matterData = (matter: Document): Readonly<Record<string, unknown>> => {
  const data: unknown = matter.toJS();
  return isBlock(data) ? data : {};
};

/** Adds the values that another generator takes from its configuration for keys that the front matter lacks. */
export function addDefaults(matter: Document, defaults: Readonly<Record<string, unknown>>, count: Count): void {
  const lacking = Object.entries(defaults).filter(([key, value]) => value !== null && key !== 'layout' && !matter.has(key));
  for (const [key, value] of lacking) matter.set(key, matter.createNode(value));
  if (lacking.length > 0) count('defaults');
}

/** Adds a title and a description, unless there are some; `title` and `description` are those found in the text. */
export function addWords(
  matter: Document,
  {
    title,
    description,
    text,
    count,
  }: { readonly title: string | undefined; readonly description: string | undefined } & Omit<Completing, 'urls'>,
): void {
  const data = matterData(matter);
  const [name = ''] = /(?:\d{4}-\d\d-\d\d-)?([^/]+)$/.exec(text.id)?.slice(1) ?? [];
  const known = textAt(data, 'title');
  const words = title ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  if (known === undefined || (title !== undefined && title !== known)) matter.set('title', words);
  if (textAt(data, 'description') !== undefined) return;
  const [summary] = ['summary', 'excerpt', 'subtitle'].flatMap((key) => textAt(data, key) ?? []);
  matter.set('description', summary ?? description ?? known ?? words);
  count('descriptions');
}

/** Keeps a title that pages did not show for search engines, if the main heading has become another one. */
export function keepTitle(matter: Document, known: string): void {
  const { title, description, meta } = matterData(matter);
  if (title !== known && meta === undefined) matter.set('meta', { title: known, description });
}

/** Converts a date with a time, `2026-03-01 09:00:00 +0100`, to the notation of ISO 8601, without a zone to its day. */
export function isoDate(written: string): string | undefined {
  const found = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)? ?(Z|UTC|[+-]\d\d:?\d\d)?$/.exec(written);
  if (found === null) return undefined;
  const [, day = '', minutes = '', seconds = ':00', zone] = found;
  if (zone === undefined) return day;
  return `${day}T${minutes}${seconds}${zone === 'Z' || zone === 'UTC' ? 'Z' : zone.replace(/(\d\d):?(\d\d)$/, '$1:$2')}`;
}

/** Returns the path that `url`, `permalink` or `slug` states; undefined for patterns such as `/:year/:title/`. */
function urlIn(data: Readonly<Record<string, unknown>>, { text, urls }: Omit<Completing, 'count'>): string | undefined {
  const whole = textAt(data, 'url') ?? textAt(data, 'permalink');
  if (whole !== undefined) return /^\/[^:{]*$/.test(whole) ? withoutEnd(whole) : undefined;
  const slug = textAt(data, 'slug');
  if (slug === undefined) return undefined;
  if (slug.startsWith('/')) return withoutEnd(`${urls}${slug}`);
  return withoutEnd(resolved(slug, `${urls}/${text.id}`));
}

/** Returns a path without `index`, ending and slash at its end. */
export const withoutEnd = (path: string): string => path.replace(/(?:\/index)?(?:\.html?)?\/*$/, '') || '/';

/** Resolves a path relative to the page with the path `from`. */
function resolved(path: string, from: string): string {
  return decodeURI(new URL(path, `http://site${from}`).pathname);
}

/** Returns a path that archipel accepts: `/Über_uns/` → `/ueber-uns`; undefined if a part has no letter or digit. */
function soundPath(path: string): string | undefined {
  if (plainPath.safeParse(path).success) return path;
  const parts = path.slice(1).split('/').map(asName);
  return parts.includes(undefined) ? undefined : `/${parts.join('/')}`;
}
