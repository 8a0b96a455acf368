// Pictures of content: the places in which one may stand, and what templates need to show it there.

/** For each place how wide a picture stands there at most (CSS pixels), and the widths it is made in (pixels), the widest last. */
export const imagePlaces = {
  /** Across the page, in a section of its own. */
  wide: { shown: 1152, widths: [480, 768, 1152, 1536, 2304], square: false },
  /** In the column of a longer text. */
  text: { shown: 608, widths: [360, 720, 1216], square: false },
  /** The likeness of a person, cut to a square. */
  portrait: { shown: 64, widths: [64, 128, 192], square: true },
} as const;

export type ImagePlace = keyof typeof imagePlaces;

/** A picture that content shows, by its name in content/assets. */
export interface ImageUse {
  readonly asset: string;
  readonly place: ImagePlace;
}

/** A picture as a template writes it. */
export interface ImageView {
  /** How large it stands at most, in CSS pixels; all variants have this shape. */
  readonly width: number;
  readonly height: number;
  /** What a browser gets that knows neither AVIF nor WebP, in the format that all know. */
  readonly src: string;
  readonly srcSet: string;
  /** Better formats, the best first: a media type and its candidates with their widths. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** The icon of the site as a picture, by its address. */
export interface IconView {
  readonly url: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable' | 'apple';
}
