// Causes and cures of the codes on docs/diagnostics/urls.md.
import type { Explanations } from './code-explanation.ts';

export const urlExplanations = {
  'url-duplicate': {
    cause: 'Two pages have the same URL in one language. Only one of them could be published.',
    cure: 'Change `path` in one of them, or rename its file.',
  },
  'url-removed': {
    cause: 'A URL that was recorded as public no longer has a page. People who saved or printed it would find nothing.',
    cure: 'Redirect it with the lines that the message shows, or bring the page back.',
  },
  'url-reserved': {
    cause: 'The URL belongs to the build, to another language, or to something that hosts treat specially, such as `index` and `404`.',
    cure: 'Choose another `path`, or another name for the file.',
  },
  'url-unrecorded': {
    cause:
      'A page is new, and its URL is not recorded in `content/locks/urls.yaml`. Until it is recorded, nothing protects it from being removed by mistake.',
    cure: 'Once the page is public, run `npm run urls -- accept` and commit the file.',
  },
  'url-unsafe': {
    cause: 'An external URL does not begin with `https://` but, for example, with `javascript:`, which could run foreign code.',
    cure: 'Write a full URL that begins with `https://`.',
  },
  'redirect-chain': {
    cause: 'A redirect leads to a path that is itself redirected. Visitors would wait twice.',
    cure: 'Let it lead to the final page, which the message names.',
  },
  'redirect-duplicate': {
    cause: 'Two redirects begin at the same path, and only one of them could work. Capital and small letters count as the same.',
    cure: 'Delete one of the two.',
  },
  'redirect-from-page': {
    cause: 'A redirect begins at the path of a page. Visitors would never see the page.',
    cure: 'Delete the redirect, or the page.',
  },
  'redirect-loop': {
    cause: 'Redirects form a circle, so browsers would give up.',
    cure: 'Let one of them lead to a page.',
  },
  'redirect-reserved': {
    cause:
      'A redirect begins at a path that belongs to files of the build or to services, or its path repeats the `basePath` of the site, which paths in content leave out.',
    cure: 'Delete the redirect, or write its path without the `basePath`.',
  },
  'redirect-target-unknown': {
    cause: 'A redirect leads to a path that has no page.',
    cure: 'Write the path that the message proposes. `npm run routes` lists all of them.',
  },
  'external-dead': {
    cause:
      'With `check --external`, a link to another site has failed on three different days. On the day of the third failure this is an error; from the next day on, it is a warning.',
    cure: 'Link to another URL, or delete the link.',
  },
  'external-failed': {
    cause:
      'With `check --external`, a link to another site fails today. The other site may be back tomorrow, so this warning never makes a check fail.',
    cure: 'Open the link. If the URL is wrong, correct it; otherwise wait.',
  },
  'external-moved': {
    cause: 'With `check --external`, a link to another site is redirected for good. The redirect may disappear one day.',
    cure: 'Write the new URL.',
  },
} satisfies Explanations;
