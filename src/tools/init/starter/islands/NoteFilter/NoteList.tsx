export interface Note {
  readonly title: string;
  readonly summary: string;
  readonly topic: string;
  /** The date as `2026-03-01`; `day` is the same date as readers write it. */
  readonly date: string;
  readonly day: string;
  readonly href: string;
}

interface NoteListProps {
  readonly notes: readonly Note[];
  /** The element of the headings of the cards. */
  readonly Heading: 'h2' | 'h3';
}

export const NoteList = ({ notes, Heading }: NoteListProps) => (
  <ul className="cards">
    {notes.map(({ title, summary, topic, date, day, href }) => (
      <li key={href} className="card">
        <p className="byline">
          <span className="topic">{topic}</span>
          <time dateTime={date}>{day}</time>
        </p>
        <Heading>
          <a href={href}>{title}</a>
        </Heading>
        <p>{summary}</p>
      </li>
    ))}
  </ul>
);
