// Images of content: how a schema defines their sizes, and what templates need to display them.
import * as z from 'zod';

/** A shape in which an image is displayed. */
interface ImageShape {
  /** The widths in which the image is encoded, in pixels. */
  readonly widths: readonly number[];
  /** The aspect ratio to which the image is cropped, such as `16:9`; if missing, the image is not cropped. */
  readonly ratio?: `${number}:${number}`;
  /** The largest width on a page, in CSS pixels. If missing, half of the largest encoded width, for high-density screens. */
  readonly shown?: number;
  /** The width on different screens, as in the HTML attribute `sizes`. If missing, the width of the screen, but at most `shown`. */
  readonly sizes?: string;
  /**
   * The quality of AVIF, from 1 to 100, instead of 64; WebP and JPEG get 16 more. Such an image is encoded more slowly, for fewer bytes.
   * About 40 suits drawings and soft pictures that are wide.
   */
  readonly quality?: number;
}

/** In which widths and shapes an image is encoded, and how large it is displayed. */
export interface ImageOptions extends ImageShape {
  /** Further shapes for screens that match a media query; the first match is used. */
  readonly at?: readonly (ImageShape & { readonly media: string })[];
}

declare module 'zod' {
  interface GlobalMeta {
    /** Marks the name of an image in content/assets, and defines how it is displayed. */
    image?: ImageOptions;
  }
}

/** An image in validated content: its name in content/assets, and its options as JSON. */
export type Image = { readonly asset: string; readonly image: string } & z.core.$brand<'Image'>;

/**
 * Returns the schema of an image. Content names the image by its file in content/assets; templates get its URLs and sizes
 * (`ImageView`). Throws if `options` have no widths, an invalid ratio or an invalid quality.
 *
 * @example
 * ```tsx
 * import { defineSection, fieldSets, image, Picture, text, z } from 'archipel';
 *
 * export default defineSection({
 *   schema: z.strictObject({ ...fieldSets.heading, photo: image({ widths: [480, 960, 1440], ratio: '3:2', shown: 720 }), alt: text }),
 *   component: ({ section }) => <Picture of={section.photo} alt={section.alt} />,
 * });
 * ```
 */
export function image(options: ImageOptions): z.ZodType<Image> {
  for (const { widths, ratio, quality } of [options, ...(options.at ?? [])]) {
    if (widths.length === 0 || widths.some((width) => !(width >= 1))) throw new Error('image: widths need at least one width in pixels');
    if (ratio !== undefined && !/^[1-9]\d*:[1-9]\d*$/.test(ratio)) throw new Error(`image: "${ratio}" is not a ratio such as 16:9`);
    if (quality !== undefined && !(quality >= 1 && quality <= 100)) throw new Error(`image: ${quality} is not a quality from 1 to 100`);
  }
  // In content this is a string, which `schemaIn` turns into an `Image`.
  return z.string().min(1).meta({
    names: 'assets',
    image: options,
    description: 'An image in content/assets, named from there (PNG, JPEG, WebP or AVIF).',
  }) as unknown as z.ZodType<Image>;
}

/** Returns the image `asset` with the options of its schema. */
export const toImage = (asset: string, options: ImageOptions): Image =>
  // The brand exists only as a type.
  ({ asset, image: JSON.stringify(options) }) as Image;

/** Returns whether a value is an image of validated content. */
export const isImage = (value: unknown): value is Image =>
  typeof value === 'object' &&
  value !== null &&
  'asset' in value &&
  'image' in value &&
  typeof value.image === 'string' &&
  value.image.startsWith('{"');

/** Returns the key of the result of processing an image; equal images have equal keys. */
export const imageKey = ({ asset, image: options }: Image): string => `${asset} ${options}`;

/** Returns the key of an image that content uses. */
export const keyOfUse = ({ asset, options }: ImageUse): string => imageKey(toImage(asset, options));

/** Returns the asset of an image with this key. */
export const assetOfKey = (key: string): string => key.replace(/ \{.*$/s, '');

/** The options of images in running text. */
export const proseImage: ImageOptions = { widths: [360, 720, 1216], shown: 608 };

/** Returns the largest width of an image on a page, in CSS pixels. */
export const shownWidth = ({ shown, widths }: Pick<ImageOptions, 'shown' | 'widths'>): number =>
  shown ?? Math.ceil(Math.max(...widths) / 2);

/** An image that content uses, by its name in content/assets. */
export interface ImageUse {
  readonly asset: string;
  readonly options: ImageOptions;
}

/** A `<source>` element: another format or shape of an image. */
interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
  /** The media query of another shape, and the size of that shape. */
  readonly media?: string;
  readonly width?: number;
  readonly height?: number;
}

/** An image for templates. */
export interface ImageView {
  /** The largest size on a page, in CSS pixels. All variants except those of other shapes have this aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** The fallback in a format that every browser supports, for browsers without AVIF and WebP. */
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  /** Other shapes and better formats; a browser uses the first one that it supports and whose media query matches. */
  readonly sources: readonly ImageSource[];
}

/** The icon of the site as an image file. */
export interface IconView {
  readonly url: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable' | 'apple';
}
