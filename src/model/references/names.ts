// Names that content uses to refer to entries, icons and assets.
import * as z from 'zod';

/**
 * A kind of item that content references by name: `externals`, `phones`, `emails`, `anchors`, `priceLists`, `campaigns`, `prose`, `icons`,
 * `assets`, `publicFiles`, the folder of a collection, or a kind that schemas of the site mark with `defines`.
 */
export type NameKind = string;

declare module 'zod' {
  interface GlobalMeta {
    /** Marks a reference to an existing item of this kind; editors complete it. */
    names?: NameKind;
    /** Marks the field that contains the name of an item of this kind. */
    defines?: NameKind;
  }
}

export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The pattern of an entry's id, which may contain folders: `guides/start`. */
export const entryIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * A name of lower-case letters, digits and hyphens.
 *
 * @example
 * ```tsx
 * import { id, text, z } from 'archipel';
 *
 * export const schema = z.strictObject({ topics: z.array(z.strictObject({ id, name: text })) });
 * ```
 */
export const id = z.string().regex(idPattern).meta({ description: 'A name of lower-case letters, digits and hyphens.' });

/**
 * The name of an icon of Lucide.
 *
 * @example
 * ```tsx
 * import { icon, text, z } from 'archipel';
 *
 * export const schema = z.strictObject({ items: z.array(z.strictObject({ icon, text })).min(1) });
 * ```
 */
export const icon = z.string().regex(idPattern).meta({ names: 'icons', description: 'An icon, by its name at lucide.dev/icons.' });

/**
 * A file in content/assets. For images, use `image`.
 *
 * @example
 * ```tsx
 * import { asset, z } from 'archipel';
 *
 * export const schema = z.strictObject({ download: asset.optional() });
 * ```
 */
export const asset = z.string().min(1).meta({ names: 'assets', description: 'A file in content/assets, named from there.' });

/**
 * A name in the notation of site.yaml, which may contain dots: booking.videoCall.
 *
 * @example
 * ```tsx
 * import { name, z } from 'archipel';
 *
 * export const schema = z.strictObject({ booking: name.optional() });
 * ```
 */
export const name = z.string().min(1);
