// Computes the text of each file for a commit: the text in the last commit with exactly these edits applied.
import { groupBy } from '../../model/group-by.ts';
import type { ContentEdit } from '../../model/output/edit.ts';
import { storedText, type TrackedFile, trackedFile } from '../../node/git/tracked-file.ts';
import { applyChange, hasChange, type TextChange } from './apply-change.ts';
import type { EditRefusal } from './hand-in-result.ts';

export interface PlannedFile {
  readonly tracked: TrackedFile;
  /** The new text; undefined for a file that is copied from disk, such as an image. */
  readonly text: string | undefined;
  /** The changes to the file, oldest first. */
  readonly changes: readonly TextChange[];
}

export interface CommitPlan {
  /** The files that the commit may change. */
  readonly files: readonly PlannedFile[];
  /** The edits that the last commit does not contain completely. All edits of pictures count as such. */
  readonly edits: readonly ContentEdit[];
}

interface FileEdit extends TextChange {
  readonly edit: ContentEdit;
}

interface Place {
  readonly top: string;
  readonly folder: string;
}

/** Plans a commit of `edits`, oldest first; returns a refusal if an edit cannot be separated from other changes. */
export async function planCommit(place: Place, edits: readonly ContentEdit[]): Promise<CommitPlan | EditRefusal> {
  const files: PlannedFile[] = [];
  const changing = new Set<ContentEdit>();
  for (const [file, changes] of changesByFile(edits)) {
    const planned = await planFile(place, file, changes);
    if ('why' in planned) return planned;
    if (planned.changing.length > 0) files.push(planned);
    for (const edit of planned.changing) changing.add(edit);
  }
  return { files, edits: edits.filter((edit) => changing.has(edit)) };
}

const changesByFile = (edits: readonly ContentEdit[]): ReadonlyMap<string, readonly FileEdit[]> =>
  groupBy(
    edits.flatMap((edit) => edit.files.map(({ file, before, after }) => ({ file, edit, before, after }))),
    ({ file }) => file,
  );

/** `changing` are the edits of the file that the last commit does not contain; for a picture, all of them. */
type Planned = PlannedFile & { readonly changing: readonly ContentEdit[] };

async function planFile({ top, folder }: Place, file: string, changes: readonly FileEdit[]): Promise<Planned | EditRefusal> {
  // Pictures have no texts.
  const isText = changes.some(({ before, after }) => before !== '' || after !== '');
  const tracked = await trackedFile({ top, folder, file, isText });
  const edits = changes.map(({ edit }) => edit);
  if (!isText) return { tracked, text: undefined, changes, changing: edits };
  const [first] = changes;
  if (tracked.committed === undefined && first !== undefined && first.before !== '') return { why: 'notCommitted', edit: first.edit, file };
  const changed = changedSince(tracked.text ?? '', changes);
  if (changed !== undefined) return { why: 'changedSince', edit: changed, file };
  let text = tracked.committed === undefined ? '' : await storedText(top, tracked, tracked.committed);
  const changing: ContentEdit[] = [];
  for (const { edit, ...change } of changes) {
    const next = applyChange(text, change);
    if (next === undefined) return { why: 'conflict', edit, file };
    if (next !== text) changing.push(edit);
    text = next;
  }
  return { tracked, text, changes, changing };
}

/** Returns the last edit that `text`, the text on disk, does not contain, or undefined if it contains all. */
function changedSince(text: string, changes: readonly FileEdit[]): ContentEdit | undefined {
  let earlier = text;
  for (const { edit, before, after } of [...changes].reverse()) {
    const undone = applyChange(earlier, { before: after, after: before });
    if (undone === undefined || !hasChange(earlier, { before, after })) return edit;
    earlier = undone;
  }
  return undefined;
}
