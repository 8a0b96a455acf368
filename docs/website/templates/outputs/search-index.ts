import { headingsOf, type OutputView } from 'archipel';
import type { SearchPage } from '../../islands/search/find.ts';
import { schema } from '../collections/guides/schema.ts';
import { outline } from '../outline.ts';

/** What the search looks through: the titles and headings of all guides, in the order of the menu. */
export const searchIndex = (site: OutputView): readonly SearchPage[] =>
  site
    .entries('guides', schema)
    .filter(({ entry }) => entry.number > 0)
    .sort((one, other) => one.entry.number - other.entry.number)
    .map(({ path = '', entry: { label, kind, group }, prose: { body } }) => ({
      title: label,
      href: `${site.basePath}${path}`,
      place: [outline[kind].title, group].filter((part) => part !== '').join(' · '),
      headings: body === undefined ? [] : headingsOf(body).map(({ id, text }) => [id, text]),
    }));
