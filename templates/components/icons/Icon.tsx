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

/** Returns the result of `create` for an icon, and caches it in `cache`. Throws on an unknown name. */
function cached<T>(cache: Map<string, T>, name: string, create: (icon: IconNode) => T): T {
  const found = cache.get(name);
  if (found !== undefined) return found;
  const icon = icons[name];
  if (!icon) throw new Error(`There is no icon “${name}” in templates/components/icons/icons.ts.`);
  const created = create(icon);
  cache.set(name, created);
  return created;
}

/** Returns the strokes of an icon, in a viewBox of 24 by 24 units. Throws on an unknown name. */
export const strokesOf = (name: string): ReactNode =>
  cached(strokes, name, (icon) => icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes })));

/** Returns the strokes as the HTML that React would render. Nothing is escaped, because attributes of lucide are only lengths and paths. */
const markupOf = (name: string): string =>
  cached(markups, name, (icon) =>
    icon.map(([tag, attributes]) => `<${tag}${Object.entries(attributes).map(attribute).join('')}></${tag}>`).join(''),
  );

const attribute = ([name, value]: readonly [string, unknown]): string => ` ${name}="${String(value)}"`;

/** Renders an icon. Throws on an unknown name, which only a template can contain, because the names in content have been checked. */
export const Icon = ({ name, at }: IconProps) => (at === undefined ? cached(inText, name, () => draw(name)) : draw(name, at));

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
