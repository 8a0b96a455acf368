import { defineCollection, text, z } from 'archipel';

/** Returns the schema of a topic's name. The pages of topics belong to the collection `tags`. */
export const topicSchema = () => z.strictObject({ name: text });

export const topics = defineCollection({
  singular: 'topic',
  description: 'a topic of notes: content/topics/ID.yaml',
  schema: topicSchema,
  route: () => undefined,
  title: ({ name }) => name,
  component: () => null,
});
