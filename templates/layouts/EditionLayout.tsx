// An edition of the lead package: the seven parts that all editions share, in the order of SPEC.md, section 2.
import type { ContentView } from '../../src/model/view.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { Closing } from '../components/Closing.tsx';
import { CountdownBox } from '../components/CountdownBox.tsx';
import { FeatureCard } from '../components/FeatureCard.tsx';
import { Opening } from '../components/Opening.tsx';
import { Orb } from '../components/Orb.tsx';
import { PackageMap } from '../components/PackageMap.tsx';
import { PriceComparison } from '../components/PriceComparison.tsx';
import { Quotes } from '../components/Quote.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TrustRow } from '../components/TrustRow.tsx';
import { useView } from '../ViewContext.ts';
import { partIcons } from './partIcons.ts';

type EditionView = Extract<ContentView, { kind: 'edition' }>;

interface EditionLayoutProps {
  readonly edition: EditionView['edition'];
  readonly parts: EditionView['parts'];
}

export function EditionLayout({ edition, parts }: EditionLayoutProps) {
  const { site, campaigns, t } = useView();
  const campaign = campaigns[site.campaign];
  const buy = { label: t('edition.buy'), link: site.buy };
  const actions = [buy, { label: t('frame.bookVideoCall'), link: site.videoCall }];
  return (
    <>
      <Opening
        picture={<Orb icon={edition.icon} satellites={parts.map((part) => partIcons[part])} />}
        title={t('edition.headline', { product: site.product, industry: edition.industry })}
        lead={edition.subtitle}
        actions={actions}
      />
      {campaign && (
        <Section>
          <CountdownBox
            campaign={site.campaign}
            title={t('edition.countdownTitle')}
            note={t('edition.countdownNote', { date: campaign.endsText })}
            afterEnd="last"
          />
        </Section>
      )}
      <Parts edition={edition} parts={parts} />
      <Section>
        <SectionHeading title={t('edition.pricesTitle')} lead={t('edition.pricesLead')} />
        <PriceComparison list={edition.prices}>
          <ActionLink action={buy} look="primary" />
        </PriceComparison>
      </Section>
      <Section>
        <SectionHeading title={t('edition.testimonialsTitle')} lead={t('edition.testimonialsLead')} />
        <Quotes items={edition.testimonials} />
      </Section>
      <TrustBlock customers={edition.customers} />
      <Section>
        <Closing title={edition.closing.title} text={edition.closing.text} actions={actions}>
          {t('edition.footnote')}
        </Closing>
      </Section>
    </>
  );
}

function Parts({ edition, parts }: EditionLayoutProps) {
  const { t } = useView();
  return (
    <Section>
      <SectionHeading title={edition.featuresIntro.title} lead={edition.featuresIntro.lead} />
      <PackageMap parts={parts} />
      <ul className="parts">
        {parts.map((part) => {
          const { text, benefits } = edition.features[part];
          const item = { icon: partIcons[part], title: t(`edition.featureTitles.${part}`), text, points: benefits };
          return <FeatureCard key={part} id={part} item={item} look="card" />;
        })}
      </ul>
    </Section>
  );
}

function TrustBlock({ customers }: Pick<EditionView['edition'], 'customers'>) {
  const { t } = useView();
  const title = t('edition.trustTitle');
  return (
    <Section>
      <SectionHeading title={title} />
      <TrustRow
        title={title}
        items={[
          { icon: 'shield-check', title: t('edition.trust.gdpr'), text: t('edition.trust.gdprText') },
          { icon: 'scale', title: t('edition.trust.aiAct'), text: t('edition.trust.aiActText') },
          { icon: 'users', title: `${customers.count}+ ${customers.label}`, text: t('edition.trust.customersText') },
          { icon: 'thumbs-up', title: t('edition.trust.satisfaction'), text: t('edition.trust.satisfactionText') },
        ]}
      />
    </Section>
  );
}
