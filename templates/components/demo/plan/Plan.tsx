// A floor plan true to scale, with numbers in the drawing, and a legend.
import { useView } from '../../../ViewContext.ts';
import { Frame } from '../Frame.tsx';
import type { PlanView } from './schema.ts';

/** Room for the measures outside of the walls, in centimetres. */
const margin = 68;
const wall = 12;

export function Plan({ plan: { width, depth, items, ...frame } }: { readonly plan: PlanView }) {
  const { tag } = useView();
  const metres = (centimetres: number): string =>
    `${(centimetres / 100).toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00A0m`;
  const box = `${-margin} ${-margin} ${width + margin + 2 * wall} ${depth + margin + 2 * wall}`;
  return (
    <Frame {...frame}>
      <div className="plan">
        <svg
          className="plan__drawing"
          viewBox={box}
          width={width}
          height={depth}
          role="img"
          aria-label={`${metres(width)} × ${metres(depth)}`}
        >
          <path className="plan__measure" d={`M0 -24H${width}M0 -32v16M${width} -32v16M-24 0V${depth}M-32 0h16M-32 ${depth}h16`} />
          <text className="plan__text" x={width / 2} y="-38">
            {metres(width)}
          </text>
          <text className="plan__text" x={-depth / 2} y="-38" transform="rotate(-90)">
            {metres(depth)}
          </text>
          <rect className="plan__walls" x={-wall / 2} y={-wall / 2} width={width + wall} height={depth + wall} />
          {items.map(({ label, kind, x, y, width: wide, depth: deep }) => (
            <rect key={label} className={`plan__item plan__item--${kind}`} x={x} y={y} width={wide} height={deep} />
          ))}
          {items.map(({ label, x, y, width: wide, depth: deep }, index) => (
            <g key={label}>
              <circle className="plan__mark" cx={x + wide / 2} cy={y + deep / 2} r="20" />
              <text className="plan__text" x={x + wide / 2} y={y + deep / 2 + 10}>
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <ol className="plan__legend">
          {items.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
      </div>
    </Frame>
  );
}
