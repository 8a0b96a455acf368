// Renders each section of a page with the component of its type.
import type { SectionView } from 'archipel';
import { sections as definitions } from './index.ts';

export const Sections = ({ sections }: { readonly sections: readonly SectionView[] }) =>
  sections.map((section, index) => {
    const Component = definitions[section.type]?.component;
    // Sections have no unique names, and a page never reorders them.
    return Component && <Component key={`${section.type}-${index}`} section={section} />;
  });
