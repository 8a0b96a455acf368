// The markup of every page and of every example of the gallery, by html-validate's recommended rules.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { gallery } from '../support/gallery.ts';
import { pages } from '../support/real-site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How React's server renderer writes HTML: <br/>, required="", hrefLang="de", and <!doctype html>.
      'void-style': ['error', { style: 'selfclose' }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attribute-empty-style': ['error', { style: 'empty' }],
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'doctype-style': ['error', { style: 'lowercase' }],
      // A list may have a name (ARIA in HTML): screen readers say “social networks, list of three”.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Titles of 60 characters, and the name of the house behind them, which search engines may cut off.
      'long-title': ['error', { maxlength: 76 }],
      // Where a number breaks is a matter of style: no-break spaces would be copied with it.
      'tel-non-breaking': 'off',
    },
  }),
);

async function problemsIn(html: string, file: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
}

test.each(pages)('The markup of $path is valid', async ({ file, html }) => {
  expect(await problemsIn(html, file)).toEqual([]);
});

// All examples of a type at once; a hero brings the main heading of a page, so that each has a page for itself.
const isWhole = (path: string): boolean => (/__gallery\/hero/.test(path) ? path.includes('/hero/') : /__gallery(?:\/[^/]+)?$/.test(path));

test.each(gallery.paths.filter(isWhole))('The markup of %s is valid', async (path) => {
  expect(await problemsIn(gallery.render(path) ?? '', `${path}.html`)).toEqual([]);
});
