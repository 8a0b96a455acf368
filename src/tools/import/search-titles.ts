// Gives pages with equal titles different ones in search results, because `check` accepts no equal ones: `Prices · Ferries`, with the title
// of the page of the folder.
import { groupBy } from '../../model/group-by.ts';
import type { Count } from './changes.ts';
import { matterData } from './complete-matter.ts';
import type { NamedImport } from './file-names.ts';
import type { ReadText } from './read-text.ts';

/** Adds titles for search results to the front matter of texts with equal titles, if they are in folders with different titles. */
export function distinguishTitles(read: readonly ReadText[], countOf: (text: NamedImport) => Count): void {
  const titles = new Map(read.flatMap(({ text, matter }) => (matter === undefined ? [] : [[keyOf(text), matterData(matter)['title']]])));
  const titled = read.filter(({ text }) => typeof titles.get(keyOf(text)) === 'string');
  for (const equal of groupBy(titled, ({ text }) => `${text.locale}:${titles.get(keyOf(text))}`).values()) {
    const ofFolder = (id: string): unknown =>
      titles.get(keyOf({ id: id.replace(/\/?[^/]*$/, '') || 'index', locale: equal[0].text.locale }));
    const folders = equal.map(({ text }) => ofFolder(text.id));
    if (equal.length === 1 || folders.includes(undefined) || new Set(folders).size < equal.length) continue;
    for (const [index, { text, matter }] of equal.entries()) {
      const { title, description, meta } = matter === undefined ? {} : matterData(matter);
      if (meta !== undefined || text.id === 'index' || !text.id.includes('/')) continue;
      matter?.set('meta', { title: `${title} · ${folders[index]}`, description });
      countOf(text)('searchTitles');
    }
  }
}

const keyOf = ({ id, locale }: Pick<NamedImport, 'id' | 'locale'>): string => `${locale}:${id}`;
