import { isOfPage } from '../overlay/overlay-host.ts';
import { type EditTarget, targetAt } from './page-texts.ts';
import { pictureIn } from './picture-field.ts';

interface Dropping {
  readonly isActive: () => boolean;
  readonly drop: (target: EditTarget, file: File) => void;
}

/** Calls `drop` with an image of the page and the file that was dropped on it. Other drops are ignored. */
export function listenForDrops({ isActive, drop }: Dropping): void {
  addEventListener('dragover', (event) => {
    if (isActive() && isOfPage(event)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    if (!isActive() || !isOfPage(event)) return;
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault();
    const [first] = event.composedPath();
    const target = first instanceof Element ? targetAt(first, event) : undefined;
    const file = pictureIn(event.dataTransfer);
    if (target instanceof Attr && target.name === 'src' && file !== undefined) drop(target, file);
  });
}
