import { list, type PageView } from 'archipel';
import { dayIn } from '../../dayIn.ts';
import { card } from './card.ts';

/** Returns all notes, the newest first, as JSON values, which can be props of an island. */
export const newestNotes = (view: Pick<PageView, 'cards' | 'tag'>) =>
  list(view, 'notes', { card, sort: 'date', descending: true }).map(({ title, summary, topic, date, link: { href } }) => ({
    title,
    summary,
    topic,
    date,
    day: dayIn(view.tag, date),
    href,
  }));
