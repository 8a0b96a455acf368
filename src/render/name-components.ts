// Elements whose components say who they are while they run, so that a read of content names the component that made it.
import { createElement, isValidElement, type ReactNode } from 'react';
import { inComponent } from '../dependencies/reads.ts';

type Component = (props: object) => ReactNode;

const named = new WeakMap<Component, Component>();

/** `node`, each of whose components runs under its own name, those that it renders included. The HTML is the same. */
export function nameComponents(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(nameComponents);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { type, key, props } = node;
  // React calls a component that is a function with its props alone.
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
