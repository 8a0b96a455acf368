// Plans the feeds of collections as outputs: files besides pages, like those that the site defines in `outputs`.
import { type FeedFile, feedFiles } from '../../../model/feed.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import type { SiteDefinition } from '../../../site/definition.ts';
import { type PlannedOutput, planOutputs } from '../plan-outputs.ts';
import { atomFeed } from './atom.ts';
import { feedContent } from './feed-items.ts';
import { jsonFeed } from './json-feed.ts';

const writers = { atom: atomFeed, json: jsonFeed };

/** Returns the outputs of a site and then the feeds of its collections, both in the order of the configuration. */
export const planOutputsAndFeeds = (definition: SiteDefinition, locales: Locales): readonly PlannedOutput[] => [
  ...planOutputs(definition, locales),
  ...feedFiles(definition.collections, locales).map((file) => planFeed(file, { calendar: definition.calendar, locales })),
];

/** Plans a feed. Its errors are reported at the `published` function. */
const planFeed = (file: FeedFile, { calendar, locales }: Pick<SiteDefinition, 'calendar' | 'locales'>): PlannedOutput => ({
  path: file.path.slice(1),
  locale: file.locale,
  make: (view) => writers[file.kind](feedContent(view, { file, calendar, language: locales.of(file.locale) })),
  near: file.feed.published,
  isFeed: true,
});
