import { list, Prose } from 'archipel';
import { kinds, outline } from '../../outline.ts';
import { useView } from '../../ViewContext.ts';
import { Chart } from './Chart.tsx';
import { guideCard } from './schema.ts';

/** How many guides of a kind the start page names. */
const named = 6;

export function Start() {
  const { data, prose } = useView();
  const { kicker, title, lead, begin, why, facts, sample } = data.start;
  return (
    <>
      <header className="hero">
        <Chart />
        <p className="hero__kicker">{kicker}</p>
        <h1>{title}</h1>
        <p className="hero__lead">{lead}</p>
        <p className="hero__ways">
          <a className="button" href="/getting-started">
            {begin}
          </a>
          <a className="button button--quiet" href="/why">
            {why}
          </a>
        </p>
      </header>
      <dl className="facts">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className="sample" aria-labelledby="sample">
        <h2 id="sample">{sample}</h2>
        <div className="prose">{prose.body && <Prose of={prose.body} />}</div>
      </section>
      <Ways />
    </>
  );
}

function Ways() {
  const view = useView();
  const guides = list(view, 'guides', { card: guideCard, where: ({ number }) => number > 0, sort: 'number' });
  return (
    <section className="ways" aria-labelledby="ways">
      <h2 id="ways">{view.data.start.guides}</h2>
      <div className="ways__kinds">
        {kinds.map((kind) => (
          <section key={kind} data-kind={kind} aria-labelledby={`ways-${kind}`}>
            <h3 id={`ways-${kind}`}>{outline[kind].title}</h3>
            <p>{outline[kind].about}</p>
            <ul>
              {outline[kind].groups
                .flatMap(({ title = '' }) => guides.filter((guide) => guide.kind === kind && guide.group === title).slice(0, named))
                .map(({ id, label, link }) => (
                  <li key={id}>
                    <a href={link.href}>{label}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
