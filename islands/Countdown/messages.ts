// The names of the island's messages, each with its use. The texts are in `content`, in one file per language. Unlike other texts there,
// they cannot contain references to facts, such as `{phone.support}`.
import { words } from 'archipel';

export const messages = {
  countdown: words('The countdown of a promotion.', {
    label: 'The name of the countdown, for screen readers.',
    days: 'The label under the number of days.',
    hours: 'The label under the number of hours.',
    minutes: 'The label under the number of minutes.',
    seconds: 'The label under the number of seconds.',
    ended: 'Shown after the promotion has ended.',
  }),
};
