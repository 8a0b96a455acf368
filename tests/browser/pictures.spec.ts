// The browser loads the variant of a picture that suits its screen, without a layout shift.
import { recordLayoutShifts } from './shifts.ts';
import { expect, test } from './site-test.ts';

/**
 * The box of the picture reaches from edge to edge and is at least 16 rem high. The image in it is twice as wide as high, so a phone scales
 * the image to a width of 512 px and shows only its middle. In wide windows, `sizes` is four fifths of the width.
 */
const screens = [
  { width: 375, height: 812, deviceScaleFactor: 1, chosen: 768, shape: 375 / 256 },
  { width: 375, height: 812, deviceScaleFactor: 2, chosen: 1152, shape: 375 / 256 },
  { width: 768, height: 1024, deviceScaleFactor: 1, chosen: 768, shape: 5 / 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1, chosen: 1152, shape: 5 / 2 },
  { width: 1440, height: 900, deviceScaleFactor: 2, chosen: 2304, shape: 5 / 2 },
] as const;

for (const { width, height, deviceScaleFactor, chosen, shape } of screens) {
  test.describe(`in a window ${width} px wide with a pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test(`the picture of /about loads with a width of ${chosen} pixels and moves nothing`, async ({ page }) => {
      const shifts = await recordLayoutShifts(page);
      await page.goto('/about');
      const image = page.locator('main picture img');
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
      const shown = await image.evaluate((element: HTMLImageElement) => ({
        source: element.currentSrc,
        shape: element.getBoundingClientRect().width / element.getBoundingClientRect().height,
      }));
      expect(shown.source).toMatch(new RegExp(`/assets/berlin-night-${chosen}-[\\da-f]+\\.avif$`));
      expect(shown.shape).toBeCloseTo(shape, 1);
      expect(await shifts()).toBeLessThan(0.01);
    });
  });
}
