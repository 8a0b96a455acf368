// Problems of published URLs and of redirects.
import { error, type Suggestion, warning } from '../define.ts';
import { didYouMean } from './words.ts';

export const urls = {
  'url-removed': error<{ url: string; to: string; isFirst: boolean; draft?: string | undefined }>(({ url, to, isFirst, draft }) => ({
    message:
      draft === undefined
        ? `There was a page at ${url}; visitors now find nothing there.`
        : `There was a page at ${url}, which content/${draft} makes a draft; visitors now find nothing there.`,
    hint: [
      `${draft === undefined ? 'Bring the page back' : `Delete "draft: true" in content/${draft}`}, or redirect it. Add this to content/redirects.yaml${isFirst ? ', a new file' : ''}:`,
      ...(isFirst ? ['redirects:'] : []),
      `  - { from: ${url}, to: ${to} }`,
      'Choose the page that fits best.',
    ].join('\n'),
  })),
  'url-unrecorded': warning<{ url: string }>({ groups: ['publishing'], followsFrom: { shared: 'file', is: 'unwritten' } }, ({ url }) => ({
    message: `The URL ${url} is not recorded, so its removal would go unnoticed.`,
    hint: 'Once the page is public, record it: npm run urls -- accept.',
  })),
  /** `meant` is the URL without the `basePath` of the site, if it repeats this path. */
  'redirect-reserved': error<{ url: string; basePath?: string | undefined; meant?: string }>(({ url, basePath, meant }) =>
    meant === undefined
      ? { message: `There can be no redirect from ${url}: files of the build or services use this URL.`, hint: 'Delete the redirect.' }
      : {
          message: `All pages of the site are below ${basePath}. Paths here leave it out, so this redirect would begin at ${basePath}${url}.`,
          hint: `Write ${meant}.`,
        },
  ),
  'redirect-from-page': error<{ page: string; file: string }>(({ page, file }) => ({
    message: `There is a page at ${page} (${file}), which visitors would never see.`,
    hint: 'Delete the redirect, or the page.',
  })),
  'redirect-duplicate': error<{ url: string; other: string }>(({ url, other }) => ({
    message: `The URL ${url} is redirected twice; above, it leads to ${other}. Capital and small letters count as the same.`,
    hint: 'Keep one of the two.',
  })),
  'redirect-target-unknown': error<{ to: string } & Suggestion>({ groups: ['unknownName'] }, (args) => ({
    message: `There is no page at ${args.to}.`,
    hint: didYouMean(args, 'npm run routes lists all pages.'),
  })),
  'redirect-chain': error<{ to: string; end: string }>(({ to, end }) => ({
    message: `${to} is itself redirected, so visitors would be redirected twice.`,
    hint: `Write "to: ${end}", where the redirects end.`,
  })),
  'redirect-loop': error<{ from: string; to: string }>(({ from, to }) => ({
    message: from === to ? `${from} leads back to itself.` : `The redirects from ${from} form a circle.`,
    hint: 'Let one of them lead to a page.',
  })),
};
