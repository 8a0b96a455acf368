// An icon by name, drawn as inline SVG. Icons only accompany words, so screen readers do not hear of them.
import { icons } from '../icons.ts';

interface IconProps {
  readonly name: string;
  /** Places the icon inside another drawing: the corner and the edge length in its units. */
  readonly at?: { readonly x: number; readonly y: number; readonly size: number };
}

/** Throws on an unknown name: content is checked against the list before it gets here. */
export function Icon({ name, at }: IconProps) {
  const Drawing = icons[name];
  if (!Drawing) throw new Error(`There is no icon “${name}” in templates/icons.ts.`);
  return at ? <Drawing x={at.x} y={at.y} size={at.size} strokeWidth={1.5} /> : <Drawing size={24} strokeWidth={1.75} />;
}
