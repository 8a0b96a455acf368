import type { Note } from './NoteList.tsx';

/** A text as a search reads it: capital letters and accents make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** The notes of a topic (all if it is empty) that contain every word of `search`. */
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
