// The height profile of a tour, drawn from its altitudes, and its packing list.
import { createIsland, defineSection, fieldSets, type SectionProps, text, z } from 'archipel';
import packingList from '../../../islands/PackingList/index.ts';
import { islands } from '../../islands.ts';
import { useView } from '../../ViewContext.ts';

const Island = createIsland(islands, useView);

const schema = z
  .strictObject({
    ...fieldSets.heading,
    altitudes: z.array(z.int()).min(2).meta({ description: 'Altitudes on the way, in metres, at equal distances.' }),
    pack: z.array(text).min(1).meta({ description: 'What to pack.' }),
  })
  .meta({ description: 'The profile of a tour.' });

function Profile({ section: { id, title, altitudes, pack } }: SectionProps<typeof schema>) {
  const [low, high] = [Math.min(...altitudes), Math.max(...altitudes)];
  const step = 600 / (altitudes.length - 1);
  const points = altitudes.map(
    (altitude, index) => `${Math.round(index * step)},${Math.round(150 - (130 * (altitude - low)) / (high - low))}`,
  );
  return (
    <section id={id}>
      <h2>{title}</h2>
      <svg className="profile" viewBox="0 0 600 160" aria-hidden="true">
        <polygon points={`0,160 ${points.join(' ')} 600,160`} />
      </svg>
      <Island of={packingList} hydrate="interaction" props={{ items: pack }} />
    </section>
  );
}

export default defineSection({ schema, component: Profile });
