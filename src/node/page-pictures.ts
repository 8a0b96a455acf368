import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { attempt } from '../model/attempt.ts';

/** The part of Playwright's API in use, declared here because Playwright is not a dependency of the engine. */
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

/** The file names of a page and of its screenshot, in one folder. */
interface PicturedPage {
  readonly page: string;
  readonly picture: string;
}

export interface PictureRequest {
  /** The folder of the project, which may have Playwright. */
  readonly root: string;
  /** The folder with the pages. */
  readonly folder: string;
  /** The screenshots of a group are reported only if all its pages got one. */
  readonly groups: readonly (readonly PicturedPage[])[];
  /** The current time as pages see it, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds after which no further group is started. */
  readonly limit: number;
}

export interface Pictures {
  /** The names of the screenshots. */
  readonly taken: readonly string[];
  /** The number of groups without screenshots. */
  readonly left: number;
  /** Why some groups have no screenshots; undefined if all have screenshots, or if the time limit is the only reason. */
  readonly why: string | undefined;
}

const viewport = { width: 1280, height: 800 };

/** Maximum time of one browser step, in milliseconds. */
const stepTimeout = 60_000;

/**
 * Takes screenshots of pages and saves them beside the pages; resolves to undefined without Playwright. Failures are reported, never
 * thrown.
 */
export async function takePictures({ root, folder, groups, at, limit }: PictureRequest): Promise<Pictures | undefined> {
  const found = resolvePlaywright(root);
  if (found === undefined) return undefined;
  const end = performance.now() + limit;
  const taken: string[] = [];
  let [left, why]: [number, string | undefined] = [groups.length, undefined];
  let browser: Browser | undefined;
  try {
    // The module was resolved as Playwright.
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

/** Maximum height of a screenshot in pixels: a JPEG has at most 65,535 rows, and Chromium writes an empty file for more. */
const maxRows = 65_000;

/** Takes a screenshot once fonts are loaded, without animations. A PNG would be three times as large as this JPEG. */
async function takePicture(page: Page, files: PicturedPage): Promise<void> {
  await page.goto(pathToFileURL(files.page).href);
  await page.evaluate('document.fonts.ready');
  const rows = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(rows, maxRows) };
  await page.screenshot({ path: files.picture, type: 'jpeg', quality: 80, fullPage: true, clip, animations: 'disabled' });
}

function resolvePlaywright(root: string): string | undefined {
  const require = createRequire(join(root, 'package.json'));
  const paths = ['playwright', '@playwright/test', 'playwright-core'].map((name) => attempt(() => require.resolve(name)));
  return paths.find((path) => path !== undefined)?.replace(/\.js$/, '.mjs');
}

/** Returns options that prefer a Chromium or Chrome of the system to the one that Playwright may have installed. */
function launchOptions(): object {
  const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  );
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { args, ...(executablePath !== undefined && { executablePath }) };
}
