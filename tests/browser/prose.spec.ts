// Longer documents with every element of Markdown, in the site that `archipel init` creates, from left to right and
// from right to left.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { expectFits } from './fits.ts';

test.describe.configure({ mode: 'serial' });

interface Words {
  readonly heading: string;
  readonly anchor: string;
  readonly note: string;
}

const proseWith = ({ heading, anchor, note }: Words): string => `## ${heading}

| A | B | C | D | E | F | G |
|:--|---|--:|:-:|---|---|---|
| **${heading}**[^1] | \`npm run build -- --release\` | 1 | 2 | ${note} | ${note} | https://example.com/ |

- [x] ${heading}
- [ ] ~~${note}~~
  - [ ] ${note}

### Code {#code}

\`\`\`ts
export const line = (words: string, count: number, others: readonly string[]): string => words.repeat(count) + others.join(', ');
const שם = 'ערך';
\`\`\`

> ${note}[^long][^last]

[${heading}](#${anchor}), [Code](#code), www.example.com

[^1]: ${note}
[^long]: ${note} [example](https://example.com).

    ${note}

[^last]: ${note}
`;

const texts = {
  de: { heading: 'Über Preise', anchor: 'über-preise', note: 'Eine Zeile mit einigen Wörtern' },
  he: { heading: 'טבלאות ורשימות', anchor: 'טבלאות-ורשימות', note: 'הערה קצרה עם כמה מילים' },
};

let site: OtherSite;
let host: string;
test.beforeAll(async () => {
  site = otherSite();
  site.run('init', site.folder, '--name', 'Notes', '--locales', 'de,he', '--yes');
  for (const [locale, words] of Object.entries(texts)) {
    writeFileSync(join(site.folder, `content/pages/about.${locale}.mdx`), proseWith(words));
  }
  site.run('build', '--quiet');
  host = await site.serve('preview');
});
test.afterAll(() => site.remove());

for (const [path, { heading, anchor }] of [
  ['/about', texts.de],
  ['/he/about', texts.he],
] as const) {
  test(`Prose on ${path} fits wide and narrow windows in light and dark colours, and axe finds nothing`, async ({ page }) => {
    await page.goto(host + path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1440, 375]) {
        await expectFits(page, width, colorScheme);
      }
    }
  });

  test(`Prose on ${path} shows no Markdown source`, async ({ page }) => {
    await page.goto(host + path);
    expect(await page.locator('.prose').innerText()).not.toMatch(/\||~~|\*\*|\[\^|\[[ x]\]|```|\{#|^#/m);
  });

  test(`Wide tables and long lines on ${path} scroll by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(host + path);
    const isRightToLeft = await page.evaluate(() => document.documentElement.dir === 'rtl');
    const ends = { '.table': isRightToLeft ? 'ArrowLeft' : 'ArrowRight', pre: 'ArrowRight' };
    for (const [selector, key] of Object.entries(ends)) {
      const region = page.locator(selector);
      await region.focus();
      await page.keyboard.press(key);
      await expect.poll(() => region.evaluate(({ scrollLeft }) => Math.abs(scrollLeft)), selector).toBeGreaterThan(0);
    }
    expect(await page.locator('pre').evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });

  test(`Footnotes and headings on ${path} are reached through their links`, async ({ page }) => {
    await page.goto(host + path);
    await page.locator('[role="doc-noteref"]').first().click();
    await expect(page.locator('li:target')).toHaveAttribute('id', 'about-fn-1');
    await page.locator('li:target [role="doc-backlink"]').click();
    await expect(page.locator('a:target')).toHaveAttribute('id', 'about-fnref-1');
    await page.getByRole('link', { name: heading, exact: true }).click();
    await expect(page.locator('h2:target')).toHaveText(heading);
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${anchor}`);
  });

  test(`Nested tasks on ${path} are indented, and the marks of two footnotes in a row are apart`, async ({ page }) => {
    await page.goto(host + path);
    const starts = await page.locator('.task-list-item input').evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().x));
    const indent = ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) * (path.startsWith('/he') ? -1 : 1);
    expect(indent).toBeGreaterThan(10);
    const [one, other] = await page
      .locator('blockquote sup')
      .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().toJSON()));
    expect(Math.max(other.left - one.right, one.left - other.right)).toBeGreaterThan(2);
  });

  test(`Words from right to left in code on ${path} stay in the order of the code`, async ({ page }) => {
    await page.goto(host + path);
    const lefts = await Promise.all(
      ['שם', "'ערך'"].map((token) => page.locator('pre span', { hasText: token }).evaluate((span) => span.getBoundingClientRect().left)),
    );
    expect(lefts[0]).toBeLessThan(lefts[1] ?? 0);
  });
}
