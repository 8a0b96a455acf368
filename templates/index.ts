// The theme as `src/render` knows it: one component for the body, the icons and MDX elements that content may name.
import { Body } from './Body.tsx';
import { icons } from './icons.ts';

export const theme = {
  Body,
  icons: Object.keys(icons),
  proseComponents: ['Fact', 'Link', 'Note', 'Picture'],
};
