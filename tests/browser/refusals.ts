// What the security policy of a page stops while it lives.
import type { Page } from 'playwright/test';

/** What the policy of a page has refused since it was opened. */
export async function refusals(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'violations', seen);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      seen.push(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'violations') as readonly string[]);
}
