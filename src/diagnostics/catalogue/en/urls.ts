// Problems of promises: addresses that are gone, and redirects.
import { error, type Suggestion, warning } from '../define.ts';
import { didYouMean } from './words.ts';

export const urls = {
  'url-removed': error<{ url: string; to: string; isFirst: boolean; draft?: string | undefined }>(({ url, to, isFirst, draft }) => ({
    message:
      draft === undefined
        ? `There was a page at ${url}; its visitors find nothing there.`
        : `There was a page at ${url}, which content/${draft} leaves out with "draft: true"; its visitors find nothing there.`,
    hint: [
      `${draft === undefined ? 'Bring the page back' : `Delete "draft: true" in content/${draft}`}, or redirect it. Add this to content/redirects.yaml${isFirst ? ', a new file' : ''}:`,
      ...(isFirst ? ['redirects:'] : []),
      `  - { from: ${url}, to: ${to} }`,
      'Choose the page that fits best.',
    ].join('\n'),
  })),
  'url-unrecorded': warning<{ url: string }>({ groups: ['publishing'], followsFrom: { shared: 'file', is: 'unwritten' } }, ({ url }) => ({
    message: `The address ${url} is not recorded, so its removal would go unnoticed.`,
    hint: 'Once it is to stay, record it: npm run urls -- accept.',
  })),
  'redirect-reserved': error<{ url: string }>(({ url }) => ({
    message: `The address ${url} is not one that a redirect can have: files of the build or services stand there.`,
    hint: 'Delete the redirect.',
  })),
  'redirect-from-page': error<{ page: string; file: string }>(({ page, file }) => ({
    message: `At ${page} there is a page (${file}), which visitors would never see.`,
    hint: 'Delete the redirect, or the page.',
  })),
  'redirect-duplicate': error<{ url: string; other: string }>(({ url, other }) => ({
    message: `The address ${url} is redirected twice; above, it leads to ${other}. Capital and small letters count as the same.`,
    hint: 'Keep one of the two.',
  })),
  'redirect-target-unknown': error<{ to: string } & Suggestion>({ groups: ['unknownName'] }, (args) => ({
    message: `There is no page at ${args.to}.`,
    hint: didYouMean(args, 'npm run routes lists the addresses that there are.'),
  })),
  'redirect-chain': error<{ to: string; end: string }>(({ to, end }) => ({
    message: `${to} is redirected itself, so visitors would be sent on twice.`,
    hint: `Write "to: ${end}", where the way ends.`,
  })),
  'redirect-loop': error<{ from: string; to: string }>(({ from, to }) => ({
    message: from === to ? `${from} leads back to itself.` : `From ${from} the redirects lead round in a circle.`,
    hint: 'Lead one of them to a page.',
  })),
};
