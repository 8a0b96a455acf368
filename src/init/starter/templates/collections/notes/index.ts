import { defineCollection } from 'archipel';
import { card } from './card.ts';
import { NoteLayout } from './NoteLayout.tsx';
import { schema } from './schema.ts';

export default defineCollection({
  singular: 'note',
  description: 'a note: content/notes/ID.yaml',
  schema,
  // Under the page that lists them all.
  route: ({ id, overview }) => overview && `${overview}/${id}`,
  title: ({ title }) => title,
  card,
  structuredData: ({ title, date }, { description, url }) => [
    { '@type': 'BlogPosting', headline: title, description, datePublished: date, url },
  ],
  Layout: NoteLayout,
});
