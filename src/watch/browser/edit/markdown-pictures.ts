// Handles images that are dropped on or pasted into a Markdown paragraph: such an image replaces the only image of the paragraph, or is
// inserted at the caret.
import type { ClientMessages } from '../messages.ts';
import { element } from '../overlay/element.ts';
import { base64Of, pictureIn } from './picture-field.ts';
import type { BroughtPicture } from './protocol.ts';
import type { ValueField } from './text-field.ts';

interface MarkdownPictures {
  readonly words: ClientMessages['editing'];
  readonly send: (name: string, data: string) => Promise<BroughtPicture | string>;
  readonly onInput: () => void;
}

/** Returns the field extended to accept images. */
export function withPictures(
  { control, ...field }: ValueField,
  { words, send, onInput }: MarkdownPictures,
): ValueField & { readonly bring: (file: File) => void } {
  const status = element('p', { class: 'edit-note', role: 'status' });
  const bring = async (file: File): Promise<void> => {
    status.textContent = words.takingPicture;
    const answer = await send(file.name, await base64Of(file));
    status.textContent = typeof answer === 'string' ? answer : '';
    if (typeof answer === 'string') return;
    const caret = control instanceof HTMLTextAreaElement ? control.selectionStart : undefined;
    field.set(withPicture(field.value(), `/assets/${answer.asset}`, caret));
    onInput();
  };
  control.addEventListener('drop', (event) => {
    const file = pictureIn(event.dataTransfer);
    if (file === undefined) return;
    event.preventDefault();
    void bring(file);
  });
  const part = element('div', {}, field.part, status);
  return { ...field, control, part, bring: (file) => void bring(file) };
}

const image = /!\[([^\]]*)\]\([^\s)]*/g;

/** Returns a paragraph in which the image at the URL replaces the only image, or is inserted at the caret. */
export function withPicture(text: string, address: string, caret = text.length): string {
  const found = [...text.matchAll(image)];
  const [only] = found;
  if (found.length === 1 && only !== undefined)
    return `${text.slice(0, only.index)}![${only[1]}](${address}${text.slice(only.index + only[0].length)}`;
  return `${text.slice(0, caret)}![](${address})${text.slice(caret)}`;
}
