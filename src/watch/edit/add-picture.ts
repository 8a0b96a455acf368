// Prepares an image that was dropped, pasted or chosen for a place: processes it, names it, and shows it on the page before it is saved.
import { assetFile, assetName } from '../../model/asset-file.ts';
import type { EditedFile } from '../../model/output/edit.ts';
import { hashOf } from '../../node/fs/hash-of.ts';
import { takeInPicture } from '../../node/images/take-in.ts';
import { maxPictureSize } from '../browser/edit/picture-data.ts';
import type { AddedPicture, NewPictureRequest } from '../browser/edit/protocol.ts';
import type { EditOptions, OpenPlace } from './edit-options.ts';
import { assetNameFor } from './picture-name.ts';
import { shownValue } from './written-fields.ts';

/** Resolves to the name and size of the new asset, or to the reason for a refusal. */
export async function addPicture(
  place: OpenPlace,
  { name, data, size }: Omit<NewPictureRequest, 'id'>,
  { session, log, messages }: EditOptions,
): Promise<AddedPicture | string> {
  const [field] = place.fields;
  const kind = place.shown.fields[0]?.kind;
  if (field === undefined || (kind !== 'picture' && kind !== 'markdown')) return messages.edit.oldPlace;
  if (size !== undefined && size > maxPictureSize) return messages.edit.picture.heavy;
  const taken = await takeInPicture(new Uint8Array(Buffer.from(data, 'base64')));
  if (typeof taken === 'string') return messages.edit.picture[taken];
  const { bytes, ending, width, height } = taken;
  // In a paragraph, the name of the new image depends neither on an image that it replaces nor on alternative texts.
  const [replaces, words] = kind === 'picture' ? [shownValue(field), place.fields.slice(1).map(shownValue)] : ['', []];
  const { assets } = session.tree();
  const asset = assetNameFor({ file: name, words, ending, hash: hashOf(bytes), replaces }, assets);
  const isThere = assets.has(asset);
  const file = assetFile(asset);
  // Every edit that names an added image includes the image, because the other edits may be undone, or handed in separately.
  const isEdit = log.list().edits.some(({ files }) => files.some((each) => each.file === file && each.bytes !== undefined));
  if (!isThere || isEdit) place.addedPictures.set(file, bytes);
  if (!isThere) await session.bring(file, bytes);
  return { asset, width, height, kilobytes: Math.ceil(bytes.length / 1000), isThere };
}

/** Returns the images that a save adds to content: those that `values` name. */
export const addedPictureFiles = ({ addedPictures }: OpenPlace, values: readonly string[]): readonly EditedFile[] =>
  [...addedPictures].flatMap(([file, bytes]) =>
    values.some((value) => value === assetName(file) || value.includes(`(/${file}`))
      ? [{ file, before: '', after: '', bytes: Buffer.from(bytes).toString('base64') }]
      : [],
  );

/** Discards images that were added but not saved, and removes them from the pages. */
export async function forgetPictures(place: OpenPlace, options: Pick<EditOptions, 'session'>): Promise<void> {
  await hidePictures(place, options);
  place.addedPictures.clear();
}

/** Removes from the pages the images that were added but not saved, until `showPictures` adds them again. */
export async function hidePictures({ addedPictures }: OpenPlace, { session }: Pick<EditOptions, 'session'>): Promise<void> {
  for (const file of addedPictures.keys()) await session.bring(file, undefined);
}

/** Adds hidden images to the pages again. */
export async function showPictures({ addedPictures }: OpenPlace, { session }: Pick<EditOptions, 'session'>): Promise<void> {
  for (const [file, bytes] of addedPictures) if (!session.tree().assets.has(assetName(file) ?? '')) await session.bring(file, bytes);
}
