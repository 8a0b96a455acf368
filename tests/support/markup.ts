// The markup of a document by html-validate's recommended rules.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

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

/** The violations of the rules in a document; `file` is its name. */
export async function problemsIn(html: string, file: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
}
