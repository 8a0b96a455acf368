// All section types. Each except `listen` renders its data unchanged. Some also render entries or a price list.
import {
  actions,
  defineSection,
  exactlyOne,
  fieldSets,
  icon,
  id,
  image,
  link,
  list,
  name,
  Prose,
  recording,
  type SectionDefinition,
  type SectionView,
  text,
  z,
} from 'archipel';
import type { ReactNode } from 'react';
import { Countdown } from './Countdown.tsx';
import { packageCard } from './collections/package.ts';
import { stationCard } from './collections/station.ts';
import { figures } from './figures.ts';
import { Data } from './parts.tsx';
import { useView } from './ViewContext.ts';

interface SectionData {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
}

const Section = ({ section, children }: { readonly section: SectionData; readonly children?: ReactNode }) => (
  <section id={section.id}>
    {section.title !== undefined && <h2>{section.title}</h2>}
    <Data value={section} />
    {children}
  </section>
);

const Plain = ({ section }: { readonly section: SectionData }) => <Section section={section} />;

const point = z
  .strictObject({
    icon,
    title: text.meta({ description: 'A few words that name the point.' }),
    text: text.meta({ description: 'One or two sentences on it.' }),
    points: z.array(text).max(6).optional().meta({ description: 'Up to six bullets under the text.' }),
    ...fieldSets.dated,
  })
  .meta({ title: 'Point', description: 'A point with an icon.' });

const card = z
  .strictObject({
    icon,
    title: text.meta({ description: 'The title of the card.' }),
    text: text.meta({ description: 'What the linked page is about.' }),
    link,
    ...fieldSets.dated,
  })
  .meta({ title: 'Card', description: 'A card that leads somewhere.' });

const hero = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.lasting,
      icon: icon.optional().meta({ description: 'A large icon above the heading.' }),
      kicker: text.optional().meta({ description: 'A short line above the heading.' }),
      title: text.meta({ description: 'The main heading of the page.' }),
      lead: text.meta({ description: 'One to three sentences under it.' }),
      actions: actions.optional(),
      facts: figures,
    })
    .meta({ description: 'The opening of a page.' }),
  component: ({ section }) => (
    <section id={section.id}>
      <h1>{section.title}</h1>
      <Data value={section} />
    </section>
  ),
  scaffold: { only: ['pages'], first: true, written: ['actions'] },
});

const faq = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.heading,
      items: z
        .array(
          z
            .strictObject({
              question: text.meta({ description: 'The question.' }),
              answer: text.meta({ description: 'The answer.' }),
              ...fieldSets.dated,
            })
            .meta({ title: 'Question', description: 'A question with its answer.' }),
        )
        .min(2)
        .meta({ description: 'The questions, two or more.' }),
    })
    .meta({ description: 'Questions and answers.' }),
  component: Plain,
  structuredData: (sections) => [
    {
      '@type': 'FAQPage',
      mainEntity: sections
        .flatMap(({ items }) => items)
        .map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
    },
  ],
});

const prices = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.heading,
      list: id.meta({ names: 'priceLists', description: 'A price list of prices.yaml.' }),
      includes: z.array(text).optional().meta({ description: 'What the price includes.' }),
      note: text.optional().meta({ description: 'A line under the price.' }),
    })
    .meta({ description: 'A price list.' }),
  component: function Prices({ section }) {
    const { prices: lists, vat } = useView();
    return (
      <Section section={section}>
        <Data value={lists[section.list]} />
        <small>{vat}</small>
      </Section>
    );
  },
});

const countdown = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.anchor,
      campaign: id.meta({ names: 'campaigns', description: 'A campaign of prices.yaml.' }),
      title: text.meta({ description: 'The title of the section.' }),
      note: text.optional().meta({ description: 'A line under the clock.' }),
      afterEnd: z.enum(['zeros', 'last']).default('last').meta({ description: 'What is shown after the end.' }),
    })
    .meta({ description: 'The time left until a campaign ends.' }),
  component: ({ section }) => (
    <Section section={section}>
      <Countdown campaign={section.campaign} />
    </Section>
  ),
});

const overview = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.lastingHeading,
      categories: z
        .array(
          z
            .strictObject({
              id: id.meta({ defines: 'categories', description: 'The name that stations give as their category.' }),
              icon,
              title: text.meta({ description: 'The heading of the category.' }),
              description: text.meta({ description: 'A sentence under it.' }),
            })
            .meta({ title: 'Category', description: 'A group of stations.' }),
        )
        .min(1)
        .meta({ description: 'The categories, in order.' }),
    })
    .meta({ description: 'All stations by category.' }),
  component: function Overview({ section }) {
    return (
      <Section section={section}>
        <Data value={list(useView(), 'stations', { card: stationCard })} />
      </Section>
    );
  },
  lists: { collection: 'stations' },
  scaffold: { only: ['pages'], preset: { 'categories.id': 'todo' } },
});

