// Turns a collection into the data of its feeds, for every format. Dates come from content, so the same content produces the same bytes.
import { byCodeUnits } from '../../../model/by-code-units.ts';
import type { Feed, FeedFile } from '../../../model/feed.ts';
import type { Direction } from '../../../model/languages/locale.ts';
import type { OutputEntry, OutputView } from '../../../model/output-view.ts';
import type { Calendar } from '../../../model/time/calendar.ts';
import { feedHtml } from './feed-html.ts';

/** An entry in a feed. URLs are absolute; dates are in RFC 3339 format. */
export interface FeedItem {
  /**
   * A `tag:` URI (RFC 4151) of the host, the year of publication, the language, the collection and the entry's id. It does not contain the
   * path of the page, so that it stays the same when the path changes.
   */
  readonly id: string;
  /** The URL of the entry's page; undefined if it has none. */
  readonly url: string | undefined;
  readonly title: string;
  readonly published: string;
  readonly updated: string;
  readonly author: string;
  readonly summary: string;
  /** The prose of the entry as HTML; undefined if it has none, or if the feed contains summaries only. */
  readonly html: string | undefined;
  readonly image: { readonly url: string; readonly type: string } | undefined;
}

/** A feed in one language. */
export interface FeedContent extends Pick<FeedItem, 'title' | 'author' | 'updated'> {
  readonly subtitle: string | undefined;
  /** The language as a BCP 47 tag. */
  readonly language: string;
  /** The URL of the home page in this language. */
  readonly home: string;
  /** The URL of the feed, which is also its id. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

/** The default number of entries: what readers display at once, about 100 kB. */
const usualLimit = 20;

/** The date of a feed without entries, because Atom requires a date. */
const never = '1970-01-01T00:00:00Z';

interface FeedInput {
  readonly file: FeedFile;
  readonly calendar: Calendar;
  readonly language: FeedLanguage;
}

interface FeedLanguage {
  /** The language as a BCP 47 tag. */
  readonly tag: string;
  readonly direction: Direction;
}

/** Returns the data of a feed. Throws if an entry has an invalid date, or if there are entries but none has a date. */
export function feedContent(view: OutputView, { file: { feed, collection, path }, calendar, language }: FeedInput): FeedContent {
  const { site } = view;
  const entries = view.entries(collection);
  const items = entries.flatMap((entry) => feedItem(entry, view, { feed, calendar, direction: language.direction }) ?? []);
  if (items.length === 0 && entries.length > 0)
    throw new Error(`No entry of ${collection} has a date in ${view.locale}: feed.published returns undefined for all ${entries.length}`);
  const latest = [...items].sort((one, other) => instantOf(other.published) - instantOf(one.published) || byCodeUnits(one.id, other.id));
  const shown = latest.slice(0, feed.limit ?? usualLimit);
  const updated = shown.map((item) => item.updated).sort((one, other) => instantOf(other) - instantOf(one));
  return {
    title: feed.title?.(view) ?? site.name,
    subtitle: feed.subtitle?.(view),
    author: site.name,
    language: language.tag,
    home: view.urlOf(view.home.href),
    self: view.urlOf(path),
    updated: updated[0] ?? never,
    items: shown,
  };
}

const instantOf = (date: string): number => Date.parse(date);

interface ItemInput {
  readonly feed: Feed;
  readonly calendar: Calendar;
  readonly direction: Direction;
}

/** Returns the feed item of an entry, or undefined for an entry without a date of publication. */
function feedItem(output: OutputEntry, view: OutputView, { feed, calendar, direction }: ItemInput): FeedItem | undefined {
  const { id, collection, entry, title, url } = output;
  const dateOf = (key: 'published' | 'updated') => asDate(feed[key]?.(entry), { calendar, name: `feed.${key} of ${collection}/${id}` });
  const published = dateOf('published');
  if (published === undefined) return undefined;
  const image = feed.image?.(entry);
  return {
    id: `tag:${new URL(view.baseUrl).hostname},${published.slice(0, 4)}:${view.locale}/${collection}/${id}`,
    url,
    title,
    published,
    updated: dateOf('updated') ?? published,
    author: feed.author?.(entry) ?? view.site.name,
    summary: feed.summary?.(entry) ?? entry.meta.description,
    html: feed.content === 'summary' ? undefined : htmlOf(output, view, direction),
    image: image && { url: view.urlOf(image.src), type: imageType(image.src) },
  };
}

/**
 * Returns the prose of an entry as HTML. Feed readers display HTML from left to right, whatever the language of the
 * feed, unless the HTML has `dir`.
 */
function htmlOf({ prose, url }: OutputEntry, view: OutputView, direction: Direction): string | undefined {
  const texts = Object.values(prose);
  if (texts.length === 0) return undefined;
  const html = texts.map((text) => feedHtml(text, { view, page: url ?? view.baseUrl })).join('\n');
  return direction === 'rtl' ? `<div dir="rtl">${html}</div>` : html;
}

/** The MIME types of images by file extension. For any other extension, the extension is the subtype: `image/png`. */
const imageTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', svg: 'image/svg+xml' };

function imageType(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return imageTypes[ending] ?? `image/${ending}`;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Returns a date of content in RFC 3339 format, in the time zone of the site; a day becomes the instant at which it
 * starts. Throws if the date is invalid.
 */
function asDate(date: unknown, { calendar, name }: { readonly calendar: Calendar; readonly name: string }): string | undefined {
  if (date === undefined) return undefined;
  const text = String(date);
  const instant = dayPattern.test(text) ? calendar.startOfDay(text) : instantPattern.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant))
    throw new Error(`${name} returns "${text}", which is not a date; return a day such as 2026-03-01, or 2026-03-01T09:00:00+01:00`);
  return calendar.iso(instant);
}
