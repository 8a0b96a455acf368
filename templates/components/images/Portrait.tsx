// A drawn, abstract portrait for a testimonial, which needs no picture file. The same persons, shown together in the same order,
// always get the same portraits.
import { type Look, lookOf, type Person } from './portraitLooks.ts';

const skins = ['#f3d3bd', '#e2b391', '#c98d66', '#a56a46', '#7d4c33'] as const;
const hairColours = ['#2a211d', '#4a3326', '#7a5335', '#b08a56', '#9c9aa0', '#8a3f2c'] as const;

/** Shapes of hair: the part in front of the head, and for some the part behind it. */
const hair = {
  short: { front: 'M19 29c-2-13 4-19 13-19s15 6 13 19c-2-5-3-8-6-11-5 3-11 3-15 1-2 2-4 5-5 10z' },
  parted: { front: 'M18 30c-3-13 5-21 15-20 10 0 14 8 12 19-1-6-4-9-8-11-6 0-11 1-16 4-1 2-2 5-3 8z' },
  curls: { front: 'M18 29c-5-3-3-9 1-10 0-6 6-9 10-7 4-3 10-2 12 2 5 0 8 6 5 10 1 2 0 4-2 5-1-5-3-7-5-9-6 2-12 2-16 0-2 2-4 5-5 9z' },
  receding: { front: 'M19 27c0-4 1-8 4-11 1 2 2 3 4 4-3 1-5 3-6 8zm26 0c0-4-1-8-4-11-1 2-2 3-4 4 3 1 5 3 6 8z' },
  bun: { front: 'M19 29c-1-12 5-18 13-18s14 6 13 18c-2-6-5-9-9-11-7 0-14 4-17 11z', back: 'M32 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12z' },
  long: { front: 'M19 30c-1-13 5-19 13-19s14 6 13 19c-2-6-6-10-11-12-6 1-12 5-15 12z', back: 'M15 50c-3-22 2-41 17-41s20 19 17 41z' },
  bob: {
    front: 'M18 31c-2-13 4-21 14-21s16 8 14 21c-2-5-3-9-5-12-7 2-15 2-19-1-2 4-3 8-4 13z',
    back: 'M16 40c-3-18 3-30 16-30s19 12 16 30z',
  },
  waves: {
    front: 'M19 29c-2-11 5-18 13-18 9 0 15 7 13 18-4-3-7-7-8-11-4 5-11 8-18 11z',
    back: 'M14 46c3-4 1-8 2-13 0-16 5-25 16-25s16 9 16 25c1 5-1 9 2 13-6 4-30 4-36 0z',
  },
} as const;

interface PortraitProps {
  readonly person: Person;
  /** All persons that are shown together, including this one. */
  readonly among: readonly Person[];
}

export function Portrait({ person, among }: PortraitProps) {
  const look = lookOf(person, among);
  const shape = hair[look.hair];
  const tone = (lightness: number, saturation = 38) => `hsl(${look.hue} ${saturation}% ${lightness}%)`;
  const skin = skins[look.skin];
  const colour = hairColours[look.hairColour];
  return (
    <svg className="portrait" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path fill={tone(22)} d="M0 0h64v64H0z" />
      {/* A light from the upper right. */}
      <circle fill={tone(38)} cx="50" cy="12" r="27" />
      {'back' in shape && <path fill={colour} d={shape.back} />}
      <path fill={tone(look.collar === 'shirt' ? 30 : 42, 30)} d="M6 66c1-14 9-19 26-19s25 5 26 19z" />
      {look.collar === 'shirt' && <path fill="#eef1fb" d="m24 46 8 10 8-10 3 3-11 17-11-17z" />}
      <path fill={skin} d="M26.5 38h11v9c-2.5 4-8.5 4-11 0z" />
      <ellipse fill={skin} cx="32" cy="29" rx="11.5" ry="13.5" />
      {look.beard && <path fill={colour} d="M20.5 31c0 9 5 14 11.5 14s11.5-5 11.5-14c-2 4-4 5.5-7 5.5h-9c-3 0-5-1.5-7-5.5z" />}
      <path fill={colour} d={shape.front} />
      <Face look={look} />
    </svg>
  );
}

const Face = ({ look: { glasses, beard } }: { readonly look: Look }) => (
  <g fill="none" stroke="#2b1d18" strokeLinecap="round" strokeWidth="1.3">
    <path d="M27 29.5h.01M37 29.5h.01" strokeWidth="2.2" />
    <path d={beard ? 'M29.5 38h5' : 'M29 36.5c2 1.5 4 1.5 6 0'} />
    {glasses && (
      <path d="M23.5 29.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zm10 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zm-3 0h3" strokeWidth="1.1" />
    )}
  </g>
);
