import { defineSection, fieldSets, name, Prose, type SectionProps, text, z } from 'archipel';
import { useView } from '../../ViewContext.ts';

const schema = z.strictObject({ ...fieldSets.anchor, lead: text, source: name.meta({ names: 'prose' }).optional() });

function Intro({ section: { id, lead, source } }: SectionProps<typeof schema>) {
  const prose = useView().prose[source ?? ''];
  return (
    <div id={id} className="intro">
      <p className="lead">{lead}</p>
      {prose && <Prose of={prose} />}
    </div>
  );
}

export default defineSection({ schema, component: Intro });
