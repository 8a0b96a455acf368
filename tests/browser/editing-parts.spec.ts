// Tests editing in the page: texts composed of other texts, words of forms, settings, layouts, drafts, missing texts and pictures.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { edit, english, expect, german, handedInBranch, panel, test } from './editing-test.ts';
import { latch } from './latch.ts';
import { violations } from './violations.ts';

// The tests share one `watch` process and run one after the other, because its start takes longer than most of the tests.
test.describe.configure({ mode: 'default' });

test('Editing a price in the sentence of a card works by keyboard', async ({ page, project }) => {
  await edit(page, project, '/');
  const sentence = page.getByRole('main').getByText(/9\.997.€ zuzüglich/);
  // Forces the click, because the link of the card covers the sentence.
  await sentence.click({ force: true });
  const parts = panel(page).getByRole('region', { name: 'Other parts of this text' });
  await expect(parts.getByRole('button')).not.toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { within: 'archipel-dev' }), colorScheme).toEqual([]);
  }
  await parts.getByRole('button', { name: /9,997\.00/ }).press('Enter');
  await expect(panel(page).getByLabel('Amount in EUR')).toBeFocused();
  await panel(page).getByLabel('Amount in EUR').fill('8,997.00');
  await expect(page.getByRole('main').getByText(/8\.997.€ zuzüglich/)).toBeVisible();
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Discard' }).click();
});

test('A click on a form error, or on a button with the same words in both of its states, opens the text that is displayed', async ({
  page,
  project,
}) => {
  const words = 'content/translations/de.yaml';
  const [, shown = ''] = /passwordHide: (.*)/.exec(project.read(words)) ?? [];
  await edit(page, project, '/contact');
  const stop = page.getByRole('button', { name: 'Stop editing' });
  await stop.click();
  const form = page.locator('[data-island=ContactForm]');
  await form.getByRole('button', { name: /senden/ }).click();
  const error = form.getByText('E-Mail ist erforderlich').filter({ visible: true }).first();
  await error.click({ modifiers: ['Alt'] });
  await expect(page.locator('h2#edit-title')).toContainText(/contactForm, errorEmailMissing/);
  await page.keyboard.press('Escape');

  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#login-dialog')?.showModal());
  const button = page
    .locator('#login-dialog')
    .getByRole('button', { name: /Passwort/ })
    .first();
  await button.click();
  await expect(button).toHaveAccessibleName('Passwort verbergen');
  project.edit(words, /passwordShow: .*/, `passwordShow: ${shown}`);
  await expect(page.locator('[data-island=LoginDialog]')).toHaveAttribute('data-props', new RegExp(`"passwordShow":"${shown}"`));
  await expect(button).toHaveText(shown);
  await button.click({ modifiers: ['Alt'] });
  await expect(page.locator('h2#edit-title')).toContainText('passwordHide');
  await page.keyboard.press('Escape');
  await button.click();
  await expect(button).toHaveAccessibleName('Passwort anzeigen');
  await button.click({ modifiers: ['Alt'] });
  await expect(page.locator('h2#edit-title')).toContainText('passwordShow');
  await page.keyboard.press('Escape');
  project.restore(words);
});

