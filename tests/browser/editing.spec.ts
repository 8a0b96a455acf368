// Content that is edited in the page, in a real browser, and handed in to a real repository.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { git } from '../support/process/git.ts';
import { type WatchedProject, watchProject } from '../support/process/watched-project.ts';
import { samples } from '../support/samples.ts';
import { refusals } from './refusals.ts';
import { violations } from './violations.ts';

interface Edited extends WatchedProject {
  /** A commit in the remote repository, and its changes. */
  readonly pushed: (branch: string) => string;
  /** Changes that are not committed. */
  readonly changes: () => readonly string[];
  /** The files that the last commit of a branch of the remote changes. */
  readonly filesOf: (branch: string) => readonly string[];
}

const test = base.extend<Record<never, never>, { readonly project: Edited }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const remote = mkdtempSync(join(tmpdir(), 'archipel-remote-'));
      git(remote, ['init', '-q', '--bare', '-b', 'main']);
      const project = await watchProject([], (folder) => prepareRepository(folder, remote));
      const changed = (words: readonly string[], folder = project.folder): readonly string[] =>
        git(folder, words)
          .split('\n')
          .filter((line) => /^[+-](?![+-])/.test(line));
      await use({
        ...project,
        changes: () => changed(['diff', '-U0', '--', 'content']),
        filesOf: (branch) => git(remote, ['show', '--name-only', '--format=', branch]).trim().split('\n'),
        pushed: (branch) => changed(['show', '-U0', '--format=', branch], remote).join('\n'),
      });
      await project.stop();
      rmSync(remote, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

function prepareRepository(folder: string, remote: string): void {
  git(folder, ['init', '-q', '-b', 'main']);
  for (const [name, value] of [
    ['user.name', 'Erika Muster'],
    ['user.email', 'erika@example.com'],
    ['commit.gpgsign', 'false'],
  ] as const)
    git(folder, ['config', name, value]);
  git(folder, ['add', 'content']);
  git(folder, ['commit', '-q', '-m', 'first']);
  git(folder, ['remote', 'add', 'origin', remote]);
  git(folder, ['push', '-q', '-u', 'origin', 'main']);
}

const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('h2#edit-title') });
const german = (page: Page) => panel(page).getByLabel('German');
const english = (page: Page) => panel(page).getByLabel('English', { exact: true });

/** Opens a page with the token, and starts editing. */
async function edit(page: Page, project: Edited, path: string): Promise<() => Promise<readonly string[]>> {
  const refused = await refusals(page);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
  await page.goto(project.address(path));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return refused;
}

