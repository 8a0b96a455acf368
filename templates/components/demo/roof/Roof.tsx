// A house in the sun, with a grid on its roof and a battery. Solar modules are not drawn, because the installer decides on them.
import { useView } from '../../../ViewContext.ts';
import { Facts } from '../Facts.tsx';
import { Frame } from '../Frame.tsx';
import type { RoofView } from './schema.ts';

/** The corners of the roof: the eaves, and the ridge, which is further away. */
const eaves = { left: 40, right: 300, y: 132 };
const ridge = { left: 92, right: 352, y: 34 };
const rows = 4;
const columns = 6;

/** Returns the lines of the grid on the roof as one path. */
function grid(): string {
  const at = (from: number, to: number, part: number): number => Math.round((from + (to - from) * part) * 10) / 10;
  const across = Array.from({ length: rows - 1 }, (_, index) => {
    const part = (index + 1) / rows;
    const y = at(eaves.y, ridge.y, part);
    return `M${at(eaves.left, ridge.left, part)} ${y}H${at(eaves.right, ridge.right, part)}`;
  });
  const down = Array.from({ length: columns - 1 }, (_, index) => {
    const part = (index + 1) / columns;
    return `M${at(eaves.left, eaves.right, part)} ${eaves.y}L${at(ridge.left, ridge.right, part)} ${ridge.y}`;
  });
  return [...across, ...down].join('');
}

export function Roof({ roof: { side, area, storage, facts, ...frame } }: { readonly roof: RoofView }) {
  const { tag } = useView();
  return (
    <Frame {...frame}>
      <div className="roof">
        <p className="roof__area">
          <strong>{area.toLocaleString(tag)} m²</strong> {side}
        </p>
        <svg className="roof__sketch" viewBox="0 20 456 178" width="456" height="178" aria-hidden="true">
          <path
            className="roof__sun"
            d="M424 42a14 14 0 1 0 .1 0M424 26v8M424 78v8M394 56h8M446 56h8M404 36l5 5M439 71l5 5M404 76l5-5M439 41l5-5"
          />
          <path className="roof__wall" d="M52 132v64h248v-64M300 196h100v-64L352 34M16 196h424" />
          <path className="roof__area-fill" d={`M${eaves.left} ${eaves.y}H${eaves.right}L${ridge.right} ${ridge.y}H${ridge.left}Z`} />
          <path className="roof__grid" d={grid()} />
          <path className="roof__wall" d="M80 148h30v24h-30zM134 148h30v24h-30zM334 110h30v24h-30zM334 196v-36h30v36" />
          <path className="roof__cable" d="M272 132v38h-18" />
          <rect className="roof__storage" x="224" y="152" width="30" height="38" rx="3" />
          <path className="roof__charge" d="M241 159l-6 12h8l-6 12" />
        </svg>
        <p className="roof__note">{storage}</p>
      </div>
      <Facts items={facts} />
    </Frame>
  );
}
