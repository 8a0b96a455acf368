// Editing in the page while something is in the way: the panel itself, a server that was restarted, pasted text, a narrow window.
import { edit, expect, german, panel, test } from './editing-test.ts';

test.describe.configure({ mode: 'default' });

test('Text that the server no longer knows is back in the fields after another click on it, and can be saved', async ({
  page,
  project,
}) => {
  await edit(page, project, '/about');
  const heading = page.locator('h1');
  const before = await heading.innerText();
  await heading.click();
  await page.route(/\/edit\/(?:preview|save)$/, (route) => route.fulfill({ status: 409, body: 'This text has changed. Click it again.' }));
  await german(page).fill('Wer wir sind und was wir tun');
  await page.keyboard.press('Control+s');
  await expect(panel(page).getByRole('alert')).toContainText('Click it again');
  await expect(page.locator('archipel-dev .edit-bar__hint')).not.toHaveText('Saving …');
  // The page still shows the typed text, as after a restart of the server.
  await heading.evaluate((element) => element.replaceChildren('Wer wir sind und was wir tun'));
  await page.unroute(/\/edit\/(?:preview|save)$/);
  await heading.click();
  await expect(panel(page).getByRole('alert')).toBeHidden();
  await expect(german(page)).toHaveValue('Wer wir sind und was wir tun');
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
  expect(project.changes().join('\n')).toContain('Wer wir sind und was wir tun');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText(before);
});

test('Text from a word processor is pasted without its invisible characters, and into a heading without line breaks', async ({
  page,
  project,
}) => {
  await edit(page, project, '/about');
  await page.locator('h1').click();
  await german(page).fill('');
  await german(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Über\vuns\u200b\r\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(german(page)).toHaveValue('Über uns');
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Discard' }).click();
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [375, 740],
] as const)
  test(`In a window of ${width} pixels, neither the toolbar nor the panel covers the text that is edited at the end of the page`, async ({
    page,
    project,
  }) => {
    await page.setViewportSize({ width, height });
    await edit(page, project, '/');
    const last = page.locator('footer').getByRole('link', { name: 'Datenschutz' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await last.click();
    await expect(panel(page)).toBeVisible();
    const [text, cover] = [await last.boundingBox(), await panel(page).boundingBox()];
    if (text === null || cover === null) throw new Error('The text or the panel is not displayed.');
    const isClear =
      text.y + text.height <= cover.y ||
      text.y >= cover.y + cover.height ||
      text.x + text.width <= cover.x ||
      text.x >= cover.x + cover.width;
    expect(isClear).toBe(true);
    expect(text.y).toBeGreaterThanOrEqual(0);
  });

test('The panel moves to the other side of the window if it would cover the edited text', async ({ page, project }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await edit(page, project, '/');
  const right = page.locator('header').getByText('Login').first();
  await right.click();
  await expect(panel(page)).toBeVisible();
  const [text, cover] = [await right.boundingBox(), await panel(page).boundingBox()];
  expect(text?.x).toBeGreaterThanOrEqual((cover?.x ?? 0) + (cover?.width ?? 0));
});
