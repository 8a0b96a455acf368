import { defineCollection, type EntryView, list, type Value } from 'archipel';
import { Opening } from '../parts/Opening.tsx';
import { Text } from '../parts/Text.tsx';
import { useView } from '../ViewContext.ts';
import { noteSchema } from './note-schema.ts';
import { tagCard } from './tag-schema.ts';

type NoteData = Value<typeof noteSchema>;

/** Returns the fields of a note that are displayed in lists. */
export const noteCard = ({ title, date }: NoteData) => ({ title, date });

function Note({ entry: { title, date, author, topics } }: { readonly entry: EntryView<NoteData> }) {
  const view = useView();
  const tags = list(view, 'tags', { card: tagCard, where: ({ id }) => topics.includes(id) });
  return (
    <article>
      <Opening title={title}>
        <p className="byline">
          <time dateTime={date}>{view.day(date).text}</time>
          <span>{author}</span>
        </p>
        <nav aria-label={view.t('site.topics')}>
          <ul className="byline">
            {tags.map(({ id, name, link }) => (
              <li key={id}>
                <a className="topic" href={link.href} rel="tag">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Opening>
      <Text />
    </article>
  );
}

export const notes = defineCollection({
  singular: 'note',
  description: 'a note: content/notes/DAY-ID.md',
  markdown: true,
  schema: noteSchema,
  // A note without a path of its own is below the page that lists notes, without the folder and the date of its file.
  route: ({ id, path, overview }) => path ?? (overview && `${overview}/${id.replace(/^(?:.*\/)?\d{4}-\d\d-\d\d-/, '')}`),
  title: ({ title }) => title,
  card: noteCard,
  feed: {
    published: ({ date }) => date,
    author: ({ author }) => author,
    title: ({ site }) => site.name,
    path: '/news',
  },
  component: Note,
});
