import { defineCollection, type EntryView, type Value } from 'archipel';
import { sections } from '../../sections.tsx';
import { schema } from './schema.ts';

const { component: Words } = sections.words;

const NoteLayout = ({ entry }: { readonly entry: EntryView<Value<typeof schema>> }) => (
  <article>
    <h1>{entry.title}</h1>
    {(entry.sections ?? []).map((section) => (
      <Words key={section.source} section={section} />
    ))}
  </article>
);

export const notes = defineCollection({
  singular: 'note',
  description: 'a note: content/notes/ID.yaml',
  schema,
  title: ({ title }) => title,
  feed: {
    published: ({ date }) => date,
    author: ({ author }) => author,
    title: ({ site }) => `${site.name} · Notes`,
  },
  card: ({ title }) => ({ title }),
  component: NoteLayout,
});
