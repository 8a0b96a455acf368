// Link-preview images: their backdrop, their fonts, and the layers of a page.
import type { PageView } from 'archipel';
import { accentColours } from './accents.ts';
import { layersOf } from './layers.tsx';
import { wordsOf } from './words.ts';

export const preview = {
  backdrop: 'templates/og-image/backdrop.svg',
  fonts: [
    { name: 'space-grotesk', weight: 600, file: 'templates/fonts/space-grotesk-600.ttf' },
    { name: 'inter', weight: 500, file: 'templates/fonts/inter-500.ttf' },
  ],
  draw: (view: PageView, address: string) => {
    const words = wordsOf(view);
    const accent = accentColours[words.accent];
    const { name } = view.site;
    return {
      accent,
      layers: () => layersOf({ words, accent, name, address }),
    };
  },
} as const;
