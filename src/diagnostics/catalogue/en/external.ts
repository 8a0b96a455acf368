// Problems of links to other sites, for `check --external`.
import type { FailureReason } from '../../../model/external-answer.ts';
import { error, warning } from '../define.ts';

const reasons: Readonly<Record<Exclude<FailureReason['kind'], 'status'>, string>> = {
  'certificate-expired': 'its certificate has expired, or is not valid yet',
  'certificate-host': 'its certificate is for another host',
  'certificate-untrusted': 'browsers do not trust the issuer of its certificate',
  dns: 'there is no host of that name',
  refused: 'the host refuses connections',
  timeout: 'the host does not answer in time',
  network: 'the connection is interrupted',
  redirects: 'its redirects lead nowhere',
  fragment: 'the page is there, but nothing on it has the id after the #',
};

const because = (reason: FailureReason): string => (reason.kind === 'status' ? `the answer is ${reason.status}` : reasons[reason.kind]);

interface Failed {
  url: string;
  /** The path of a page with the link. */
  page: string;
  reason: FailureReason;
}

export const external = {
  'external-dead': error<Failed & { since: string }>(({ url, page, reason, since }) => ({
    message: `The link to ${url} on ${page} has been dead since ${since}, after failures on three days: ${because(reason)}.`,
    hint: 'Link to another URL, or remove the link.',
  })),
  'external-failed': warning<Failed & { days: number }>({ groups: ['ahead'] }, ({ url, page, reason, days }) => ({
    message: `The link to ${url} on ${page} fails: ${because(reason)}.`,
    hint: `Open it. If it fails on ${days === 1 ? 'one more day' : `${days} more days`}, it counts as dead, which is an error.`,
  })),
  'external-moved': warning<{ url: string; to: string; page: string; isFinal: boolean }>(({ url, to, page, isFinal }) => ({
    message: `The link to ${url} on ${page} leads to a URL that has moved for good.`,
    hint: isFinal ? `Write ${to}.` : `Open it, and write the URL at which it ends; its first redirect leads to ${to}.`,
  })),
};
