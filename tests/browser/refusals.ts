// Records what the security policy of a page blocks.
import type { Page } from 'playwright/test';

/** Starts recording. The returned function lists what the policy has blocked since the page was opened. */
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
