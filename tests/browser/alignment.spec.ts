// Tests that neighbouring words are aligned, and that words keep their distance from lines and from other words.
import { expect, type Locator, test } from 'playwright/test';
import { baselineOf } from './baseline-of.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Resolves to the boxes of the lines of an element's text. */
const linesOf = (element: Locator): Promise<readonly Box[]> =>
  element.evaluate((of) => {
    const range = document.createRange();
    range.selectNodeContents(of);
    return [...range.getClientRects()].map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  });

const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((of) => {
    const { left, top, right, bottom } = of.getBoundingClientRect();
    return { left, top, right, bottom };
  });

const areApart = (a: Box, b: Box): boolean => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

test('The note on VAT shares the baseline of its amount, even beside the smaller regular price after a promotion', async ({ page }) => {
  await page.goto('/ai-audit');
  await page.locator('.prices').evaluate((prices) => prices.classList.add('prices--kept'));
  for (const line of await page.locator('.price__line--main').all())
    expect(await baselineOf(line.locator('.price__vat'))).toBeCloseTo(await baselineOf(line.locator('.price__amount')), 0);
});

for (const width of [1440, 768])
  test(`The links of neighbouring contact channels and the address begin at the same height at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const links = await page.locator('.channel__link, .channel .address').all();
    const middles = await Promise.all(
      links.map(async (link) => linesOf(link).then(([line]) => ((line?.top ?? 0) + (line?.bottom ?? 0)) / 2)),
    );
    expect(middles).toHaveLength(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  });

test('The second line of an error begins below the words of the first, not below the icon', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  const lefts = (await linesOf(page.locator('.failure__title'))).map(({ left }) => Math.round(left));
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);
});

test('The hours at the sides of the dial keep their distance from its rays on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/ai-solutions/inbound-call-agents');
  for (const hour of [6, 18]) {
    const [words] = await linesOf(page.locator(`.dial__hour--${hour}`));
    const ray = await boxOf(page.locator(`.dial__ray[transform="rotate(${hour * 15})"]`));
    expect(words !== undefined && Math.max(ray.left - words.right, words.left - ray.right)).toBeGreaterThan(5);
  }
});

test('The hours of the drawing of calls are clear of its lines', async ({ page }) => {
  await page.goto('/ai-lead-masters-solar');
  await page.getByText('Inbound-Call-Agent 24/7').filter({ visible: true }).first().click();
  const drawing = page.locator('.drawing').filter({ has: page.locator('.drawing__hour'), visible: true });
  const lines = await Promise.all((await drawing.locator('.drawing__hour').all()).map(boxOf));
  for (const hour of await drawing.locator('.drawing__small').all()) {
    const words = await boxOf(hour);
    expect(lines.filter((line) => !areApart(line, words))).toEqual([]);
  }
});

test('The title of the login dialog covers none of the words below it', async ({ page }) => {
  await page.goto('/');
  const dialog = page.locator('#login-dialog');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  const [title, words] = [await boxOf(dialog.locator('.dialog__title')), await boxOf(dialog.locator('.dialog__lead'))];
  expect(words.top).toBeGreaterThanOrEqual(title.bottom);
});

test('The two answers of a demonstration share a line on a phone, before and after the decision', async ({ page }) => {
  await page.goto('/ai-solutions/ai-coo');
  const [yes, no] = [page.locator('.log__answer').first(), page.locator('.log__answer').last()];
  for (const answer of [undefined, yes, no]) {
    await answer?.click();
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 812 });
      expect((await boxOf(no)).top).toBe((await boxOf(yes)).top);
    }
  }
});

test('A note below a passage of a proof keeps its distance from the ink of the last line', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/ai-solutions/content-team');
  const passage = page.locator('.margins__passage').last();
  const [ink, note] = [await boxOf(passage.locator('mark')), await boxOf(passage.locator('.margins__note'))];
  expect(note.top - ink.bottom).toBeGreaterThan(4);
});

test('The mark of a link to a page in another language stays in one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/en');
  const marks = page.locator('main .language-mark');
  await expect(marks).toHaveCount(2);
  for (const mark of await marks.all()) {
    const [height, line] = await mark.evaluate((element) => [
      element.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(element).lineHeight),
    ]);
    expect(height).toBeLessThan(1.5 * (line ?? 0));
  }
});
