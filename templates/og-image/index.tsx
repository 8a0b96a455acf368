// How pictures for link previews come about: the definition's part of it, as `src/render` knows it.
import type { PageView } from '../../src/model/view.ts';
import { accentColours } from './accents.ts';
import { Picture } from './Picture.tsx';
import { wordsOf } from './words.ts';

/** What `Picture` is made of; what it says comes with each picture. A test holds the list to the imports. */
const sources = [
  'templates/ViewContext.ts',
  ...['Anchor.tsx', 'Icon.tsx', 'Logo.tsx', 'Orb.tsx'].map((file) => `templates/components/${file}`),
  'templates/fonts/advances.json',
  'templates/icons.ts',
  ...['Picture.tsx', 'PictureOrb.tsx', 'fit.ts'].map((file) => `templates/og-image/${file}`),
];

export const preview = {
  sources,
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
      words: JSON.stringify({ ...words, name, address }),
      content: () => <Picture words={words} accent={accent} name={name} address={address} />,
    };
  },
} as const;
