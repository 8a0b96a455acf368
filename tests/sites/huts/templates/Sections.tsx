import { byFolder, type SectionDefinition, type SectionView } from 'archipel';

/** Renders each section of a page with the component of its type. */
export function Sections({ sections }: { readonly sections: readonly SectionView[] }) {
  // Not at the top of the file, because sections import collections, which import this file.
  const definitions = byFolder(import.meta.glob<SectionDefinition>('./sections/*/index.tsx', { eager: true, import: 'default' }));
  return sections.map((section, index) => {
    const Component = definitions[section.type]?.component;
    return Component && <Component key={`${section.type}-${index}`} section={section} />;
  });
}
