// Pictures of pages from one run of a browser, where the project has Playwright and the machine has Chromium.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** As much of Playwright as is used here: it is no dependency of the engine. */
interface Browser {
  readonly newContext: (options: object) => Promise<{ readonly newPage: () => Promise<Page> }>;
  readonly close: () => Promise<void>;
}

interface Page {
  readonly goto: (url: string) => Promise<unknown>;
  readonly clock?: { readonly setFixedTime: (at: number) => Promise<void> };
  readonly evaluate: (source: string) => Promise<unknown>;
  readonly screenshot: (options: object) => Promise<unknown>;
}

interface Playwright {
  readonly chromium: { readonly launch: (options: object) => Promise<Browser> };
}

export interface PictureRequest {
  /** The folder of the project, which may have Playwright. */
  readonly root: string;
  /** The folder with the pages, and their names in it. */
  readonly folder: string;
  readonly pages: readonly string[];
  /** The moment that pages take for now, in milliseconds since 1970. */
  readonly at: number;
}

/** Takes a picture of each page and puts it beside it. Gives their names, or the reason why there are none: undefined without Playwright. */
export async function takePictures({
  root,
  folder,
  pages,
  at,
}: PictureRequest): Promise<readonly string[] | { readonly why: string | undefined }> {
  let browser: Browser | undefined;
  try {
    const found = resolvePlaywright(root);
    if (found === undefined) return { why: undefined };
    // The module is Playwright's, by its name.
    const { chromium } = (await import(pathToFileURL(found).href)) as Playwright;
    browser = await chromium.launch(launchOptions());
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.clock?.setFixedTime(at);
    const pictures: string[] = [];
    for (const name of pages) {
      const picture = name.replace(/\.html$/, '.png');
      await page.goto(pathToFileURL(join(folder, name)).href);
      await page.evaluate('document.fonts.ready');
      await page.screenshot({ path: join(folder, picture), fullPage: true, animations: 'disabled' });
      pictures.push(picture);
    }
    return pictures;
  } catch (error) {
    return { why: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '' };
  } finally {
    await browser?.close();
  }
}

function resolvePlaywright(root: string): string | undefined {
  const require = createRequire(join(root, 'package.json'));
  for (const name of ['playwright', '@playwright/test', 'playwright-core'])
    try {
      return require.resolve(name).replace(/\.js$/, '.mjs');
    } catch {
      // Another package may bring it.
    }
  return undefined;
}

/** The Chromium of the system, where Playwright has not installed its own. */
function launchOptions(): object {
  const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  );
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { args, ...(executablePath !== undefined && { executablePath }) };
}
