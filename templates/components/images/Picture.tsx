// An image of content in the formats and widths that the build has made: the browser chooses one.
import type { ImagePlace } from 'archipel';
import { useView } from '../../ViewContext.ts';

interface PictureProps {
  /** Its name in content/assets. */
  readonly asset: string;
  readonly place: ImagePlace;
  /** The alternative text; empty for a decorative image. */
  readonly alt: string;
  readonly className?: string;
  /** True if it is visible without scrolling: it is loaded with priority, and not lazily. */
  readonly first?: boolean | undefined;
}

/** The width of each slot at each screen width, as in the styles of .container, .prose__text and .portrait. */
const sizes: Readonly<Record<ImagePlace, string>> = {
  wide: '(min-width: 77rem) 72rem, (min-width: 62.5rem) calc(100vw - 5rem), (min-width: 25rem) 92vw, calc(100vw - 2rem)',
  text: '(min-width: 42rem) 38rem, (min-width: 25rem) 92vw, calc(100vw - 2rem)',
  portrait: '3.5rem',
};

export function Picture({ asset, place, alt, className, first = false }: PictureProps) {
  const { src, srcSet, width, height, sources } = useView().picture(asset, place);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes[place]} />
      ))}
      <img
        className={className}
        src={src}
        srcSet={srcSet}
        sizes={sizes[place]}
        width={width}
        height={height}
        alt={alt}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
