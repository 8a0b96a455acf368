import type { SectionProps } from 'archipel';
import { NoteList } from '../../../islands/NoteFilter/NoteList.tsx';
import { newestNotes } from '../../collections/notes/newestNotes.ts';
import { Anchor } from '../../layout/Anchor.tsx';
import { useView } from '../../ViewContext.ts';
import { SectionHeading } from '../SectionHeading.tsx';
import type { schema } from './schema.ts';

export function LatestNotes({ section: { id, kicker, title, lead, count, more } }: SectionProps<typeof schema>) {
  const notes = newestNotes(useView());
  return (
    <section id={id} className="section wrap">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
      <NoteList notes={notes.slice(0, count)} Heading="h3" />
      {more && (
        <p className="actions">
          <Anchor link={more.link} className="button button--quiet">
            {more.label}
          </Anchor>
        </p>
      )}
    </section>
  );
}
