// Wraps components so that each runs under its name: reads of content are then recorded with the component that made them.
import { createElement, isValidElement, type ReactNode } from 'react';
import { inComponent } from '../../store/reads/reads.ts';

type Component = (props: object) => ReactNode;

const named = new WeakMap<Component, Component>();

/** Returns `node` with each of its function components, and those they render, running under its own name. The HTML is unchanged. */
export function nameComponents(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(nameComponents);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { type, key, props } = node;
  // React calls a function component with its props only, so the cast is safe. A class component would need `new`.
  if (typeof type === 'function' && type.prototype?.isReactComponent === undefined)
    return createElement(underItsName(type as Component), { ...props, key });
  const { children } = props;
  if (children === undefined) return node;
  return Array.isArray(children)
    ? createElement(type, { ...props, key }, ...children.map(nameComponents))
    : createElement(type, { ...props, key }, nameComponents(children));
}

function underItsName(component: Component): Component {
  const known = named.get(component);
  if (known !== undefined) return known;
  const wrapped: Component = (props) => nameComponents(inComponent(component.name, () => component(props)));
  named.set(component, wrapped);
  return wrapped;
}
