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

/** A theme whose body shows examples, for the gallery. */
export interface GalleryTheme extends Theme {
  /** Content by file name: `hero.yaml` holds sections, `edition.yaml` and `solution.yaml` a whole thing, MDX their prose. */
  readonly examples: Readonly<Record<string, string>>;
  /** What is shown without content of its own: parts, and the names of their examples. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** The URLs of what the bundler made of styles, fonts and browser code. */
export interface AssetUrls {
  readonly stylesheet: string;
  readonly script: string;
  /** Fonts to load early, sorted. */
  readonly fonts: readonly string[];
}
