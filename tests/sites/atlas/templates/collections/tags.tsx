import { defineCollection, type EntriesOf, type EntryView, type Value } from 'archipel';
import { NoteList } from '../parts/NoteList.tsx';
import { Opening } from '../parts/Opening.tsx';
import type { noteSchema } from './note-schema.ts';
import { tagCard, tagSchema } from './tag-schema.ts';
import type { topicSchema } from './topics.ts';

const folders = { en: '/topics', de: '/themen', he: '/nosim' };

const Tag = ({ entry: { name, notes } }: { readonly entry: EntryView<Value<typeof tagSchema>> }) => (
  <>
    <Opening title={name} />
    <NoteList ids={notes} />
  </>
);

export const tags = defineCollection({
  singular: 'tag',
  description: 'all notes of a topic',
  schema: tagSchema,
  derived: {
    from: ['notes', 'topics'],
    entries: ({ notes, topics }: EntriesOf<{ notes: typeof noteSchema; topics: typeof topicSchema }>) =>
      topics.map(({ id, data: { languages, meta, name } }) => ({
        id,
        data: { languages, meta, name, notes: notes.filter(({ data }) => data.topics.includes(id)).map((note) => note.id) },
      })),
  },
  route: ({ id, language }) => `${folders[language as keyof typeof folders]}/${id}`,
  title: ({ name }) => name,
  card: tagCard,
  component: Tag,
});
