// A blueprint of the visitor's own systems: ticked ones are connected with the agent in the middle, with CSS only.
import type { SectionProps } from 'archipel';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import type { schema } from './schema.ts';

type Systems = SectionProps<typeof schema>['section']['items'];

export function Wiring({ section: { id, kicker, title, lead, centre, items, caption } }: SectionProps<typeof schema>) {
  const { t } = useView(messages);
  const half = Math.ceil(items.length / 2);
  return (
    <Section id={id} sheet="wiring">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
      <fieldset className="wiring__plan">
        <legend className="visually-hidden">{t('wiring.choose')}</legend>
        <Side items={items.slice(0, half)} />
        <Side items={items.slice(half)} isMirrored />
        <p className="wiring__centre">
          <Icon name="bot" />
          <strong>{centre}</strong>
          <span className="wiring__count">{t('wiring.count')}</span>
        </p>
      </fieldset>
      <p className="wiring__caption">{caption}</p>
    </Section>
  );
}

interface SideProps {
  readonly items: Systems;
  readonly isMirrored?: boolean;
}

const Side = ({ items, isMirrored = false }: SideProps) => (
  <div className={isMirrored ? 'wiring__side wiring__side--mirrored' : 'wiring__side'}>
    {items.map(({ icon, label, task, connected }, index) => (
      <label key={label} className="wiring__system">
        <input type="checkbox" defaultChecked={connected === true} />
        <Icon name={icon} />
        <span className="wiring__words">
          <strong>{label}</strong> <span className="wiring__task">{task}</span>
        </span>
        <Wire from={(index + 0.5) / items.length} />
      </label>
    ))}
  </div>
);

/** Draws a wire from a system to the middle of the centre. `from` is the height of the system, as a share of the height of the plan. */
function Wire({ from }: { readonly from: number }) {
  const y = Math.round(from * 1000) / 10;
  return (
    <svg className="wiring__wire" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${y}C60 ${y} 40 50 100 50`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
