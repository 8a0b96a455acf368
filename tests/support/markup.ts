// Validates the markup of a document with html-validate's recommended rules.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Allows the notation of React's server renderer: <br/>, required="", hrefLang="de", and <!doctype html>.
      'void-style': ['error', { style: 'selfclose' }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attribute-empty-style': ['error', { style: 'empty' }],
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'doctype-style': ['error', { style: 'lowercase' }],
      // A list may have a name (ARIA in HTML), which screen readers announce: “social networks, list of three”.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Titles have up to 60 characters, followed by the name of the company, which search engines may cut off.
      'long-title': ['error', { maxlength: 76 }],
      // Telephone numbers have ordinary spaces, because non-breaking spaces would be copied with the number.
      'tel-non-breaking': 'off',
    },
  }),
);

/** Resolves to the violations of the rules in a document; `file` is its name. */
export async function problemsIn(html: string, file: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
}
