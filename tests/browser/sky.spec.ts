// The night sky: it moves one step per second while it is visible, and is drawn with the page, without its own layers.
import type { Page } from 'playwright/test';
import { expect, test } from './site-test.ts';

const viewport = { width: 1440, height: 900 };
test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } });

/** Resolves to the computed opacity and transform of each part of the sky. */
const looks = (page: Page): Promise<{ opacity: string; transform: string }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sky > *')].map((part) => {
      const { opacity, transform } = getComputedStyle(part);
      return { opacity, transform };
    }),
  );

/** Opens the home page and stops its clock, which only the test advances. */
async function openWithClock(page: Page): Promise<void> {
  const time = new Date('2025-06-01T12:00:00Z');
  await page.clock.install({ time });
  await page.goto('/');
  await page.clock.pauseAt(new Date(time.getTime() + 60_000));
}

/** Resolves to the layers that the page draws, in pixels, once it is at rest. */
async function layersOf(page: Page): Promise<{ width: number; height: number }[]> {
  const session = await page.context().newCDPSession(page);
  const drawn = new Promise<{ width: number; height: number }[]>((resolve) => {
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => {
      if (layers) resolve(layers.filter(({ drawsContent }) => drawsContent));
    });
  });
  await session.send('LayerTree.enable');
  // A page at rest reports no layers.
  await page.mouse.wheel(0, 1);
  return drawn;
}

test('The sky moves one step per second while it is visible', async ({ page }) => {
  await openWithClock(page);
  const first = await looks(page);
  await page.clock.runFor(3000);
  const second = await looks(page);
  // The watermark does not move; the aurora and both groups of particles do.
  expect(second.map((look, index) => JSON.stringify(look) !== JSON.stringify(first[index]))).toEqual([false, true, true, true]);

  await page.evaluate(() => scrollTo({ top: 1.3 * innerHeight, behavior: 'instant' }));
  await page.clock.runFor(3000);
  expect(await looks(page), 'out of sight').toEqual(second);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(3000);
  expect(await looks(page), 'in sight again').not.toEqual(second);
});

test('The home page has one layer as large as the window, and all its layers take less than 40 MB', async ({ page }) => {
  await page.goto('/');
  const layers = await layersOf(page);
  expect(layers.filter(({ width, height }) => width >= viewport.width && height >= viewport.height)).toHaveLength(1);
  expect(layers.reduce((sum, { width, height }) => sum + width * height * 4, 0)).toBeLessThan(40e6);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the sky does not move', async ({ page }) => {
    await openWithClock(page);
    const before = await looks(page);
    const seconds = () => page.locator('.sky').evaluate((sky: HTMLElement) => sky.style.getPropertyValue('--second'));
    await page.clock.runFor(3000);
    expect(await looks(page)).toEqual(before);
    expect(await seconds(), 'no timer runs').toBe('');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.runFor(3000);
    expect(await seconds(), 'motion is allowed again').toBe('3');
  });
});
