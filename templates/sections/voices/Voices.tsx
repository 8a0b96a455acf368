// Four faces from edge to edge of the window. Visitors choose a sentence; styles alone let each face say it in its language.
import type { SectionProps } from 'archipel';
import { Choice, Panels } from '../../components/choice/Choice.tsx';
import { Portrait } from '../../components/images/Portrait.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Voices = ({ section: { id, kicker, title, lead, choose, voices, items, caption } }: SectionProps<typeof schema>) => (
  <section id={id} className="voices" data-sheet="voices">
    <div className="container rise">
      <SectionHeading isExample kicker={kicker} title={title} lead={lead} />
      <Choice name={choose} labels={items.map(({ label }) => label)} />
    </div>
    <ul className="voices__faces">
      {voices.map(({ tag, name }, index) => (
        <li key={tag} className="voices__face">
          <Portrait person={faces[index] ?? faces[0]} among={faces} />
          <p className="voices__name">{name}</p>
          <Panels>
            {items.map(({ label, lines }) => (
              <p key={label} className="voices__line" lang={tag}>
                {lines[index]}
              </p>
            ))}
          </Panels>
        </li>
      ))}
    </ul>
    <div className="container">
      <p className="voices__caption">{caption}</p>
    </div>
  </section>
);

/** Avatars, drawn from invented names. */
const faces = [
  { name: 'Avatar 12', likeness: 'woman' },
  { name: 'Avatar 3', likeness: 'man' },
  { name: 'Avatar 7', likeness: 'woman' },
  { name: 'Avatar 21', likeness: 'man' },
] as const;
