// The accents of tokens.css as plain colours, because link-preview images have no stylesheet. A test compares the two.
import type { accents } from '../collections/editions/schema.ts';

export const accentColours: Readonly<Record<(typeof accents)[number], string>> = {
  cyan: '#67e3fb',
  amber: '#ffc457',
  sun: '#ffe16b',
  emerald: '#5fe3a1',
  teal: '#4fe3d0',
  sky: '#7cc8ff',
  indigo: '#9db0ff',
  violet: '#c3a6ff',
  rose: '#ffa3c7',
  coral: '#ffa68c',
};
