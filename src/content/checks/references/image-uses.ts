// The images that content shows, and the check that each has an alternative text or is marked as decorative. Works on
// raw data, so that these mistakes are reported together with all others.
import { valueAt } from '../../../data/value-at.ts';
import { visit } from '../../../data/walk.ts';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { MemoCache } from '../../../memo.ts';
import { byCodeUnits } from '../../../model/by-code-units.ts';
import { isEntryFile } from '../../../model/collection.ts';
import type { ImagePlace, ImageUse } from '../../../model/entries/image.ts';
import type { Prose } from '../../prose/prose.ts';
import { fileCheck } from '../check.ts';

/** The keys of images, and the slot for each. */
const places: ReadonlyMap<unknown, ImagePlace> = new Map([
  ['asset', 'wide'],
  ['image', 'portrait'],
]);

/** Every image of entries and prose in its slot, unique and sorted. */
export function imageUsesIn(data: ReadonlyMap<string, unknown>, prose: ReadonlyMap<string, Prose>, memo: MemoCache): readonly ImageUse[] {
  const shown = new Map<string, ImageUse>();
  const add = (use: ImageUse): void => void shown.set(`${use.asset} ${use.place}`, use);
  const given = { keys: [...data.keys()], inputs: [...data.values()] };
  memo
    .each({ stage: 'pictures', ...given, from: [] }, (value, file) => (isEntryFile(file) ? picturesIn(value) : []))
    .flat()
    .forEach(add);
  for (const { pictures } of prose.values()) for (const { asset } of pictures) add({ asset, place: 'text' });
  return memo.stabilize(
    'all pictures',
    [...shown].sort(([one], [other]) => byCodeUnits(one, other)).map(([, use]) => use),
  );
}

function picturesIn(data: unknown): ImageUse[] {
  const uses: ImageUse[] = [];
  visit(data, {
    scalar: (asset, path) => {
      const place = places.get(path.at(-1));
      if (place !== undefined && typeof asset === 'string') uses.push({ asset, place });
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

export const pictureTexts = fileCheck({
  codes: ['picture-text'],
  reads: [],
  check: ({ file, data }) => checkPictureTexts(file, data),
});
