// The images and recordings in content, and the check that each image has an alternative text or is marked as decorative.
// Works on raw data, so that these mistakes are reported together with all others.

import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { byCodeUnits } from '../../../model/by-code-units.ts';
import { isEntryFile } from '../../../model/collection.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { visit } from '../../../model/data/walk.ts';
import type { ImagePlace, ImageUse } from '../../../model/entries/image.ts';
import { isAudioFormat, type RecordingUse } from '../../../model/entries/recording.ts';
import { flattened, listsOf } from '../../../store/lists.ts';
import { defineQuery, defineStoredQuery, storedAsData } from '../../../store/query.ts';
import type { QueryCache } from '../../../store/query-cache.ts';
import type { ProseContent } from '../../prose/prose.ts';
import { fileCheck } from '../check.ts';

const allPicturesQuery = defineQuery('all pictures');
const allRecordingsQuery = defineQuery('all recordings');
const mediaQuery = defineStoredQuery<unknown, (ImageUse | RecordingUse)[]>('media', storedAsData());

/** The keys of images, and the slot for each. */
const places: ReadonlyMap<unknown, ImagePlace> = new Map([
  ['asset', 'wide'],
  ['image', 'portrait'],
]);

interface MediaUses {
  readonly pictures: readonly ImageUse[];
  readonly recordings: readonly RecordingUse[];
}

/** Every image of entries and prose in its slot, unique and sorted; and every file of a recording. */
export function mediaUsesIn(data: ReadonlyMap<string, unknown>, prose: ReadonlyMap<string, ProseContent>, queries: QueryCache): MediaUses {
  const shown = new Map<string, ImageUse>();
  const recordings: RecordingUse[] = [];
  const add = (use: ImageUse): void => void shown.set(`${use.asset} ${use.place}`, use);
  const found = queries.each({ query: mediaQuery, ...listsOf(queries, 'data', data), from: [] }, mediaIn);
  for (const use of flattened(queries, 'media', found)) {
    if ('place' in use) add(use);
    else recordings.push(use);
  }
  for (const { pictures } of prose.values()) for (const { asset } of pictures) add({ asset, place: 'text' });
  const pictures = [...shown].sort(([one], [other]) => byCodeUnits(one, other)).map(([, use]) => use);
  return { pictures: queries.stabilize(allPicturesQuery, pictures), recordings: queries.stabilize(allRecordingsQuery, recordings) };
}

function mediaIn(data: unknown, file: string): (ImageUse | RecordingUse)[] {
  const uses: (ImageUse | RecordingUse)[] = [];
  if (!isEntryFile(file)) return uses;
  visit(data, {
    scalar: (asset, path) => {
      if (typeof asset !== 'string') return;
      const key = path.at(-1);
      const place = places.get(key);
      if (place !== undefined) uses.push({ asset, place });
      if (isAudioFormat(key) && path.at(-2) === 'recording') uses.push({ file, path: [...path], asset, format: key });
    },
  });
  return uses;
}

/** A finding for each section whose image has neither an alternative text nor "decorative", or has both. */
function checkPictureTexts(file: string, value: unknown): Finding[] {
  const sections = isEntryFile(file) ? valueAt(value, ['sections']) : undefined;
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
    if (valueAt(section, ['asset']) === undefined) return [];
    const decorative = valueAt(section, ['decorative']) === true;
    const both = decorative && valueAt(section, ['alt']) !== undefined;
    if (decorative !== (valueAt(section, ['alt']) !== undefined)) return [];
    return [createFinding('picture-text', { file, path: ['sections', index, both ? 'decorative' : 'type'] }, { both })];
  });
}

export const pictureTextsCheck = fileCheck({
  codes: ['picture-text'],
  reads: [],
  check: ({ file, data }) => checkPictureTexts(file, data),
});
