// The theme as `src/render` knows it: one component for the body, the icons and MDX elements that content may name,
// and the drawing of pictures for link previews.
import { Body } from './Body.tsx';
import { icons } from './icons.ts';
import { preview } from './og-image/index.tsx';

export const theme = {
  Body,
  icons: Object.keys(icons),
  proseComponents: ['Fact', 'Link', 'Note', 'Picture'],
  budgets: { beforeInteraction: 3000, whole: 75_000, exempt: ['Countdown'] },
  preview,
};
