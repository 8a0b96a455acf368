import { type OutputView, proseText } from 'archipel';

/** Returns the data of the search: the pages of a language, with all their prose. */
export const searchIndex = (site: OutputView) =>
  site.pages().map(({ title, path, entry, prose }) => ({
    title,
    href: `${site.basePath}${path}`,
    text: [entry.meta.description, ...Object.values(prose).map(proseText)].join('\n'),
  }));
