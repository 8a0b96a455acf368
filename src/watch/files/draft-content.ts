// Unsaved text typed in a page, over the content on disk: it changes pages, not files.
import type { AssetFile, ContentTree } from '../../content/tree.ts';
import { assetName } from '../../model/asset-file.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { hashOf } from '../../node/fs/hash-of.ts';
import { withValues } from '../../store/lists.ts';
import type { LiveContent } from './live-content.ts';

/** Inserts typed text into the text of a file, which is empty if it is missing. Returns undefined if the text does not have the place. */
export type TypeInto = (text: string) => string | undefined;

export interface DraftContent extends LiveContent {
  /** Replaces what is typed into `file`; undefined forgets it. The file is to be refreshed afterwards. */
  readonly type: (file: string, typeInto: TypeInto | undefined) => void;
  /** Adds a file of assets that is not on disk; undefined takes it away. It is to be refreshed afterwards. */
  readonly bring: (file: string, bytes: Uint8Array | undefined) => void;
  /** The files into which something is typed that is not saved. */
  readonly typed: () => ReadonlyMap<string, unknown>;
  /** True if a file was changed on disk when it was read last, and not only what is typed into it. */
  readonly isSaved: (file: string) => boolean;
}

/** `content` with what is typed into it. */
export function withTypedText(content: LiveContent): DraftContent {
  const drafts = new Map<string, TypeInto>();
  const brought = new Map<string, AssetFile>();
  const unsaved = new Set<string>();
  let made: { readonly from: ContentTree; readonly tree: ContentTree } | undefined;

  const tree = (): ContentTree => {
    const from = content.tree();
    if (made?.from !== from) made = { from, tree: withBrought(typedTree(from, drafts), brought) };
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
      // Changes are found at the next refresh by comparison with what pages show.
      tree();
      if (typeInto === undefined) drafts.delete(file);
      else drafts.set(file, typeInto);
    },
    bring: (file, bytes) => {
      tree();
      if (bytes === undefined) brought.delete(file);
      else brought.set(file, { bytes, hash: hashOf(bytes) });
    },
    typed: () => drafts,
    isSaved: (file) => !unsaved.has(file),
  };
}

const assetAt = ({ assets }: ContentTree, file: string): AssetFile | undefined => assets.get(assetName(file) ?? '');

/** The same with the files that were brought, but for those that the disk has by now. */
function withBrought(tree: ContentTree, brought: ReadonlyMap<string, AssetFile>): ContentTree {
  const own = [...brought].flatMap(([file, asset]) => {
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

/** In the order in which files are read. */
const sorted = (texts: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map([...new Map(texts)].sort(([one], [other]) => byCodeUnits(one, other)));
