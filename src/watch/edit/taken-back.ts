// Edits taken back, or made again, in files that others may have changed since.
import { applyPatch, structuredPatch } from 'diff';
import type { Edit, EditedFile } from '../../tools/edits/edit.ts';

interface TakeBack {
  /** The text of a file as it is on disk now. */
  readonly read: (file: string) => string | undefined;
  /** False to make the edits again. */
  readonly isBack: boolean;
}

/**
 * The files of edits, newest first, without them: what others have changed since stays. Undefined where they have changed the same
 * lines.
 */
export function takenBack(edits: readonly Edit[], { read, isBack }: TakeBack): readonly EditedFile[] | undefined {
  const texts = new Map<string, EditedFile>();
  for (const { file, before, after } of edits.flatMap(({ files }) => files)) {
    const [from, to] = isBack ? [after, before] : [before, after];
    const disk = texts.get(file)?.before ?? read(file);
    const so = texts.get(file)?.after ?? disk;
    if (disk === undefined || so === undefined) return undefined;
    const patched = so === from ? to : applyPatch(so, structuredPatch(file, file, from, to), { autoConvertLineEndings: false });
    if (patched === false) return undefined;
    texts.set(file, { file, before: disk, after: patched });
  }
  return [...texts.values()];
}
