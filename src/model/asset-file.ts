// Converts names of assets and of files in `public/` to paths of their files, and back. The name of an asset is its path
// relative to content/assets. A picture beside a text, in the folder of a collection, is therefore `../guides/harbour.png`.
import { collectionOf } from './entry-file.ts';

const beside = '../';
const folder = 'assets/';
const publicFolder = 'public/';
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Returns the path of an asset's file, relative to the content folder. */
export const assetFile = (name: string): string => (name.startsWith(beside) ? name.slice(beside.length) : folder + name);

/**
 * Returns the asset name of a file of the content folder. Assets are all files in `assets/`, and pictures in the folders of collections.
 * Returns undefined for any other file.
 */
export function assetName(file: string): string | undefined {
  if (file.startsWith(folder)) return file.slice(folder.length);
  return picture.test(file) && collectionOf(file) !== undefined ? beside + file : undefined;
}

/** Returns whether an asset is a picture in the folder of a collection. */
export const isBeside = (name: string): boolean => name.startsWith(beside);

/** Returns the path of an asset's published file, relative to the folder `assets` of the output. */
export const publishedAsset = (name: string): string => (isBeside(name) ? name.slice(beside.length) : name);

/** Returns the path of a file of `public/`, relative to the content folder. */
export const publicFile = (name: string): string => publicFolder + name;

/** Returns the name of a file of `public/`, or undefined if the file is elsewhere. */
export const publicName = (file: string): string | undefined =>
  file.startsWith(publicFolder) ? file.slice(publicFolder.length) : undefined;
