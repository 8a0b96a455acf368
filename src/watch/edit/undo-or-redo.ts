import { yamlPart } from '../../content/markdown/written-places.ts';
import { documentOf } from '../../content/yaml/splice/document.ts';
import type { ContentEdit, EditedFile } from '../../model/output/edit.ts';
import { applyChange } from '../../tools/edits/apply-change.ts';

export interface UndoOptions {
  /** Returns the current text of a file on disk. */
  readonly read: (file: string) => string | undefined;
  /** True if an asset has these bytes (in base64). */
  readonly hasAsset: (file: string, bytes: string) => boolean;
  /** True if content names an asset after these files are changed. */
  readonly isNamed: (file: string, changed: ReadonlyMap<string, string>) => boolean;
  /** True to revert the edits, false to redo them. */
  readonly isUndo: boolean;
}

/**
 * Returns the files after the edits are reverted or redone, in the order of `edits`. Changes by other programs are preserved. Returns
 * undefined if the edits no longer fit, usually because another program has changed the same lines.
 */
export function undoOrRedo(edits: readonly ContentEdit[], options: UndoOptions): readonly EditedFile[] | undefined {
  const { read, isUndo } = options;
  const texts = new Map<string, EditedFile>();
  const all = edits.flatMap(({ files }) => files);
  for (const { file, before, after, bytes, isNew } of all) {
    if (bytes !== undefined) continue;
    if (isNew === true && !isUndo) {
      if (read(file) !== undefined) return undefined;
      texts.set(file, { file, before, after, isNew });
      continue;
    }
    const known = texts.get(file);
    const disk = known?.before ?? read(file);
    const current = known?.after ?? disk;
    const changed = current === undefined ? undefined : applyChange(current, isUndo ? { before: after, after: before } : { before, after });
    if (disk === undefined || changed === undefined) return undefined;
    // Reverting from the text on disk preserves changes by other programs.
    texts.set(file, { file, before: disk, after: changed, ...(isNew === true && changed === '' && { isGone: true }) });
  }
  // Restored lines may repeat a key that the file has elsewhere. YAML with a duplicate key is invalid.
  if ([...texts.values()].some(({ file, before, after }) => isSound(file, before) && !isSound(file, after))) return undefined;
  const changed = new Map([...texts].map(([file, { after }]) => [file, after]));
  return [...texts.values(), ...all.flatMap((file) => pictureOf(file, changed, options))];
}

const isSound = (file: string, text: string): boolean => documentOf(yamlPart(file, text)) !== undefined;

/**
 * Returns the change of a picture that an edit has added: a revert deletes the picture unless content names it, and a redo restores the
 * picture if it is missing. Empty bytes delete a picture.
 */
function pictureOf(
  { file, bytes }: EditedFile,
  changed: ReadonlyMap<string, string>,
  { isUndo, hasAsset, isNamed }: UndoOptions,
): readonly EditedFile[] {
  if (bytes === undefined) return [];
  const isThere = hasAsset(file, bytes);
  const common = { file, before: '', after: '' };
  if (isUndo) return isThere && !isNamed(file, changed) ? [{ ...common, bytes: '' }] : [];
  return isThere ? [] : [{ ...common, bytes }];
}
