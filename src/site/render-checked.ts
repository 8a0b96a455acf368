// Finds the component that returned a value React cannot render: the error that React throws does not name it. If a page fails, it is
// rendered again, with each component wrapped in a check.
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';

export type Component = (props: object) => ReactNode;

/** An error thrown while elements were rendered. */
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

/**
 * Returns whether `thrown` is an ElementError. Checks the name, because islands are rendered by the engine's code
 * inside the site's bundle, which has its own copy of this class.
 */
export const isElementError = (thrown: unknown): thrown is ElementError => thrown instanceof Error && thrown.name === 'ElementError';

/** Returns the result of `render` for `node`. If rendering fails, throws an ElementError. */
export function renderChecked(node: ReactNode, render: (node: ReactNode) => string): string {
  try {
    return render(node);
  } catch (thrown) {
    throw traceThrow((wrap) => render(wrap(node)), thrown);
  }
}

/** Renders again with checked elements and returns the error of that rendering; if there is none, returns an ElementError for `thrown`. */
export function traceThrow(render: (wrap: (node: ReactNode) => ReactNode) => unknown, thrown: unknown): ElementError {
  try {
    render((node) => checked(node, undefined));
  } catch (error) {
    if (isElementError(error)) return error;
  }
  return isElementError(thrown) ? thrown : new ElementError(thrown, []);
}

/**
 * Renders with checked elements until `render` throws. Returns the components that were being rendered when it was ended from outside,
 * innermost first.
 */
export function componentsAtEnd(render: (wrap: (node: ReactNode) => ReactNode) => unknown): readonly Component[] {
  let last: Owner | undefined;
  try {
    render((node) =>
      checked(node, undefined, (owner) => {
        last = owner;
      }),
    );
  } catch {
    return listOf(last);
  }
  return [];
}

interface Owner {
  readonly component: Component;
  readonly outer: Owner | undefined;
  readonly depth: number;
}

/** Called before a component is rendered. */
type OnEnter = (owner: Owner) => void;

/** Maximum nesting of components; no page comes near it. */
const maxOwners = 400;

const listOf = (owner: Owner | undefined): readonly Component[] =>
  owner === undefined ? [] : [owner.component, ...listOf(owner.outer)].slice(0, 20);

const nameOf = (owner: Owner | undefined): string => owner?.component.name || 'A component';

/** Wraps the components in `node` so that each is checked when it renders. Throws an ElementError if React cannot render a value. */
function checked(node: ReactNode, owner: Owner | undefined, onEnter?: OnEnter): ReactNode {
  const refuse = (what: string): never => {
    throw new ElementError(new TypeError(`${nameOf(owner)} ${what}`), listOf(owner));
  };
  if (Array.isArray(node)) return node.map((each) => checked(each, owner, onEnter));
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return checkedValue(node, refuse);
  const { type, key, props } = node;
  if (type === undefined || type === null || (typeof type === 'object' && !('$$typeof' in type)))
    return refuse(
      `renders an element whose component is ${type === null ? 'null' : typeof type}: is it exported, and imported by its name?`,
    );
  if (isFunctionComponent(type)) return createElement(noting(type, owner, onEnter), { ...props, key });
  return withChildren(node, (child) => checked(child, owner, onEnter));
}

/** Returns whether React calls `type` with its props only. A class component would need `new`. */
export const isFunctionComponent = (type: unknown): type is Component =>
  typeof type === 'function' && type.prototype?.isReactComponent === undefined;

/** Returns `element` with `change` applied to each of its children. */
export function withChildren(
  element: ReactElement<{ readonly children?: ReactNode }>,
  change: (child: ReactNode) => ReactNode,
): ReactElement {
  const { type, key, props } = element;
  const { children } = props;
  if (children === undefined) return element;
  const changed = Array.isArray(children) ? children.map((child: ReactNode) => change(child)) : [change(children)];
  return createElement(type, { ...props, key }, ...changed);
}

function checkedValue(value: ReactNode, refuse: (what: string) => never): ReactNode {
  if (typeof value === 'function') return refuse('returns a function, where an element or a text belongs');
  if (typeof value !== 'object' || value === null || Symbol.iterator in value) return value;
  if ('then' in value) {
    // Unless it is handled, its own error would end the process.
    Promise.resolve(value).catch(() => undefined);
    return refuse('returns a promise: pages are rendered at once, and cannot wait');
  }
  const keys = Object.keys(value).join(', ');
  return refuse(`shows an object${keys === '' ? '' : ` with the keys ${keys}`}, where an element or a text belongs`);
}

/** Wraps `component` so that the elements it returns are checked, and an error that it throws names the component. */
function noting(component: Component, outer: Owner | undefined, onEnter?: OnEnter): Component {
  const owner: Owner = { component, outer, depth: (outer?.depth ?? 0) + 1 };
  return (props) => {
    if (owner.depth > maxOwners) throw new ElementError(new RangeError(`${nameOf(owner)} renders itself without an end`), listOf(owner));
    onEnter?.(owner);
    try {
      return checked(component(props), owner, onEnter);
    } catch (thrown) {
      if (!isElementError(thrown)) throw new ElementError(thrown, listOf(owner));
      // The elements of an island are rendered separately, so their error may already name this component.
      throw thrown.components.includes(component) ? thrown : new ElementError(thrown.cause, [...thrown.components, ...listOf(owner)]);
    }
  };
}
