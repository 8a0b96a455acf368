// Follows docs/embeds.md word for word in a site that `init` has created, with a provider at another origin. The page requests
// nothing from the provider before a visitor loads an embed, with scripts and without.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium, expect, type Page, test } from 'playwright/test';
import { generate } from 'selfsigned';
import { launchOptions } from '../support/chromium.mjs';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { replaceIn } from '../support/replace-in.ts';
import { expectFits } from './fits.ts';
import { recordRefusals } from './refusals.ts';

test.describe.configure({ mode: 'serial' });

const provider = 'www.youtube-nocookie.com';
const film = 'dQw4w9WgXcQ';

let site: OtherSite;
let host: string;
let server: Server;
let browser: Browser;
/** The requests to the provider, each with its referrer. */
const requests: string[] = [];

const pathOf = (file: string): string => join(site.folder, file);
const edit = (file: string, from: string, to: string): void => replaceIn(pathOf(file), from, to);

/** The file and the code of each step of the guide. */
const steps = readFileSync('docs/embeds.md', 'utf8')
  .split(/^\d+\. /m)
  .flatMap((step): [string, string][] => {
    const file = /`((?:templates|content)\/[^`]*)`/.exec(step)?.[1];
    const code = /^ {3}```\w+\n([\s\S]*?)^ {3}```$/m.exec(step)?.[1];
    return file === undefined || code === undefined ? [] : [[file, code.replaceAll(/^ {3}/gm, '')]];
  });

const section = (id: string, title: string, still = '') =>
  `  - type: video\n    id: ${id}\n    title: { de: "${title}", en: "${title}" }\n    video: ${film}\n${still}`;

async function startProvider(): Promise<void> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: provider }], { keySize: 2048 });
  server = createServer({ key, cert }, (request, response) => {
    requests.push(`${request.url} ${request.headers.referer ?? 'no referrer'}`);
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><html lang="en"><title>Film</title><button>Play</button></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

test.beforeAll(async () => {
  site = otherSite();
  site.run('init', site.folder, '--name', 'Films', '--locales', 'de,en', '--yes');
  expect(steps.map(([file]) => file)).toHaveLength(5);
  for (const [file, code] of steps) {
    mkdirSync(dirname(pathOf(file)), { recursive: true });
    const before = file.startsWith('content/') ? readFileSync(pathOf(file), 'utf8') : '';
    writeFileSync(pathOf(file), `${before}${code}`);
  }
  edit(
    'archipel.config.ts',
    'export default defineSite({\n',
    "import { embeds } from './templates/embeds.ts';\n\nexport default defineSite({\n  embeds,\n",
  );
  const page = readFileSync(pathOf('content/pages/about.yaml'), 'utf8');
  writeFileSync(
    pathOf('content/pages/about.yaml'),
    `${page}${section('one', 'Ebbe & Flut', '    still: social.png\n')}${section('two', 'Tide')}`,
  );
  await startProvider();
  site.run('build', '--quiet');
  host = await site.serve('preview');
  const { port } = server.address() as AddressInfo;
  browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${provider} 127.0.0.1:${port}`],
  });
});
test.afterAll(async () => {
  await browser.close();
  server.close();
  site.remove();
});
test.beforeEach(() => void requests.splice(0));

async function open(path: string, { javaScriptEnabled = true } = {}): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(host + path);
  return page;
}

const english = { load: /^Load “Ebbe & Flut” from YouTube$/, stop: 'Ask again before loading YouTube' };
const frameOf = (page: Page, name: string) => page.locator('iframe').and(page.getByTitle(name));

test('An embed requests nothing before the visitor presses its button; then its frame is loaded, focused and announced', async () => {
  const page = await open('/en/about');
  const refused = await recordRefusals(page);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.locator('iframe').count()).toBe(0);
  expect(requests).toEqual([]);
  // Loads the embed with the keyboard alone.
  await page.getByRole('button', { name: english.load }).focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
  const frame = frameOf(page, 'Ebbe & Flut');
  await expect(frame).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'has been loaded' })).toHaveText('“Ebbe & Flut” has been loaded.');
  expect(await frame.evaluate((element) => element.getAttributeNames().sort())).toEqual([
    'allow',
    'loading',
    'referrerpolicy',
    'sandbox',
    'src',
    'title',
  ]);
  expect(requests.filter((each) => each.startsWith('/embed'))).toEqual([`/embed/${film} ${host}/`]);
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  expect(await refused()).toEqual([]);
  // Nothing is stored, because the visitor did not tick the box that remembers the choice.
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.context().close();
});