const cards = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.heading,
      items: z.array(card).optional().meta({ description: 'The cards, in order.' }),
      sector: z.enum(['dialog', 'construction']).optional().meta({ description: 'Adds a card for each package of this sector.' }),
    })
    .meta({ description: 'Cards that lead to other pages.' }),
  component: function Cards({ section }) {
    const view = useView();
    return (
      <Section section={section}>
        <Data
          value={list(view, 'packages', { card: packageCard, where: ({ sector }) => sector !== undefined && sector === section.sector })}
        />
      </Section>
    );
  },
  lists: { collection: 'packages', by: 'sector' },
  scaffold: { written: ['items'] },
});

const prose = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.optionalHeading,
      source: id.meta({ names: 'prose', description: 'The name of the MDX files beside this file.' }),
    })
    .meta({ description: 'Longer text, written as MDX.' }),
  component: function ProseSection({ section }) {
    const text = useView().prose[section.source];
    const components = { Note: ({ children }: { readonly children?: ReactNode }) => <aside>{children}</aside>, Picture: () => null };
    return <Section section={section}>{text && <Prose of={text} components={components} />}</Section>;
  },
  scaffold: { written: ['title'] },
});

const source = exactlyOne(
  z.strictObject({
    person: text.optional().meta({ description: 'The name of a person.' }),
    paper: text.optional().meta({ description: 'The name of a paper.' }),
  }),
  ['person', 'paper'],
).meta({ description: 'The source of the points: a person or a paper.' });

const checklist = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.heading,
      items: z.array(text).min(2).meta({ description: 'The points, two or more.' }),
      source: source.optional(),
    })
    .meta({ description: 'A list of short points.' }),
  component: Plain,
});

const features = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.heading,
      layout: z.enum(['grid', 'bento', 'split', 'list']).default('grid').meta({ description: 'How the points are arranged.' }),
      items: z.array(point).min(2).meta({ description: 'The points, two or more.' }),
    })
    .meta({ description: 'What something consists of.' }),
  component: Plain,
});

const steps = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.heading,
      layout: z.enum(['line', 'flow']).default('line').meta({ description: 'How the steps are drawn.' }),
      items: z.array(point).min(2).max(8).meta({ description: 'The steps, two to eight.' }),
    })
    .meta({ description: 'A process in steps.' }),
  component: Plain,
});

const cta = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.anchor,
      title: text.meta({ description: 'The title of the section.' }),
      text: text.optional().meta({ description: 'One or two sentences under the title.' }),
      actions,
      footnote: text.optional().meta({ description: 'A line under the buttons.' }),
    })
    .meta({ description: 'A closing call to action.' }),
  component: Plain,
});

const contact = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.anchor,
      title: text.meta({ description: 'The title of the section.' }),
      text: text.meta({ description: 'One or two sentences under the title.' }),
      actions,
      phone: name.optional().meta({ names: 'phones', description: 'The contact whose telephone number is shown.' }),
    })
    .meta({ description: 'A block with a button and a telephone number.' }),
  component: Plain,
});

const picture = defineSection({
  schema: z
    .strictObject({
      ...fieldSets.anchor,
      asset: image({ widths: [480, 768, 1152, 1536, 2304], shown: 1152 }).meta({ description: 'A picture in content/assets.' }),
      alt: text.optional().meta({ description: 'What the picture shows.' }),
      decorative: z.literal(true).optional().meta({ description: 'Says that the picture only adorns.' }),
      caption: text.optional().meta({ description: 'A line under the picture.' }),
    })
    .meta({ description: 'A picture across the page.' }),
  component: Plain,
  scaffold: { written: ['alt'] },
});

const listen = defineSection({
  schema: z.strictObject({ ...fieldSets.anchor, recording: recording.optional() }).meta({ description: 'A recording to listen to.' }),
  component: ({ section }) => {
    const { sounds } = useView();
    return section.recording === undefined ? null : (
      // biome-ignore lint/a11y/useMediaCaption: only the files matter here
      <audio controls preload="none" data-script="player">
        {sounds(section.recording).map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </audio>
    );
  },
});

export const sections: Readonly<Record<string, SectionDefinition>> = {
  ...{ hero, faq, prices, countdown, stations: overview, cards, prose },
  ...{ checklist, features, steps, cta, contact, picture, listen },
};

/** Renders the sections of a page, each by the component of its type. */
export const Sections = ({ sections: list }: { readonly sections: readonly SectionView[] }) =>
  list.map((section) => {
    const Component = sections[section.type]?.component;
    return Component && <Component key={JSON.stringify(section)} section={section} />;
  });
