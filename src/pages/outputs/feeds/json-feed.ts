import type { FeedContent, FeedItem } from './feed-items.ts';

/** Returns the document of a feed as JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/. */
export const jsonFeed = ({ title, subtitle, author, language, home, self, items }: FeedContent): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  home_page_url: home,
  feed_url: self,
  ...(subtitle === undefined ? {} : { description: subtitle }),
  authors: [{ name: author }],
  language,
  items: items.map(item),
});

/** Returns an item, which must have content: the HTML or, if there is none, the summary. */
const item = ({ id, url, title, published, updated, author, summary, html, image }: FeedItem): object => ({
  id,
  ...(url === undefined ? {} : { url }),
  title,
  ...(html === undefined ? { content_text: summary } : { content_html: html, summary }),
  ...(image === undefined ? {} : { image: image.url, attachments: [{ url: image.url, mime_type: image.type }] }),
  date_published: published,
  date_modified: updated,
  authors: [{ name: author }],
});
