// The accents of tokens.css as plain colours, because link-preview images have no stylesheet. A test compares the two.
import type { accents } from '../collections/editions/schema.ts';

export const accentColours: Readonly<Record<(typeof accents)[number], string>> = {
  cyan: '#67e3fb',
  amber: '#fac374',
  sun: '#f2df83',
  emerald: '#89e5b1',
  teal: '#69e6d5',
  sky: '#72c4fd',
  indigo: '#9baefd',
  violet: '#c6aafa',
  rose: '#fea3c6',
  coral: '#fea28b',
};
