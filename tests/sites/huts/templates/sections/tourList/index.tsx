import { defineSection, fieldSets, list, type SectionProps, z } from 'archipel';
import { tourCard } from '../../collections/tours.tsx';
import { useView } from '../../ViewContext.ts';

const schema = z.strictObject(fieldSets.heading);

const TourList = ({ section: { id, title } }: SectionProps<typeof schema>) => (
  <section id={id}>
    <h2>{title}</h2>
    <ul className="rows">
      {list(useView(), 'tours', { card: tourCard }).map(({ id: tour, name, link }) => (
        <li key={tour}>
          <a href={link.href}>{name}</a>
        </li>
      ))}
    </ul>
  </section>
);

export default defineSection({ schema, component: TourList, lists: { collection: 'tours' } });
