// The early script of a site sets the theme that a visitor has chosen before the first frame. It runs under the policy that a build
// writes for each host, and under the policy that `watch` sends.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { replaceIn } from '../support/replace-in.ts';
import { recordRefusals } from './refusals.ts';

const script = `const theme = localStorage.getItem('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
// The build must not change this text, which looks like markup.
document.documentElement.dataset['early'] = '<a href="/assets/x">';
`;

const switchScript = `const root = document.documentElement;
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-script="theme"]')) {
  const show = (theme = 'light') => button.setAttribute('aria-pressed', String(theme === 'dark'));
  show(root.dataset['theme']);
  button.hidden = false;
  button.addEventListener('click', () => {
    const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
    root.dataset['theme'] = theme;
    localStorage.setItem('theme', theme);
    show(theme);
  });
}
`;

const paper = { light: 'rgb(253, 246, 216)', dark: 'rgb(17, 17, 17)' };

let site: OtherSite;
const pathOf = (file: string): string => join(site.folder, file);
const edit = (file: string, from: string, to: string): void => replaceIn(pathOf(file), from, to);

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  site = otherSite('tests/sites/huts');
  mkdirSync(pathOf('islands/layout'), { recursive: true });
  writeFileSync(pathOf('islands/layout/early.ts'), script);
  mkdirSync(pathOf('islands/theme'), { recursive: true });
  writeFileSync(pathOf('islands/theme/script.ts'), switchScript);
  edit('templates/Body.tsx', '<Footer />', '<button type="button" data-script="theme" hidden>Dark</button>\n    <Footer />');
  edit('archipel.config.ts', '  ...own,\n', "  ...own,\n  earlyScript: 'islands/layout/early.ts',\n");
  edit('archipel.config.ts', "['nginx', 'caddy', 'apache']", "['nginx', 'caddy', 'apache', 'vercel', 'netlify', 'github']");
  edit('templates/styles.css', 'body {', `:root[data-theme='dark'] {\n  --paper: #111;\n}\n\nbody {`);
});
test.afterAll(() => site.remove());

/** Records the background colour of each frame of the page. The returned function resolves to the distinct colours. */
async function recordFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    const record = (): void => {
      if (document.querySelector('main') !== null) frames.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(record);
    };
    Reflect.set(window, 'frames_', frames);
    requestAnimationFrame(record);
  });
  return async () => [...new Set(await page.evaluate((): string[] => Reflect.get(window, 'frames_')))];
}

/** Returns the sources that a policy allows for scripts. */
const scriptSources = (policy = ''): string => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

test('A build writes the hash of the early script for every host, and the home page has the script before its stylesheet', () => {
  site.run('build', '--quiet');
  const html = readFileSync(pathOf('dist/index.html'), 'utf8');
  const [element = '', code = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(html.indexOf(element)).toBeLessThan(html.indexOf('rel="stylesheet"'));
  const source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const policies = readdirSync(pathOf('dist'), { recursive: true, withFileTypes: true }).flatMap((file) => {
    const text = file.isFile() ? readFileSync(join(file.parentPath, file.name), 'utf8') : '';
    return text.includes('script-src ') ? [[file.name, scriptSources(text)]] : [];
  });
  expect(policies.length).toBeGreaterThanOrEqual(5);
  for (const [name, sources] of policies) expect(sources, name).toBe(`'self' ${source}`);
});

test('A chosen theme is set in the first frame', async ({ page }) => {
  const host = await site.serve('preview');
  const refused = await recordRefusals(page);
  const frames = await recordFrames(page);
  await page.goto(host);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect.poll(frames).toEqual([paper.light]);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  // When the page requests its stylesheet, the theme is set, and nothing has been painted.
  await page.route('**/*.css', async (route) => {
    const before = await page.evaluate(() => [document.documentElement.dataset['theme'], performance.getEntriesByType('paint').length]);
    expect(before).toEqual(['dark', 0]);
    await route.continue();
  });
  const styled = page.waitForResponse(/\.css$/);
  await page.reload();
  await styled;
  await expect(page.locator('html')).toHaveAttribute('data-early', '<a href="/assets/x">');
  await expect.poll(frames).toEqual([paper.dark]);
  expect(await refused()).toEqual([]);
});

test('A theme switch changes the page at once, and the next page starts with the chosen theme', async ({ page }) => {
  const host = await site.serve('preview');
  const refused = await recordRefusals(page);
  await page.goto(host);
  const button = page.getByRole('button', { name: 'Dark' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await background()).toBe(paper.dark);
  const frames = await recordFrames(page);
  await page.goto(`${host}/alpine/huts/huetten/anton`);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(frames).toEqual([paper.dark]);
  await button.click();
  expect(await background()).toBe(paper.light);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(frames).toEqual([paper.light]);
  expect(await refused()).toEqual([]);
});

test('Watch serves a changed early script with its new hash, and reloads the page', async ({ page }) => {
  const host = await site.serve('watch');
  const refused = await recordRefusals(page);
  const policies: string[] = [];
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) policies.push(scriptSources(response.headers()['content-security-policy']));
  });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${host}/alpine/huts/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  edit('islands/layout/early.ts', "dataset['theme'] = theme", "dataset['theme'] = 'very ' + theme");
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'very dark');
  expect(new Set(policies).size).toBe(2);
  for (const policy of policies) expect(policy).toMatch(/^'self' 'sha256-[^']+'$/);
  expect(await refused()).toEqual([]);
});
