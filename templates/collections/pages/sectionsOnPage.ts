import { entryOf, type PageView, type SectionView } from 'archipel';
import { schema } from './schema.ts';

/** Returns the sections of the page in `view`, or none on a page of another collection. */
export const sectionsOnPage = (view: PageView): readonly SectionView[] => entryOf(view, { folder: 'pages', schema })?.sections ?? [];
