// Places in content, and how they relate to the data that pages read.
import type { DataPlace, Range } from '../../model/data/place.ts';
import { isEntryFile } from '../../model/entry-file.ts';
import { factsOf } from '../../model/facts.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import type { Site } from '../../model/site-content.ts';
import { siteFiles } from '../../model/site-files.ts';
import { clockAt } from '../../model/time/clock.ts';
import { placeAt } from '../../pages/render/view/page-sources.ts';
import { collectReads, nodePath, readModes } from '../../store/reads/reads.ts';
import { createTracker } from '../../store/reads/track.ts';

/** A value in a content file; an empty path means the entire file. Images are files of `assets/`. */
export interface ContentPlace extends DataPlace {
  /** Set for places in MDX files, which have no paths. */
  readonly range?: Range;
}

/** Returns a key that is equal for equal places. */
export const placeKeyOf = ({ file, path, range }: ContentPlace): string =>
  JSON.stringify([file, ...path, ...(range ? [range.line, range.column] : [])]);

/** Returns whether `place` is `outer` or a part of it. */
export const isPartOfPlace = (place: ContentPlace, outer: ContentPlace): boolean =>
  place.file === outer.file && outer.path.every((step, index) => place.path[index] === step);

/** Returns whether one of two places is part of the other: a page that uses a value also uses its parts. */
export const overlap = (one: ContentPlace, other: ContentPlace): boolean => isPartOfPlace(one, other) || isPartOfPlace(other, one);

/** Returns the data of a site by the names of its files. */
export const yamlDataOf = (site: Site): ReadonlyMap<string, unknown> => new Map(siteFiles(site).map(({ file, data }) => [file, data]));

/** Returns every fact by name, for each language, at the time `at` (milliseconds since 1970). */
export const factsByLocale = (site: Site, at: number): ReadonlyMap<Locale, ReadonlyMap<string, string>> => {
  const sources = { ...site, clock: clockAt(at, site.model.calendar) };
  return new Map(site.locales.list.map((locale) => [locale, factsOf(sources, locale)]));
};

/** Returns the place of each fact's value by the name of the fact. It is the first place that is read when the fact is formatted. */
export function factPlaces(site: Site, at: number): ReadonlyMap<string, ContentPlace> {
  const { locales, model } = site;
  const { settings, prices } = createTracker().track({ site }).site;
  const facts = factsOf({ locales, model, settings, prices, clock: clockAt(at, model.calendar) }, locales.source);
  return new Map(
    [...facts.keys()].flatMap((name) => {
      const { reads } = collectReads(() => facts.get(name));
      const first = [...reads].find(([, read]) => (read.how & readModes.shown) !== 0)?.[0];
      const place = first && placeAt(nodePath(first));
      return place === undefined ? [] : [[name, withoutLocale(place, locales)] as const];
    }),
  );
}

/** Returns the place of the entire text, if `place` is one of its languages. */
const withoutLocale = ({ file, path }: ContentPlace, locales: Locales): ContentPlace => ({
  file,
  path: locales.has(path.at(-1)) ? path.slice(0, -1) : path,
});

/** Returns the place where a page sets its URL, which every page that links to it reads. */
export const addressPlace = (file: string): ContentPlace => ({ file, path: ['path'] });

/** Returns whether a page sets its URL at this place. */
export const isAddress = ({ file, path }: ContentPlace): boolean => isEntryFile(file) && path.join('.') === 'path';
