// An AI solution: a hero with a link back, its sections, and a contact block with the booking button.
import { ContactPanel } from '../../components/contact/ContactPanel.tsx';
import { Demo } from '../../components/demo/Demo.tsx';
import { Opening } from '../../components/hero/Opening.tsx';
import { externalLink } from '../../components/links/externalLink.ts';
import { Section } from '../../components/section/Section.tsx';
import { Main } from '../../layout/Main.tsx';
import { Sections } from '../../sections/Sections.tsx';
import { useView } from '../../ViewContext.ts';
import type { SolutionView } from './schema.ts';

export function SolutionLayout({ entry: solution }: { readonly entry: SolutionView }) {
  const { site, settings, t, content } = useView();
  const booking = { label: t('layout.bookConsultation'), link: externalLink(site, settings.booking) };
  const { hero, contact } = solution;
  return (
    <Main>
      <Opening
        back={content.overview && { label: t('layout.backToOverview'), link: content.overview }}
        picture={hero.demo && <Demo demo={hero.demo} className="demo--hero" />}
        kicker={hero.kicker}
        title={solution.name}
        lead={hero.lead}
        actions={[booking]}
        facts={hero.facts}
      />
      <Sections sections={solution.sections} />
      <Section>
        <ContactPanel title={contact.title} text={contact.text} actions={[booking]} phone={contact.phone} />
      </Section>
    </Main>
  );
}
