// Edits taken back, or made again, in files that others may have changed since.

import type { ContentEdit, EditedFile } from '../../model/output/edit.ts';
import { applyChange } from '../../tools/edits/apply-change.ts';

interface TakeBack {
  /** The text of a file as it is on disk now. */
  readonly read: (file: string) => string | undefined;
  /** False to make the edits again. */
  readonly isBack: boolean;
}

/**
 * The files of edits without them, the newest first: what others have changed since stays. Undefined where they have changed the
 * same lines.
 */
export function takenBack(edits: readonly ContentEdit[], { read, isBack }: TakeBack): readonly EditedFile[] | undefined {
  const texts = new Map<string, EditedFile>();
  for (const { file, before, after } of edits.flatMap(({ files }) => files)) {
    const known = texts.get(file);
    const disk = known?.before ?? read(file);
    const so = known?.after ?? disk;
    const changed = so === undefined ? undefined : applyChange(so, isBack ? { before: after, after: before } : { before, after });
    if (disk === undefined || changed === undefined) return undefined;
    texts.set(file, { file, before: disk, after: changed });
  }
  return [...texts.values()];
}
