// The security policy in a real browser: every page works under it, and it stops what it forbids.
import { expect, type Page, test } from 'playwright/test';
import { watch } from './problems.ts';
import { paths } from './routes.ts';

/** What the policy of a page has refused since it was opened. */
async function violations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'violations', seen);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      seen.push(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'violations') as readonly string[]);
}

for (const path of paths)
  test(`${path} breaks no rule of its policy and asks no other site`, async ({ page }) => {
    const problems = watch(page);
    const refused = await violations(page);
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    // What waits until it is seen, or until the browser has time.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((painted) => requestAnimationFrame(painted));
      }
      await new Promise((idle) => requestIdleCallback(idle));
    });
    expect(await refused()).toEqual([]);
    expect(problems).toEqual([]);
  });

test('What the policy forbids is stopped, and noticed', async ({ page, baseURL }) => {
  const refused = await violations(page);
  await page.goto('/');
  const elsewhere = `${baseURL}/`.replace('localhost', '127.0.0.1');
  const outcome = await page.evaluate(async (url) => {
    const attempt = async (act: () => unknown): Promise<string> => {
      try {
        await act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const image = document.createElement('img');
    const loaded = new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error());
    });
    image.src = `${url}assets/x.png`;
    return {
      call: await attempt(() => fetch(url)),
      image: await attempt(() => loaded),
      markup: await attempt(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
      code: await attempt(() => new Function('return 1')()),
    };
  }, elsewhere);
  expect(Object.values(outcome)).not.toContain('done');
  const directives = (await refused()).map((line) => line.split(' ')[0]);
  for (const directive of ['connect-src', 'img-src', 'require-trusted-types-for']) expect(directives).toContain(directive);
});
