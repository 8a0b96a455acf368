// Chooses the file name of a new image in content: meaningful to people, and unique.
import { asName } from '../../content/fixes/as-name.ts';
import type { AssetFile } from '../../content/tree.ts';

interface NewPicture {
  /** The name of the added file, and other words from which a meaningful name can be derived. */
  readonly file: string;
  readonly words: readonly string[];
  readonly ending: string;
  readonly hash: string;
  /** The asset that the new image replaces. The new image is stored in the same folder. */
  readonly replaces: string;
}

/** Matches file names that cameras and programs choose. */
const generic =
  /^(?:img|dsc[fn]?|pxl|image|bild|photo|foto|picture|screenshot|screen-shot|bildschirmfoto|unbenannt|untitled|pasted|scan|whatsapp-image)?(?:-|\d|at|um|am|of)*$|^[\da-f-]{16,}$/;

const maxLength = 48;

/** Returns the name of an existing asset with the same bytes in this folder, or an unused name. */
export function assetNameFor({ file, words, ending, hash, replaces }: NewPicture, assets: ReadonlyMap<string, AssetFile>): string {
  const folder = replaces.slice(0, replaces.lastIndexOf('/') + 1);
  const same = [...assets].find(([name, asset]) => asset.hash === hash && name.startsWith(folder) && name.endsWith(`.${ending}`));
  if (same !== undefined) return same[0];
  const candidates = [file.replace(/\.[^.]*$/, ''), ...words].map((text) => asName(text));
  const base = shortened(candidates.find((name) => name !== undefined && !generic.test(name)) ?? 'picture');
  let name = `${folder}${base}.${ending}`;
  for (let number = 2; isTaken(name, assets); number += 1) name = `${folder}${base}-${number}.${ending}`;
  return name;
}

/** Returns whether an asset has this name. Ignores case, as some file systems do. */
const isTaken = (name: string, assets: ReadonlyMap<string, AssetFile>): boolean =>
  [...assets.keys()].some((asset) => asset.toLowerCase() === name.toLowerCase());

/** Shortens a name at the end of a word. */
function shortened(name: string): string {
  if (name.length <= maxLength) return name;
  const cut = name.slice(0, maxLength + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : name.slice(0, maxLength);
}
