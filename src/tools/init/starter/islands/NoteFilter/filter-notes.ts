import type { Note } from './NoteList.tsx';

/** Converts a text to lower case and removes accents, so that case and accents make no difference to a search. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Returns the notes that contain every word of `search` and have the topic. An empty topic means every topic. */
export function filterNotes(
  notes: readonly Note[],
  { topic, search }: { readonly topic: string; readonly search: string },
): readonly Note[] {
  const wanted = plain(search).split(/\s+/);
  return notes.filter((note) => {
    const text = plain(`${note.title} ${note.summary} ${note.topic}`);
    return (topic === '' || note.topic === topic) && wanted.every((word) => text.includes(word));
  });
}
