// Estimates the work of rendering a drawing before it is rendered: a few lines can request a billion elements, or hours of blur.
import { Parser } from 'htmlparser2';

/**
 * Maximum costs. That of an icon is more than any real icon has, and takes about a second to render. Other drawings are rendered only
 * by browsers; a diagram whose shapes all have shadows costs some 100,000.
 */
const maxCosts = { icon: 20_000, picture: 1_000_000 };
export type DrawingUse = keyof typeof maxCosts;

/** The cost of each primitive of a filter, which processes every pixel. */
const filterCost = 500;
/** The maximum depth of references; a drawing with deeper ones is too complex. */
const maxDepth = 1000;

interface Part {
  /** The cost of the element and its descendants, excluding `references`. */
  cost: number;
  /** The IDs of descendants, and of elements that attributes refer to. */
  readonly references: string[];
}

/** Returns the references in an element's attributes: `href="#a"`, `fill="url(#a)"`. */
const referencesIn = (attributes: Readonly<Record<string, string>>): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (/^(?:xlink:)?href$/.test(name)) return value.startsWith('#') ? [value.slice(1)] : [];
    return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id);
  });

/** Returns whether an SVG takes too long to render for its use. An element counts once for each time it is used. */
export function isTooComplex(svg: string, use: DrawingUse): boolean {
  const named = new Map<string, Part>();
  const root: Part = { cost: 0, references: [] };
  const open: { readonly part: Part; readonly id: string | undefined }[] = [];
  const sum = { elements: 0, filters: 0, isStyled: false };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const isFilter = /^(?:svg:)?fe[A-Z](?!unc)/.test(name);
        sum.elements += 1;
        sum.filters += isFilter ? 1 : 0;
        open.push({ part: { cost: isFilter ? filterCost : 1, references: referencesIn(attributes) }, id: attributes['id'] });
      },
      ontext: (text) => {
        // A rule of a stylesheet may add a filter to any element.
        if (text.includes('filter')) sum.isStyled = true;
      },
      onclosetag: () => {
        const closed = open.pop();
        if (closed === undefined) return;
        const { part, id } = closed;
        const parent = open.at(-1)?.part ?? root;
        if (id === undefined) {
          parent.cost += part.cost;
          parent.references.push(...part.references);
        } else {
          named.set(id, part);
          parent.references.push(id);
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  const styled = sum.isStyled ? sum.elements * sum.filters * filterCost : 0;
  return styled + costOf(root, named, { known: new Map(), depth: 0 }) > maxCosts[use];
}

interface Walk {
  readonly known: Map<Part, number>;
  readonly depth: number;
}

/**
 * Returns the cost of a part with everything it references. Renderers skip a part that references itself, so such a reference costs
 * nothing.
 */
function costOf(part: Part, named: ReadonlyMap<string, Part>, { known, depth }: Walk): number {
  const before = known.get(part);
  if (before !== undefined) return before;
  if (depth > maxDepth) return Number.POSITIVE_INFINITY;
  known.set(part, 0);
  let { cost } = part;
  for (const id of part.references) {
    const target = named.get(id);
    if (target !== undefined) cost += costOf(target, named, { known, depth: depth + 1 });
  }
  known.set(part, cost);
  return cost;
}
