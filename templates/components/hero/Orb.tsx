// The drawing of a package: its icon as a glowing body, with the icons of its parts on an orbit.
import { Icon } from '../icons/Icon.tsx';

interface OrbProps {
  readonly icon: string;
  /** Icons on the orbit: the parts of a package. */
  readonly satellites: readonly string[];
}

export const centre = 240;
export const orbit = 172;

/** Returns the position of icon `index` of `count` on the orbit, clockwise from the top, in the units of the drawing. */
export function place(index: number, count: number) {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(centre + orbit * Math.cos(angle)), y: round(centre + orbit * Math.sin(angle)) };
}

export const Orb = ({ icon, satellites }: OrbProps) => (
  <div className="orb" data-sheet="orb">
    <svg className="orb__drawing" viewBox="0 0 480 480" width="480" height="480" aria-hidden="true">
      <circle className="orb__ring orb__ring--far" cx={centre} cy={centre} r="232" />
      <circle className="orb__ring" cx={centre} cy={centre} r={orbit} />
      <circle className="orb__ring orb__ring--near" cx={centre} cy={centre} r="108" />
      <circle className="orb__core" cx={centre} cy={centre} r="66" />
      <Icon name={icon} at={{ x: centre - 29, y: centre - 29, size: 58 }} />
      <Satellites icons={satellites} />
    </svg>
  </div>
);

function Satellites({ icons }: { readonly icons: readonly string[] }) {
  const radius = icons.length > 8 ? 25 : 30;
  const size = radius * 0.8;
  return icons.map((icon, index) => {
    const { x, y } = place(index, icons.length);
    return (
      <g key={`${x} ${y}`} className="orb__satellite">
        <circle cx={x} cy={y} r={radius} />
        <Icon name={icon} at={{ x: x - size / 2, y: y - size / 2, size }} />
      </g>
    );
  });
}
