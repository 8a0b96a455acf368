// What the templates hand to the renderer, as values: `src` never imports them.
import type { ComponentType } from 'react';
import type { PageView } from '../model/view.ts';

export interface Theme {
  /** Everything inside `<body>`. */
  readonly Body: ComponentType<{ readonly view: PageView }>;
  /** The icons that content may name. */
  readonly icons: readonly string[];
  /** The components that MDX may use. */
  readonly proseComponents: readonly string[];
}

/** The URLs of what the bundler made of styles, fonts and browser code. */
export interface AssetUrls {
  readonly stylesheet: string;
  readonly script: string;
  /** Fonts to load early, sorted. */
  readonly fonts: readonly string[];
}
