// Collects the images, recordings and downloads in content, and checks that the image of each section has an alternative text or is marked
// as decorative. Works on data before validation, so that its findings are reported together with those of validation.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { byCodeUnits } from '../../../model/by-code-units.ts';
import { metaIn, type Schema, walkNames } from '../../../model/data/schema-walk.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { scalarsIn } from '../../../model/data/walk.ts';
import { isAudioFormat, type RecordingUse } from '../../../model/entries/recording.ts';
import { isEntryFile } from '../../../model/entry-file.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import { type ImageUse, keyOfUse, proseImage } from '../../../model/references/image.ts';
import { flattened, listsOf } from '../../../store/lists.ts';
import { defineQuery, defineStoredQuery, storedAsData } from '../../../store/query.ts';
import type { QueryCache } from '../../../store/query-cache.ts';
import type { ProseContent } from '../../prose/prose.ts';
import type { Schemas } from '../../validation/validate-all.ts';
import { fileCheck } from '../check.ts';

const allPicturesQuery = defineQuery('all pictures');
const allDownloadsQuery = defineQuery('all downloads');
const allRecordingsQuery = defineQuery('all recordings');
const mediaQuery = defineStoredQuery<unknown, MediaUse[]>('media', storedAsData());

interface DownloadUse {
  readonly download: string;
}

type MediaUse = ImageUse | RecordingUse | DownloadUse;

interface MediaUses {
  readonly pictures: readonly ImageUse[];
  readonly recordings: readonly RecordingUse[];
  /** Other files of content/assets that content names, sorted. */
  readonly downloads: readonly string[];
}

interface MediaSources {
  readonly data: ReadonlyMap<string, unknown>;
  readonly schemas: Schemas;
  readonly prose: ReadonlyMap<string, ProseContent>;
  /** The languages of the site. Whenever the code changes, this is a new object, so that results of old schemas are not reused. */
  readonly locales: Locales;
}

/**
 * Returns all images in data and prose with their sizes, unique and sorted; all files of recordings; and all other
 * named files of content/assets.
 */
export function mediaUsesIn({ data, schemas, prose, locales }: MediaSources, queries: QueryCache): MediaUses {
  const shown = new Map<string, ImageUse>();
  const recordings: RecordingUse[] = [];
  const downloads = new Set<string>();
  const add = (use: ImageUse): void => void shown.set(keyOfUse(use), use);
  const found = queries.each({ query: mediaQuery, ...listsOf(queries, 'data', data), from: [locales] }, (value, file) =>
    mediaIn(value, file, schemas.get(file)),
  );
  for (const use of flattened(queries, 'media', found)) {
    if ('options' in use) add(use);
    else if ('download' in use) downloads.add(use.download);
    else recordings.push(use);
  }
  for (const { pictures } of prose.values()) for (const { asset } of pictures) add({ asset, options: proseImage });
  const pictures = [...shown].sort(([one], [other]) => byCodeUnits(one, other)).map(([, use]) => use);
  return {
    pictures: queries.stabilize(allPicturesQuery, pictures),
    recordings: queries.stabilize(allRecordingsQuery, recordings),
    downloads: queries.stabilize(allDownloadsQuery, [...downloads].sort(byCodeUnits)),
  };
}

function mediaIn(data: unknown, file: string, schema: Schema | undefined): MediaUse[] {
  const uses: MediaUse[] = [];
  if (schema !== undefined)
    walkNames(schema, data, (own, asset, path) => {
      const { image: options, names } = metaIn(own);
      if (typeof asset !== 'string') return;
      if (options !== undefined) uses.push({ asset, options });
      else if (names === 'assets' && path.at(-2) !== 'recording' && isEntryFile(file)) uses.push({ download: asset });
    });
  if (!isEntryFile(file)) return uses;
  for (const { scalar: asset, path } of scalarsIn(data)) {
    const key = path.at(-1);
    if (typeof asset === 'string' && isAudioFormat(key) && path.at(-2) === 'recording') uses.push({ file, path, asset, format: key });
  }
  return uses;
}

/** Returns a finding for each section whose image has neither `alt` nor `decorative: true`, or has both. */
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
