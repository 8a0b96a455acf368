// The page of an edition of the lead package. All editions have the same sections.
import { Quotes } from '../../components/cards/Quote.tsx';
import { TrustRow } from '../../components/cards/TrustRow.tsx';
import { Demo } from '../../components/demo/Demo.tsx';
import { Opening } from '../../components/hero/Opening.tsx';
import { Orb } from '../../components/hero/Orb.tsx';
import { ActionLink } from '../../components/links/ActionLink.tsx';
import { externalLink } from '../../components/links/externalLink.ts';
import { BuyBar } from '../../components/prices/BuyBar.tsx';
import { CountdownBox } from '../../components/prices/CountdownBox.tsx';
import { EndedPromotion } from '../../components/prices/EndedPromotion.tsx';
import { PriceComparison } from '../../components/prices/PriceComparison.tsx';
import { PriceSummary } from '../../components/prices/PriceSummary.tsx';
import { Closing } from '../../components/section/Closing.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { Main } from '../../layout/Main.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import { partIcons } from './partIcons.ts';
import { Stage } from './Stage.tsx';
import { type EditionView, packageParts } from './schema.ts';

interface EditionProps {
  readonly edition: EditionView;
}

export function EditionLayout({ entry: edition }: { readonly entry: EditionView }) {
  const { site, settings, campaigns, t } = useView(messages);
  const { leadPackage, promotion } = settings;
  const isOver = campaigns[promotion.campaign]?.ended === true;
  const buy = { label: t('edition.buy'), link: externalLink(site, leadPackage.buy) };
  const actions = [buy, { label: t('layout.bookVideoCall'), link: externalLink(site, leadPackage.videoCall) }];
  return (
    <Main accent={edition.accent}>
      <Opening
        picture={
          edition.demo ? (
            <Demo demo={edition.demo} className="demo--hero" />
          ) : (
            <Orb icon={edition.icon} satellites={packageParts.map((part) => partIcons[part])} />
          )
        }
        title={t('edition.headline', { product: leadPackage.product, industry: edition.industry })}
        lead={edition.subtitle}
        actions={actions}
        price={<PriceSummary list={edition.prices} href="#prices" />}
      />
      {!isOver && <Promotion />}
      <BuyBar list={edition.prices} action={buy}>
        <Parts edition={edition} />
      </BuyBar>
      <Section id="prices">
        <SectionHeading title={t('edition.pricesTitle')} lead={t('edition.pricesLead')} />
        <PriceComparison list={edition.prices}>
          <ActionLink action={buy} look="primary" />
        </PriceComparison>
        <EndedPromotion campaign={promotion.campaign} list={edition.prices} />
      </Section>
      <Section ground="band">
        <SectionHeading title={t('edition.testimonialsTitle')} lead={t('edition.testimonialsLead')} />
        <Quotes items={edition.testimonials} />
      </Section>
      <TrustBlock customers={edition.customers} />
      <Section>
        <Closing title={edition.closing.title} text={edition.closing.text} actions={actions}>
          {t(isOver ? 'edition.footnoteEnded' : 'edition.footnote')}
        </Closing>
      </Section>
    </Main>
  );
}

/** Renders the countdown of a campaign that has not ended. Afterwards, `EndedPromotion` below the prices says that it is over. */
function Promotion() {
  const { settings, campaigns, t } = useView(messages);
  const { campaign } = settings.promotion;
  const found = campaigns[campaign];
  if (!found) return null;
  const note = t('edition.countdownNote', { date: found.endsText });
  return (
    <Section>
      <CountdownBox campaign={campaign} title={t('edition.countdownTitle')} note={note} afterEnd="last" />
    </Section>
  );
}

function Parts({ edition }: EditionProps) {
  return (
    <Section>
      <SectionHeading title={edition.featuresIntro.title} lead={edition.featuresIntro.lead} />
      <Stage features={edition.features} />
    </Section>
  );
}

function TrustBlock({ customers }: Pick<EditionView, 'customers'>) {
  const { t } = useView(messages);
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
