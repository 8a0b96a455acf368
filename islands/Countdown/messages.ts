// The names of the island's messages, each with its use. The texts are in `content`, in one file per language. Unlike other texts there,
// they cannot contain references to facts, such as `{phone.support}`.
import { words } from 'archipel';

export const messages = {
  countdown: words('The clock of a promotion.', {
    label: 'The name of the clock, read aloud.',
    days: 'Under the days.',
    hours: 'Under the hours.',
    minutes: 'Under the minutes.',
    seconds: 'Under the seconds.',
    ended: 'Shown when the promotion has ended.',
  }),
};
