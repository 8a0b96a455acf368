// The texts of the section that shows dates along a line.
import { words } from 'archipel';

export const messages = {
  dates: words('A line of dates.', { today: 'The mark after the last date in the past.' }),
};