test('If several errors have the same words, a click on one opens only the text of that error', async ({ page, project }) => {
  const words = 'content/translations/de.yaml';
  const same = 'Bitte füllen Sie dies aus';
  for (const key of ['errorName', 'errorEmailMissing', 'errorMessage'])
    project.edit(words, new RegExp(`(contactForm:[\\s\\S]*?\\n  ${key}: ).*`), (_, head = '') => head + same);
  await expect.poll(async () => (await (await fetch(project.url('/contact'))).text()).split(same).length).toBe(4);
  await edit(page, project, '/contact');
  await page.getByRole('button', { name: 'Stop editing' }).click();
  const form = page.locator('[data-island=ContactForm]');
  await form.getByRole('button', { name: /senden/ }).click();
  for (const [field, key] of [
    ['name', 'errorName'],
    ['message', 'errorMessage'],
    ['email', 'errorEmailMissing'],
  ] as const) {
    const error = form.locator(`#contact-form-${field}-error`);
    await expect(error).toHaveText(new RegExp(same));
    await error.click({ modifiers: ['Alt'] });
    await expect(page.locator('h2#edit-title')).toContainText(`contactForm, ${key}`);
    await expect(panel(page).getByRole('region', { name: 'Other parts of this text' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  }
  project.restore(words);
});

test('The panel of a text also edits the target of its link, and the settings of the page are edited from the list of texts', async ({
  page,
  project,
}) => {
  await edit(page, project, '/en');
  const link = page.getByRole('main').getByRole('link', { name: 'See the solutions' });
  await link.click();
  await panel(page)
    .getByRole('button', { name: /^link, page/i })
    .click();
  await expect(panel(page).getByLabel('Value')).toHaveValue('ai-solutions');
  await panel(page).getByLabel('Value').fill('abuot');
  await expect(panel(page)).toContainText(/abuot/);
  await panel(page).getByLabel('Value').fill('about');
  await expect(link).toHaveAttribute('href', '/en/about');
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => project.changes()).toContainEqual(expect.stringMatching(/^\+.*about/));
  // If no field has the focus, Control+Z undoes the last save.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Control+z');
  await expect(link).toHaveAttribute('href', '/en/ai-solutions');
  await page.getByRole('button', { name: 'Texts of this page' }).click();
  await panel(page).getByRole('button', { name: 'Settings of this page' }).click();
  await panel(page)
    .getByRole('button', { name: /^search result, title/i })
    .click();
  await english(page).fill('Agents, consulting and the EU AI Act');
  await expect(page).toHaveTitle(/^Agents, consulting/);
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Discard' }).click();
});

test('The layouts of a section are offered by their descriptions', async ({ page, project }) => {
  await edit(page, project, '/about');
  await page.getByRole('heading', { name: 'Vier Leistungen' }).click();
  await panel(page).getByRole('button', { name: 'Cards of different size' }).click();
  const choice = panel(page).getByLabel('Value');
  await expect(choice.locator('option')).toHaveText(['Equal cards', 'Cards of different size', 'Title beside a list', 'Rows']);
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  await page.keyboard.press('Escape');
});

test('A section is turned into a draft, published again, and followed by a section of another type', async ({ page, project }) => {
  await edit(page, project, '/en');
  const file = 'content/pages/home.yaml';
  const before = project.read(file);
  const heading = page.getByRole('main').getByRole('heading', { name: 'Duties met' });
  await heading.click();
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await panel(page).getByRole('button', { name: 'Keep it as a draft' }).click();
  await expect.poll(() => project.read(file)).toContain('draft: true');
  await heading.click();
  await expect(panel(page)).toContainText('visitors do not see it');
  await panel(page).getByRole('button', { name: 'Publish it' }).click();
  await expect.poll(() => project.read(file)).toBe(before);
  await heading.click();
  await panel(page).getByLabel('Add after it').selectOption('faq');
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  // Undoes the draft and its publication, too, because other tests hand in all remaining edits.
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => project.read(file)).toBe(before);
});

test('A missing English text is written at its placeholder', async ({ page, project }) => {
  const file = 'content/pages/about.yaml';
  project.edit(file, ', en: An AI institute that rolls up its sleeves }', ' }');
  await edit(page, project, '/en/about');
  const heading = page.locator('h1');
  await expect(heading).toContainText('⟦');
  await heading.click();
  const missing = panel(page).getByLabel('English (no text yet)');
  await expect(missing).toHaveValue('');
  await missing.fill('A title in English');
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
  expect(project.read(file)).toContain('", en: "A title in English" }');
  await expect(heading).toHaveText('A title in English');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toContainText('⟦');
  project.restore(file);
});

test('A missing English document is written at its placeholder, which creates its file', async ({ page, project }) => {
  const file = 'content/pages/about.en.mdx';
  rmSync(join(project.folder, file));
  await edit(page, project, '/en/about');
  const placeholder = page.getByText(/⟦[^⟧]*about\.en\.mdx⟧/);
  await placeholder.click();
  const missing = panel(page).getByLabel('English (no text yet)');
  await expect(missing).toBeFocused();
  await expect(german(page)).not.toHaveValue('');
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  await missing.fill('## Written here\n\nA text of **two** paragraphs.');
  await expect(page.getByRole('heading', { name: 'Written here' })).toBeVisible();
  expect(() => project.read(file)).toThrow();
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
  expect(project.read(file)).toBe('## Written here\n\nA text of **two** paragraphs.\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(placeholder).toBeVisible();
  expect(() => project.read(file)).toThrow();
  project.restore(file);
});

/** Creates an upright picture as phones store it: in landscape, with an orientation tag. */
const photograph = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: color } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Drops or pastes a file on an element. */
async function sendFile(
  target: Locator,
  event: 'drop' | 'paste',
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<void> {
  await target.evaluate(
    (element, { type, file, data }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], file));
      const at = element.getBoundingClientRect();
      const where = { bubbles: true, cancelable: true, composed: true, clientX: at.x + at.width / 2, clientY: at.y + at.height / 2 };
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent(type, { ...where, dataTransfer: transfer })
          : new ClipboardEvent(type, { ...where, clipboardData: transfer }),
      );
    },
    { type: event, file: name, data: bytes.toString('base64') },
  );
}

