import type { ClientMessages } from '../messages.ts';
import { element } from '../overlay/element.ts';
import { createChoiceField, createNameField } from './choice-field.ts';
import { withPictures } from './markdown-pictures.ts';
import { createPictureField, type PictureOptions } from './picture-field.ts';
import type { Place, PlaceField, ValueProblem } from './protocol.ts';
import { createTextField, type TextFieldOptions, type ValueField } from './text-field.ts';

export interface ValueForm {
  readonly parts: readonly HTMLElement[];
  readonly values: () => readonly string[];
  readonly set: (values: readonly string[]) => void;
  readonly show: (problems: readonly (readonly ValueProblem[])[]) => void;
  readonly focus: () => void;
  /** Accepts an image for the field that takes images; undefined if there is none. */
  readonly bring: ((file: File) => void) | undefined;
  /** Returns true if the image has changed, but not all of its alternative texts. */
  readonly hasOldWords: () => boolean;
  readonly focusWords: () => void;
  /** Returns the languages whose text is confirmed as still correct. */
  readonly approved: () => readonly string[];
}

interface FormOptions {
  readonly messages: ClientMessages;
  /** Called when a field has changed, but not while an input method is composing. */
  readonly onInput: () => void;
  /** Returns the current place, which is replaced after a conflict. */
  readonly current: () => Place;
  readonly send: PictureOptions['send'];
}

/** Creates the fields of `place`: one for each language of the edited value, with its label and its problems. */
export function createValueForm(place: Place, { messages, onInput, current, send }: FormOptions): ValueForm {
  const fields = place.fields.map((field, index) => createField(field, index, { messages, send, onInput: () => changed(), place }));
  const values = (): readonly string[] => fields.map(({ field }) => field.value());
  const stillRight = createStillRight(current, messages.editing);
  const parts = [...fields.map(({ part }) => part), stillRight.part];
  let isComposing = false;
  let last: HTMLElement | undefined;
  const changed = (): void => {
    stillRight.show(values());
    if (!isComposing) onInput();
  };
  for (const { field } of fields)
    field.control.addEventListener('focus', () => {
      last = field.control;
    });
  for (const part of parts) {
    part.addEventListener('compositionstart', () => {
      isComposing = true;
    });
    part.addEventListener('compositionend', () => {
      isComposing = false;
      changed();
    });
  }
  const show: ValueForm['show'] = (problems) => {
    for (const [index, found] of problems.entries()) fields[index]?.show(found);
    stillRight.showProblems(problems, values());
  };
  show(place.fields.map(({ problems = [] }) => problems));
  return {
    parts,
    values,
    set: (next) => {
      // Setting an equal value would move the caret.
      for (const [index, value] of next.entries()) if (value !== fields[index]?.field.value()) fields[index]?.field.set(value);
      changed();
    },
    show,
    focus: () => (last ?? fields[0]?.field.control)?.focus(),
    approved: stillRight.approved,
    bring: fields.find(({ field }) => field.bring)?.field.bring,
    hasOldWords: () => hasOldWords(current().fields, values()),
    focusWords: () => fields[1]?.field.control.focus(),
  };
}

/** Returns whether an alternative text probably describes the old image. */
const hasOldWords = ([picture, ...words]: readonly PlaceField[], [asset, ...said]: readonly string[]): boolean =>
  picture?.kind === 'picture' && picture.value !== asset && words.some(({ value }, index) => value === said[index]);

interface NamedField {
  readonly part: HTMLElement;
  readonly field: ValueField;
  readonly show: (problems: readonly ValueProblem[]) => void;
}

