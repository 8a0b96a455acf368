import { escapeHtml } from '../../../model/escape-html.ts';
import { feedTypes } from '../../../model/feed.ts';
import type { FeedContent, FeedItem } from './feed-items.ts';

/** Returns the document of a feed as Atom: https://www.rfc-editor.org/rfc/rfc4287. */
export const atomFeed = (feed: FeedContent): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    `<id>${escapeXml(feed.self)}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    ...(feed.subtitle === undefined ? [] : [`<subtitle>${escapeXml(feed.subtitle)}</subtitle>`]),
    link({ rel: 'self', type: feedTypes.atom, href: feed.self }),
    link({ rel: 'alternate', type: 'text/html', href: feed.home }),
    `<updated>${feed.updated}</updated>`,
    author(feed.author),
    ...feed.items.flatMap(entry),
    '</feed>',
    '',
  ].join('\n');

/** Returns the lines of an entry. An entry without a page must have content (section 4.1.2). */
const entry = ({ id, url, title, published, updated, author: name, summary, html, image }: FeedItem): readonly string[] => [
  '<entry>',
  `<id>${escapeXml(id)}</id>`,
  `<title>${escapeXml(title)}</title>`,
  ...(url === undefined ? [] : [link({ rel: 'alternate', type: 'text/html', href: url })]),
  ...(image === undefined ? [] : [link({ rel: 'enclosure', type: image.type, href: image.url })]),
  `<published>${published}</published>`,
  `<updated>${updated}</updated>`,
  author(name),
  ...(html === undefined && url === undefined
    ? [`<content>${escapeXml(summary)}</content>`]
    : [
        `<summary>${escapeXml(summary)}</summary>`,
        ...(html === undefined
          ? []
          : [`<content type="html"${url === undefined ? '' : ` xml:base="${escapeXml(url)}"`}>${escapeXml(html)}</content>`]),
      ]),
  '</entry>',
];

const author = (name: string): string => `<author><name>${escapeXml(name)}</name></author>`;

const link = (attributes: Readonly<Record<string, string>>): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeXml(value)}"`)
    .join(' ')}/>`;

/** Escapes text for XML 1.0, and removes the characters that XML forbids, such as most control characters. */
const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids exactly these
  escapeHtml(text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));