test('After a remembered consent, embeds load at once on every page until the visitor withdraws the consent', async () => {
  const page = await open('/en/about');
  await page.locator('#two').getByLabel('Load content of YouTube without asking from now on').check();
  await page.getByRole('button', { name: 'Load “Tide” from YouTube' }).click();
  await expect(frameOf(page, 'Tide')).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(2);
  await page.goto(`${host}/about`);
  await expect(page.locator('iframe')).toHaveCount(2);
  await page.locator('#one').getByRole('button', { name: 'Vor dem Laden von YouTube wieder fragen' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '„Ebbe & Flut“ von YouTube laden' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'YouTube' })).toHaveText(
    'Inhalte von YouTube werden nicht mehr ohne Nachfrage geladen.',
  );
  requests.splice(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.context().close();
});

test('Without scripts, an embed is a link, and has no controls that need a script', async () => {
  const page = await open('/about', { javaScriptEnabled: false });
  const links = page.locator('#one').getByRole('link', { name: 'Bei YouTube öffnen' });
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', `https://www.youtube.com/watch?v=${film}`);
  await expect(page.locator('#one').getByRole('button')).toHaveCount(0);
  await expect(page.locator('#one').getByRole('checkbox')).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.context().close();
});

for (const [path, load] of [
  ['/about', /laden$/],
  ['/en/about', /^Load “/],
] as const)
  test(`Embeds on ${path} fit all windows, before and after loading, and axe finds nothing`, async () => {
    const page = await open(path);
    for (const state of ['still', 'frame']) {
      if (state === 'frame') await page.locator('#one').getByRole('button', { name: load }).click();
      for (const width of [1440, 768, 375]) {
        await expectFits(page, width, state);
        const shots = process.env['EMBED_SHOTS'];
        if (shots !== undefined)
          await page.screenshot({ path: `${shots}/${path.replaceAll('/', '_')}-${state}-${width}.png`, fullPage: true });
      }
    }
    await page.context().close();
  });

test('Watch serves embeds that load, and shows an edit of their content', async () => {
  const watched = await site.serve('watch');
  const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
  const refused = await recordRefusals(page);
  await page.goto(`${watched}/en/about`);
  await page.getByRole('button', { name: 'Load “Tide” from YouTube' }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
  edit('content/pages/about.yaml', 'en: "Ebbe & Flut"', 'en: "Spring tide"');
  await page.getByRole('button', { name: 'Load “Spring tide” from YouTube' }).click();
  // `toBeFocused` also requires the focus of the window, which another window may have.
  await expect.poll(() => frameOf(page, 'Spring tide').evaluate((frame) => frame === document.activeElement)).toBe(true);
  expect(await refused()).toEqual([]);
  await page.context().close();
});

test('The code of the embed guide passes the type check', () => {
  const settings: { compilerOptions: object } = JSON.parse(readFileSync(pathOf('tsconfig.json'), 'utf8'));
  const paths = { archipel: [resolve('src/site/index.ts')], 'archipel/*': [resolve('src/*')] };
  writeFileSync(
    pathOf('tsconfig.json'),
    JSON.stringify({ ...settings, compilerOptions: { ...settings.compilerOptions, paths }, exclude: ['**/*.test.ts'] }),
  );
  symlinkSync(resolve('node_modules/@types'), pathOf('node_modules/@types'));
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', site.folder], { encoding: 'utf8' });
  expect(stderr).toBe('');
  // Leaves out files of the engine, because the engine is checked with its own, stricter settings.
  expect(stdout.split('\n').filter((line) => line.includes(site.folder.slice(1)))).toEqual([]);
});

test('The check reports a frame that a template writes itself, and an embed at an origin that the definition of the embed does not list', () => {
  const file = 'templates/sections/video/index.tsx';
  const refusalOf = (from: string, to: string): string => {
    const before = readFileSync(pathOf(file), 'utf8');
    edit(file, from, to);
    try {
      site.run('check');
      return '';
    } catch (error) {
      return String((error as { stderr: Buffer }).stderr);
    } finally {
      writeFileSync(pathOf(file), before);
    }
  };
  const src = 'src="https://www.youtube-nocookie.com/embed/x"';
  expect(refusalOf('<h2>', `<iframe title="x" ${src} /><h2>`)).toContain('page-third-party');
  expect(refusalOf('nocookie.com/embed', 'cookies.com/embed')).toMatch(/template-render[\s\S]*is at no origin of the embed youtube/);
});
