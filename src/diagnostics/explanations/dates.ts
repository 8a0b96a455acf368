// Causes and cures of the codes on docs/diagnostics/dates.md.
import type { Explanations } from './code-explanation.ts';

export const dateExplanations = {
  'claim-ended': {
    cause: 'The last day of an entry (`validUntil`) is over. Pages leave the entry out, but its lines remain in the file.',
    cure: 'Delete the lines, or set a new day.',
  },
  'claim-ends-soon': {
    cause: 'The last day of an entry (`validUntil`) is at most 14 days away. This warning never makes a check fail.',
    cure: 'If the entry stays true, set a new day.',
  },
  'claim-needed': {
    cause:
      'Entries of a list have dates or are drafts. Without these entries, the list would be shorter than its section needs. archipel reports this now, not on the day when it happens.',
    cure: 'Keep more entries without dates, or move the dates to the whole section.',
  },
  'claim-anchor': {
    cause:
      'A section has an id, so links can lead to it, but the section is shown only from or until a certain day. On other days, the links would lead nowhere.',
    cure: 'Delete the id, or the dates.',
  },
  'dates-reversed': {
    cause: '`validUntil` of an entry or section is before its `validFrom`, so it would never be shown.',
    cure: 'Correct `validFrom` or `validUntil`.',
  },
  'page-dated': {
    cause: 'The home page, the not-found page or the overview of a collection begins or ends on a day. The site needs this page every day.',
    cure: 'Remove the date from the page, and set it on sections of the page.',
  },
  'page-draft': {
    cause: 'The home page or the not-found page is a draft, and builds leave drafts out. Where drafts are built, this is only a warning.',
    cure: 'Remove `draft: true` from the page, and set it on sections of the page.',
  },
  'review-overdue': {
    cause: 'The day by which an entry should have been reviewed (`reviewBy`) is over.',
    cure: 'Check whether the entry is still true, correct it if necessary, and set a new `reviewBy`.',
  },
  'review-soon': {
    cause: 'The day by which an entry should be reviewed (`reviewBy`) is at most 14 days away. This warning never makes a check fail.',
    cure: 'Check whether the entry is still true, correct it if necessary, and set a new `reviewBy`.',
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
