import { defineSection, fieldSets, list, type SectionProps, z } from 'archipel';
import { hutCard, messages } from '../../collections/huts.tsx';
import { useView } from '../../ViewContext.ts';

const schema = z.strictObject(fieldSets.heading);

function HutList({ section: { id, title } }: SectionProps<typeof schema>) {
  const view = useView(messages);
  return (
    <section id={id}>
      <h2>{title}</h2>
      <ul className="rows">
        {list(view, 'huts', { card: hutCard }).map((hut) => (
          <li key={hut.id}>
            <a href={hut.link.href} hrefLang={hut.link.hreflang}>
              {hut.name}
            </a>
            <span>{view.t('hut.altitude', { metres: hut.altitude })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default defineSection({ schema, component: HutList, lists: { collection: 'huts' } });
