// Problems of promises: addresses that are gone, and redirects.
import { didYouMean, error, type Suggestion, warning } from './define.ts';

export const urls = {
  'url-vanished': error<{ url: string; to: string; isFirst: boolean }>(({ url, to, isFirst }) => ({
    reason: `There was a page at ${url}; its visitors find nothing there.`,
    cure: [
      `Bring the page back, or lead them on. Add to content/redirects.yaml${isFirst ? ' (a new file, whose first line is "redirects:")' : ''}`,
      `  - { from: ${url}, to: ${to} }`,
      'with the page that fits them best.',
    ].join('\n'),
  })),
  'url-unrecorded': warning<{ url: string }>(({ url }) => ({
    reason: `The address ${url} is not recorded, so nobody would notice if it vanished.`,
    cure: 'Once it is to stay, record it: npm run urls -- accept.',
  })),
  'redirect-reserved': error<{ url: string }>(({ url }) => ({
    reason: `The address ${url} is not one that a redirect can have: files of the build or services stand there.`,
    cure: 'Delete the redirect.',
  })),
  'redirect-from-page': error<{ page: string; file: string }>(({ page, file }) => ({
    reason: `At ${page} there is a page (${file}), which nobody would see.`,
    cure: 'Delete the redirect, or the page.',
  })),
  'redirect-duplicate': error<{ url: string; other: string }>(({ url, other }) => ({
    reason: `The address ${url} is redirected twice; above, it leads to ${other}. Capital and small letters count as the same.`,
    cure: 'Keep one of the two.',
  })),
  'redirect-target-unknown': error<{ to: string } & Suggestion>((args) => ({
    reason: `There is no page at ${args.to}.`,
    cure: didYouMean(args, 'npm run routes lists the addresses that there are.'),
  })),
  'redirect-chain': error<{ to: string; end: string }>(({ to, end }) => ({
    reason: `${to} is redirected itself, so visitors would be sent on twice.`,
    cure: `Write "to: ${end}", where the way ends.`,
  })),
  'redirect-loop': error<{ from: string; to: string }>(({ from, to }) => ({
    reason: from === to ? `${from} leads back to itself.` : `From ${from} the redirects lead round in a circle.`,
    cure: 'Lead one of them to a page.',
  })),
};
