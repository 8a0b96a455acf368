// Images of content: how a schema says in which sizes one is shown, and what templates need to show it.
import * as z from 'zod';

/** A shape in which an image is shown. */
interface ImageShape {
  /** The widths in which it is encoded, in pixels. */
  readonly widths: readonly number[];
  /** The width and height to which it is cut, such as `16:9`; its own if missing. */
  readonly ratio?: `${number}:${number}`;
  /** The largest width on a page, in CSS pixels; half of the widest if missing, for fine screens. */
  readonly shown?: number;
  /** The width on different screens, as `sizes` of HTML; at most `shown` if missing. */
  readonly sizes?: string;
}

/** In which widths and shapes an image is encoded, and how large it is shown. */
export interface ImageOptions extends ImageShape {
  /** Other shapes, for screens that match a media query; the first match is used. */
  readonly at?: readonly (ImageShape & { readonly media: string })[];
}

declare module 'zod' {
  interface GlobalMeta {
    /** Marks the name of an image in content/assets, and defines how it is shown. */
    image?: ImageOptions;
  }
}

/** An image in validated content: its name in content/assets, and its options as JSON. */
export type Image = { readonly asset: string; readonly image: string } & z.core.$brand<'Image'>;

/**
 * An image, which content names by its file in content/assets, and which templates get with its URLs and sizes (`ImageView`).
 * Throws if `options` have no widths or an invalid ratio.
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
  for (const { widths, ratio } of [options, ...(options.at ?? [])]) {
    if (widths.length === 0 || widths.some((width) => !(width >= 1))) throw new Error('image: widths need at least one width in pixels');
    if (ratio !== undefined && !/^[1-9]\d*:[1-9]\d*$/.test(ratio)) throw new Error(`image: "${ratio}" is no ratio such as 16:9`);
  }
  // A string in content, which `schemaIn` turns into an `Image`.
  return z.string().min(1).meta({
    names: 'assets',
    image: options,
    description: 'An image in content/assets, named from there (PNG, JPEG, WebP or AVIF).',
  }) as unknown as z.ZodType<Image>;
}

/** The image `asset`, as `options` define. */
export const toImage = (asset: string, options: ImageOptions): Image =>
  // The brand exists only as a type.
  ({ asset, image: JSON.stringify(options) }) as Image;

/** True for an image of validated content. */
export const isImage = (value: unknown): value is Image =>
  typeof value === 'object' &&
  value !== null &&
  'asset' in value &&
  'image' in value &&
  typeof value.image === 'string' &&
  value.image.startsWith('{"');

/** The key of an image among those that have been processed; equal images have equal keys. */
export const imageKey = ({ asset, image: options }: Image): string => `${asset} ${options}`;

/** The key of an image that content shows. */
export const keyOfUse = ({ asset, options }: ImageUse): string => imageKey(toImage(asset, options));

/** The asset of an image with this key. */
export const assetOfKey = (key: string): string => key.replace(/ \{.*$/s, '');

/** An image of running text. */
export const proseImage: ImageOptions = { widths: [360, 720, 1216], shown: 608 };

/** The largest width of an image on a page, in CSS pixels. */
export const shownWidth = ({ shown, widths }: Pick<ImageOptions, 'shown' | 'widths'>): number =>
  shown ?? Math.ceil(Math.max(...widths) / 2);

/** An image that content shows, by its name in content/assets. */
export interface ImageUse {
  readonly asset: string;
  readonly options: ImageOptions;
}

/** A format of an image, or a shape of it: an element `<source>`. */
interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
  readonly sizes: string;
  /** The media query of another shape, and the size of that. */
  readonly media?: string;
  readonly width?: number;
  readonly height?: number;
}

/** An image as templates write it. */
export interface ImageView {
  /** Its largest size on a page, in CSS pixels; all variants have this aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** For browsers without AVIF and WebP, in a format that every browser supports. */
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  /** Other shapes and better formats, in the order in which a browser takes the first that it can. */
  readonly sources: readonly ImageSource[];
}

/** The icon of the site as an image file. */
export interface IconView {
  readonly url: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable' | 'apple';
}
