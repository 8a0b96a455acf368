// Documents with every element of Markdown in English, German and Hebrew, with the styles of the site that `archipel init` creates.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { expectFits } from './fits.ts';
import { collectProblems } from './problems.ts';

test.describe.configure({ mode: 'serial' });

let site: OtherSite;
let host: string;
test.beforeAll(async () => {
  site = otherSite('tests/sites/atlas');
  copyFileSync('src/tools/init/starter/templates/styles.css', join(site.folder, 'templates/styles.css'));
  site.run('build', '--quiet', '--now', '2026-05-01T12:00:00+02:00');
  host = await site.serve('preview');
});
test.afterAll(() => site.remove());

const paths = { en: '/guides/field/contours', de: '/de/anleitungen/feld/hoehenlinien', he: '/he/madrichim/shetach/kavei-gova' };
const isRightToLeft = (path: string): boolean => path.startsWith('/he');

/** Resolves to the computed values of properties, for each matching element. */
const styleOf = (page: Page, selector: string, names: readonly string[]): Promise<readonly (readonly string[])[]> =>
  page.locator(selector).evaluateAll(
    (elements, properties) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return properties.map((property) => style.getPropertyValue(property));
      }),
    names,
  );

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return box;
};

for (const path of [...Object.values(paths), '/he/reshimot/aviv', '/he/archion'])
  test(`Prose on ${path} fits a wide and a narrow window, in light and dark colours, and axe finds nothing`, async ({ page }) => {
    const problems = collectProblems(page, host);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(host + path);
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 375],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expectFits(page, width, colorScheme);
    }
    expect([problems, messages]).toEqual([[], []]);
  });

for (const path of Object.values(paths)) {
  test(`The policy of ${path} allows no inline style and no inline script`, async ({ request }) => {
    const policy = (await request.get(host + path)).headers()['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test(`Code and keys on ${path} run from left to right, whatever the direction of the text around them`, async ({ page }) => {
    await page.goto(host + path);
    const isolated = await styleOf(page, '.prose :is(:not(pre) > code, kbd)', ['direction', 'unicode-bidi']);
    expect(isolated.length).toBeGreaterThan(6);
    expect(new Set(isolated.map((values) => values.join(' ')))).toEqual(new Set(['ltr isolate']));
    expect(new Set((await styleOf(page, '.prose :is(pre, pre > code, pre .line)', ['direction'])).flat())).toEqual(new Set(['ltr']));
    const [block, line] = [await boxOf(page, 'figure.code pre'), await boxOf(page, 'figure.code .line:first-child')];
    expect(Math.abs(line.x - block.x)).toBeLessThan(10);
    const [first, last] = [await boxOf(page, 'aside kbd kbd:first-child'), await boxOf(page, 'aside kbd kbd:last-child')];
    expect(first.x + first.width).toBeLessThan(last.x);
  });

  test(`Asides on ${path} have a line where lines of text start, and round corners on the other side`, async ({ page }) => {
    await page.goto(host + path);
    const [start, end] = isRightToLeft(path) ? ['right', 'left'] : ['left', 'right'];
    const corners = ['top', 'bottom'].flatMap((side) => [`border-${side}-${start}-radius`, `border-${side}-${end}-radius`]);
    const found = await styleOf(page, '.aside', [`border-${start}-width`, `border-${end}-width`, ...corners]);
    const [small, round] = [expect.stringMatching(/^[45]/), expect.stringMatching(/^1[456]/)];
    expect(found).toEqual(Array(2).fill(['3px', '0px', small, round, small, round]));
  });

  test(`The last link in the table of contents of ${path} leads to its heading`, async ({ page }) => {
    await page.goto(host + path);
    const last = page.locator('.prose nav a').last();
    const words = await last.innerText();
    await last.click();
    await expect(page.locator('h2:target')).toHaveText(words);
    await expect(page.locator('h2:target')).toBeInViewport();
  });
}

test('A picture in MDX, which is in no paragraph, keeps its distance from the part before it', async ({ page }) => {
  await page.setContent('<div class="prose"><pre>code</pre><picture><img alt="" width="40" height="40"></picture></div>');
  await page.addStyleTag({ path: 'src/tools/init/starter/templates/styles.css' });
  const [code, picture] = [await boxOf(page, 'pre'), await boxOf(page, 'img')];
  expect(picture.y - (code.y + code.height)).toBeGreaterThan(10);
});

test('In text from right to left, the mark of a footnote is to the left of the number before it', async ({ page }) => {
  await page.goto(`${host}/he/reshimot/aviv`);
  const [number, mark] = [await boxOf(page, '.prose p strong'), await boxOf(page, '.prose p sup')];
  expect(mark.x + mark.width).toBeLessThanOrEqual(number.x + 1);
});

test('Added and removed lines of code have signs in addition to colours', async ({ page }) => {
  await page.goto(host + paths.en);
  const signs = await page
    .locator('code.language-diff > *')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content.charAt(1)));
  expect(signs).toEqual(['o', '−', '+']);
});
