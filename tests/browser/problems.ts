// Collects problems of a page that its visitors do not see.
import { type Page, test } from 'playwright/test';

/**
 * Returns a list that fills while the page is open, with errors in the console, which include blocks by the policy, with uncaught
 * errors, and with requests to other origins than `origin`.
 */
export function collectProblems(page: Page, origin = test.info().project.use.baseURL): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const missing = message.text().includes('status of 404') && page.url().includes('no-such-page');
    if (message.type() === 'error' && !missing) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`request: ${request.url()}`);
  });
  return problems;
}
