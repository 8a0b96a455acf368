// What axe finds on one page of each kind in other states than every-page.spec.ts. It cannot judge text over gradients, so a second look replaces them by their brightest
// colour.
import { expect, type Page, test } from 'playwright/test';
import { editions, samples } from './routes.ts';
import { violations } from './violations.ts';

// Movement is not what is looked at here, and axe would measure the middle of it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

const dialogs = ['login-dialog', 'newsletter-dialog', 'discount-dialog'];

for (const path of samples) {
  // Colours that are forced are the same everywhere: one page of each kind shows them.
  test(`axe finds nothing on ${path} in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`axe finds nothing on ${path} with movement`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds nothing in the open dialogs of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const id of dialogs) {
      const dialog = page.locator(`#${id}`);
      await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.showModal());
      await expect(dialog).toBeVisible();
      expect(await violations(page), id).toEqual([]);
      await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close());
    }
  });
}

let sky: Promise<string> | undefined;

/** The brightest colour of the sky without its particles, read from a picture of it. */
async function brightestSky(page: Page): Promise<string> {
  const style = await page.addStyleTag({ content: 'body > :not(.sky), .sky__stars { visibility: hidden; }' });
  const picture = (await page.screenshot()).toString('base64');
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('The browser gives no canvas.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let brightest = [0, 0, 0];
    const light = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    for (let at = 0; at < data.length; at += 4) {
      const pixel = [...data.slice(at, at + 3)];
      if (light(pixel) > light(brightest)) brightest = pixel;
    }
    return `rgb(${brightest.join(' ')})`;
  }, picture);
}

test.describe('over the brightest part of the sky', () => {
  // Only this lets a test bring styles of its own.
  test.use({ bypassCSP: true });

  for (const path of new Set([...samples, ...editions])) {
    test(`${path} keeps the contrast of its text`, async ({ page }) => {
      await page.goto(path);
      // The same on every page, and slow to paint.
      sky ??= brightestSky(page);
      // Panes as light as their upper edge, lit by the accent as far as it goes.
      await page.addStyleTag({
        content: `
          html, body { background: ${await sky}; }
          .sky { display: none; }
          .page, .site-footer { --pane: color-mix(in srgb, #97aaff 8%, color-mix(in srgb, #0b1024 80%, ${await sky})); }
          main :is(.card, .contact, .promotion, .checklist, .price, .quote, .form-pane, .closing, .note, .chart__column) {
            background: color-mix(in srgb, var(--accent) 12%, var(--pane));
          }
          main :is(.contact, .closing, .figures--large) { background: color-mix(in srgb, var(--brand-end) 30%, var(--pane)); }
          main .map__part { background: color-mix(in srgb, var(--accent) 34%, var(--ink-raised)); }
          .site-footer::before { display: none; }
          .figure__value, .price--offer .price__line--main .price__amount { background: none; color: var(--brand-end); }
        `,
      });
      expect(await violations(page, { rules: ['color-contrast'] })).toEqual([]);
    });
  }
});
