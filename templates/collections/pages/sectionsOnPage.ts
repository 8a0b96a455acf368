import { entryOf, type PageView, type SectionView } from 'archipel';
import { schema } from './schema.ts';

/** The sections of the page in `view`; none on a page of another collection. */
export const sectionsOnPage = (view: PageView): readonly SectionView[] => entryOf(view, { folder: 'pages', schema })?.sections ?? [];
