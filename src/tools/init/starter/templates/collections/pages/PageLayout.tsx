import { Breadcrumbs } from '../../layout/Breadcrumbs.tsx';
import { Sections } from '../../Sections.tsx';
import type { Page } from './schema.ts';

/** A page: its sections in the order of content. One that opens without a hero shows its name. */
export const PageLayout = ({ entry: { name, lead, sections } }: { readonly entry: Page }) => (
  <>
    {sections[0]?.type !== 'hero' && (
      <div className="opening wrap">
        <Breadcrumbs />
        <h1>{name}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    )}
    <Sections sections={sections} />
  </>
);
