// Replaces values in the content of pages, to see how a page would change.
import type { Root } from 'hast';
import { replacedAt } from '../../model/data/replaced-at.ts';
import type { Entry, Site } from '../../model/site-content.ts';
import { partOfFile } from '../../model/site-files.ts';
import type { PageSources } from '../../pages/render/view/page-sources.ts';

/** Returns the data of a file with replaced values. If no value changes, returns the same object. */
export type ReplaceData = (data: unknown, file: string) => unknown;

/** Returns the text of a Markdown file with replaced words. If nothing changes, returns the same object. */
export type ReplaceProse = (root: Root, file: string) => Root;

/** Replaces the data of `files` in `sources`. All other objects stay the same. */
export function withOtherData(sources: PageSources, files: ReadonlySet<string>, replace: ReplaceData): PageSources {
  const { site } = sources;
  const single = [...files].filter((file) => partOfFile(site.model, file)?.[0] !== 'collections');
  const changed = single.reduce<Site>((so, file) => {
    const part = partOfFile(site.model, file);
    return part === undefined ? so : (replacedAt(so, part, (data) => replace(data, file)) as Site);
  }, site);
  const collections = Object.fromEntries(
    Object.entries(site.collections).map(([name, entries]) => [
      name,
      entries.some(({ file }) => files.has(file)) ? entries.map(other) : entries,
    ]),
  );
  function other(entry: Entry): Entry {
    if (!files.has(entry.file)) return entry;
    // The replacement has the same shape as the value.
    return { ...entry, value: replace(entry.value, entry.file) as Entry['value'] };
  }
  return { ...sources, site: { ...changed, collections } };
}

/** Replaces the texts of all Markdown files in `sources`. */
export const withOtherProse = (sources: PageSources, replace: ReplaceProse): PageSources => ({
  ...sources,
  site: { ...sources.site, prose: new Map([...sources.site.prose].map(([file, root]) => [file, replace(root, file)])) },
});
