// An icon by name, drawn as inline SVG. Icons are always beside text, so they are hidden from screen readers.
import type { IconNode } from 'lucide';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { icons } from './icons.ts';

interface IconProps {
  readonly name: string;
  /** Places the icon inside another drawing: the corner and the edge length, in the units of that drawing. */
  readonly at?: { readonly x: number; readonly y: number; readonly size: number };
}

// A page has dozens of icons, and pages have many icons in common, so their elements are created once.
const strokes = new Map<string, ReactNode>();
const markups = new Map<string, string>();
const inText = new Map<string, ReactElement>();

/** Returns the result of `make` for an icon, cached in `known`. Throws on an unknown name. */
function madeOnce<T>(known: Map<string, T>, name: string, make: (icon: IconNode) => T): T {
  const found = known.get(name);
  if (found !== undefined) return found;
  const icon = icons[name];
  if (!icon) throw new Error(`There is no icon “${name}” in templates/components/icons/icons.ts.`);
  const made = make(icon);
  known.set(name, made);
  return made;
}

/** Returns the strokes of an icon, in a viewBox of 24 by 24 units. Throws on an unknown name. */
export const strokesOf = (name: string): ReactNode =>
  madeOnce(strokes, name, (icon) => icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes })));

/** Returns the strokes as the HTML that React would render. Attributes of lucide are lengths and paths, so they need no escapes. */
const markupOf = (name: string): string =>
  madeOnce(markups, name, (icon) =>
    icon.map(([tag, attributes]) => `<${tag}${Object.entries(attributes).map(attribute).join('')}></${tag}>`).join(''),
  );

const attribute = ([name, value]: readonly [string, unknown]): string => ` ${name}="${String(value)}"`;

/** Renders an icon. Throws on an unknown name, which only a template can cause: names in content have been checked against the list. */
export const Icon = ({ name, at }: IconProps) => (at === undefined ? madeOnce(inText, name, () => draw(name)) : draw(name, at));

function draw(name: string, at?: IconProps['at']): ReactElement {
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
      dangerouslySetInnerHTML={{ __html: markupOf(name) }}
    />
  );
}
