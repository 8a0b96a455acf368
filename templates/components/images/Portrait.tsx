// A drawn portrait for a testimonial: abstract, local, and always the same for the same name.
import { seedOf } from './seedOf.ts';

interface PortraitProps {
  readonly name: string;
}

const hair = [
  'M17 29c-1-12 4-18 15-18s16 6 15 18c-3-6-4-9-7-11-6 3-14 3-18 1-2 3-4 6-5 10z',
  'M16 40c-3-18 2-30 16-30s19 12 16 30c-3-3-4-9-5-19-7 1-13-1-17-4-3 5-5 13-10 23z',
  'M18 27c0-10 6-16 15-16 8 0 14 5 13 16l-3-6c-7 0-14-2-18-5-2 4-5 7-7 11z',
  'M17 30c-3-7-1-11 2-13 1-5 7-7 13-7s12 3 13 7c3 3 4 7 2 13-1-5-3-8-5-10-6 1-13 1-20 0-3 2-4 5-5 10z',
] as const;

export function Portrait({ name }: PortraitProps) {
  const seed = seedOf(name);
  // From green over blue and violet to rose: the cool half of the colour circle, in distinguishable steps.
  const hue = 165 + (seed % 9) * 22;
  const tone = (lightness: number, saturation = 42) => `hsl(${hue} ${saturation}% ${lightness}%)`;
  return (
    <svg className="portrait" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path fill={tone(24)} d="M0 0h64v64H0z" />
      <circle fill={tone(33)} cx={seed & 16 ? 48 : 16} cy="14" r="26" />
      <path fill={tone(58, 34)} d="M8 64c1-13 9-18 24-18s23 5 24 18z" />
      <path fill={tone(72, 30)} d="M26 38h12v10c-3 4-9 4-12 0z" />
      <ellipse fill={tone(80, 32)} cx="32" cy="29" rx="11.5" ry="14" />
      <path fill={tone(14)} d={hair[(seed >>> 8) % hair.length]} />
    </svg>
  );
}
