// The tour of a courier: a map with numbered stops, and the same stops as a list with times.
import { Frame } from '../Frame.tsx';
import type { TourView } from './schema.ts';

/** The positions of the business and of up to five stops, in units of the map, which always shows the same town. */
const start = [46, 92] as const;
const places = [
  [128, 34],
  [214, 108],
  [292, 44],
  [368, 100],
  [424, 30],
] as const;

export function Tour({ tour: { stops, ...frame } }: { readonly tour: TourView }) {
  const points = places.slice(0, stops.length);
  const way = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? start;
    return `M${fromX} ${fromY}H${x}V${y}`;
  });
  return (
    <Frame {...frame}>
      <svg className="tour__map" viewBox="0 0 456 140" width="456" height="140" aria-hidden="true">
        <path className="tour__streets" d="M0 92H456M0 34H456M128 0V140M214 0V140M292 0V140M368 0V140M46 0V140M0 124L456 8" />
        <path className="tour__way" d={way.join('')} />
        <path className="tour__start" d={`M${start[0] - 11} ${start[1] - 11}h22v22h-22z`} />
        <path className="tour__cross" d={`M${start[0] - 6} ${start[1]}h12M${start[0]} ${start[1] - 6}v12`} />
        {points.map(([x, y], index) => (
          <g key={x}>
            <circle className="tour__stop" cx={x} cy={y} r="12" />
            <text className="tour__number" x={x} y={y + 5}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="tour__stops">
        {stops.map(({ time, place, text }) => (
          <li key={place}>
            <span className="tour__time">{time}</span>
            <span>
              <strong>{place}</strong> {text}
            </span>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
