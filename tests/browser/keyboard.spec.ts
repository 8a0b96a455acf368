// The site by keyboard alone.
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { expect, test } from './site-test.ts';

const pages = ['/', '/en/contact', '/ai-audit', '/ai-solutions/ai-coo', '/ai-lead-masters-solar'] as const;
const desktop = { width: 1280, height: 720 };
const phone = { width: 375, height: 700 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

interface Stop {
  readonly name: string;
  readonly fixed: boolean;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly ringed: boolean;
  readonly covered: boolean;
}

/** Resolves to the place of the focused element, and to whether it has a focus ring and is covered; undefined without a focus. */
const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { top, left, bottom, right } = focused.getBoundingClientRect();
    // The focus ring of a link in a card is drawn around the card.
    const ringElements = [focused, focused.closest('.card--link')].filter((element) => element !== null);
    const ringed = ringElements.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const [box = focused.getBoundingClientRect()] = focused.getClientRects();
    const seen = (y: number) => document.elementFromPoint((box.left + box.right) / 2, y);
    // In a text area, browsers scroll to the line with the caret.
    const edges = focused instanceof HTMLTextAreaElement ? [box.top + 2] : [box.top + 2, box.bottom - 2];
    const covered = edges.some((y) => !focused.contains(seen(y)) && !seen(y)?.contains(focused));
    return {
      name: `${focused.tagName.toLowerCase()} “${focused.textContent?.trim().slice(0, 30)}”`,
      fixed: focused.closest('.site-header, .skip') !== null,
      top: top + scrollY,
      left,
      bottom: bottom + scrollY,
      right,
      ringed,
      covered,
    };
  });

/** Resolves to all elements that `key` focuses, one after the other, until the focus leaves the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const next = await stop(page);
    if (!next) return stops;
    stops.push(next);
  }
}

/** Expects that the first Tab on an opened page focuses the skip link, which leads into the main part. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
}

const namesOf = (stops: readonly Stop[]): readonly string[] => stops.map(({ name }) => name);

for (const path of partOf(pages, 2)) {
  test(`Tab walks through ${path} in reading order and back, with a visible focus`, async ({ page }) => {
    await page.goto(path);
    // A countdown that hydrates after its end adds a line, which moves the elements below.
    await expect(page.locator('[data-island="Countdown"]:not([data-hydrated])')).toHaveCount(0);
    const stops = await walk(page, 'Tab');
    expect(stops.length).toBeGreaterThan(20);
    expect(namesOf(stops.filter(({ ringed }) => !ringed))).toEqual([]);
    expect(namesOf(stops.filter(({ covered }) => covered))).toEqual([]);
    // The focus may move upwards only if it also moves to the right, into the next column. The fixed header comes first.
    const jumps = stops.filter((next, index) => {
      const before = stops[index - 1];
      return before && before.fixed === next.fixed && next.bottom <= before.top && next.left < before.right - 1;
    });
    expect(namesOf(jumps)).toEqual([]);
    const firstInPage = stops.findIndex(({ fixed }) => !fixed);
    expect(stops.slice(firstInPage).some(({ fixed }) => fixed)).toBe(false);

    await page.locator('.site-footer a').last().focus();
    const back = await walk(page, 'Shift+Tab');
    expect(back.length).toBeGreaterThan(20);
    expect(namesOf(back.filter(({ covered }) => covered)), 'covered on the way back').toEqual([]);
  });
}

test.describe('The phone menu', () => {
  test.use({ viewport: phone });

  for (const path of partOf(['/ai-act-officer', '/en/ai-consulting'], 2)) {
    test(`opens and closes by keyboard on ${path}`, async ({ page }) => {
      await page.goto(path);
      const menu = page.locator('#menu');
      const button = page.locator('.menu-button');
      await expect(menu).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Space');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Space');
      await expect(menu).toBeHidden();
    });

    test(`closes on ${path} when its link to the current page is followed`, async ({ page }) => {
      await page.goto(path);
      await page.locator('.menu-button').press('Enter');
      await page.locator('#menu a[aria-current="page"]').press('Enter');
      await expect(page.locator('#menu')).toBeHidden();
      await expect(page).toHaveURL(`${path}#top`);
    });
  }

  test('closes when its login button opens the dialog, and gets the focus back on its own button', async ({ page }) => {
    await page.goto('/');
    await page.locator('.menu-button').press('Enter');
    await page.locator('#menu button[commandfor="login-dialog"]').press('Enter');
    await expect(page.locator('#login-dialog input').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#login-dialog')).toBeHidden();
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('.menu-button')).toBeFocused();
  });
});

const openers = [
  { dialog: 'login-dialog', opener: '.site-header button[commandfor="login-dialog"]', first: 'input' },
  { dialog: 'newsletter-dialog', opener: '.site-footer button[commandfor="newsletter-dialog"]', first: 'select' },
];

async function expectDialog(page: Page, { dialog, opener, first }: (typeof openers)[number]): Promise<void> {
  const button = page.locator(opener);
  const pane = page.locator(`#${dialog}`);
  await button.press('Enter');
  await expect(pane).toBeVisible();
  await expect(pane.locator(first).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('main :focus, header :focus, footer :focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Space');
  await pane.locator('.dialog__close').press('Enter');
  await expect(pane).toBeHidden();
  await expect(button).toBeFocused();
}

for (const path of partOf(pages, 2)) {
  test(`The skip link of ${path} leads past the header, and dialogs take the focus and return it when they close`, async ({ page }) => {
    await page.goto(path);
    await expectSkipLink(page);
    for (const opener of openers) await expectDialog(page, opener);
  });
}
