// The schema of edits in files. Keys that a later version may add are dropped.
import * as z from 'zod';
import type { ContentEdit, EditedFile } from '../../model/output/edit.ts';

const text = z.string();

export const editedFile: z.ZodType<EditedFile> = z.object({
  ...{ file: text.min(1), before: text, after: text, bytes: text.optional() },
  isNew: z.boolean().optional(),
  isGone: z.boolean().optional(),
});

export const contentEdit: z.ZodType<ContentEdit> = z.object({
  ...{ id: text.min(1), label: text, at: z.number(), before: text, after: text, pages: z.int().optional() },
  files: z.array(editedFile),
});
