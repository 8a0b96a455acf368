// Renders an image of content in the formats and widths that the build has encoded; the browser chooses one.
import type { ImageView } from '../model/references/image.ts';

/** The props of `<Picture>`. */
export interface PictureProps {
  readonly of: ImageView;
  /** The alternative text; empty for a decorative image. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** The value of the attribute `sizes`, if the image is displayed in another width than the schema of its field states. */
  readonly sizes?: string | undefined;
  /** True if the image is visible without scrolling: it is then loaded with priority instead of lazily. */
  readonly first?: boolean | undefined;
}

/**
 * Renders an image in the formats and widths of its schema.
 *
 * @example
 * ```tsx
 * import { type ImageView, Picture } from 'archipel';
 *
 * export const Portrait = ({ photo, name }: { readonly photo: ImageView; readonly name: string }) => (
 *   <Picture of={photo} alt={name} sizes="(min-width: 40rem) 20rem, 100vw" />
 * );
 * ```
 */
export const Picture = ({ of: image, alt, className, sizes, first = false }: PictureProps) => (
  <picture>
    {image.sources.map((source) => (
      <source
        key={`${source.media} ${source.type}`}
        media={source.media}
        type={source.type}
        srcSet={source.srcSet}
        sizes={sizes ?? source.sizes}
        width={source.width}
        height={source.height}
      />
    ))}
    <img
      className={className}
      src={image.src}
      srcSet={image.srcSet || undefined}
      sizes={image.srcSet === '' ? undefined : (sizes ?? image.sizes)}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  </picture>
);
