// What axe finds on one page of each kind in other states than every-page.spec.ts: with movement, in forced colours,
// and in the open dialogs. And how the browser names what is drawn, which axe does not ask.
import type { Page } from 'playwright/test';
import { samples } from './routes.ts';
import { expect, test } from './site-test.ts';
import { violations } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 900 } });

// One test does the work of several.
test.describe.configure({ timeout: 240_000 });

async function expectAccessibleDialogs(page: Page): Promise<void> {
  for (const id of ['login-dialog', 'newsletter-dialog', 'discount-dialog']) {
    const dialog = page.locator(`#${id}`);
    await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.showModal());
    await expect(dialog).toBeVisible();
    expect.soft(await violations(page), id).toEqual([]);
    await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close());
  }
}

for (const path of samples) {
  test(`axe finds nothing on ${path} with movement, in its open dialogs and in forced colours`, async ({ page }) => {
    await page.goto(path);
    expect.soft(await violations(page), 'with movement').toEqual([]);
    // axe would measure the middle of a movement.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessibleDialogs(page);
    // Colours that are forced are the same everywhere: one page of each kind shows them.
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violations(page), `in forced colours at ${width} px`).toEqual([]);
    }
  });
}

/** The names that the browser gives to elements of this role, as assistive technology gets them. */
async function namesOf(page: Page, role: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap((node) => (node.role?.value === role && !node.ignored ? [String(node.name?.value ?? '').trim()] : []));
}

for (const path of ['/', '/ai-audit', '/ai-lead-masters-dental', '/en/ai-solutions/analytics-team'])
  test(`figures of ${path} have names that begin with the mark of an example, and tables have names`, async ({ page }) => {
    await page.goto(path);
    const figures = await namesOf(page, 'figure');
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((name) => !/^(?:Beispiel|Example) \S/.test(name))).toEqual([]);
    expect(await namesOf(page, 'table')).toEqual(path === '/' ? ['Verzeichnis der KI-Systeme'] : []);
  });
