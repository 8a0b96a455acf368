// The organisation chart: nested lists, drawn as a chart with connecting lines. Levels differ in colour and in shape,
// and are also written out for screen readers.
import type { SectionProps } from 'archipel';
import { Choice, Panels } from '../../components/choice/Choice.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import { type NestedRole, nestRoles } from './nestRoles.ts';
import type { schema } from './schema.ts';

type Chart = SectionProps<typeof schema>['section'];
type Legend = Chart['legend'];
type Level = keyof Legend;

const levels: readonly Level[] = ['executive', 'management', 'specialist', 'support'];

export const OrgChart = ({ section }: SectionProps<typeof schema>) => (
  <Section id={section.id} {...(section.questions && { sheet: 'asks' })}>
    <SectionHeading kicker={section.kicker} title={section.title} lead={section.lead} />
    <ul className="legend">
      {levels.map((level) => (
        <li key={level} className={`legend__item level--${level}`}>
          <span className="role__shape" />
          {section.legend[level]}
        </li>
      ))}
    </ul>
    {section.questions && <Questions questions={section.questions} />}
    <ul className="chart" data-sheet="chart">
      <li>
        <Role role={section.top} legend={section.legend} />
        <Rows chart={section} />
      </li>
    </ul>
  </Section>
);

const Rows = ({ chart: { rows, legend } }: { readonly chart: Chart }) => (
  <ul className="chart__rows">
    {rows.map(({ columns }) => (
      <li key={columns.map(({ title }) => title).join()}>
        <ul className={`chart__row chart__row--${columns.length}`}>
          {columns.map(({ title, roles }) => (
            <li key={title} className="chart__column">
              <p className="chart__area">{title}</p>
              <Branch roles={nestRoles(roles)} legend={legend} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

function Branch({ roles, legend }: { readonly roles: readonly NestedRole[]; readonly legend: Legend }) {
  return (
    <ul className="chart__branch">
      {roles.map((role) => (
        <li key={role.title}>
          <Role role={role} legend={legend} />
          {role.below.length > 0 && <Branch roles={role.below} legend={legend} />}
        </li>
      ))}
    </ul>
  );
}

interface RoleProps {
  readonly role: Chart['top'];
  readonly legend: Legend;
}

const Role = ({ role: { title, level, works = [] }, legend }: RoleProps) => (
  <span className={['role', `role--${level}`, `level--${level}`, ...works.map((number) => `role--works-${number}`)].join(' ')}>
    <span className="role__shape" />
    {title}
    <span className="visually-hidden"> ({legend[level]})</span>
  </span>
);

/** Renders questions to choose from. Styles highlight the roles that work on the chosen question, and show its answer. */
function Questions({ questions }: { readonly questions: NonNullable<Chart['questions']> }) {
  const { t } = useView(messages);
  return (
    <div className="asks__board">
      <Choice name={t('orgChart.questions')} labels={questions.map(({ label }) => label)} />
      <Panels>
        {questions.map(({ label, answer }) => (
          <p key={label} className="asks__answer">
            {answer}
          </p>
        ))}
      </Panels>
    </div>
  );
}
