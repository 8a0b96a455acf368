// Calls that come in at once, drawn as streams from edge to edge of the window: their purpose at the left, and their outcome at
// the right.
import type { SectionProps } from 'archipel';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

type StreamsView = SectionProps<typeof schema>['section'];
type Stream = StreamsView['items'][number];

export const Streams = ({ section }: SectionProps<typeof schema>) => (
  <section id={section.id} className="streams" data-sheet="streams">
    <div className="container rise streams__top">
      <SectionHeading isExample kicker={section.kicker} title={section.title} lead={section.lead} />
      <p className="streams__sum">
        <strong>{callsOf(section.items)}</strong> {section.callers}
      </p>
    </div>
    <div className="streams__water">
      <svg viewBox={`0 0 100 ${callsOf(section.items) * 10}`} preserveAspectRatio="none" aria-hidden="true">
        {section.items.map((stream, index) => (
          <path key={stream.label} className={`streams__stream streams__stream--${stream.outcome}`} d={shapeOf(section.items, index)} />
        ))}
      </svg>
      <Banks section={section} />
    </div>
    <p className="container streams__caption">{section.caption}</p>
  </section>
);

/** Renders the words at both edges, with one row for each call, so that words are beside their stream. */
const Banks = ({ section: { outcomes, items } }: { readonly section: StreamsView }) => (
  <ol className="streams__banks">
    {outcomes.map((outcome, index) => {
      const streams = items.filter((stream) => stream.outcome === index + 1);
      return (
        <li key={outcome} className={`streams__end streams__rows--${callsOf(streams)}`}>
          <ul className="streams__starts">
            {streams.map(({ label, calls }) => (
              <li key={label} className={`streams__rows--${calls}`}>
                {label}
              </li>
            ))}
          </ul>
          <p className="streams__outcome">
            <strong>{callsOf(streams)}</strong> {outcome}
          </p>
        </li>
      );
    })}
  </ol>
);

const callsOf = (streams: readonly Stream[]): number => streams.reduce((sum, { calls }) => sum + calls, 0);

/** Returns the path of a stream. At the left, gaps separate it from its neighbors; at the right, streams with the same outcome touch. */
function shapeOf(items: readonly Stream[], index: number): string {
  const top = callsOf(items.slice(0, index)) * 10;
  const bottom = top + (items[index]?.calls ?? 0) * 10;
  const [start, end] = [top + 1.2, bottom - 1.2];
  const [first, last] = [items[index - 1], items[index + 1]].map((other) => other?.outcome !== items[index]?.outcome);
  const [joinedTop, joinedBottom] = [first ? top + 1.2 : top, last ? bottom - 1.2 : bottom];
  return `M0 ${start}H38C52 ${start} 50 ${joinedTop} 64 ${joinedTop}H100V${joinedBottom}H64C50 ${joinedBottom} 52 ${end} 38 ${end}H0Z`;
}
