// React does not report which component returned a value that it cannot render. A page that fails is rendered once more with
// elements that record their components.
import { createElement, isValidElement, type ReactNode } from 'react';

export type Component = (props: object) => ReactNode;

/** The errors thrown while elements were rendered. */
export class ElementError extends Error {
  override readonly name = 'ElementError';

  constructor(
    cause: unknown,
    /** The components that were being rendered, innermost first; an element belongs to the component that created it. */
    readonly components: readonly Component[],
  ) {
    super('', { cause });
  }
}

/** Elements of an island are rendered by the engine's code in the bundle of the site, which has this class a second time. */
export const isElementError = (thrown: unknown): thrown is ElementError => thrown instanceof Error && thrown.name === 'ElementError';

/** The result of `render` for `node`. Throws an ElementError. */
export function renderChecked(node: ReactNode, render: (node: ReactNode) => string): string {
  try {
    return render(node);
  } catch (thrown) {
    throw traceThrow((wrap) => render(wrap(node)), thrown);
  }
}

/** The error of `render` with checked elements; if there is none, `thrown`, the error without. */
export function traceThrow(render: (wrap: (node: ReactNode) => ReactNode) => unknown, thrown: unknown): ElementError {
  try {
    render((node) => checked(node, undefined));
  } catch (error) {
    if (isElementError(error)) return error;
  }
  return isElementError(thrown) ? thrown : new ElementError(thrown, []);
}

interface Owner {
  readonly component: Component;
  readonly outer: Owner | undefined;
  readonly depth: number;
}

/** No page has components as deep as this. */
const maxOwners = 400;

const listOf = (owner: Owner | undefined): readonly Component[] =>
  owner === undefined ? [] : [owner.component, ...listOf(owner.outer)].slice(0, 20);

const nameOf = (owner: Owner | undefined): string => owner?.component.name || 'A component';

/** `node` with its components checked as they render. Throws an ElementError if React could not render it. */
function checked(node: ReactNode, owner: Owner | undefined): ReactNode {
  const refuse = (what: string): never => {
    throw new ElementError(new TypeError(`${nameOf(owner)} ${what}`), listOf(owner));
  };
  if (Array.isArray(node)) return node.map((each) => checked(each, owner));
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return checkedValue(node, refuse);
  const { type, key, props } = node;
  if (type === undefined || type === null || (typeof type === 'object' && !('$$typeof' in type)))
    return refuse(
      `renders an element whose component is ${type === null ? 'null' : typeof type}: is it exported, and imported by its name?`,
    );
  if (typeof type === 'function' && type.prototype?.isReactComponent === undefined)
    return createElement(noting(type as Component, owner), { ...props, key });
  const { children } = props;
  if (children === undefined) return node;
  return Array.isArray(children)
    ? createElement(type, { ...props, key }, ...children.map((each) => checked(each, owner)))
    : createElement(type, { ...props, key }, checked(children, owner));
}

function checkedValue(value: ReactNode, refuse: (what: string) => never): ReactNode {
  if (typeof value === 'function') return refuse('returns a function, where an element or a text belongs');
  if (typeof value !== 'object' || value === null || Symbol.iterator in value) return value;
  if ('then' in value) return refuse('returns a promise: pages are rendered at once, and cannot wait');
  const keys = Object.keys(value).join(', ');
  return refuse(`shows an object${keys === '' ? '' : ` with the keys ${keys}`}, where an element or a text belongs`);
}

/** `component`, which records its elements, and that it was rendering when it throws. */
function noting(component: Component, outer: Owner | undefined): Component {
  const owner: Owner = { component, outer, depth: (outer?.depth ?? 0) + 1 };
  return (props) => {
    if (owner.depth > maxOwners) throw new ElementError(new RangeError(`${nameOf(owner)} renders itself without an end`), listOf(owner));
    try {
      return checked(component(props), owner);
    } catch (thrown) {
      if (!isElementError(thrown)) throw new ElementError(thrown, listOf(owner));
      // The elements of an island are rendered on their own.
      throw thrown.components.includes(component) ? thrown : new ElementError(thrown.cause, [...thrown.components, ...listOf(owner)]);
    }
  };
}
