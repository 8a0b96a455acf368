// Renders pages with the text typed into the fields of a place, without changing files.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ValuePreview } from '../browser/edit/protocol.ts';
import type { TypeInto } from '../files/draft-content.ts';
import { forgetPictures } from './add-picture.ts';
import type { EditOptions, OpenPlace } from './edit-options.ts';
import { problemsOf } from './field-problems.ts';
import { isMissing, shownValue, typeField, type WrittenField } from './written-fields.ts';

export interface ChangedField {
  readonly field: WrittenField;
  readonly typed: string;
}

/** Returns the fields whose typed text differs from their value. A blank text does not count in a language that has no text yet. */
export const changedFields = ({ fields }: OpenPlace, values: readonly string[]): readonly ChangedField[] =>
  fields.flatMap((field, index) => {
    const typed = values[index];
    const isBlank = typed?.trim() === '' && isMissing(field);
    return typed === undefined || isBlank || typed === shownValue(field) ? [] : [{ field, typed }];
  });

/** Returns, for each file with changed fields, a function that inserts the typed text into the file's text. */
export function filesWithTyped(changed: readonly ChangedField[]): ReadonlyMap<string, TypeInto> {
  const files = new Map<string, TypeInto>();
  const everywhere = changed.flatMap(({ field, typed }) => [field, ...(field.again ?? [])].map((each) => ({ field: each, typed })));
  for (const { field, typed } of everywhere) {
    const before = files.get(field.file) ?? ((text: string) => text);
    files.set(field.file, (text) => {
      const so = before(text);
      return so === undefined ? undefined : typeField(so, field, typed);
    });
  }
  return files;
}

/** Returns the files into which text is typed at a place. */
export const filesOfPlace = ({ fields }: OpenPlace): ReadonlySet<string> =>
  new Set(fields.flatMap(({ file, again = [] }) => [file, ...again.map((each) => each.file)]));

/** Renders pages with `values`; resolves to the problems of each value. */
export async function previewValues(
  place: OpenPlace,
  values: readonly string[],
  { session, messages }: EditOptions,
): Promise<ValuePreview> {
  const files = filesWithTyped(changedFields(place, values));
  let diagnostics: readonly Diagnostic[] = [];
  for (const file of filesOfPlace(place)) diagnostics = await session.type(file, files.get(file));
  return { problems: problemsOf(place.fields, values, { diagnostics, texts: session.tree().texts, messages }) };
}

/** Discards the text typed into `files`, and renders pages from the files on disk. */
export async function forgetValues(
  place: OpenPlace,
  options: Pick<EditOptions, 'session'>,
  files: Iterable<string> = filesOfPlace(place),
): Promise<void> {
  for (const file of files) await options.session.type(file, undefined);
  await forgetPictures(place, options);
}
