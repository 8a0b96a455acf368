// Tests editing in the page while other people and programs change the same content. Also tests changes of list entries, and the
// editing bar and panel in windows of several sizes.
import { samples } from '../support/samples.ts';
import { edit, english, expect, german, panel, test } from './editing-test.ts';
import { latch } from './latch.ts';
import { violations } from './violations.ts';

// The tests share one `watch` process and run one after the other, because its start takes longer than most of the tests.
test.describe.configure({ mode: 'default' });

/** Returns the lines of the list entry that contains `question`. */
function entryOf(text: string, question: string): string {
  const [found = ''] = text.split(/(?=^ +- question:)/m).filter((part) => part.includes(question));
  const [entry = ''] = /^( +)- [^\n]*\n(?:\1 {2}[^\n]*\n)*/.exec(found) ?? [];
  return entry;
}

test('Editing keeps an IME composition, caret and selection while others save twenty times and a timer opens a dialog', async ({
  page,
  project,
}) => {
  await edit(page, project, '/about');
  await page.locator('h1').click();
  const field = german(page);
  const before = await field.inputValue();
  await field.press('Home');
  const ended = await field.evaluateHandle((element) => {
    const events: string[] = [];
    for (const name of ['compositionend', 'blur']) element.addEventListener(name, () => events.push(name));
    return events;
  });
  const client = await page.context().newCDPSession(page);
  const caret = () => field.evaluate((element) => [Reflect.get(element, 'selectionStart'), Reflect.get(element, 'selectionEnd')]);
  await page.evaluate(() => setTimeout(() => document.querySelector<HTMLDialogElement>('#login-dialog')?.showModal(), 1000));
  const composed = Array.from({ length: samples(100, 200) }, (_, at) => 'にほんごのぶんしょう'[at % 10] ?? '').join('');
  const [perSave, last] = [composed.length / 20, composed.length];
  for (let length = 1; length <= last; length += 1) {
    await client.send('Input.imeSetComposition', { text: composed.slice(0, length), selectionStart: length, selectionEnd: length });
    if (length % perSave !== 0) continue;
    project.edit('content/pages/about.yaml', /Freiheit für .*?(?= Unternehmer)?Unternehmer/, `Freiheit für ${length} Unternehmer`);
    await page.waitForTimeout(50);
    expect(await field.inputValue()).toBe(composed.slice(0, length) + before);
    expect(await caret()).toEqual([length, length]);
  }
  await expect(page.locator('main')).toContainText(`Freiheit für ${last} Unternehmer`);
  await expect(page.locator('#login-dialog')).toBeHidden();
  expect(await ended.jsonValue()).toEqual([]);
  await client.send('Input.insertText', { text: '日本' });
  await expect(field).toHaveValue(`日本${before}`);
  await page.keyboard.type('!');
  await expect(page.locator('h1')).toHaveText(`日本!${before}`);
  // Typing replaces the selection even after a save in between.
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
  project.edit('content/pages/about.yaml', `Freiheit für ${last} Unternehmer`, 'Freiheit für alle Unternehmer');
  await expect(page.locator('main')).toContainText('Freiheit für alle Unternehmer');
  expect(await caret()).toEqual([0, 3]);
  await page.keyboard.type('Ja: ');
  await expect(page.locator('h1')).toHaveText(`Ja: ${before}`);
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.locator('#login-dialog')).toBeVisible();
  // Restores the file, because other specs may edit the same copy.
  project.restore('content/pages/about.yaml');
  await expect(page.locator('main')).toContainText('Freiheit für Unternehmer');
});

