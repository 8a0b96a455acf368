import { dayIn } from '../../dayIn.ts';
import { Breadcrumbs } from '../../layout/Breadcrumbs.tsx';
import { Sections } from '../../Sections.tsx';
import { useView } from '../../ViewContext.ts';
import type { Note } from './schema.ts';

export function NoteLayout({ entry: { title, topic, date, summary, sections } }: { readonly entry: Note }) {
  const { tag } = useView();
  return (
    <article>
      <header className="opening wrap">
        <Breadcrumbs />
        <h1>{title}</h1>
        <p className="byline">
          <span className="topic">{topic}</span>
          <time dateTime={date}>{dayIn(tag, date)}</time>
        </p>
        <p className="lead">{summary}</p>
      </header>
      <Sections sections={sections} />
    </article>
  );
}
