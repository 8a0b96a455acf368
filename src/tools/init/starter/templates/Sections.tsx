import type { SectionView } from 'archipel';
import { Sourced } from './layout/Sourced.tsx';
import { sections as definitions } from './sections/index.ts';

interface SectionsProps {
  readonly sections: readonly SectionView[];
  /** The content file of the sections. If it is set, each section names its files. */
  readonly file?: string | undefined;
}

/** Renders each section of a page with the component of its type. */
export const Sections = ({ sections, file }: SectionsProps) =>
  sections.map((section, index) => {
    const Component = definitions[section.type]?.component;
    return (
      Component && (
        <Sourced key={`${section.type}-${index}`} file={file} type={section.type} number={index + 1}>
          <Component section={section} />
        </Sourced>
      )
    );
  });
