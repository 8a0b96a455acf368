// Tests content that is edited in the page, in a real browser, and handed in to a real repository.
import { edit, english, expect, german, handedInBranch, panel, test } from './editing-test.ts';
import { violations } from './violations.ts';

// The tests share one `watch` process and run one after the other, because its start takes longer than most of the tests.
test.describe.configure({ mode: 'default' });

test('A headline that is edited in both languages, undone, redone and handed in becomes a commit with only this change', async ({
  page,
  context,
  project,
}) => {
  const refused = await edit(page, project, '/');
  expect(page.url()).toBe(project.url('/'));
  const other = await context.newPage();
  await other.goto(project.url('/en'));
  project.edit('content/pages/about.yaml', 'Freiheit für Unternehmer', 'Freiheit für alle Unternehmer');
  const before = project.changes();
  await page.locator('h1').click();
  await german(page).fill('KI einführen. Den AI Act einhalten.');
  await expect(page.locator('h1')).toHaveText('KI einführen. Den AI Act einhalten.');
  expect(project.changes()).toEqual(before);
  await english(page).fill('Introduce AI. Comply with the AI Act.');
  await expect(other.locator('h1')).toHaveText('Introduce AI. Comply with the AI Act.');
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
  const own = () => project.changes().filter((line) => !line.includes('Unternehmer'));
  await expect
    .poll(own)
    .toEqual([expect.stringMatching(/^-.*KI einsetzen.*Put AI to work/), expect.stringMatching(/^\+.*KI einführen.*Introduce AI/)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('h1')).toHaveText('KI einsetzen. Den AI Act einhalten.');
  expect(own()).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('h1')).toHaveText('KI einführen. Den AI Act einhalten.');
  await page.getByRole('button', { name: 'Edited here (1)' }).click();
  await page.getByLabel('What have you changed').fill('Klarere Überschrift');
  await page.getByRole('button', { name: 'Hand in' }).click();
  expect(project.pushed(await handedInBranch(page))).toMatch(/^-.*einsetzen.*\n\+.*einführen.*Introduce.*$/);
  expect(project.changes()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Edited here' })).toBeHidden();
  expect(await refused()).toEqual([]);
});

test('Editing completes the name of a fact, reports a mistake below its field, and asks before it discards typed text', async ({
  page,
  project,
}) => {
  await edit(page, project, '/ai-audit');
  await page.locator('h1').click();
  const before = await german(page).inputValue();
  await german(page).press('End');
  await german(page).pressSequentially(' {price.audit.of');
  await expect(panel(page).getByRole('option', { name: '{price.audit.offer.once}' })).toHaveAttribute('aria-selected', 'true');
  await german(page).press('Enter');
  await expect(german(page)).toHaveValue(`${before} {price.audit.offer.once}`);
  await expect(page.locator('h1')).toContainText('9.997 €');
  await german(page).fill(`${before} {price.audi}`);
  await expect(panel(page).getByText('price.audi').last()).toBeVisible();
  await expect(german(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+s');
  await expect(panel(page).getByRole('alert')).toContainText('Nothing was saved');
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Keep typing' }).click();
  await expect(german(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Discard' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('h1')).toHaveText(before);
});

test('Editing another text requires that the typed text is saved or discarded; F2 edits the focused text', async ({ page, project }) => {
  await edit(page, project, '/about');
  await page.locator('h1').click();
  const before = await german(page).inputValue();
  await german(page).fill('Nicht gespeichert');
  await expect(page.locator('h1')).toHaveText('Nicht gespeichert');
  const other = page.locator('main h2').first();
  await other.click();
  await panel(page).getByRole('button', { name: 'Keep typing' }).click();
  await expect(german(page)).toHaveValue('Nicht gespeichert');
  await panel(page).getByRole('button', { name: 'Duplicate' }).click();
  await panel(page).getByRole('button', { name: 'Keep typing' }).click();
  await other.click();
  await panel(page).getByRole('button', { name: 'Discard' }).click();
  await expect(german(page)).toHaveValue(await other.innerText());
  await expect(page.locator('h1')).toHaveText(before);
  await german(page).fill('Auch nicht gespeichert');
  await expect(other).toHaveText('Auch nicht gespeichert');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(other).not.toHaveText('Auch nicht gespeichert');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const link = page.locator('main a').first();
  await link.focus();
  await page.keyboard.press('F2');
  await expect(german(page)).toHaveValue((await link.innerText()).trim());
});

test('Editing a price accepts the usual notation, and asks before it changes all pages', async ({ page, project }) => {
  await edit(page, project, '/ai-audit');
  await page.getByRole('main').getByText('9.997 €', { exact: true }).filter({ visible: true }).first().click();
  const amount = panel(page).getByLabel('Amount in EUR');
  await expect(amount).toHaveValue('9,997.00');
  await amount.fill('10,497');
  await expect(page.getByRole('main').getByText('10.497 €', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Control+s');
  const everywhere = panel(page).getByLabel('Change it on all of them');
  await expect(everywhere).toBeFocused();
  await everywhere.check();
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
  expect(project.read('content/prices.yaml')).toContain('amounts: { once: 1049700 }');
  await page.getByRole('button', { name: /^Edited here/ }).click();
  await expect(panel(page).getByText('10,497.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => project.read('content/prices.yaml')).toContain('amounts: { once: 999700 }');
});

test('The panel asks instead of warning whether the text in another language is still right, and a save approves that text', async ({
  page,
  project,
}) => {
  await edit(page, project, '/about');
  const lock = project.read('content/locks/translations.yaml');
  await page.locator('h1').click();
  const checked = page.waitForResponse('**/edit/preview');
  await german(page).fill('Wer wir sind');
  await (await checked).finished();
  await expect(page.locator('h1')).toHaveText('Wer wir sind');
  await expect(panel(page).getByText('has changed since')).toHaveCount(0);
  await panel(page).getByLabel('It is still right').check();
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
  expect(project.read('content/locks/translations.yaml')).not.toBe(lock);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => project.read('content/locks/translations.yaml')).toBe(lock);
});

test('Editing an invisible text works with the keyboard alone, and the focus returns to the button that lists the texts', async ({
  page,
  project,
}) => {
  await edit(page, project, '/about');
  const texts = page.getByRole('button', { name: 'Texts of this page' });
  await texts.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel('Search the texts')).toBeFocused();
  await expect(panel(page).getByRole('button', { name: /^Description/ })).toBeVisible();
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  await page.keyboard.type(
    await page
      .locator('meta[name=description]')
      .getAttribute('content')
      .then((text) => (text ?? '').slice(0, 20)),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(german(page)).toBeFocused();
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(texts).toBeFocused();
});
