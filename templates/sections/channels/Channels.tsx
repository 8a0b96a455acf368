// Contact channels: telephone, e-mail, chat, address.
import type { SectionProps } from 'archipel';
import { ItemTitle } from '../../components/cards/ItemTitle.tsx';
import { PostalAddress } from '../../components/contact/PostalAddress.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Anchor } from '../../components/links/Anchor.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

type ChannelItem = SectionProps<typeof schema>['section']['items'][number];

export const Channels = ({ section: { id, kicker, title, lead, items } }: SectionProps<typeof schema>) => (
  <Section id={id}>
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <ul className="grid">
      {items.map((item) => (
        <Channel key={item.title} item={item} sectionTitle={title} />
      ))}
    </ul>
  </Section>
);

const Channel = ({ item, sectionTitle }: { readonly item: ChannelItem; readonly sectionTitle: string | undefined }) => (
  <li className="card channel">
    <span className="card__icon">
      <Icon name={item.icon} />
    </span>
    <ItemTitle under={sectionTitle} className="card__title">
      {item.title}
    </ItemTitle>
    {item.text && <p className="card__text">{item.text}</p>}
    {item.address && <PostalAddress />}
    {(item.link || item.note) && (
      <div className="channel__way">
        {item.link && (
          <Anchor link={item.link} className="channel__link">
            {item.label ?? item.link.text ?? item.title}
          </Anchor>
        )}
        {item.note && <p className="channel__note status">{item.note}</p>}
      </div>
    )}
  </li>
);
