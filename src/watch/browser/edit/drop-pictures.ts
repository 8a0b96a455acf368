// Pictures that are dropped on pictures of the page while editing is on.
import { isOfPage } from '../overlay/overlay-host.ts';
import { type EditTarget, targetAt } from './page-texts.ts';
import { pictureIn } from './picture-field.ts';

interface Dropping {
  readonly isActive: () => boolean;
  readonly drop: (target: EditTarget, file: File) => void;
}

/** Calls `drop` with a picture of the page and the picture that was dropped on it. Other drops do nothing. */
export function listenForDrops({ isActive, drop }: Dropping): void {
  addEventListener('dragover', (event) => {
    if (isActive() && isOfPage(event)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    if (!isActive() || !isOfPage(event)) return;
    // The browser would leave the page and open the file.
    event.preventDefault();
    const [first] = event.composedPath();
    const target = first instanceof Element ? targetAt(first, event) : undefined;
    const file = pictureIn(event.dataTransfer);
    if (target instanceof Attr && target.name === 'src' && file !== undefined) drop(target, file);
  });
}