test('Editing a headline in both languages, undoing and redoing it, and handing it in makes a commit with nothing else', async ({
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
  const said = panel(page).getByText('Its branch is called');
  await expect(said).toBeVisible({ timeout: 20_000 });
  const [, branch = ''] = /called (\S+?)\.?$/.exec((await said.innerText()).trim()) ?? [];
  expect(project.pushed(branch)).toMatch(/^-.*einsetzen.*\n\+.*einführen.*Introduce.*$/);
  expect(project.changes()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Edited here' })).toBeHidden();
  expect(await refused()).toEqual([]);
});

test('Editing completes the name of a fact, reports a mistake below its field, and keeps the text if the panel is closed', async ({
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

test('Editing a price accepts the usual notation, and changes all pages only on request', async ({ page, project }) => {
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
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => project.read('content/prices.yaml')).toContain('amounts: { once: 999700 }');
});

test('Editing a price in the sentence of a card works by keyboard', async ({ page, project }) => {
  await edit(page, project, '/');
  const sentence = page.getByRole('main').getByText(/9\.997.€ zuzüglich/);
  // The link of its card covers the sentence.
  await sentence.click({ force: true });
  const parts = panel(page).getByRole('region', { name: 'What else makes up this text' });
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

test('Clicking on form errors, and on a button with the same words before and after, opens the place of each text', async ({
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

test('If several errors have the same words, clicking on one opens only that one', async ({ page, project }) => {
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
    await expect(panel(page).getByRole('region', { name: 'What else makes up this text' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  }
  project.restore(words);
});

test('Editing a text that is not visible works with the keyboard alone, and the focus returns', async ({ page, project }) => {
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

test('Editing keeps text under composition, caret and selection while others save twenty times and a timer opens a dialog', async ({
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
  // Typing replaces the selection, also after a save in between.
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
});

test('Editing duplicates, moves and removes an entry, and does not overwrite a change by another person', async ({ page, project }) => {
  await edit(page, project, '/ai-act-officer');
  const questions = page.locator('details summary');
  const [first = '', second = ''] = await questions.allInnerTexts();
  const count = await questions.count();
  const item = async (text: string, name: string): Promise<void> => {
    await questions.filter({ hasText: text }).first().click();
    await panel(page).getByRole('button', { name }).first().click();
  };
  await item(first, 'Duplicate');
  await expect(questions).toHaveCount(count + 1);
  await item(first, 'Remove');
  await panel(page).getByRole('button', { name: 'Remove it for good' }).click();
  await expect(questions).toHaveCount(count);
  await item(first, 'Move down');
  await expect(questions.first()).toHaveText(second);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(questions.first()).toHaveText(first);
  await expect.poll(() => project.changes().filter((line) => !line.includes('Unternehmer'))).toEqual([]);

  await questions.first().click();
  await german(page).fill('Meine Frage?');
  await expect(questions.first()).toHaveText('Meine Frage?');
  project.edit('content/pages/ai-act-officer.yaml', first, 'Ihre Frage?');
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toContainText('Somebody else has changed this');
  await panel(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(german(page)).toHaveValue('Ihre Frage?');
  await page.keyboard.press('Escape');
  project.restore('content/pages/ai-act-officer.yaml');
  // The typed text is discarded before the browser closes the page.
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
  // The others put another entry before it and write into it, and the page has not read that yet.
  project.edit(file, entry, other + entry.replace(first, 'Ihre Frage?'));
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toContainText('Somebody else has changed this');
  await expect(panel(page).locator('dd')).toHaveText([first, 'Ihre Frage?']);
  await expect(german(page)).toHaveValue('Meine Frage?');
  await panel(page).getByRole('button', { name: 'Save mine all the same' }).click();
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
  // The panel may cover the text.
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

/** The lines of the entry of a list with a question. */
function entryOf(text: string, question: string): string {
  const [found = ''] = text.split(/(?=^ +- question:)/m).filter((part) => part.includes(question));
  const [own = ''] = /^( +)- [^\n]*\n(?:\1 {2}[^\n]*\n)*/.exec(found) ?? [];
  return own;
}

test('The panel of a text also edits the target of its link and the settings of the page, and leads to the next text', async ({
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
  // Without a focused field, the keys undo the last save.
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

test('A layout is chosen by its description', async ({ page, project }) => {
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
  await panel(page).getByLabel('Add behind it').selectOption('faq');
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  // The draft and its publication, as well: other tests hand in the remaining edits.
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

/** A portrait as a phone takes it: in landscape, with an orientation tag. */
const photograph = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: color } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Drops or pastes a file on an element. */
async function give(
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

test('A picture is dropped on another one, pasted, chosen by keyboard, undone, and handed in with its file', async ({ page, project }) => {
  const refused = await edit(page, project, '/about');
  const file = 'content/pages/about.yaml';
  const picture = page.getByRole('main').locator('img').first();
  const old = (await picture.getAttribute('src')) ?? '';
  const before = project.changes();
  await picture.scrollIntoViewIfNeeded();
  await give(picture, 'drop', { name: 'IMG_0815.JPG', bytes: await photograph('#2a5') });
  const name = panel(page).locator('.edit-picture__name');
  await expect(name).toHaveText(/^berlin-bei-nacht.*\.jpg · 900 × 1600 pixels, \d+ kB$/);
  await expect(picture).toHaveAttribute('src', /berlin-bei-nacht/);
  expect(await violations(page, { within: 'archipel-dev' })).toEqual([]);
  // Another picture is pasted before the first is saved.
  await give(panel(page), 'paste', { name: 'Unser Büro.jpg', bytes: await photograph('#a52') });
  await expect(name).toHaveText(/^unser-buero\.jpg/);
  await expect(picture).toHaveAttribute('src', /unser-buero/);
  await give(panel(page), 'paste', { name: 'team.jpg', bytes: Buffer.from('no picture') });
  await expect(panel(page)).toContainText('no picture for a website');
  expect(project.changes()).toEqual(before);
  await page.keyboard.press('Control+s');
  await expect(panel(page)).toContainText('Does it still say what the picture shows?');
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
  // With the keyboard alone, from the list of the page's texts.
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
  const said = panel(page).getByText('Its branch is called');
  await expect(said).toBeVisible({ timeout: 20_000 });
  const [, branch = ''] = /called (\S+?)\.?$/.exec((await said.innerText()).trim()) ?? [];
  expect(project.filesOf(branch)).toEqual(['content/assets/unser-buero.jpg', file]);
  expect(await refused()).toEqual([]);
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

test('The editing panel on a phone is a sheet with all controls; without the token there is no editing bar', async ({
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
