// Visitors who enlarge the site, increase text spacing, print it, or have no scripts get the same content.
import type { Page } from 'playwright/test';
import { partOf, turnOfSearches } from '../support/samples.ts';
import { findFlaws } from './flaws.ts';
import { expect, test } from './site-test.ts';

const pages = ['/', '/en/contact', '/support', '/ai-audit', '/ai-lead-masters-surgery'] as const;

/** Increases the line, paragraph, letter and word spacing as a visitor can (WCAG 2.2, 1.4.12). */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });

/** Runs in the page. Returns the text of the focused element, and whether a part of it is visible; undefined at the end of the page. */
function readFocus(): { readonly name: string; readonly isSeen: boolean } | undefined {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return undefined;
  // The visible part of a radio button or a check box is its label.
  const shown = (focused.matches('[type="radio"], [type="checkbox"]') ? focused.closest('label') : undefined) ?? focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = parts.some((across) =>
    parts.some((down) => shown.contains(document.elementFromPoint(left + width * across, top + height * down))),
  );
  return { name: shown.textContent.trim().slice(0, 40), isSeen };
}

test.describe('at 400 % zoom', () => {
  // A window of 1280 by 1024 px that is enlarged four times (WCAG 2.2, 1.4.10).
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of partOf(pages, 3, turnOfSearches)) {
    test(`${path} loses no content, and keeps its shape with increased text spacing`, async ({ page }) => {
      await page.goto(path);
      expect.soft(await page.evaluate(findFlaws)).toEqual([]);
      const header = await page.locator('.site-header').boundingBox();
      expect.soft(header?.height).toBeLessThan(256 / 3);
      await page.evaluate(() => scrollTo(0, 600));
      await expect.soft(page.locator('.site-header'), 'the header, scrolled away').not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
      await spaceOut(page);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(findFlaws), `spaced out at ${width} px`).toEqual([]);
      }
      const button = await page.locator('.menu-button').boundingBox();
      expect.soft(button?.width, 'the width of the button of the menu, spaced out').toBeGreaterThanOrEqual(44);
    });
  }

  test.describe('before the cookie banner is answered,', () => {
    test.use({ isFirstVisit: true });

    for (const path of partOf(
      ['/ai-lead-masters-dental', '/ai-audit', '/ai-solutions/inbound-call-agents', '/en/support'],
      2,
      turnOfSearches,
    )) {
      test(`nothing covers the focused element on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('.consent')).toBeVisible();
        const covered: string[] = [];
        let stops = 0;
        for (; stops < 80; stops += 1) {
          await page.keyboard.press('Tab');
          const found = await page.evaluate(readFocus);
          if (found === undefined) break;
          if (!found.isSeen) covered.push(found.name);
        }
        expect(stops).toBeGreaterThan(20);
        expect(covered).toEqual([]);
      });
    }
  });

  test('every link of the menu can be scrolled into view', async ({ page }) => {
    await page.goto('/');
    await page.locator('.menu-button').click();
    const targets = await page.locator('#menu :is(a, button)').all();
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) {
      await target.scrollIntoViewIfNeeded();
      await expect(target).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('every field of the dialogs can be scrolled into view', async ({ page }) => {
    await page.goto('/');
    for (const id of ['login-dialog', 'newsletter-dialog', 'discount-dialog']) {
      const dialog = page.locator(`#${id}`);
      await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.showModal());
      const targets = await dialog.locator(':is(input, select, button, a):visible').all();
      expect(targets.length).toBeGreaterThan(0);
      for (const target of targets) {
        await target.scrollIntoViewIfNeeded();
        await expect(target).toBeInViewport({ ratio: 0.9 });
      }
      await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close());
    }
  });
});

/**
 * Runs in the page. Returns the texts that are unreadable on paper: those that are too pale for white paper or not opaque, and those
 * on a dark background, if backgrounds are printed.
 */
function paleTexts(): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  /** Returns red, green, blue and opacity of any CSS colour, from 0 to 255. */
  const channels = (color: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
      value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** Whether the nearest background that hides what is behind it is dark. */
  const isOnDark = (element: Element | null): boolean => {
    if (element === null) return false;
    const { backgroundColor } = getComputedStyle(element);
    return (channels(backgroundColor)[3] ?? 0) > 127 ? luminance(backgroundColor) < 0.5 : isOnDark(element.parentElement);
  };
  const pale = [...document.querySelectorAll('main *, .site-footer *')].filter((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!hasText || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden')) return false;
    const { color } = getComputedStyle(element);
    return channels(color)[3] !== 255 || 1.05 / (luminance(color) + 0.05) < 4.5 || isOnDark(element);
  });
  return pale.map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`);
}

/** Runs in the page. Returns the headings that are too close to the element after them. */
const crampedHeadings = (): string[] =>
  [...document.querySelectorAll('main .heading')].flatMap((heading) => {
    const next = heading.nextElementSibling ?? heading.parentElement?.nextElementSibling;
    const gap = (next?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - heading.getBoundingClientRect().bottom;
    return gap < 8 ? [`${heading.textContent}: ${gap} px`] : [];
  });

for (const path of ['/', '/en/ai-audit', '/ai-lead-masters-kitchen']) {
  test(`${path} is readable on white paper, without the sky, the header and the countdown`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate(paleTexts)).toEqual([]);
    // About the printable width of A4, in pixels. Motion is on, because only then do headings move on screens.
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    expect(await page.evaluate(crampedHeadings)).toEqual([]);
    for (const hidden of ['.sky', '.site-header', '.countdown']) {
      for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
    }
  });
}

test('Sections with their own colours are readable on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const solutions = ['ai-cio', 'ai-coo', 'lead-scraper', 'web-developer'].map((id) => `/ai-solutions/${id}`);
  for (const path of ['/ai-act-officer', '/ai-team-example', '/industry-solutions', '/integrations', ...solutions]) {
    await page.goto(path);
    expect.soft(await page.evaluate(paleTexts), path).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const mainContent: readonly (readonly [string, readonly string[]])[] = [
    ['/', ['h1', '#main .tiles a', '.figure__value', '.site-footer__nav a']],
    ['/ai-audit', ['h1', '.price--offer .price__amount', '.price--regular .price__amount', '.price__until', '.promotion__title']],
    [
      '/ai-lead-masters-dental',
      ['h1', '.part__name', '.part[open] .part__text', '.price--offer .price__amount', '.quote__words', '.trust__item', '.closing__note'],
    ],
    [
      '/contact',
      ['h1', '.channel__link', 'main form .no-script', 'main form .direct a[href^="tel:"]', 'main form .direct a[href^="mailto:"]'],
    ],
    ['/en/support', ['h1', '.channel__link', 'main form .no-script', 'main form .direct a[href^="tel:"]']],
  ];
  for (const [path, parts] of mainContent) {
    test(`${path} shows its main content`, async ({ page }) => {
      await page.goto(path);
      for (const part of parts) {
        const found = page.locator(part);
        expect(await found.count(), part).toBeGreaterThan(0);
        for (const one of await found.all()) await expect(one, part).toBeVisible();
      }
    });
  }
});
