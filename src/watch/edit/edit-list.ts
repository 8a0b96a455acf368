// Describes the edits made in pages, for the list in the page.
import type { EditState } from '../../model/output/edit.ts';
import type { EditList } from '../browser/edit/protocol.ts';

export const listOf = ({ edits, undone }: EditState): EditList => ({
  edits: edits.map(({ files, at: _, ...edit }) => ({ ...edit, file: files.map(({ file }) => file).join(', ') })),
  canUndo: edits.length > 0,
  canRedo: undone.length > 0,
});
