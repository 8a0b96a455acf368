// An image with a border, and an optional caption.
import type { ImagePlace } from 'archipel';
import { Picture } from './Picture.tsx';

interface PictureFigureProps {
  readonly asset: string;
  readonly place: ImagePlace;
  /** Undefined for a decorative image. */
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly first?: boolean | undefined;
  /** True if it reaches from edge to edge of the window. */
  readonly bleed?: boolean | undefined;
}

export const PictureFigure = ({ asset, place, alt = '', caption, first, bleed }: PictureFigureProps) => (
  <figure className="picture">
    <div className="picture__frame">
      <Picture asset={asset} place={place} alt={alt} className="picture__image" first={first} bleed={bleed} />
    </div>
    {caption && <figcaption className="picture__caption">{caption}</figcaption>}
  </figure>
);
