import { defineCollection } from 'archipel';
import { card } from './card.ts';
import { NoteLayout } from './NoteLayout.tsx';
import { schema } from './schema.ts';

export default defineCollection({
  singular: 'note',
  description: { en: 'a note: content/notes/ID.yaml', de: 'eine Notiz: content/notes/ID.yaml' },
  schema,
  // The address of a note is below that of the page that lists all notes.
  route: ({ id, overview }) => overview && `${overview}/${id}`,
  title: ({ title }) => title,
  card,
  structuredData: ({ title, date }, { description, url }) => [
    { '@type': 'BlogPosting', headline: title, description, datePublished: date, url },
  ],
  scaffold: {
    name: { place: 'title', called: { en: 'the heading', de: 'die Überschrift' } },
    fields: {
      date: {
        value: '<day>',
        meaning: { en: 'the day of the note: 2026-03-01', de: 'der Tag der Notiz: 2026-03-01' },
        question: { en: 'What is its date? (2026-03-01)', de: 'Von welchem Tag ist sie? (2026-03-01)' },
        otherwise: 'today',
      },
    },
    sections: ['prose'],
  },
  component: NoteLayout,
});
