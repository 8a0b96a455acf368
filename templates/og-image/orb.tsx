// Draws the orb of a page's hero, its light, and the logo for link-preview images. Colours are attributes, because these
// images have no stylesheet.
import type { PreviewLayer } from 'archipel';
import { centre, orbit, place } from '../components/hero/Orb.tsx';
import { strokesOf } from '../components/icons/Icon.tsx';
import { mark } from '../components/icons/Logo.tsx';

interface PictureOrbProps {
  readonly icon: string;
  readonly satellites: readonly string[];
  readonly accent: string;
}

const size = 490;
const middle = { x: 980, y: 270 } as const;
const line = '#9eb2ff';

/** Draws the light behind the orb. Images without an orb have this light, too. */
export function glow(accent: string): PreviewLayer {
  const radius = 330;
  const [left, width, height] = [middle.x - radius, 1200 - middle.x + radius, middle.y + radius];
  const content = (
    <svg aria-hidden="true" viewBox={`${left} 0 ${width} ${height}`} width={width} height={height}>
      <defs>
        <radialGradient id="accent">
          <stop stopColor={accent} stopOpacity="0.26" />
          <stop offset=".5" stopColor={accent} stopOpacity="0.1092" />
          <stop offset="1" stopColor={accent} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={middle.x} cy={middle.y} r={radius} fill="url(#accent)" />
    </svg>
  );
  return { left, top: 0, width, height, content };
}

/**
 * Draws the orb, and its icon as a separate layer, so that pages with different icons share the layer of the orb. The part
 * beyond the right edge is cut off.
 */
export function orb({ icon, ...body }: PictureOrbProps): readonly PreviewLayer[] {
  const [left, top] = [middle.x - size / 2, middle.y - size / 2];
  return [
    { left, top, width: 1200 - left, height: size, content: <PictureOrb {...body} /> },
    {
      left: middle.x - iconBox / 2,
      top: middle.y - iconBox / 2,
      width: iconBox,
      height: iconBox,
      content: <Centre {...body} icon={icon} />,
    },
  ];
}

const PictureOrb = ({ satellites, accent }: Omit<PictureOrbProps, 'icon'>) => (
  <svg aria-hidden="true" viewBox="0 0 480 480" width={size} height={size}>
    <circle cx={centre} cy={centre} r="232" fill="none" stroke={line} strokeOpacity="0.22" strokeWidth="1.2" strokeDasharray="2 9" />
    <circle cx={centre} cy={centre} r={orbit} fill="none" stroke={line} strokeOpacity="0.36" strokeWidth="1.2" />
    <circle cx={centre} cy={centre} r="112" fill={accent} fillOpacity="0.06" stroke={line} strokeOpacity="0.2" />
    <circle cx={centre} cy={centre} r="76" fill="#101838" stroke={accent} strokeOpacity="0.85" strokeWidth="1.6" />
    {satellites.length > 0 ? (
      satellites.map((name, index) => <Satellite key={name} icon={name} {...place(index, satellites.length)} />)
    ) : (
      <Moons accent={accent} />
    )}
  </svg>
);

/** Room for the icon and its strokes, in pixels. */
const iconBox = 84;

function Centre({ icon, accent }: Omit<PictureOrbProps, 'satellites'>) {
  const edge = (iconBox * 480) / size;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${edge} ${edge}`} width={iconBox} height={iconBox}>
      <Placed icon={icon} x={edge / 2} y={edge / 2} edge={76} colour={accent} />
    </svg>
  );
}

interface PlacedProps {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly edge: number;
  readonly colour: string;
}

/** Draws an icon around a point. Its colour is set explicitly, because SVG in an image inherits none. */
const Placed = ({ icon, x, y, edge, colour }: PlacedProps) => (
  <g
    transform={`translate(${x - edge / 2} ${y - edge / 2}) scale(${edge / 24})`}
    fill="none"
    stroke={colour}
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {strokesOf(icon)}
  </g>
);

const Satellite = ({ icon, x, y }: Pick<PlacedProps, 'icon' | 'x' | 'y'>) => (
  <g>
    <circle cx={x} cy={y} r="26" fill="#0e1530" stroke={line} strokeOpacity="0.4" strokeWidth="1.2" />
    <Placed icon={icon} x={x} y={y} edge={22} colour="#f1f4fd" />
  </g>
);

/** Draws three small bodies where the orbit has no icons. */
const Moons = ({ accent }: { readonly accent: string }) => (
  <g>
    <circle cx="118.4" cy="118.4" r="10" fill="#a394ff" />
    <circle cx="407" cy="280" r="6" fill="#f1f4fd" />
    <circle cx="186" cy="403.5" r="6" fill={accent} />
  </g>
);

export const PictureMark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32" width="54" height="54">
    <defs>
      <linearGradient id="brand" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#67e3fb" />
        <stop offset="1" stopColor="#a394ff" />
      </linearGradient>
    </defs>
    {mark.bends.map((bend) => (
      <path key={bend} d={bend} fill="none" stroke="url(#brand)" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    ))}
    <path d={mark.star} fill="#67e3fb" />
  </svg>
);
