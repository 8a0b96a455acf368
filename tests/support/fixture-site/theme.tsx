// The site of tests/sites/radio in memory. Bundles and pictures are fakes of a few bytes.
import { renderToStaticMarkup } from 'react-dom/server';
import { hashOf } from '../../../src/node/fs/hash-of.ts';
import type { OgImageRenderer } from '../../../src/pages/render/head/og-images.ts';
import type { AssetUrls, Preview, Scripts, SiteDefinition } from '../../../src/site/definition.ts';
import radio from '../../sites/radio/archipel.config.ts';

/** The languages of the fixture site. */
export const { locales } = radio;

const whole = { left: 0, top: 0, width: 1200, height: 630 } as const;

/** The definition of the site, with link previews that are not drawn. */
export const definition: SiteDefinition = {
  ...radio,
  preview: {
    backdrop: 'templates/backdrop.svg',
    fonts: [],
    draw: ({ path }, address) => ({ accent: 'red', layers: () => [{ ...whole, content: <p>{`${path} of ${address}`}</p> }] }),
  },
};

const wordsOf = ({ layers }: Preview): string => renderToStaticMarkup(layers().map(({ content }) => content)).replace(/^<p>|<\/p>$/g, '');

/** A renderer of link previews that returns descriptions instead of images. */
export const ogImages: OgImageRenderer = {
  hashOf: (picture) => hashOf(picture.accent + wordsOf(picture)),
  render: async (picture) => Buffer.from(`${picture.accent} ${wordsOf(picture)}`),
};

const scripts: Scripts = {
  bytes: {
    'assets/layout-0.js': 10,
    'assets/islands-0.js': 1000,
    'assets/react-0.js': 60_000,
    'assets/Form-0.js': 1000,
    'assets/mail-0.js': 20_000,
  },
  layout: ['assets/layout-0.js'],
  loader: ['assets/islands-0.js'],
  islands: { Form: ['assets/Form-0.js', 'assets/react-0.js'], Clock: ['assets/react-0.js'], Menu: ['assets/react-0.js'] },
  later: {
    Form: ['assets/Form-0.js', 'assets/mail-0.js', 'assets/react-0.js'],
    Clock: ['assets/react-0.js'],
    Menu: ['assets/react-0.js'],
  },
};

/** A fake bundle of the site. */
export const bundle = {
  urls: { stylesheet: '/assets/site-0.css', script: '/assets/layout-0.js', loader: '/assets/islands-0.js', fonts: [] } satisfies AssetUrls,
  scripts,
  files: [
    { path: 'assets/site-0.css', bytes: 'main{margin:0}\n' },
    ...Object.keys(scripts.bytes).map((path) => ({ path, bytes: 'export {};\n' })),
  ],
};
