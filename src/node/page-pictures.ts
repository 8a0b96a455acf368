// Pictures of pages from one run of a browser, where the project has Playwright and the machine has Chromium.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of Playwright's API in use: Playwright is not a dependency of the engine. */
interface Browser {
  readonly newContext: (options: object) => Promise<{ readonly newPage: () => Promise<Page> }>;
  readonly close: () => Promise<void>;
}

interface Page {
  readonly setDefaultTimeout: (ms: number) => void;
  readonly goto: (url: string) => Promise<unknown>;
  readonly clock?: { readonly setFixedTime: (at: number) => Promise<void> };
  readonly evaluate: (source: string) => Promise<unknown>;
  readonly screenshot: (options: object) => Promise<unknown>;
}

interface Playwright {
  readonly chromium: { readonly launch: (options: object) => Promise<Browser> };
}

/** File names in a folder: of a page, and of its picture. */
interface PicturedPage {
  readonly page: string;
  readonly picture: string;
}

export interface PictureRequest {
  /** The folder of the project, which may have Playwright. */
  readonly root: string;
  /** The folder with the pages. */
  readonly folder: string;
  /** Either all pages of a group get a picture, or none of them does. */
  readonly groups: readonly (readonly PicturedPage[])[];
  /** The current time for pages, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds after which no further group is begun. */
  readonly limit: number;
}

export interface Pictures {
  /** The names of the pictures. */
  readonly taken: readonly string[];
  /** How many groups have none. */
  readonly left: number;
  /** Why some have none; undefined if that is the limit, or a project without Playwright. */
  readonly why: string | undefined;
}

const viewport = { width: 1280, height: 800 };

/** Milliseconds that one step of a browser may take. */
const stepTimeout = 60_000;

/** Takes pictures of pages and puts them beside these; undefined without Playwright. Failures are reported, never thrown. */
export async function takePictures({ root, folder, groups, at, limit }: PictureRequest): Promise<Pictures | undefined> {
  const found = resolvePlaywright(root);
  if (found === undefined) return undefined;
  const end = performance.now() + limit;
  const taken: string[] = [];
  let [left, why]: [number, string | undefined] = [groups.length, undefined];
  let browser: Browser | undefined;
  try {
    // The module is Playwright's, by its name.
    const { chromium } = (await import(pathToFileURL(found).href)) as Playwright;
    browser = await chromium.launch(launchOptions());
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
    const page = await context.newPage();
    page.setDefaultTimeout(stepTimeout);
    await page.clock?.setFixedTime(at);
    for (const group of groups) {
      if (performance.now() >= end) break;
      try {
        for (const each of group) await takePicture(page, { page: join(folder, each.page), picture: join(folder, each.picture) });
        taken.push(...group.map(({ picture }) => picture));
        left -= 1;
      } catch (error) {
        why ??= reasonOf(error);
      }
    }
  } catch (error) {
    why = reasonOf(error);
  } finally {
    await browser?.close().catch(() => undefined);
  }
  return { taken, left, why };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Pixels: a JPEG has at most 65,535 rows, and Chromium writes an empty file for more. */
const maxRows = 65_000;

/** Fonts have loaded, and nothing moves. PNG would be three times as large. */
async function takePicture(page: Page, files: PicturedPage): Promise<void> {
  await page.goto(pathToFileURL(files.page).href);
  await page.evaluate('document.fonts.ready');
  const rows = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(rows, maxRows) };
  await page.screenshot({ path: files.picture, type: 'jpeg', quality: 80, fullPage: true, clip, animations: 'disabled' });
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
