import { defineIsland, words } from 'archipel';
import { NoteFilter } from './NoteFilter.tsx';

export default defineIsland({
  component: NoteFilter,
  messages: {
    notes: words('The list of notes.', {
      all: 'The button that shows the notes of all topics.',
      topics: 'The name of the buttons, read aloud.',
      search: 'The label of the field that searches notes.',
      found: 'The result of a search: {{count}} of {{total}} notes.',
      none: 'Shown when no note fits.',
    }),
  },
});
