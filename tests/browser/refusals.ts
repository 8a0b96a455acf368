// Records what the security policy of a page blocks.
import type { Page } from 'playwright/test';

/** Starts recording. The returned function resolves to a line for each block since the page was opened. */
export async function recordRefusals(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'violations', seen);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      seen.push(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'violations') as readonly string[]);
}
