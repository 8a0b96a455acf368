// A browser with a page in it, and beside it the code that changes the page. Visitors choose a step; styles alone show it.
import type { SectionProps } from 'archipel';
import { Choice, Panels } from '../../components/choice/Choice.tsx';
import { ExampleMark } from '../../components/example/ExampleMark.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

type RevisionView = SectionProps<typeof schema>['section'];
type Step = RevisionView['items'][number];

export const Revision = ({ section }: SectionProps<typeof schema>) => (
  <Section id={section.id} sheet="revision" ground="paper">
    <SectionHeading kicker={section.kicker} title={section.title} lead={section.lead} />
    <Choice name={section.choose} labels={section.items.map(({ label }) => label)} />
    <div className="revision__window">
      <Panels>
        {section.items.map((step) => (
          <div key={step.label} className="revision__halves">
            <Page title={section.page} fields={step.fields} />
            <Code section={section} lines={step.lines} />
            <p className="revision__text">{step.text}</p>
          </div>
        ))}
      </Panels>
    </div>
    <p className="revision__caption">
      <ExampleMark /> {section.caption}
    </p>
  </Section>
);

const Page = ({ title, fields }: { readonly title: string; readonly fields: Step['fields'] }) => (
  <div className="revision__page">
    <p className="revision__title">{title}</p>
    <ul>
      {fields.map((field) => (
        <li key={field} className="revision__field">
          {field}
        </li>
      ))}
    </ul>
  </div>
);

const Code = ({ section, lines }: { readonly section: RevisionView; readonly lines: Step['lines'] }) => (
  <ol className="revision__code" translate="no">
    {lines.map(({ change, code }) => (
      <li key={`${change} ${code}`} className={change && `revision__line--${change}`}>
        {change && <span className="visually-hidden">{section[change]} </span>}
        <code>{code}</code>
      </li>
    ))}
  </ol>
);
