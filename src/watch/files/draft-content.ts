// Wraps content, so that pages also show the text that a person has typed in a page and not yet saved. Files stay unchanged.
import type { AssetFile, ContentTree } from '../../content/tree.ts';
import { assetName } from '../../model/asset-file.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { hashOf } from '../../node/fs/hash-of.ts';
import { withValues } from '../../store/lists.ts';
import type { LiveContent } from './live-content.ts';

/**
 * Inserts typed text into the text of a file, which is empty for a missing file. Returns undefined if the text does not contain the place
 * to change.
 */
export type TypeInto = (text: string) => string | undefined;

export interface DraftContent extends LiveContent {
  /** Replaces the typed text of `file`; undefined discards it. Refresh the file afterwards. */
  readonly type: (file: string, typeInto: TypeInto | undefined) => void;
  /** Adds an asset that is not on disk; undefined removes it. Refresh the file afterwards. */
  readonly bring: (file: string, bytes: Uint8Array | undefined) => void;
  /** Returns the files with unsaved typed text. */
  readonly typed: () => ReadonlyMap<string, unknown>;
  /** Returns false if the last change of a file was typed or discarded in a page, and not read from the disk. */
  readonly isSaved: (file: string) => boolean;
}

/** Wraps `content`, so that its tree contains the typed text and the added assets. */
export function withTypedText(content: LiveContent): DraftContent {
  const drafts = new Map<string, TypeInto>();
  const added = new Map<string, AssetFile>();
  const unsaved = new Set<string>();
  let made: { readonly from: ContentTree; readonly tree: ContentTree } | undefined;

  const tree = (): ContentTree => {
    const from = content.tree();
    if (made?.from !== from) made = { from, tree: withAdded(typedTree(from, drafts), added) };
    return made.tree;
  };

  return {
    ...content,
    tree,
    refresh: (paths) => {
      const all = [...paths];
      const before = tree();
      const { changed, unsettled } = content.refresh(all);
      made = undefined;
      const after = tree();
      const isOther = (file: string): boolean =>
        before.texts.get(file) !== after.texts.get(file) || assetAt(before, file)?.hash !== assetAt(after, file)?.hash;
      for (const file of all) unsaved.add(file);
      for (const file of changed) unsaved.delete(file);
      const typed = [...all, ...changed].filter((file) => drafts.has(file) && isOther(file));
      const others = [...changed, ...all.filter(isOther)].filter((file) => !drafts.has(file));
      return { changed: [...new Set([...typed, ...others])].sort(), unsettled };
    },
    type: (file, typeInto) => {
      // Computes the tree before the change, because the next refresh compares the new tree with it.
      tree();
      if (typeInto === undefined) drafts.delete(file);
      else drafts.set(file, typeInto);
    },
    bring: (file, bytes) => {
      tree();
      if (bytes === undefined) added.delete(file);
      else added.set(file, { bytes, hash: hashOf(bytes) });
    },
    typed: () => drafts,
    isSaved: (file) => !unsaved.has(file),
  };
}

const assetAt = ({ assets }: ContentTree, file: string): AssetFile | undefined => assets.get(assetName(file) ?? '');

/** Returns `tree` with the added assets that are not on disk yet. */
function withAdded(tree: ContentTree, added: ReadonlyMap<string, AssetFile>): ContentTree {
  const own = [...added].flatMap(([file, asset]) => {
    const name = assetName(file);
    return name === undefined || tree.assets.has(name) ? [] : [[name, asset] as const];
  });
  return own.length === 0 ? tree : { ...tree, assets: new Map([...tree.assets, ...own]) };
}

function typedTree(from: ContentTree, drafts: ReadonlyMap<string, TypeInto>): ContentTree {
  const texts = new Map<string, string>();
  for (const [file, typeInto] of drafts) {
    const text = from.texts.get(file);
    const typed = typeInto(text ?? '');
    if (typed !== undefined && (text !== undefined || typed !== '')) texts.set(file, typed);
  }
  if (texts.size === 0) return from;
  const isAdded = [...texts.keys()].some((file) => !from.texts.has(file));
  return { ...from, texts: isAdded ? sorted([...from.texts, ...texts]) : withValues(from.texts, texts) };
}

/** Sorts texts in the order in which files are read. */
const sorted = (texts: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map([...new Map(texts)].sort(([one], [other]) => byCodeUnits(one, other)));
