// Pictures that content shows: where they are named, and that each has words or says that it needs none. Works on
// raw data, so that these mistakes are found beside all others.
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import type { PicturePlace, PictureUse } from '../model/picture.ts';
import type { Prose } from './prose.ts';
import { valueAt } from './schema-walk.ts';
import { walk } from './walk.ts';

/** The keys that hold a picture, and the place that each is for. */
const places: ReadonlyMap<unknown, PicturePlace> = new Map([
  ['asset', 'wide'],
  ['image', 'portrait'],
]);

const inEntries = (data: ReadonlyMap<string, unknown>): [string, unknown][] =>
  [...data].filter(([file]) => /^(?:pages|solutions|editions)\//.test(file));

/** Every picture of pages, solutions, editions and prose in its place, once, sorted. */
export function shownPictures(data: ReadonlyMap<string, unknown>, prose: ReadonlyMap<string, Prose>): PictureUse[] {
  const shown = new Map<string, PictureUse>();
  const add = (use: PictureUse): void => void shown.set(`${use.asset} ${use.place}`, use);
  for (const [, value] of inEntries(data)) {
    walk(value, [], {
      scalar: (asset, path) => {
        const place = places.get(path.at(-1));
        if (place !== undefined && typeof asset === 'string') add({ asset, place });
      },
    });
  }
  for (const { pictures } of prose.values()) for (const { asset } of pictures) add({ asset, place: 'text' });
  return [...shown].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, use]) => use);
}

/** A finding for each section of type picture that has neither words nor "decorative", or both. */
export const checkPictureTexts = (data: ReadonlyMap<string, unknown>): Finding[] =>
  inEntries(data).flatMap(([file, value]) => {
    const sections = valueAt(value, ['sections']);
    return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
      if (valueAt(section, ['type']) !== 'picture') return [];
      const decorative = valueAt(section, ['decorative']) === true;
      const both = decorative && valueAt(section, ['alt']) !== undefined;
      if (decorative !== (valueAt(section, ['alt']) !== undefined)) return [];
      return [find('picture-text', { file, path: ['sections', index, both ? 'decorative' : 'type'] }, { both })];
    });
  });
