// The names of assets and their files: an asset is named by its path from content/assets, so that a picture beside a text in the folder
// of a collection is `../guides/harbour.png`.
import { collectionOf } from './entry-file.ts';

const beside = '../';
const folder = 'assets/';
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The file of an asset, from the content folder. */
export const assetFile = (name: string): string => (name.startsWith(beside) ? name.slice(beside.length) : folder + name);

/** The name of the asset in a file of the content folder; undefined for a file of another kind. */
export function assetName(file: string): string | undefined {
  if (file.startsWith(folder)) return file.slice(folder.length);
  return picture.test(file) && collectionOf(file) !== undefined ? beside + file : undefined;
}

/** Whether an asset is a picture beside a text. */
export const isBeside = (name: string): boolean => name.startsWith(beside);

/** The path of the published file of an asset, from the folder of assets in the output. */
export const publishedAsset = (name: string): string => (isBeside(name) ? name.slice(beside.length) : name);