test('Editing duplicates, moves and removes an entry, and does not overwrite a change by another person', async ({ page, project }) => {
  await edit(page, project, '/ai-act-officer');
  const questions = page.locator('details summary');
  const [first = '', second = ''] = await questions.allInnerTexts();
  const count = await questions.count();
  const clickAction = async (text: string, name: string): Promise<void> => {
    await questions.filter({ hasText: text }).first().click();
    await panel(page).getByRole('button', { name }).first().click();
  };
  await clickAction(first, 'Duplicate');
  await expect(questions).toHaveCount(count + 1);
  await clickAction(first, 'Remove');
  await panel(page).getByRole('button', { name: 'Remove it for good' }).click();
  await expect(questions).toHaveCount(count);
  await clickAction(first, 'Move down');
  await expect(questions.first()).toHaveText(second);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(questions.first()).toHaveText(first);
  await expect.poll(() => project.changes().filter((line) => !line.includes('Unternehmer'))).toEqual([]);

  await questions.first().click();
  await german(page).fill('Meine Frage?');
  await expect(questions.first()).toHaveText('Meine Frage?');
  project.edit('content/pages/ai-act-officer.yaml', first, 'Ihre Frage?');
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toContainText('Someone else has changed this');
  await panel(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(german(page)).toHaveValue('Ihre Frage?');
  await page.keyboard.press('Escape');
  project.restore('content/pages/ai-act-officer.yaml');
  // Waits until the typed text is discarded, because the browser closes the page afterwards.
  await expect(questions.first()).toHaveText(first);
});

test('Editing never loses typed text if others move the entry, write into it, or duplicate it', async ({ page, project }) => {
  const file = 'content/pages/ai-act-officer.yaml';
  await edit(page, project, '/ai-act-officer');
  const questions = page.locator('details summary');
  const [first = '', second = ''] = await questions.allInnerTexts();
  const entry = entryOf(project.read(file), first);
  const other = entryOf(project.read(file), second).replace(second, 'Noch eine?');
  await questions.first().click();
  await german(page).fill('Meine Frage?');
  await expect(questions.first()).toHaveText('Meine Frage?');
  // Another person adds an entry before the clicked entry, and changes the clicked entry. The page does not have this change yet.
  project.edit(file, entry, other + entry.replace(first, 'Ihre Frage?'));
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toContainText('Someone else has changed this');
  await expect(panel(page).locator('dd')).toHaveText([first, 'Ihre Frage?']);
  await expect(german(page)).toHaveValue('Meine Frage?');
  await panel(page).getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => project.read(file)).toContain(entry.replace(first, 'Meine Frage?'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => project.read(file)).toContain('Ihre Frage?');
  project.restore(file);
  await expect(questions.first()).toHaveText(first);

  await questions.first().click();
  await german(page).fill('Meine Frage?');
  project.edit(file, entry, other + entry + entry);
  await page.keyboard.press('Control+s');
  await expect(panel(page).getByRole('alert')).toContainText('Click it again');
  await expect(questions.nth(2)).toHaveText(first);
  // Uses the keyboard, because the panel may cover the text.
  await questions.nth(2).focus();
  await page.keyboard.press('F2');
  await expect(page.locator('h2#edit-title')).toContainText('item 3');
  await expect(german(page)).toHaveValue('Meine Frage?');
  await expect(questions.nth(2)).toHaveText('Meine Frage?');
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => project.read(file)).toContain(entry + entry.replace(first, 'Meine Frage?'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => project.read(file)).toContain(entry + entry);
  project.restore(file);
});

/** The lead of the page `about` in both languages, as another person changes it. */
const leads = { de: 'Ihr Vorspann', en: 'Their lead' } as const;
const about = 'content/pages/about.yaml';

/** Changes the lead of the page `about` on disk, in some languages. */
const changeLead = (
  project: { readonly edit: (file: string, from: RegExp, to: string) => void },
  locales: readonly ('de' | 'en')[],
): void => {
  for (const locale of locales)
    project.edit(about, new RegExp(`(?<=lead:\\n(?: +de: .*\\n)?) +${locale}: .*`), `      ${locale}: "${leads[locale]}"`);
};

test('Resolving a conflict changes only typed texts and texts in conflict, whichever version is chosen', async ({ page, project }) => {
  await edit(page, project, '/en/about');
  const lead = page.locator('main p', { hasText: 'advises companies' });
  await lead.click();
  await german(page).fill('Mein Vorspann');
  changeLead(project, ['de', 'en']);
  await german(page).press('Control+s');
  await expect(panel(page)).toContainText('Someone else has changed this');
  await expect(english(page)).toHaveValue(leads.en);
  await expect(german(page)).toHaveValue('Mein Vorspann');
  await panel(page).getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(panel(page)).toBeHidden();
  expect(project.read(about)).toContain('de: "Mein Vorspann"\n      en: "Their lead"');
  project.restore(about);

  await lead.click();
  await german(page).fill('Mein Vorspann');
  await english(page).fill('My lead');
  changeLead(project, ['de']);
  await english(page).press('Control+s');
  await panel(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(german(page)).toHaveValue(leads.de);
  await expect(english(page)).toHaveValue('My lead');
  await english(page).press('Control+s');
  await expect(panel(page)).toBeHidden();
  expect(project.read(about)).toContain('de: "Ihr Vorspann"\n      en: "My lead"');
  project.restore(about);
  await expect(lead).toBeVisible();
});

test('Text that is typed during a save stays in the panel, and the next save writes it', async ({ page, project }) => {
  await edit(page, project, '/en/about');
  const { released, release } = latch();
  await page.route('**/__archipel/edit/save', (route) => released.then(() => route.continue()));
  const lead = page.locator('main p', { hasText: 'advises companies' });
  await lead.click();
  await english(page).fill('My lead');
  const sent = page.waitForRequest('**/__archipel/edit/save');
  await english(page).press('Control+s');
  await sent;
  await english(page).press('End');
  await page.keyboard.type(' goes on');
  release();
  await expect.poll(() => project.read(about)).toContain('en: "My lead"');
  await expect(page.locator('main')).toContainText('My lead goes on');
  await expect(english(page)).toHaveValue('My lead goes on');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await english(page).press('Control+s');
  await expect(panel(page)).toBeHidden();
  expect(project.read(about)).toContain('en: "My lead goes on"');
  project.restore(about);
  await expect(lead).toBeVisible();
});

test('A change of a template reloads the page only after typed text is saved or discarded', async ({ page, project }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.dismiss();
  });
  const footer = 'templates/layout/footer/SiteFooter.tsx';
  await edit(page, project, '/en/about');
  const lead = page.locator('main p', { hasText: 'advises companies' });
  await lead.click();
  await english(page).fill('');
  await english(page).pressSequentially('My lead');
  await expect(page.locator('main')).toContainText('My lead');
  const loaded = page.waitForEvent('load');
  project.edit(footer, '<footer', '<footer data-changed="yes"');
  // The first change of a template takes long, because it compiles the whole site.
  await expect(page.locator('footer[data-changed]')).toBeAttached({ timeout: 60_000 });
  for (const typed of ['My lead!', 'My lead!!']) {
    await english(page).press('End');
    await page.keyboard.type('!');
    await expect(page.locator('main')).toContainText(typed);
  }
  await page.keyboard.press('Control+s');
  await loaded;
  await expect(page.locator('main')).toContainText('My lead!!');
  expect(questions).toEqual([]);
  for (const file of [about, footer]) project.restore(file);
  await expect(page.locator('footer[data-changed]')).toHaveCount(0);
  await expect(lead).toBeVisible();
});

