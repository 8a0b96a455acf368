// A drawing of connected systems: from left to right, or from top to bottom in narrow containers.
import { Icon } from '../../icons/Icon.tsx';
import type { HubView } from './schema.ts';

type Node = HubView['centre'];

export const Hub = ({ hub: { inputs, centre, outputs } }: { readonly hub: HubView }) => (
  <div className="hub">
    <Nodes nodes={inputs} />
    <Lines count={inputs.length} />
    <p className="hub__centre">
      <Icon name={centre.icon} />
      {centre.label}
    </p>
    <Lines count={outputs.length} isMirrored />
    <Nodes nodes={outputs} />
  </div>
);

const Nodes = ({ nodes }: { readonly nodes: readonly Node[] }) => (
  <ul className="hub__side">
    {nodes.map(({ icon, label }) => (
      <li key={label} className="hub__node">
        <Icon name={icon} />
        {label}
      </li>
    ))}
  </ul>
);

interface LinesProps {
  readonly count: number;
  readonly isMirrored?: boolean;
}

/** Draws a curve from each node to the middle of the centre, stretched to the available space. */
function Lines({ count, isMirrored = false }: LinesProps) {
  const curves = Array.from({ length: count }, (_, index) => {
    const y = Math.round(((index + 0.5) / count) * 1000) / 10;
    return isMirrored ? `M0 50C50 50 50 ${y} 100 ${y}` : `M0 ${y}C50 ${y} 50 50 100 50`;
  });
  return (
    <svg className="hub__lines" viewBox="0 0 100 100" width="100" height="100" preserveAspectRatio="none" aria-hidden="true">
      <path d={curves.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
