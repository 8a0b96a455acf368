import { randomUUID } from 'node:crypto';
import type { EditedFile } from '../../model/output/edit.ts';
import type { Saved, SaveRequest } from '../browser/edit/protocol.ts';
import { addedPictureFiles } from './add-picture.ts';
import { approvedTexts } from './approve-texts.ts';
import { listOf } from './edit-list.ts';
import type { EditOptions, OpenPlace } from './edit-options.ts';
import { firstYamlError } from './first-yaml-error.ts';
import { movedPlace } from './moved-place.ts';
import { isHalfWritten } from './same-entry.ts';
import { type ChangedField, changedFields, filesWithTyped, previewValues } from './type-values.ts';
import { waitUntilUnchanged } from './wait-until-unchanged.ts';
import { writeEdit } from './write-edit.ts';
import { isOtherThan, readField, shownTyped, shownValue, type WrittenField } from './written-fields.ts';

/** The result of a save. `next` is the place with the saved text or, after a conflict, with the current text. */
export interface SavedPlace {
  readonly saved: Saved;
  readonly next?: OpenPlace;
}

/** Saves `values`, in the order of the fields, unless another person or program has changed the same values since the click. */
export async function saveValues(
  place: OpenPlace,
  { values, approved = [] }: Omit<SaveRequest, 'id'>,
  options: EditOptions,
): Promise<SavedPlace> {
  const { read, log, messages } = options;
  const refused = (reason: string): SavedPlace => ({ saved: { kind: 'refused', reason } });
  const { problems } = await previewValues(place, values, options);
  if (problems.flat().some(({ severity }) => severity === 'error')) return refused(messages.edit.hasErrors);
  const clicked = changedFields(place, values);
  const lock = await approvalOf(place, approved, options);
  if (clicked.length === 0 && lock === undefined) return { saved: { kind: 'saved', edits: listOf(log.list()) } };
  await waitUntilUnchanged(place.texts, read);
  const broken = await firstYamlError(place, filesInYaml(clicked), options);
  if (broken !== undefined) return refused(broken);
  // There must be no `await` between here and the write, because another save could then change the files that are read here.
  const moved = movedPlace(place, { read, typed: new Set(clicked.map(({ field }) => field)) });
  if (moved === undefined) return refused(whyNotThere(place, options));
  const { value: now, isCertain } = moved;
  const changed = changedFields(now, values);
  // Without typed text, the save approves a translation, for the texts that the person has seen.
  const fields = changed.length === 0 ? now.fields : changed.flatMap(({ field }) => [field, ...(field.again ?? [])]);
  // A text that has moved is saved only if its new place is certain and no translation is approved, because an approval is valid only for
  // a text that has not moved. Otherwise, the save is a conflict.
  const isSure = now === place || (isCertain && lock === undefined);
  if (!isSure || fields.some((field) => isOtherThan(field, read(field.file) ?? ''))) return conflictOf(now, place, options);
  const files: EditedFile[] = [...addedPictureFiles(place, values)];
  for (const [file, typeInto] of filesWithTyped(changed)) {
    const isNew = fields.some((field) => field.file === file && field.like !== undefined && read(file) === undefined);
    const before = isNew ? '' : read(file);
    const after = before === undefined ? undefined : typeInto(before);
    if (before === undefined || after === undefined) return refused(messages.edit.cannotSay);
    files.push({ file, before, after, ...(isNew && { isNew }) });
  }
  if (lock !== undefined) files.push(lock);
  // The alternative text of an image is part of the same edit and is not listed separately.
  const recorded = changed.slice(0, changed[0]?.field.locale === undefined ? 1 : undefined);
  const [before, after] = [
    inOneLine(recorded.map(({ field }) => shownValue(field))),
    changed.length === 0 ? messages.edit.approved : inOneLine(recorded.map(({ field, typed }) => shownTyped(typed, field))),
  ];
  const edit = { label: place.shown.label, before, after, pages: place.shown.otherPages + 1, files };
  const saved = await writeEdit(edit, options);
  const next = placeNow(now, options);
  return saved.kind === 'saved' && hasTyped(next, values) ? { saved: { ...saved, place: next.shown }, next } : { saved };
}

const filesInYaml = (changed: readonly ChangedField[]): ReadonlySet<string> =>
  new Set(changed.flatMap(({ field }) => [field, ...(field.again ?? [])]).flatMap(({ file, path }) => (path === undefined ? [] : [file])));

const inOneLine = (values: readonly string[]): string => values.filter((value) => value !== '').join(' / ');

const textOf = (field: WrittenField | undefined): string | undefined => field && shownValue(field);

async function approvalOf(
  { fields }: OpenPlace,
  approved: readonly string[],
  { session, read }: EditOptions,
): Promise<EditedFile | undefined> {
  const { build } = session.state();
  return build && approvedTexts(fields, approved, { tree: session.tree(), site: build.site.site, read });
}

/** Returns the reason why a place is not in its file: another program is still writing the file, or the entry was removed. */
function whyNotThere({ texts }: OpenPlace, { read, messages: { edit } }: EditOptions): string {
  const isBeingWritten = [...texts].some(([file, before]) => isHalfWritten({ file, before, after: read(file) ?? '' }));
  return isBeingWritten ? edit.notWritten(edit.writtenMeanwhile) : edit.oldPlace;
}

/**
 * Returns a conflict with the text at the time of the click and the current text. The returned place has the current text, so that saving
 * it replaces that text.
 */
function conflictOf(place: OpenPlace, clicked: OpenPlace, options: EditOptions): SavedPlace {
  const { shown, ...next } = placeNow(place, options);
  const texts = (of: readonly WrittenField[]): readonly string[] => of.map(shownValue);
  const renamed = { ...shown, id: randomUUID() };
  return {
    saved: { kind: 'conflict', before: texts(clicked.fields), theirs: texts(next.fields), place: renamed },
    next: { ...next, shown: renamed },
  };
}

/** Returns a place with the current text of its files. */
function placeNow(place: OpenPlace, { read }: EditOptions): OpenPlace {
  const fields = place.fields.map((field) => fieldNow(field, read));
  return {
    ...place,
    fields,
    shown: { ...place.shown, fields: place.shown.fields.map((field, at) => ({ ...field, value: textOf(fields[at]) ?? field.value })) },
    texts: new Map([...place.texts.keys()].map((file) => [file, read(file) ?? ''])),
  };
}

function fieldNow({ again, ...field }: WrittenField, read: EditOptions['read']): WrittenField {
  const now = { ...field, ...readField(read(field.file) ?? '', field) };
  return again === undefined ? now : { ...now, again: again.map((each) => fieldNow(each, read)) };
}

/** Returns whether each field has the typed text. False if a typed paragraph has become several paragraphs or none. */
const hasTyped = ({ fields }: OpenPlace, values: readonly string[]): boolean =>
  fields.every((field, at) => field.path !== undefined || values[at] === undefined || field.bytes === values[at].trim());
