// A picture that stands for itself, framed, with a line under it where there is something to say.
import type { ImagePlace } from 'archipel';
import { Picture } from './Picture.tsx';

interface PictureFigureProps {
  readonly asset: string;
  readonly place: ImagePlace;
  /** Missing where the picture only adorns. */
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly first?: boolean | undefined;
}

export const PictureFigure = ({ asset, place, alt = '', caption, first }: PictureFigureProps) => (
  <figure className="picture">
    <div className="picture__frame">
      <Picture asset={asset} place={place} alt={alt} className="picture__image" first={first} />
    </div>
    {caption && <figcaption className="picture__caption">{caption}</figcaption>}
  </figure>
);
