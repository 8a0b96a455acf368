// Draws what each part of the package delivers, in 400 by 280 units. Captions describe the drawings in words.
import type { ReactNode } from 'react';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import type { PackagePart } from './schema.ts';

export const PartDrawing = ({ part }: { readonly part: PackagePart }) => {
  const Content = drawings[part];
  return (
    <svg className="drawing" viewBox="0 0 400 280" aria-hidden="true">
      <Content />
    </svg>
  );
};

/** Returns the numbers from 0 to `count` - 1. */
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Draws leads below each other, the most suitable first, each with name, source and score. */
function LeadList() {
  const sources = useView(messages).t('edition.drawingWords.sources').split(', ');
  return times(5).map((row) => (
    <g key={row} transform={`translate(0 ${row * 56})`} className={row < 2 ? 'drawing__on' : undefined}>
      <rect className="drawing__box" x="1" y="1" width="398" height="46" rx="10" />
      <circle className="drawing__dot" cx="26" cy="24" r="7" />
      <rect className="drawing__words" x="46" y="13" width={118 - row * 11} height="8" rx="4" />
      <rect className="drawing__words drawing__words--faint" x="46" y="27" width={82 + ((row * 29) % 40)} height="7" rx="3.5" />
      <text x="192" y="29">
        {sources[row % sources.length]}
      </text>
      {times(5).map((bar) => (
        <rect
          key={bar}
          className={bar < 5 - row ? 'drawing__score' : 'drawing__rest'}
          x={322 + bar * 13}
          y="15"
          width="8"
          height="18"
          rx="2"
        />
      ))}
    </g>
  ));
}

/** The bars of each channel in the week plan: the first day, from 0 for Monday, and the number of days. */
const week: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 2],
    [3, 1],
  ],
  [
    [1, 3],
    [5, 2],
  ],
  [
    [0, 1],
    [4, 1],
  ],
  [[2, 4]],
];

