// An AI solution: opening with the way back, its sections, and a contact block with the booking button.
import type { ContentView, LinkView } from '../../src/model/view.ts';
import { Constellation } from '../components/Constellation.tsx';
import { ContactPanel } from '../components/ContactPanel.tsx';
import { iconsOf } from '../components/iconsOf.ts';
import { Opening } from '../components/Opening.tsx';
import { Section } from '../components/Section.tsx';
import { Sections } from '../sections/registry.tsx';
import { useView } from '../ViewContext.ts';

type SolutionContent = Extract<ContentView, { kind: 'solution' }>['solution'];

interface SolutionLayoutProps {
  readonly solution: SolutionContent;
  readonly back: LinkView;
}

export function SolutionLayout({ solution, back }: SolutionLayoutProps) {
  const { id, site, t } = useView();
  const booking = { label: t('frame.bookConsultation'), link: site.booking };
  const { hero, contact } = solution;
  return (
    <>
      <Opening
        back={{ label: t('frame.backToOverview'), link: back }}
        picture={<Constellation name={id} icon={solution.icon} stars={iconsOf(solution.sections, solution.icon)} />}
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
    </>
  );
}
