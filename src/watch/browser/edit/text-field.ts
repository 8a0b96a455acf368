import { element } from '../overlay/element.ts';
import { cleanPaste } from './clean-paste.ts';
import { createFactList } from './fact-list.ts';
import type { PlaceField } from './protocol.ts';

export interface ValueField {
  /** The element to put into the panel. */
  readonly part: HTMLElement;
  /** The focusable element. */
  readonly control: HTMLElement;
  readonly value: () => string;
  readonly set: (value: string) => void;
  /** Accepts an image as if it had been chosen; undefined if the field takes no images. */
  readonly bring?: (file: File) => void;
}

export interface TextFieldOptions {
  readonly id: string;
  /** The id of the element with the error message. */
  readonly describedBy: string;
  /** Called when the value of the field has changed. */
  readonly onInput: () => void;
  /** The label of the list of facts. */
  readonly facts: string;
}

/** Creates a field for a text or a number of content. Facts in braces are colored, and suggested after an opening brace. */
export function createTextField(field: PlaceField, { id, describedBy, onInput, facts: listName }: TextFieldOptions): ValueField {
  const { lang, dir, value, isLong, kind, facts = [] } = field;
  const common = { id, class: 'edit-field__control', 'aria-describedby': describedBy, spellcheck: 'true', autocomplete: 'off' };
  const control = element('textarea', {
    ...common,
    rows: isLong ? '4' : '1',
    lang,
    dir,
    inputmode: kind === 'number' ? 'decimal' : undefined,
  });
  const colours = element('div', { class: 'edit-field__colours', 'aria-hidden': 'true', dir });
  const part = element('div', { class: 'edit-field__box' }, colours, control);
  const list =
    facts.length === 0 ? undefined : createFactList(control, { facts, name: listName, id: `${id}-facts`, onChoose: () => changed() });
  if (list !== undefined) part.append(list.part);
  const show = (): void => {
    colours.replaceChildren(...coloured(control.value), '\u200b');
  };
  const changed = (): void => {
    show();
    onInput();
  };
  control.addEventListener('input', () => {
    list?.update();
    changed();
  });
  // Enter without Shift inserts a line break only into Markdown and long texts. In other texts, the break would be within a sentence.
  control.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.shiftKey && kind !== 'markdown' && !isLong && !event.isComposing) event.preventDefault();
  });
  const pasteOptions = { isOneLine: kind !== 'markdown' && !isLong, isRightToLeft: dir === 'rtl' };
  control.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const cleaned = cleanPaste(pasted, pasteOptions);
    if (cleaned === pasted) return;
    event.preventDefault();
    // Unlike a new value, this command can be undone in the field.
    document.execCommand('insertText', false, cleaned);
  });
  const set = (text: string): void => {
    control.value = text;
    show();
  };
  set(value);
  return { part, control, value: () => control.value, set };
}

/** Returns a text with its facts and the values of a message (`{{name}}`) marked. */
const coloured = (text: string): readonly (Node | string)[] =>
  text.split(/(\{\{[^{}]*\}\}|\{[^{}\s]*\})/).map((piece) => (/^\{[^{}\s]+\}$|^\{\{.+\}\}$/.test(piece) ? element('b', {}, piece) : piece));
