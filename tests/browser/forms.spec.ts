// The messages of the support ticket and the contact form about missing and invalid values, in both languages.
import { formsOfDay } from './forms.ts';
import { expect, test } from './site-test.ts';
import { expectErrors, fillIn } from './visitor.ts';

// These tests do not cover motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, words, entries, submit } of formsOfDay()) {
  test(`The form of ${path} names missing values, focuses the first invalid field, and removes errors on edit`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(...(request.method() === 'POST' ? [request.url()] : [])));
    await page.goto(path);
    const form = page.locator('main [data-island]');
    const send = form.getByRole('button', { name: submit });
    const summary = form.locator('.failure', { hasText: words.summary });
    const { customerNumber, name, emailMissing, email, subject, message } = words;
    const isTicket = 'customerNumber' in entries;
    const all = { ...(isTicket && { customerNumber }), name, email: emailMissing, ...(isTicket && { subject }), message };
    await fillIn(form, { message: '  \n ' });
    await send.click();
    await expectErrors(form, all);
    await expect(form.locator(`[name=${Object.keys(all)[0]}]`)).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(Object.values(all));
    const [list, header] = [await summary.boundingBox(), await page.locator('.site-header').boundingBox()];
    expect(list?.y, 'the list, below the header').toBeGreaterThanOrEqual(header?.height ?? 0);
    await summary.getByRole('link', { name: message }).press('Enter');
    await expect(form.locator('[name=message]')).toBeFocused();
    await expect(form.getByText(message).last()).toBeInViewport();

    for (const wrong of ['erika', 'erika@example', '@example.com', 'erika@ex ample.com']) {
      await fillIn(form, { ...entries, email: wrong });
      await expectErrors(form, {});
      await send.click();
      await expectErrors(form, { email });
      await expect(form.locator('[name=email]')).toBeFocused();
      await expect(summary).toBeHidden();
    }
    await expect(form.locator('[name=email]')).toHaveAccessibleDescription(email);
    expect(sent).toEqual([]);
  });
}
