// A field for an image: shows the current image, and an area to drop, paste or choose another.
import type { ClientMessages } from '../messages.ts';
import { button, element } from '../overlay/element.ts';
import { pictureData } from './picture-data.ts';
import type { AddedPicture, NewPictureRequest, PlaceField } from './protocol.ts';
import type { TextFieldOptions, ValueField } from './text-field.ts';

export interface PictureOptions extends Pick<TextFieldOptions, 'id' | 'describedBy' | 'onInput'> {
  readonly words: ClientMessages['editing'];
  /** Sends an image to the server; resolves to the reason as text if it is refused. */
  readonly send: (picture: Omit<NewPictureRequest, 'id'>) => Promise<AddedPicture | string>;
}

/** Creates a field whose value is the name of an image. */
export function createPictureField(field: PlaceField, { id, describedBy, onInput, words, send }: PictureOptions): ValueField {
  let value = field.value;
  const shown = element('canvas', { class: 'edit-picture__image', 'aria-hidden': 'true', width: '1', height: '1' });
  const name = element('p', { class: 'edit-picture__name' });
  const status = element('p', { class: 'edit-note', role: 'status' });
  const chooser = element('input', { type: 'file', hidden: '', accept: 'image/*', tabindex: '-1', 'aria-hidden': 'true' });
  const control = button({ id, 'aria-describedby': describedBy }, () => chooser.click(), words.chooseFile);
  const set = (next: string, size = ''): void => {
    value = next;
    name.textContent = [next, size].filter((part) => part !== '').join(' · ');
  };
  const bring = pictureSender(status, { words, send, onInput }, ({ asset, isThere, ...size }, file) => {
    set(asset, words.pictureSize(size));
    void draw(shown, file);
    return isThere ? words.pictureIsThere : '';
  });
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file !== undefined) bring(file);
    // Allows choosing the same file again.
    chooser.value = '';
  });
  const { picture } = field;
  set(field.value, picture && words.pixels(picture));
  const drawCurrent = async ({ src }: NonNullable<PlaceField['picture']>): Promise<void> => {
    const file = await (await fetch(src)).blob();
    // Another image may have been chosen in the meantime.
    if (value === field.value) await draw(shown, file);
  };
  if (picture !== undefined) void drawCurrent(picture);
  const part = element(
    'div',
    { class: 'edit-picture' },
    shown,
    name,
    element('p', { class: 'edit-note' }, words.dropPicture),
    control,
    chooser,
    status,
  );
  part.addEventListener('dragover', (event) => {
    event.preventDefault();
    part.classList.add('edit-picture--over');
  });
  part.addEventListener('dragleave', () => part.classList.remove('edit-picture--over'));
  part.addEventListener('drop', (event) => {
    event.preventDefault();
    part.classList.remove('edit-picture--over');
    const file = pictureIn(event.dataTransfer);
    if (file !== undefined) bring(file);
  });
  return { part, control, value: () => value, set, bring };
}

/** Returns the first dropped or pasted file. */
export const pictureIn = (data: DataTransfer | null): File | undefined => data?.files[0];

/** Draws a file on a canvas, because the Content-Security-Policy of pages does not allow blob URLs. */
async function draw(canvas: HTMLCanvasElement, file: Blob): Promise<void> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return;
  const scale = Math.min(1, 800 / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

/**
 * Returns a function that sends an image to the server. Once the image is stored, the function calls `use`, whose result becomes the text
 * of `status`, and then `onInput`.
 */
export function pictureSender(
  status: HTMLElement,
  { words, send, onInput }: Pick<PictureOptions, 'words' | 'send' | 'onInput'>,
  use: (picture: AddedPicture, file: File) => string,
): (file: File) => void {
  const bring = async (file: File): Promise<void> => {
    status.textContent = words.takingPicture;
    const answer = await send({ name: file.name, ...(await pictureData(file)) });
    status.textContent = typeof answer === 'string' ? answer : use(answer, file);
    if (typeof answer !== 'string') onInput();
  };
  return (file) => void bring(file);
}
