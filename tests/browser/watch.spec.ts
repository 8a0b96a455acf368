// The real `archipel watch` on a copy of the project, from the saved file to the open page.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { type WatchedProject, watchProject } from '../support/process/watched-project.ts';
import { recordRefusals } from './refusals.ts';

const test = base.extend<Record<never, never>, { readonly project: WatchedProject; readonly following: WatchedProject }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const project = await watchProject();
      await use(project);
      await project.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  following: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const project = await watchProject(['--follow']);
      await use(project);
      await project.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

/** Opens a page and marks it, so that a test notices a reload. */
async function open(page: Page, url: string): Promise<() => Promise<readonly string[]>> {
  const refused = await recordRefusals(page);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
  const listens = page.waitForResponse(/__archipel\/events/);
  await page.goto(url);
  await listens;
  await page.evaluate(() => Reflect.set(window, 'opened', true));
  return refused;
}

const isNotReloaded = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'opened') === true);
const overlay = (page: Page) => page.getByRole('dialog', { name: /errors?/ });

/** The overlay opens only after an error has lasted some time. */
const patience = { timeout: 60_000 };

const support = 'content/pages/support.yaml';

test('Watch shows a saved text in both languages, and keeps typed text and open dialogs', async ({ page, context, project }) => {
  const english = await context.newPage();
  const refused = [await open(page, project.url('/support')), await open(english, project.url('/en/support'))];
  await page.locator('#ticket [name="subject"]').fill('Rechnung');
  await page.getByRole('button', { name: 'Customer Login' }).first().click();
  await page.locator('#login-dialog [name="firstName"]').fill('Erika');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const [scrolled, title] = [await page.evaluate(() => scrollY), await english.locator('h1').innerText()];
  project.edit(support, /(?<=type: hero[\s\S]*?title: \{ de: ")[^"]+/, 'Frisch gespeichert.');
  project.edit(support, title, 'Freshly saved.');
  await expect(page.locator('h1')).toHaveText('Frisch gespeichert.');
  await expect(english.locator('h1')).toHaveText('Freshly saved.');
  await expect(page.locator('#login-dialog')).toBeVisible();
  await expect(page.locator('#login-dialog [name="firstName"]')).toHaveValue('Erika');
  await expect(page.locator('#ticket [name="subject"]')).toHaveValue('Rechnung');
  expect([await isNotReloaded(page), await isNotReloaded(english), await page.evaluate(() => scrollY)]).toEqual([true, true, scrolled]);
  expect(await Promise.all(refused.map((each) => each()))).toEqual([[], []]);
  project.restore(support);
});

test('Watch updates all pages except those with errors, shows the errors until they are fixed, and opens them in the editor', async ({
  page,
  context,
  project,
}) => {
  const other = await context.newPage();
  await open(other, project.url('/en/contact'));
  await open(page, project.url('/support'));
  const heading = await page.locator('h1').innerText();
  project.edit(support, 'type: hero', 'type: heroo');
  project.edit('content/pages/api.yaml', 'page: ', 'page: no-such-');
  await expect(overlay(page)).toBeVisible(patience);
  project.edit('content/pages/contact.yaml', await other.locator('h1').innerText(), 'Freshly saved.');
  await expect(other.locator('h1')).toHaveText('Freshly saved.');
  await expect(other.locator('archipel-dev .badge')).toHaveText('2 errors');
  project.restore('content/pages/contact.yaml');
  await expect(overlay(page)).toContainText('Did you mean "hero"?');
  await expect(overlay(page)).toContainText('no-such-');
  await expect(page.locator('h1')).toHaveText(heading);
  await overlay(page)
    .getByRole('button', { name: /support\.yaml:\d+:\d+/ })
    .click();
  await expect.poll(project.opened).toMatch(/support\.yaml/);
  project.restore(support);
  await expect(overlay(page)).not.toContainText('heroo');
  await expect(overlay(page)).toBeVisible();
  project.restore('content/pages/api.yaml');
  await expect(overlay(page)).toBeHidden();
  expect(await isNotReloaded(page)).toBe(true);
});

test('Alt-click on a text or a link opens its line of content in the editor, and does nothing else', async ({ page, project }) => {
  const refused = await open(page, project.url('/support'));
  const heading = page.locator('h1');
  const before = project.opened().length;
  await heading.click({ modifiers: ['Alt'] });
  await expect.poll(() => project.opened().slice(before)).toMatch(/content\/pages\/support\.yaml/);
  // The text of a footer link comes from another file. The click does not follow the link.
  await page
    .locator('footer a')
    .first()
    .click({ modifiers: ['Alt'] });
  await expect.poll(() => project.opened().slice(before)).toMatch(/content\/(?!pages\/support)/);
  expect([new URL(page.url()).pathname, await isNotReloaded(page)]).toEqual(['/support', true]);
  const toast = page.locator('archipel-dev .refused');
  // The calls below repeat this function, because a pending update can restore the heading.
  const clickUnknownText = async (): Promise<void> => {
    await heading.evaluate((element) => element.replaceChildren('A line that no one sent'));
    await heading.click({ modifiers: ['Alt'] });
    await expect(toast).toContainText('A line that no one sent', { timeout: 2000 });
  };
  await expect(async () => {
    await clickUnknownText();
    await toast.getByRole('button').click({ timeout: 2000 });
    await expect(toast).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  let opened: unknown;
  await expect(async () => {
    await clickUnknownText();
    opened = project.opened();
    await toast.click({ modifiers: ['Alt'], timeout: 2000 });
    await expect(toast).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await heading.click();
  expect([project.opened(), await refused()]).toEqual([opened, []]);
});

test('Watch replaces styles without a reload, reloads the page for templates and islands, and shows an error in a template', async ({
  page,
  project,
}) => {
  await open(page, project.url('/support'));
  await page.locator('#ticket [name="subject"]').fill('Rechnung');
  project.edit('templates/styles/utilities.css', /$/, '\n@layer utilities { h1 { color: rgb(1, 2, 3); } }\n');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('#ticket [name="subject"]')).toHaveValue('Rechnung');
  expect(await isNotReloaded(page)).toBe(true);

  project.edit('templates/sections/hero/Hero.tsx', 'export', 'const broken = ;\nexport');
  await expect(overlay(page)).toContainText('templates/sections/hero/Hero.tsx', patience);
  expect(await isNotReloaded(page)).toBe(true);
  project.restore('templates/sections/hero/Hero.tsx');
  await expect(overlay(page)).toBeHidden();

  // A new key of a schema is recognized, and can be used at once.
  project.edit('templates/sections/hero/schema.ts', 'kicker:', 'mood: z.string().optional(),\n    kicker:');
  project.edit(support, /type: hero\n/, 'type: hero\n    mood: calm\n');
  project.edit(support, await page.locator('h1').innerText(), 'Mit neuem Schlüssel.');
  await expect(page.locator('h1')).toHaveText('Mit neuem Schlüssel.');
  await expect(page.locator('archipel-dev .badge.error')).toBeHidden();
  project.restore(support);

  project.edit('templates/Body.tsx', /className="skip[^"]*"/, 'className="skip anew"');
  await expect(page.locator('.skip.anew')).toBeAttached();
  expect(await isNotReloaded(page)).toBe(false);
  await page.evaluate(() => Reflect.set(window, 'opened', true));
  project.edit('islands/SupportForm/SupportForm.tsx', /^export /m, 'console.info("anew");\nexport ');
  await expect.poll(() => isNotReloaded(page).catch(() => true)).toBe(false);

  // The error page has styles, and the typed text is back once it is gone.
  await page.locator('#ticket [name="subject"]').fill('Rechnung 2');
  project.edit('templates/Body.tsx', /className="skip[^"]*"/, 'className={(undefined as unknown as { none: string }).none}');
  await expect(page.locator('#ticket')).toHaveCount(0);
  await expect(page.locator('pre')).toHaveCSS('overflow-x', 'auto');
  project.restore('templates/Body.tsx');
  await expect(page.locator('#ticket [name="subject"]')).toHaveValue('Rechnung 2');
});

test('Watch reloads the page for a saved file of public/, and for no other saved text', async ({ page, project }) => {
  mkdirSync(join(project.folder, 'content/public'));
  await open(page, project.url('/support'));
  const save = async (text: string): Promise<void> => {
    await page.evaluate(() => Reflect.set(window, 'opened', true));
    project.add('content/public/plan.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`));
    await expect.poll(() => isNotReloaded(page).catch(() => true)).toBe(false);
    expect(await page.evaluate(async () => (await fetch('/plan.svg')).text())).toContain(text);
  };
  await save('first');
  await save('second');
  await page.evaluate(() => Reflect.set(window, 'opened', true));
  project.edit(support, await page.locator('h1').innerText(), 'Nach dem Plan.');
  await expect(page.locator('h1')).toHaveText('Nach dem Plan.');
  expect(await isNotReloaded(page)).toBe(true);
  project.restore(support);
  rmSync(join(project.folder, 'content/public'), { recursive: true });
});

test('Watch offers the page of another edited file, and opens it with --follow', async ({ page, project, following }) => {
  await open(page, project.url('/support'));
  project.edit('content/pages/api.yaml', /(?<=description:\n {4}de: ")/, 'Neu: ');
  await expect(
    page
      .getByRole('link', { name: /de|API/ })
      .filter({ hasText: 'API' })
      .last(),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/support');
  await open(page, following.url('/en/support'));
  following.edit('content/pages/api.yaml', /(?<=description:\n {4}de: ")/, 'Neu: ');
  await page.waitForURL('**/en/api');
});