test('A picture that is dropped while the panel still loads the old one stays in the panel', async ({ page, project }) => {
  await edit(page, project, '/about');
  const picture = page.getByRole('main').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { released, release } = latch();
  await page.route('**/berlin-night*', async (route) => {
    await released;
    await route.continue();
  });
  await sendFile(picture, 'drop', { name: 'tor.jpg', bytes: await photograph('#52a') });
  const shown = panel(page).locator('.edit-picture__image');
  await expect(shown).toHaveAttribute('height', '800');
  const loaded = page.waitForResponse(/berlin-night/);
  release();
  await (await loaded).finished();
  await page.waitForTimeout(200);
  await expect(shown).toHaveAttribute('height', '800');
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Discard' }).click();
  await expect(picture).toHaveAttribute('src', /berlin-night/);
});

test('Of a file that is no picture, or is too large, only the beginning is sent', async ({ page, project }) => {
  await edit(page, project, '/about');
  const picture = page.getByRole('main').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await sendFile(picture, 'drop', { name: 'tor.jpg', bytes: await photograph('#25a') });
  await expect(panel(page).locator('.edit-picture__name')).toContainText('900 × 1600');
  const sent: number[] = [];
  page.on('request', (request) => request.url().endsWith('/picture') && sent.push(request.postData()?.length ?? 0));
  for (const [start, size, reason] of [
    ['%PDF-1.7', 40_000_000, 'not a picture for a website'],
    ['\u00ff\u00d8\u00ff', 51_000_000, 'larger than 50 MB'],
  ] as const) {
    await panel(page).evaluate(
      (element, [text, length]) => {
        const bytes = new Uint8Array(length);
        for (const [index, letter] of [...text].entries()) bytes[index] = letter.charCodeAt(0);
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([bytes], 'Scan'));
        element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData }));
      },
      [start, size] as const,
    );
    await expect(panel(page)).toContainText(reason);
  }
  expect(sent.every((length) => length < 10_000)).toBe(true);
  expect(sent).toHaveLength(2);
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Discard' }).click();
});

test('A picture is dropped on another picture, pasted, chosen by keyboard, undone, and handed in with its file', async ({
  page,
  project,
}) => {
  const refused = await edit(page, project, '/about');
  const file = 'content/pages/about.yaml';
  const picture = page.getByRole('main').locator('img').first();
  const old = (await picture.getAttribute('src')) ?? '';
  const before = project.changes();
  await picture.scrollIntoViewIfNeeded();
  await sendFile(picture, 'drop', { name: 'IMG_0815.JPG', bytes: await photograph('#2a5') });
  const name = panel(page).locator('.edit-picture__name');
  await expect(name).toHaveText(/^berlin-bei-nacht.*\.jpg · 900 × 1600 pixels, \d+ kB$/);
  await expect(picture).toHaveAttribute('src', /berlin-bei-nacht/);
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  // Another picture is pasted before the first is saved.
  await sendFile(panel(page), 'paste', { name: 'Unser Büro.jpg', bytes: await photograph('#a52') });
  await expect(name).toHaveText(/^unser-buero\.jpg/);
  await expect(picture).toHaveAttribute('src', /unser-buero/);
  await sendFile(panel(page), 'paste', { name: 'team.jpg', bytes: Buffer.from('no picture') });
  await expect(panel(page)).toContainText('not a picture for a website');
  expect(project.changes()).toEqual(before);
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toContainText('Does it still describe what the picture shows?');
  await panel(page).getByRole('button', { name: 'Change it' }).click();
  await expect(german(page)).toBeFocused();
  await german(page).fill('Ein Büro mit Pflanzen am Fenster.');
  await english(page).fill('An office with plants at the window.');
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
  expect(project.read(file)).toContain('asset: unser-buero.jpg');
  await expect(picture).toHaveAttribute('alt', 'Ein Büro mit Pflanzen am Fenster.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(picture).toHaveAttribute('src', old);
  expect(() => project.read('content/assets/unser-buero.jpg')).toThrow();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(picture).toHaveAttribute('src', /unser-buero/);
  // Chooses a file with the keyboard alone, from the list of the page's texts.
  await page.getByRole('button', { name: 'Texts of this page' }).click();
  await panel(page)
    .getByRole('button', { name: /Ein Büro mit Pflanzen/ })
    .press('Enter');
  const chosen = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chosen).setFiles({
    name: 'Fenster.png',
    mimeType: 'image/png',
    buffer: await sharp(await photograph('#25a'))
      .png()
      .toBuffer(),
  });
  await expect(name).toHaveText(/^fenster\.png/);
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Discard' }).click();
  await expect(picture).toHaveAttribute('src', /unser-buero/);
  await page.getByRole('button', { name: 'Edited here (1)' }).click();
  await panel(page).getByRole('button', { name: 'Hand in' }).click();
  expect(project.filesOf(await handedInBranch(page))).toEqual(['content/assets/unser-buero.jpg', file]);
  expect(await refused()).toEqual([]);
});
