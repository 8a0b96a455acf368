// An image with a border, and an optional caption.
import { type ImageView, Picture } from 'archipel';

interface PictureFigureProps {
  readonly image: ImageView;
  /** Undefined for a decorative image. */
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly first?: boolean | undefined;
  readonly sizes?: string | undefined;
}

export const PictureFigure = ({ image, alt = '', caption, first, sizes }: PictureFigureProps) => (
  <figure className="picture">
    <div className="picture__frame">
      <Picture of={image} alt={alt} className="picture__image" first={first} sizes={sizes} />
    </div>
    {caption && <figcaption className="picture__caption">{caption}</figcaption>}
  </figure>
);
