import type { SectionView } from 'archipel';
import { Sourced } from './layout/Sourced.tsx';
import { sections as definitions } from './sections/index.ts';

interface SectionsProps {
  readonly sections: readonly SectionView[];
  /** The file of their words, where each section is to name its files. */
  readonly file?: string | undefined;
}

/** The sections of a page, each by the component of its type. */
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
