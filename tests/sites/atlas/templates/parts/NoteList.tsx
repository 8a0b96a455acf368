import { list } from 'archipel';
import { noteCard } from '../collections/notes.tsx';
import { useView } from '../ViewContext.ts';

/** Renders notes in the language of the page, the newest first: all of them, or those with one of `ids`. */
export function NoteList({ ids }: { readonly ids?: readonly string[] }) {
  const view = useView();
  const notes = list(view, 'notes', { card: noteCard, where: ({ id }) => ids?.includes(id) ?? true, sort: 'date', descending: true });
  return (
    <div className="wrap section">
      <ul className="cards">
        {notes.map(({ id, title, date, link }) => (
          <li key={id} className="card">
            <h2>
              <a href={link.href}>{title}</a>
            </h2>
            <p className="byline">
              <time dateTime={date}>{view.day(date).text}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
