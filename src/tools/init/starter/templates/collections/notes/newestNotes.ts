import { list, type PageView } from 'archipel';
import { dayIn } from '../../dayIn.ts';
import { card } from './card.ts';

/** The notes that a page lists, the newest first, as islands take them: JSON. */
export const newestNotes = (view: Pick<PageView, 'cards' | 'tag'>) =>
  list(view, 'notes', { card, sort: 'date', descending: true }).map(({ title, summary, topic, date, link: { href } }) => ({
    title,
    summary,
    topic,
    date,
    day: dayIn(view.tag, date),
    href,
  }));