test('Text that is not saved shows in other tabs while the editing tab is hidden, until a few seconds after the editing tab is closed', async ({
  page,
  project,
  context,
}) => {
  await edit(page, project, '/en/about');
  await page.locator('main p', { hasText: 'advises companies' }).click();
  await english(page).fill('My lead');
  const other = await context.newPage();
  await other.goto(project.url('/en/about'));
  await expect(other.locator('main')).toContainText('My lead');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // Waits longer than the server keeps the unsaved text of a closed tab.
  await page.waitForTimeout(7000);
  await expect(other.locator('main')).toContainText('My lead');
  await page.close({ runBeforeUnload: false });
  await expect(other.locator('main')).toContainText('advises companies');
});

for (const width of [1440, 390])
  test(`The editing bar tells a newcomer what to do next at a width of ${width}, and nothing covers the bar`, async ({ page, project }) => {
    const prices = 'content/prices.yaml';
    project.edit(prices, /ends: 2025-06-30\S*/, 'ends: 2025-05-01T23:59:59+02:00');
    await page.setViewportSize({ width, height: 844 });
    await page.goto(project.address('/en/about'));
    const [bar, warning] = [page.getByRole('toolbar', { name: 'Editing' }), page.getByRole('button', { name: /warning/ })];
    await expect(warning).toBeVisible();
    const isApart = async (): Promise<boolean> => {
      const [above, below] = [await warning.boundingBox(), await bar.boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y;
    };
    await expect.poll(isApart).toBe(true);
    await bar.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(bar.getByText('Click a text to edit it.')).toBeInViewport();
    await expect.poll(isApart).toBe(true);
    await page.locator('h1').click();
    await english(page).fill('An institute');
    await german(page).fill('Ein Institut');
    await page.keyboard.press('Control+s');
    await expect(bar.getByText('Hand it in under “Edited here”')).toBeInViewport();
    await expect.poll(isApart).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await bar.getByRole('button', { name: /Edited here/ }).click();
    await expect(panel(page)).toContainText('An institute / Ein Institut');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(panel(page)).toHaveCSS('background-color', colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(11, 16, 35)');
      expect(await violations(page, { within: 'archipel-dev' }), colorScheme).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Undo' }).click();
    project.restore(prices);
  });

test('On a phone, the editing panel fits the window with its field and Save; without the token, there is no editing bar', async ({
  page,
  project,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await edit(page, project, '/');
  await page.locator('h1').click();
  await expect(german(page)).toBeInViewport();
  await expect(panel(page).getByRole('button', { name: 'Save' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(project.url('/'));
  await expect(stranger.locator('h1')).toBeVisible();
  await stranger.waitForTimeout(500);
  await expect(stranger.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
});
