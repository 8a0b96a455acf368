// One template per section type: a section type without a template does not compile.
import type { ComponentType } from 'react';
import type { SectionType } from '../../src/model/sections/index.ts';
import type { SectionView } from '../../src/model/view.ts';
import { Cards } from './Cards.tsx';
import { Channels } from './Channels.tsx';
import { Checklist } from './Checklist.tsx';
import { Contact } from './Contact.tsx';
import { CountdownSection } from './Countdown.tsx';
import { Cta } from './Cta.tsx';
import { Faq } from './Faq.tsx';
import { Features } from './Features.tsx';
import { Form } from './Form.tsx';
import { Hero } from './Hero.tsx';
import { Metrics } from './Metrics.tsx';
import { OrgChart } from './OrgChart.tsx';
import { PictureSection } from './Picture.tsx';
import { Prices } from './Prices.tsx';
import { Prose } from './Prose.tsx';
import { QuotesSection } from './Quotes.tsx';
import { Solutions } from './Solutions.tsx';
import { Steps } from './Steps.tsx';
import { Tiles } from './Tiles.tsx';
import { Trust } from './Trust.tsx';

/** What the template of a section type is given. */
export interface SectionProps<Type extends SectionType> {
  readonly section: SectionView<Type>;
}

const templates: { readonly [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
  hero: Hero,
  tiles: Tiles,
  features: Features,
  steps: Steps,
  metrics: Metrics,
  cards: Cards,
  checklist: Checklist,
  quotes: QuotesSection,
  picture: PictureSection,
  prices: Prices,
  countdown: CountdownSection,
  trust: Trust,
  channels: Channels,
  contact: Contact,
  form: Form,
  prose: Prose,
  orgChart: OrgChart,
  cta: Cta,
  faq: Faq,
  solutions: Solutions,
};

export const Sections = ({ sections }: { readonly sections: readonly SectionView[] }) =>
  sections.map((section, index) => {
    // The table pairs each type with its template; TypeScript cannot follow that pairing through a lookup.
    const Template = templates[section.type] as ComponentType<{ section: SectionView }>;
    // Sections have no names of their own, and a page never reorders them.
    return <Template key={`${section.type}-${index}`} section={section} />;
  });