/** Draws the plan of a week for four channels. */
function WeekPlan() {
  const { tag } = useView();
  // 2024 begins on a Monday.
  const days = times(7).map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toLocaleDateString(tag, { weekday: 'short', timeZone: 'UTC' }));
  return (
    <>
      {days.map((day, index) => (
        <g key={day}>
          <rect className={index % 2 === 0 ? 'drawing__stripe' : 'drawing__none'} x={index * 57} y="30" width="57" height="250" rx="6" />
          <text x={index * 57 + 28} y="18" textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
      {week.flatMap((channel, row) =>
        channel.map(([start, length]) => (
          <rect
            key={`${row} ${start}`}
            className={`drawing__block drawing__block--${row}`}
            x={start * 57 + 5}
            y={46 + row * 60}
            width={length * 57 - 10}
            height="40"
            rx="8"
          />
        )),
      )}
    </>
  );
}

/** The number of calls in each hour. The dial draws a line for each hour, longer for more calls, with noon at the top. */
const callsByHour = [0, 0, 1, 0, 0, 1, 3, 6, 9, 8, 6, 5, 4, 5, 6, 5, 6, 8, 9, 7, 5, 4, 2, 1];

/** Returns the distance from the middle of the dial to the end of the line of an hour. */
const lineEnd = (hour: number): number => 68 + (callsByHour[hour] ?? 0) * 7;

/** The labelled hours, with the direction of each from the middle. */
const labelledHours = [
  { hour: 0, x: 0, y: 1 },
  { hour: 6, x: -1, y: 0 },
  { hour: 12, x: 0, y: -1 },
  { hour: 18, x: 1, y: 0 },
];

function Dial() {
  return (
    <g transform="translate(200 158) scale(.98)">
      <circle className="drawing__line" r="56" />
      {callsByHour.map((_, hour) => (
        <line
          key={hour}
          className={hour >= 8 && hour < 18 ? 'drawing__hour' : 'drawing__hour drawing__hour--late'}
          y1="-64"
          y2={-lineEnd(hour)}
          transform={`rotate(${(hour - 12) * 15})`}
        />
      ))}
      <text className="drawing__large" y="9" textAnchor="middle">
        24/7
      </text>
      {labelledHours.map(({ hour, x, y }) => (
        <text key={hour} x={x * (lineEnd(hour) + 18)} y={y * (lineEnd(hour) + 18) + 5} textAnchor="middle" className="drawing__small">
          {hour}
        </text>
      ))}
    </g>
  );
}

/** Contacts that have not consented: they are locked. */
const locked = new Set([2, 7, 8, 13, 19, 22, 23, 29, 34, 35, 41, 46, 50, 51, 57]);
const reached = new Set([0, 4, 10, 11, 16, 25, 27, 32, 38, 44, 48, 54]);

function Contacts() {
  return times(60).map((contact) => {
    const [x, y] = [(contact % 10) * 40 + 4, Math.floor(contact / 10) * 46 + 4];
    if (locked.has(contact)) {
      return (
        <g key={contact} className="drawing__locked" transform={`translate(${x} ${y})`}>
          <rect width="32" height="36" rx="7" />
          <path d="M12 19v-4a4 4 0 0 1 8 0v4M10 19h12v8H10z" />
        </g>
      );
    }
    return (
      <rect
        key={contact}
        className={reached.has(contact) ? 'drawing__reached' : 'drawing__open'}
        x={x}
        y={y}
        width="32"
        height="36"
        rx="7"
      />
    );
  });
}

/** Draws three landing pages, one behind the other. */
const Pages = () =>
  [2, 1, 0].map((page) => (
    <g key={page} className={page === 0 ? 'drawing__on' : undefined} transform={`translate(${page * 62} ${(2 - page) * 26})`}>
      <rect className="drawing__page" x="1" y="1" width="272" height="224" rx="12" />
      <path className="drawing__line" d="M1 26h272" />
      <circle className="drawing__dot" cx="18" cy="14" r="4" />
      <rect className="drawing__words" x="22" y="48" width={150 - page * 20} height="14" rx="4" />
      <rect className="drawing__words" x="22" y="70" width="104" height="14" rx="4" />
      <rect className="drawing__words drawing__words--faint" x="22" y="98" width="128" height="7" rx="3" />
      <rect className="drawing__words drawing__words--faint" x="22" y="111" width="112" height="7" rx="3" />
      <rect className="drawing__button" x="22" y="134" width="84" height="26" rx="13" />
      <rect className="drawing__image" x="172" y="48" width="80" height="112" rx="10" />
      {times(3).map((tile) => (
        <rect key={tile} className="drawing__box" x={22 + tile * 79} y="180" width="72" height="30" rx="6" />
      ))}
    </g>
  ));

/** Draws the steps on the way to an order, each as wide as the share of visitors that reach it. */
function Funnel() {
  const steps = useView(messages).t('edition.drawingWords.steps').split(', ');
  const shares = [1, 0.72, 0.55, 0.4, 0.26];
  return steps.map((step, index) => {
    const [left, right] = [shares[index] ?? 0, shares[index + 1] ?? (shares[index] ?? 0) * 0.86].map((share) => share * 100);
    const y = index * 56;
    return (
      <g key={step}>
        <path
          className={`drawing__block drawing__block--${index}`}
          d={`M${100 - (left ?? 0)} ${y + 4}H${100 + (left ?? 0)}L${100 + (right ?? 0)} ${y + 50}H${100 - (right ?? 0)}Z`}
        />
        <path className="drawing__line" d={`M${108 + (left ?? 0)} ${y + 27}H222`} />
        <text x="234" y={y + 32}>
          {step}
        </text>
      </g>
    );
  });
}

/** Draws the curve of a value over a month, a lower limit, and the day on which the value fell below this limit. */
const Chart = () => (
  <>
    {times(5).map((line) => (
      <path key={line} className="drawing__grid" d={`M0 ${30 + line * 55}H400`} />
    ))}
    <path className="drawing__area" d="M0 190C40 170 60 120 100 128S150 92 190 84s44 120 76 118 38-128 74-138 42 6 60-8V280H0Z" />
    <path className="drawing__curve" d="M0 190C40 170 60 120 100 128S150 92 190 84s44 120 76 118 38-128 74-138 42 6 60-8" />
    <path className="drawing__limit" d="M0 184H400" />
    <circle className="drawing__alert" cx="266" cy="202" r="18" />
    <circle className="drawing__dot" cx="266" cy="202" r="7" />
  </>
);

/** Draws the agenda of a meeting, with ticks at finished items. */
function Agenda() {
  const points = useView(messages).t('edition.drawingWords.agenda').split(', ');
  return points.map((point, index) => (
    <g key={point} transform={`translate(0 ${index * 70})`} className={index < 2 ? 'drawing__on' : undefined}>
      <rect className="drawing__box" x="1" y="1" width="398" height="58" rx="12" />
      <rect className="drawing__check" x="18" y="17" width="26" height="26" rx="7" />
      {index < 2 && <path className="drawing__tick" d="m24 30 5.5 6L38 24" />}
      <text x="62" y="36">
        {point}
      </text>
    </g>
  ));
}

const drawings: Readonly<Record<PackagePart, () => ReactNode>> = {
  leadDiscovery: LeadList,
  campaigns: WeekPlan,
  inboundAgent: Dial,
  outboundAgent: Contacts,
  landingPages: Pages,
  funnels: Funnel,
  monitoring: Chart,
  mentoring: Agenda,
};
