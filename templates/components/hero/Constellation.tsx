// The drawing of an ordinary page: its subject as the brightest star, and its topics as the stars around it. Their
// positions follow from the id of the page, so that each page has a constellation of its own.
import { Icon } from '../icons/Icon.tsx';
import { seedOf } from '../images/seedOf.ts';

interface ConstellationProps {
  /** The id of the page, the same in every language. */
  readonly name: string;
  readonly icon: string;
  /** Icons of the page's topics. */
  readonly stars: readonly string[];
}

interface Star {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const centre = { x: 240, y: 240 } as const;
const dust = Array.from({ length: 18 }, (_, index) => index);

const round = (value: number) => Math.round(value * 10) / 10;

/** A number from 0 to 1 that is always the same for the same text. */
const chance = (words: string) => seedOf(words) / 2 ** 32;

/** Alternately near and far, at slightly uneven angles, so that no two overlap and the drawing does not look regular. */
function placeStar(name: string, index: number, count: number): Star {
  const turn = chance(`turn ${name}`) + (index + (chance(`${index} angle ${name}`) - 0.5) * 0.45) / count;
  const distance = (index % 2 === 0 ? 198 : 152) + chance(`${index} distance ${name}`) * 14;
  const angle = turn * 2 * Math.PI;
  return {
    x: round(centre.x + distance * Math.cos(angle)),
    y: round(centre.y + distance * Math.sin(angle)),
    radius: index % 2 === 0 ? 31 : 25,
  };
}

export function Constellation({ name, icon, stars }: ConstellationProps) {
  const placed = stars.map((_, index) => placeStar(name, index, stars.length));
  return (
    <div className="orb">
      <svg className="orb__drawing" viewBox="0 0 480 480" width="480" height="480" aria-hidden="true">
        <Dust name={name} />
        <circle className="orb__ring orb__ring--near" cx={centre.x} cy={centre.y} r="104" />
        <Lines stars={placed} />
        <circle className="orb__core" cx={centre.x} cy={centre.y} r="66" />
        <Icon name={icon} at={{ x: centre.x - 29, y: centre.y - 29, size: 58 }} />
        {placed.map(({ x, y, radius }, index) => (
          <g key={`${x} ${y}`} className="orb__satellite">
            <circle cx={x} cy={y} r={radius} />
            <Icon name={stars[index] ?? icon} at={{ x: round(x - radius * 0.4), y: round(y - radius * 0.4), size: round(radius * 0.8) }} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Lines from the subject to the near stars, and from each far star to the near one beside it. */
const Lines = ({ stars }: { readonly stars: readonly Star[] }) =>
  stars.map(({ x, y }, index) => {
    const from = index % 2 === 0 ? (stars[index + 1] ?? centre) : centre;
    return <line key={`${x} ${y}`} className="orb__line" x1={from.x} y1={from.y} x2={x} y2={y} />;
  });

const Dust = ({ name }: { readonly name: string }) =>
  dust.map((index) => (
    <circle
      key={index}
      className="orb__dust"
      cx={round(20 + chance(`${index} across ${name}`) * 440)}
      cy={round(20 + chance(`${index} down ${name}`) * 440)}
      r={round(0.8 + chance(`${index} size ${name}`) ** 3 * 2.2)}
    />
  ));
