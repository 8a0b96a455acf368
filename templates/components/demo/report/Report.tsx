// A page of a report: rows with a small curve if there is one, and the advice below.
import type { ReportView } from './schema.ts';

export const Report = ({ report: { title, subtitle, rows, advice } }: { readonly report: ReportView }) => (
  <>
    <p className="report__head">
      <strong>{title}</strong> {subtitle && <span>{subtitle}</span>}
    </p>
    <dl className="report__rows">
      {rows.map(({ label, value, trend }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {trend && <Curve values={trend} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
    <p className="report__advice">{advice}</p>
  </>
);

/** Draws a curve of 96 by 28 units. */
function Curve({ values }: { readonly values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = 2 + (index / (values.length - 1)) * 92;
    const y = 25 - ((value - low) / (high - low || 1)) * 22;
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  });
  return (
    <svg className="report__curve" viewBox="0 0 96 28" width="96" height="28" aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}
