// What the templates hand to the renderer, as values: `src` never imports them.
import type { ComponentType, ReactElement } from 'react';
import type { PageView } from '../model/view.ts';

export interface Theme {
  /** Everything inside `<body>`. */
  readonly Body: ComponentType<{ readonly view: PageView }>;
  /** The icons that content may name. */
  readonly icons: readonly string[];
  /** The components that MDX may use. */
  readonly proseComponents: readonly string[];
  /** How pictures for link previews look. */
  readonly preview: {
    /** An SVG file of 1200 by 630 pixels behind each of them, whose `currentColor` becomes the accent of a page. */
    readonly backdrop: string;
    /** The typefaces, one weight a file. Files are named from the folder of the project. */
    readonly fonts: readonly PreviewFont[];
    /** The picture of a page of the site that is found at `address`. */
    readonly draw: (view: PageView, address: string) => Preview;
  };
}

export interface PreviewFont {
  readonly name: string;
  readonly weight: 400 | 500 | 600 | 700;
  readonly file: string;
}

/** A picture as its theme describes it. */
export interface Preview {
  /** A CSS colour. */
  readonly accent: string;
  /** Elements with styles in place, for satori. */
  readonly content: ReactElement;
}

/** The URLs of what the bundler made of styles, fonts and browser code. */
export interface AssetUrls {
  readonly stylesheet: string;
  readonly script: string;
  /** Fonts to load early, sorted. */
  readonly fonts: readonly string[];
}
