// Causes and cures of the codes on docs/diagnostics/pages.md.
import type { Explanations } from './code-explanation.ts';

const bug = 'Report this as a bug: archipel writes the head of a page.';

export const pageExplanations = {
  'page-alternate': {
    cause: 'A page and its translation do not name each other in their heads, so search engines would not connect them.',
    cure: bug,
  },
  'page-dead-anchor': {
    cause: 'A finished page has a link to an id that its target does not have.',
    cure: 'Correct the link in the template, or give the element that id.',
  },
  'page-dead-link': {
    cause:
      'A page links to a path of this site where nothing is: to a file that is missing in `content/public`, or, from a template, to a page.',
    cure: 'Put the file there, or correct the link. In templates, build links from routes instead of fixed paths.',
  },
  'page-duplicate-id': {
    cause: 'Two elements of a page have the same id. Labels, links and scripts would find the first one only.',
    cure: 'Make the id unique, for example with `useId` of React.',
  },
  'page-head': {
    cause: 'The head of a page lacks its language, title, description or canonical URL.',
    cure: bug,
  },
  'page-heading-order': {
    cause: 'A heading skips a level, such as an `h3` after an `h1`. People who use screen readers would look for the missing one.',
    cure: 'Use headings one level at a time. Style them with classes.',
  },
  'page-image-size': {
    cause: 'An image has no width and height, so the text below it jumps while it loads.',
    cure: 'Set both attributes in the template.',
  },
  'page-image-text': {
    cause: 'An image has no `alt` attribute. Screen readers would read its URL aloud.',
    cure: 'Describe the image in `alt`, or write `alt=""` if it only decorates.',
  },
  'page-inline-code': {
    cause: 'A page has a script, a style or a handler in its HTML. The security policy forbids that, so browsers would ignore it.',
    cure: 'Use a class or a file. Use `styleVars` for style values from content, and `earlyScript` for a script that runs before the first paint.',
  },
  'page-landmark': {
    cause: 'The body of a page does not have exactly one `header`, one `main` and one `footer`, by which screen readers navigate.',
    cure: 'Correct the layout.',
  },
  'page-main-heading': {
    cause: 'A page has no `h1`, or several.',
    cure: 'Give the page exactly one section with the main heading, usually the hero.',
  },
  'page-missing-file': {
    cause: 'A page loads a file that is not in the output.',
    cure: 'Import the file in the template or the style, or put it into `content/assets`.',
  },
  'page-noopener': {
    cause: 'A link opens another site without `rel="noopener"`, so the other site could control the page with the link.',
    cure: 'Render the link with the link component, or add the attribute.',
  },
  'page-policy': {
    cause: 'A page does something that the security policy of the site forbids. Browsers would block it.',
    cure: 'Do without it, or name the origin in `policy` of `archipel.config.ts`.',
  },
  'page-script-early': {
    cause:
      'A page loads more script before its visitor does anything than `budgets` in `archipel.config.ts` allows. The message names the largest files and what needs them.',
    cure: 'Hydrate islands at the first interaction (`hydrate="interaction"`), or raise `beforeInteraction`.',
  },
  'page-script-weight': {
    cause: 'All scripts of a page together are larger than `budgets` in `archipel.config.ts` allows.',
    cure: 'Replace the library that makes an island large, or raise the budget.',
  },
  'page-third-party': {
    cause: 'A page loads something from another site, which learns the IP address of each visitor.',
    cure: 'Put the file into `content/assets`, show it as an embed that visitors load on request, or name the origin in `policy` of `archipel.config.ts`.',
  },
  'page-wrong-language': {
    cause: 'A link leads to a page in another language and does not say so.',
    cure: 'Link to the translation, or add `hreflang` to the link.',
  },
} satisfies Explanations;
