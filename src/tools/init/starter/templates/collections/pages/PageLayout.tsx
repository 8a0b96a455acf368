import { Breadcrumbs } from '../../layout/Breadcrumbs.tsx';
import { SourceSwitch } from '../../layout/Sourced.tsx';
import { Sections } from '../../Sections.tsx';
import { useView } from '../../ViewContext.ts';
import type { Page } from './schema.ts';

/**
 * Renders the sections of a page in the order of content. If the first section is not a hero, the breadcrumbs, the name and the lead of the
 * page are above the sections.
 */
export function PageLayout({ entry: { name, lead, sections, showFiles } }: { readonly entry: Page }) {
  const { id } = useView();
  return (
    <>
      {showFiles && <SourceSwitch />}
      {sections[0]?.type !== 'hero' && (
        <div className="opening wrap">
          <Breadcrumbs />
          <h1>{name}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
      )}
      <Sections sections={sections} file={showFiles ? `content/pages/${id}.yaml` : undefined} />
    </>
  );
}
