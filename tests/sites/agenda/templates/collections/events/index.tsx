import { defineCollection } from 'archipel';
import { schema } from './schema.ts';

export const events = defineCollection({
  singular: 'event',
  description: 'an event: content/events/ID.yaml',
  schema,
  // Events have no page: they are only in the calendar and in the feed.
  route: () => undefined,
  title: ({ name }) => name,
  component: () => null,
  feed: { published: ({ announced }) => announced, content: 'summary', limit: 1, path: '/news' },
});
