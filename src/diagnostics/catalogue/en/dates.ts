// Problems of campaigns and other parts of content that begin, end or need a review on a day.
import type { Title } from '../arguments.ts';
import { error, warning } from '../define.ts';
import { formats, titleIn } from './words.ts';

const away = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** A date in the near future. `days` is counted from today, in the site's time zone. */
interface Near {
  readonly days: number;
}

export const dates = {
  'promotion-ended': warning<{ campaign: string; ended: string }>(({ campaign, ended }) => ({
    message: `This page still advertises "${campaign}", which ended on ${formats.day(ended)}.`,
    hint: 'Set a new end in prices.yaml, or remove the campaign from the page.',
  })),
  'promotion-kept': warning<{ campaign: string; ended: string; lists: readonly string[] }>(({ campaign, ended, lists }) => ({
    message: `"${campaign}" ended on ${formats.day(ended)}, but ${lists.join(', ')} keep its prices.`,
    hint: 'Set a new end, or delete "afterEnd: offer" there to return to the regular prices.',
  })),
  'promotion-early': warning<{ campaign: string; starts: string }>(({ campaign, starts }) => ({
    message: `This text mentions "${campaign}", which starts only on ${formats.day(starts)}.`,
    hint: 'Prices and countdowns wait for the start, but other texts do not: add this text when the campaign starts.',
  })),
  'promotion-ends-soon': warning<{ campaign: string; ends: string } & Near>({ groups: ['ahead'] }, ({ campaign, ends, days }) => ({
    message: `The campaign "${campaign}" ends on ${formats.day(ends)}, ${away(days)}.`,
    hint: 'After that, pages show the regular prices; with "afterEnd: offer", they keep the prices of the campaign. "archipel schedule" lists the pages.',
  })),
  'claim-ended': warning<{ name: Title; until: string }>({ followsFrom: { shared: 'place', is: 'dates' } }, ({ name, until }) => ({
    message: `"${titleIn(name)}" was valid until ${formats.day(until)}; since then, pages have left it out.`,
    hint: 'Delete it, or set a new validUntil.',
  })),
  'claim-ends-soon': warning<{ name: Title; until: string } & Near>(
    { groups: ['ahead'], followsFrom: { shared: 'place', is: 'dates' } },
    ({ name, until, days }) => ({
      message: `"${titleIn(name)}" is valid until ${formats.day(until)}, ${away(days)}; then pages leave it out.`,
      hint: 'Set a new validUntil if it stays true.',
    }),
  ),
  'security-ended': warning<{ until: string }>(({ until }) => ({
    message: `/.well-known/security.txt was valid until ${formats.day(until)}; since then, people must not rely on it.`,
    hint: 'Check whether the contact is still right, and set a new validUntil, at most a year ahead.',
  })),
  'security-ends-soon': warning<{ until: string } & Near>({ groups: ['ahead'] }, ({ until, days }) => ({
    message: `/.well-known/security.txt is valid until ${formats.day(until)}, ${away(days)}; after that, people must not rely on it.`,
    hint: 'Check whether the contact is still right, and set a new validUntil, at most a year ahead.',
  })),
  'claim-needed': error<{ list: string; needed: number; lasting: number }>(({ list, needed, lasting }) => ({
    message: `"${list}" needs at least ${needed} entries that are always shown, but has ${lasting}: on some days the page would have too few.`,
    hint: 'Remove validUntil, validFrom or draft from some of them, or set it on the whole section instead.',
  })),
  'dates-reversed': error<{ from: string; until: string }>({ groups: ['dates'] }, ({ from, until }) => ({
    message: `This ends on ${until}, before it begins on ${from}, so it is never shown.`,
    hint: 'Correct validFrom or validUntil, or delete one of them.',
  })),
  'claim-anchor': error<{ id: string }>(({ id }) => ({
    message: `Links can lead to "${id}", but this section is not always shown, and then they would lead nowhere.`,
    hint: 'Delete its id, or its validFrom and validUntil.',
  })),
  'review-overdue': warning<{ name: Title; by: string }>(({ name, by }) => ({
    message: `"${titleIn(name)}" needed a review by ${formats.day(by)}.`,
    hint: 'Check whether it is still true, correct it if necessary, and set a new reviewBy.',
  })),
  'review-soon': warning<{ name: Title; by: string } & Near>({ groups: ['ahead'] }, ({ name, by, days }) => ({
    message: `"${titleIn(name)}" needs a review by ${formats.day(by)}, ${away(days)}.`,
    hint: 'Check whether it is still true, correct it if necessary, and set a new reviewBy.',
  })),
};
