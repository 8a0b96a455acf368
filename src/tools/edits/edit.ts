// A change of content that was made in the page, and the record of such changes.
export type { ContentEdit, EditedFile, EditLog, EditState } from '../../model/output/edit.ts';
