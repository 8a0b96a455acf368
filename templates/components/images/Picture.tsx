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
  /** True if it reaches from edge to edge of the window. */
  readonly bleed?: boolean | undefined;
}

/** The width of each slot at each screen width, as in the styles of .container, .prose__text and .portrait. */
const sizes: Readonly<Record<ImagePlace, string>> = {
  wide: '(min-width: 77rem) 72rem, (min-width: 62.5rem) calc(100vw - 5rem), (min-width: 25rem) 92vw, calc(100vw - 2rem)',
  text: '(min-width: 42rem) 38rem, (min-width: 25rem) 92vw, calc(100vw - 2rem)',
  portrait: '3.5rem',
};

/** From edge to edge, and at least as wide as the height of `.bleed` demands of the picture that is cut to it. */
const bleedSizes = (width: number, height: number): string =>
  `(min-width: 40rem) 100vw, max(100vw, ${Math.ceil((bleedHeight * width) / height)}rem)`;

/** The least height of a picture in `bleed.sheet.css`, in rem. */
const bleedHeight = 16;

export function Picture({ asset, place, alt, className, first = false, bleed = false }: PictureProps) {
  const { src, srcSet, width, height, sources } = useView().picture(asset, place);
  const slot = bleed ? bleedSizes(width, height) : sizes[place];
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={slot} />
      ))}
      <img
        className={className}
        src={src}
        srcSet={srcSet}
        sizes={slot}
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
