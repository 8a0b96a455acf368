// What has ended, is about to, or wants another look.
import type { Title } from '../arguments.ts';
import { error, warning } from '../define.ts';
import { formats, titleIn } from './words.ts';

const away = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** Days are those of the site's calendar: `2025-06-30`. */
interface Near {
  readonly days: number;
}

export const dates = {
  'promotion-ended': warning<{ campaign: string; ended: string }>(({ campaign, ended }) => ({
    message: `This page still advertises "${campaign}", which ended on ${formats.day(ended)}.`,
    hint: 'Set a new end in prices.yaml, or take the promotion off the page.',
  })),
  'promotion-kept': warning<{ campaign: string; ended: string; lists: readonly string[] }>(({ campaign, ended, lists }) => ({
    message: `"${campaign}" ended on ${formats.day(ended)}, but ${lists.join(', ')} keep its prices.`,
    hint: 'Set a new end; or let the regular prices hold: delete "afterEnd: offer" there.',
  })),
  'promotion-early': warning<{ campaign: string; starts: string }>(({ campaign, starts }) => ({
    message: `This text tells of "${campaign}", which does not start before ${formats.day(starts)}.`,
    hint: 'Prices and countdowns wait for the start by themselves, other texts do not: put this one in when the campaign starts.',
  })),
  'promotion-ends-soon': warning<{ campaign: string; ends: string } & Near>({ groups: ['ahead'] }, ({ campaign, ends, days }) => ({
    message: `The campaign "${campaign}" ends on ${formats.day(ends)}, ${away(days)}.`,
    hint: 'Then regular prices hold, or with "afterEnd: offer" those of the campaign: "archipel schedule" names the pages.',
  })),
  'claim-ended': warning<{ name: Title; until: string }>({ followsFrom: { shared: 'place', is: 'dates' } }, ({ name, until }) => ({
    message: `"${titleIn(name)}" was valid until ${formats.day(until)}; pages leave it out since then.`,
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
    message: `/.well-known/security.txt was valid until ${formats.day(until)}: nobody may rely on it since then.`,
    hint: 'See whether the contact is still right, and set a new validUntil, at most a year ahead.',
  })),
  'security-ends-soon': warning<{ until: string } & Near>({ groups: ['ahead'] }, ({ until, days }) => ({
    message: `/.well-known/security.txt is valid until ${formats.day(until)}, ${away(days)}; then nobody may rely on it.`,
    hint: 'See whether the contact is still right, and set a new validUntil, at most a year ahead.',
  })),
  'claim-needed': error<{ list: string; needed: number; lasting: number }>(({ list, needed, lasting }) => ({
    message: `"${list}" needs at least ${needed} that are always there, and has ${lasting}: one day the page would stand there with too few.`,
    hint: 'Take validUntil, validFrom or draft off some of them, or give it to the whole section.',
  })),
  'dates-reversed': error<{ from: string; until: string }>({ groups: ['dates'] }, ({ from, until }) => ({
    message: `This begins on ${from} and ends on ${until}, before it has begun: it is never shown.`,
    hint: 'Correct validFrom or validUntil, or delete one of them.',
  })),
  'claim-anchor': error<{ id: string }>(({ id }) => ({
    message: `Links can lead to "${id}", but this section is not always there, and then they would lead nowhere.`,
    hint: 'Delete its id, or its validFrom and validUntil.',
  })),
  'review-overdue': warning<{ name: Title; by: string }>(({ name, by }) => ({
    message: `"${titleIn(name)}" was to be looked at again by ${formats.day(by)}.`,
    hint: 'See whether it is still true, correct it, and set a new reviewBy.',
  })),
  'review-soon': warning<{ name: Title; by: string } & Near>({ groups: ['ahead'] }, ({ name, by, days }) => ({
    message: `"${titleIn(name)}" is to be looked at again by ${formats.day(by)}, ${away(days)}.`,
    hint: 'See whether it is still true, correct it, and set a new reviewBy.',
  })),
};
