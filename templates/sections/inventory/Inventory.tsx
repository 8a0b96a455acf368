// Visitors tick what they use, and see the draft of their register: CSS alone shows its lines. Nothing is sent.
import type { SectionProps } from 'archipel';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import type { schema } from './schema.ts';

type InventoryView = SectionProps<typeof schema>['section'];

export const Inventory = ({ section }: SectionProps<typeof schema>) => (
  <Section id={section.id} sheet="inventory">
    <SectionHeading kicker={section.kicker} title={section.title} lead={section.lead} />
    <div className="inventory__desk">
      <Tools items={section.items} />
      <Sheet section={section} />
    </div>
  </Section>
);

function Tools({ items }: Pick<InventoryView, 'items'>) {
  const { t } = useView(messages);
  return (
    <fieldset className="inventory__tools">
      <legend className="visually-hidden">{t('inventory.choose')}</legend>
      {items.map(({ icon, tool, ticked }) => (
        <label key={tool} className="inventory__tool">
          <input type="checkbox" defaultChecked={ticked} />
          <Icon name={icon} />
          <span>{tool}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Sheet({ section: { sheet, items, note } }: { readonly section: InventoryView }) {
  const { t } = useView(messages);
  return (
    <div className="inventory__sheet">
      <p className="inventory__head">
        <strong>{sheet}</strong> <span>{t('inventory.draft')}</span>
      </p>
      <p className="inventory__count">{t('inventory.count')}</p>
      <p className="inventory__none">{t('inventory.none')}</p>
      <ul className="inventory__rows">
        {items.map(({ tool, level, risk, measure }) => (
          <li key={tool} className={`inventory__row inventory__row--${level}`}>
            <strong>{tool}</strong>
            <span className="inventory__risk">{risk}</span>
            <span className="inventory__measure">{measure}</span>
          </li>
        ))}
      </ul>
      <p className="inventory__note">{note}</p>
    </div>
  );
}
