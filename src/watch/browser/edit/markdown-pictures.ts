// Handles images that are dropped on or pasted into a Markdown paragraph. If the paragraph contains exactly one image, the new image
// replaces it; otherwise the new image is inserted at the caret.
import { element } from '../overlay/element.ts';
import { type PictureOptions, pictureIn, pictureSender } from './picture-field.ts';
import type { ValueField } from './text-field.ts';

/** Returns the field extended to accept images. */
export function withPictures({ control, ...field }: ValueField, options: Pick<PictureOptions, 'words' | 'send' | 'onInput'>): ValueField {
  const status = element('p', { class: 'edit-note', role: 'status' });
  const bring = pictureSender(status, options, ({ asset }) => {
    const caret = control instanceof HTMLTextAreaElement ? control.selectionStart : undefined;
    field.set(withPicture(field.value(), `/assets/${asset}`, caret));
    return '';
  });
  control.addEventListener('drop', (event) => {
    const file = pictureIn(event.dataTransfer);
    if (file === undefined) return;
    event.preventDefault();
    bring(file);
  });
  const part = element('div', {}, field.part, status);
  return { ...field, control, part, bring };
}

const image = /!\[([^\]]*)\]\([^\s)]*/g;

/**
 * Returns a paragraph with the image at `address`. If `text` contains exactly one image, the new image replaces it; otherwise the new image
 * is inserted at the caret.
 */
export function withPicture(text: string, address: string, caret = text.length): string {
  const found = [...text.matchAll(image)];
  const [only] = found;
  if (found.length === 1 && only !== undefined)
    return `${text.slice(0, only.index)}![${only[1]}](${address}${text.slice(only.index + only[0].length)}`;
  return `${text.slice(0, caret)}![](${address})${text.slice(caret)}`;
}