function createField(
  field: PlaceField,
  index: number,
  { messages: { editing: words }, onInput, send, place }: Omit<FormOptions, 'current'> & { readonly place: Place },
): NamedField {
  const [id, problemsId] = [`edit-field-${index}`, `edit-problems-${index}`];
  const options = { id, describedBy: problemsId, onInput, facts: words.facts };
  const made = createFieldOf(field, { ...options, words, send });
  const problems = element('ul', { class: 'edit-problems', id: problemsId, 'aria-live': 'polite' });
  // The button of an image field is its own label.
  const isOfPicture = place.fields[0]?.kind === 'picture' && index > 0;
  const label = element(
    'label',
    field.kind === 'picture' ? {} : { for: id },
    isOfPicture ? words.alternative(labelOf(field, words)) : labelOf(field, words),
  );
  const show = (found: readonly ValueProblem[]): void => {
    const before = found.some(({ isOutdated }) => isOutdated) && field.approvedFor ? [approvedItem(field.approvedFor, words)] : [];
    problems.replaceChildren(...found.map(problemItem), ...before);
    made.control.setAttribute('aria-invalid', String(found.some(({ severity }) => severity === 'error')));
  };
  return { part: element('div', { class: 'edit-field' }, label, made.part, problems), field: made, show };
}

function createFieldOf(field: PlaceField, options: TextFieldOptions & PictureOptions): ValueField {
  if (field.kind === 'picture') return createPictureField(field, options);
  const control = createControl(field, options, options.words);
  return field.kind === 'markdown' ? withPictures(control, options) : control;
}

function createControl(field: PlaceField, options: TextFieldOptions, { yes, no }: ClientMessages['editing']): ValueField {
  if (field.choices !== undefined) return createChoiceField(field, options, field.choices);
  if (field.names !== undefined) return createNameField(field, options, field.names);
  if (field.kind !== 'boolean') return createTextField(field, options);
  return createChoiceField(field, options, [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ]);
}

function labelOf(
  { languageName, unit, isMissing, kind }: PlaceField,
  { value, amount, missing, picture }: ClientMessages['editing'],
): string {
  if (kind === 'picture') return picture;
  if (languageName !== undefined) return isMissing === true ? missing(languageName) : languageName;
  return unit === undefined ? value : amount(unit);
}

const problemItem = ({ severity, message, hint }: ValueProblem): HTMLElement =>
  element('li', { class: severity }, element('span', {}, message), ' ', element('span', { class: 'edit-hint' }, hint));

/** Creates the item with the source text for which a translation was approved. */
const approvedItem = (
  { text, lang, dir }: NonNullable<PlaceField['approvedFor']>,
  { approvedFor }: ClientMessages['editing'],
): HTMLElement => element('li', { class: 'edit-approved' }, element('span', {}, approvedFor), element('p', { lang, dir }, text));

/**
 * Creates the question whether a text is correct: in the languages that were not changed if others were, and in those with a warning that
 * an approval removes.
 */
function createStillRight(current: () => Place, { otherLanguage, toApprove, stillRight }: ClientMessages['editing']) {
  const part = element('div', { class: 'edit-still', hidden: '' });
  const boxes = current().fields.map((field) => ({ field, box: element('input', { type: 'checkbox' }) }));
  let warned: typeof boxes = [];
  const asked = (values: readonly string[]) => {
    const same = boxes.filter((_, index) => current().fields[index]?.value === values[index]);
    const unchanged = same.length === boxes.length ? [] : same.filter(({ field }) => field.isMissing !== true);
    const inWords = ({ field: { languageName = '' }, box }: (typeof boxes)[number]) => ({
      box,
      text: unchanged.some((each) => each.box === box) ? otherLanguage(languageName) : toApprove(languageName),
    });
    return boxes.filter((each) => unchanged.includes(each) || warned.includes(each)).map((each) => ({ ...each, ...inWords(each) }));
  };
  let shown: ReturnType<typeof asked> = [];
  const show = (values: readonly string[]): void => {
    const due = asked(values);
    if (due.length === shown.length && due.every(({ text }, index) => text === shown[index]?.text)) return;
    shown = due;
    part.hidden = due.length === 0;
    part.replaceChildren(...due.flatMap(({ box, text }) => [element('p', {}, text), element('label', {}, box, stillRight)]));
  };
  return {
    part,
    show,
    showProblems: (problems: readonly (readonly ValueProblem[])[], values: readonly string[]): void => {
      warned = boxes.filter((_, index) => problems[index]?.some(({ mayApprove }) => mayApprove) === true);
      show(values);
    },
    approved: (): readonly string[] => shown.flatMap(({ field: { locale }, box }) => (box.checked && locale !== undefined ? [locale] : [])),
  };
}
