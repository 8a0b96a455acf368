// Causes and cures of the codes on docs/diagnostics/dates.md.
import type { Explanations } from './code-explanation.ts';

export const dateExplanations = {
  'claim-ended': {
    cause: 'The last day of an entry (`validUntil`) is over. Pages leave it out, and its lines remain in the file.',
    cure: 'Delete the lines, or set a new day.',
  },
  'claim-ends-soon': {
    cause: 'The last day of an entry (`validUntil`) is at most 14 days away. This warning never makes a check fail.',
    cure: 'If the entry stays true, set a new day.',
  },
  'claim-needed': {
    cause:
      'Entries of a list have dates or are drafts, and without them the list would be shorter than its section needs. archipel reports this now, not when that day comes.',
    cure: 'Let more entries stay for good, or move the dates to the whole section.',
  },
  'claim-anchor': {
    cause:
      'A section has an id, so links can lead to it, and it begins or ends on a certain day. On other days such links would lead nowhere.',
    cure: 'Delete the id, or the dates.',
  },
  'dates-reversed': {
    cause: 'Something ends before it begins, so it would never be shown.',
    cure: 'Correct `validFrom` or `validUntil`.',
  },
  'page-dated': {
    cause: 'The home page, the not-found page or the overview of a collection begins or ends on a day. The site needs them every day.',
    cure: 'Take the date off the page, and set it on sections of it.',
  },
  'page-draft': {
    cause: 'The home page or the not-found page is a draft, and builds leave drafts out. Where drafts are built, this is only a warning.',
    cure: 'Take `draft: true` off the page, and set it on sections of it.',
  },
  'review-overdue': {
    cause: 'The day by which something was to be reviewed (`reviewBy`) is over.',
    cure: 'Check whether it is still true, correct it, and set the next day.',
  },
  'review-soon': {
    cause: 'The day by which something is to be reviewed (`reviewBy`) is at most 14 days away. This warning never makes a check fail.',
    cure: 'Check whether it is still true, correct it, and set the next day.',
  },
  'security-ended': {
    cause:
      'The day until which `security.txt` was valid is over. People who find a weakness can no longer trust the contact in it (RFC 9116).',
    cure: 'Check the contact, and set a new `validUntil`, at most a year ahead.',
  },
  'security-ends-soon': {
    cause: 'The day until which `security.txt` is valid is near. This warning never makes a check fail.',
    cure: 'Check the contact, and set a new `validUntil`, at most a year ahead.',
  },
} satisfies Explanations;
