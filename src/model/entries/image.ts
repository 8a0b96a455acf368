// Images of content: the slots in which they are shown, and what templates need to show them.

/** For each slot the largest width of an image there (CSS pixels), and the widths that are encoded (pixels), the widest last. */
export const imagePlaces = {
  /** Across the page, in a section of its own. */
  wide: { shown: 1152, widths: [480, 768, 1152, 1536, 2304], square: false },
  /** In the column of a longer text. */
  text: { shown: 608, widths: [360, 720, 1216], square: false },
  /** A portrait, cropped to a square. */
  portrait: { shown: 64, widths: [64, 128, 192], square: true },
} as const;

export type ImagePlace = keyof typeof imagePlaces;

/** An image that content shows, by its name in content/assets. */
export interface ImageUse {
  readonly asset: string;
  readonly place: ImagePlace;
}

/** An image as templates write it. */
export interface ImageView {
  /** Its largest size on a page, in CSS pixels; all variants have this aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** For browsers without AVIF and WebP, in a format that every browser supports. */
  readonly src: string;
  readonly srcSet: string;
  /** Better formats, the best first: a media type and its candidates with their widths. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** The icon of the site as an image file. */
export interface IconView {
  readonly url: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable' | 'apple';
}
