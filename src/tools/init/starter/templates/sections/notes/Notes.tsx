import type { SectionProps } from 'archipel';
import noteFilter from '../../../islands/NoteFilter/index.ts';
import { newestNotes } from '../../collections/notes/newestNotes.ts';
import { Island } from '../../Island.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

/** Renders all notes in the island that filters them, whose code is loaded when a visitor types or clicks. */
export function Notes({ section: { id } }: SectionProps<typeof schema>) {
  const view = useView();
  return (
    <section id={id} className="section wrap">
      <Island of={noteFilter} hydrate="interaction" props={{ notes: newestNotes(view) }} />
    </section>
  );
}
