import type { SectionView } from 'archipel';
import { sections as definitions } from './sections/index.ts';

/** The sections of a page, each by the component of its type. */
export const Sections = ({ sections }: { readonly sections: readonly SectionView[] }) =>
  sections.map((section, index) => {
    const Component = definitions[section.type]?.component;
    return Component && <Component key={`${section.type}-${index}`} section={section} />;
  });
