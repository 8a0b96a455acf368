// Wraps components so that each runs under its name: reads of content are then recorded with the component that made them.
import { createElement, isValidElement, type ReactNode } from 'react';
import { type Component, isFunctionComponent, withChildren } from '../../site/render-checked.ts';
import { inComponent } from '../../store/reads/reads.ts';

const named = new WeakMap<Component, Component>();

/** Wraps the function components in `node`, and those that they render, so that each runs under its own name. The HTML is unchanged. */
export function nameComponents(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(nameComponents);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { type, key, props } = node;
  return isFunctionComponent(type) ? createElement(underItsName(type), { ...props, key }) : withChildren(node, nameComponents);
}

function underItsName(component: Component): Component {
  const known = named.get(component);
  if (known !== undefined) return known;
  const wrapped: Component = (props) => nameComponents(inComponent(component.name, () => component(props)));
  named.set(component, wrapped);
  return wrapped;
}
