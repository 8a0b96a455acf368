import { textsInFiles } from '../../content/markdown/written-places.ts';
import type { ContentTree } from '../../content/tree.ts';
import { assetFile, assetName } from '../../model/asset-file.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { FileChange } from '../../model/output/file-change.ts';

/**
 * Returns the changes between two trees, sorted by file name: texts that were added, changed, moved or deleted, and assets that were moved
 * or deleted. `moved` maps each moved file to its new name.
 */
export function changesBetween(before: ContentTree, after: ContentTree, moved: ReadonlyMap<string, string>): readonly FileChange[] {
  const [olds, fresh] = [textsInFiles(before), textsInFiles(after)];
  const namesBefore = new Map([...moved].map(([from, to]) => [to, from]));
  const ofAssets = [...moved].flatMap(([from, to]) => (before.texts.has(from) ? [] : [{ from, to, before: undefined, after: undefined }]));
  const gone = [...olds]
    .filter(([file]) => !fresh.has(moved.get(file) ?? file))
    .map(([from, text]) => ({ from, to: undefined, before: text, after: undefined }));
  const lost = [...before.assets.keys()]
    .map(assetFile)
    .filter((file) => !after.assets.has(assetName(moved.get(file) ?? file) ?? ''))
    .map((from) => ({ from, to: undefined, before: undefined, after: undefined }));
  const others = [...fresh].flatMap(([to, text]) => {
    const from = namesBefore.get(to) ?? (olds.has(to) ? to : undefined);
    const old = from === undefined ? undefined : olds.get(from);
    return from === to && old === text ? [] : [{ from, to, before: old, after: text }];
  });
  return [...others, ...ofAssets, ...gone, ...lost].sort((one, other) => byCodeUnits(nameOf(one), nameOf(other)));
}

const nameOf = ({ from = '', to = from }: FileChange): string => to;
