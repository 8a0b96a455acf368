// An icon by name, drawn as inline SVG. Icons are always beside text, so they are hidden from screen readers.
import { createElement, type ReactNode } from 'react';
import { icons } from './icons.ts';

interface IconProps {
  readonly name: string;
  /** Places the icon inside another drawing: the corner and the edge length in its units. */
  readonly at?: { readonly x: number; readonly y: number; readonly size: number };
}

// A page has dozens of icons, and all pages have the same ones: their elements are created once.
const drawn = new Map<string, ReactNode>();

/** The strokes of an icon, in a viewBox of 24 by 24 units. Throws on an unknown name. */
export function strokesOf(name: string): ReactNode {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const icon = icons[name];
  if (!icon) throw new Error(`There is no icon “${name}” in templates/components/icons/icons.ts.`);
  const strokes = icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  drawn.set(name, strokes);
  return strokes;
}

/** Throws on an unknown name: content is checked against the list before rendering. */
export function Icon({ name, at }: IconProps) {
  const place = at ? { x: at.x, y: at.y, width: at.size, height: at.size } : { width: 24, height: 24 };
  return (
    <svg
      {...place}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={at ? 1.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {strokesOf(name)}
    </svg>
  );
}
