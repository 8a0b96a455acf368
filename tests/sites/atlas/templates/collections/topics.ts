import { defineCollection, text, z } from 'archipel';

/** The names of topics; their pages are those of `tags`. */
export const topicSchema = () => z.strictObject({ name: text });

export const topics = defineCollection({
  singular: 'topic',
  description: 'a topic of notes: content/topics/ID.yaml',
  schema: topicSchema,
  route: () => undefined,
  title: ({ name }) => name,
  component: () => null,
});
