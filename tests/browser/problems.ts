// Faults of a page that a visitor does not see.
import { type Page, test } from 'playwright/test';

/**
 * Returns a list that fills while the page is open: errors in the console, which include refusals of the policy, uncaught
 * errors, and requests to other origins than `ours`.
 */
export function watch(page: Page, ours = test.info().project.use.baseURL): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const missing = message.text().includes('status of 404') && page.url().includes('no-such-page');
    if (message.type() === 'error' && !missing) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== ours) problems.push(`request: ${request.url()}`);
  });
  return problems;
}
