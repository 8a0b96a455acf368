import type { Locator } from 'playwright/test';

/** Resolves to the vertical position of the baseline of an element's first line. */
export const baselineOf = (element: Locator): Promise<number> =>
  element.evaluate((of) => {
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    of.prepend(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
  });
