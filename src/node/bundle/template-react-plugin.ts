// Provides the React that templates use. It throws if a page becomes endless, or if a template uses a feature that only works in browsers.
// If a component renders itself, plain React would continue until memory runs out, and no other code could stop it.
import type { Plugin } from 'esbuild';
import { browserOnlyKey } from '../../diagnostics/browser-only.ts';

/** Maximum number of elements on a page; browsers could not display more. */
const maxElements = 250_000;

/** The global name under which the bundle of a site finds the counter. */
const countName = 'archipel.elements';

/** Called with each element that templates create, and each that packages create with JSX. */
type Observe = (type: unknown, props: Readonly<Record<string, unknown>>) => void;

const count = { made: 0, pages: 0, mayHandle: false, observe: undefined as Observe | undefined };
Reflect.set(globalThis, Symbol.for(countName), count);

function begin(mayHandle: boolean): void {
  count.made = 0;
  count.mayHandle = mayHandle;
  count.pages += 1;
}

/** Resets the count for the next page. */
export const resetCount = (): void => begin(false);

/** Resets the count for a gallery page, which displays parts of islands without their scripts. */
export const resetCountInGallery = (): void => begin(true);

/** Runs `render`, and calls `observe` with each element. Errors of `render` are ignored. */
export function observeElements(observe: Observe, render: () => void): void {
  count.observe = observe;
  try {
    render();
  } catch {
    // The same page has been rendered before, so its errors are known.
  } finally {
    count.observe = undefined;
  }
}

/** Hooks that keep state or need a browser. `useSyncExternalStore` is allowed, because it has a value for the server. */
const hooks = [
  'useActionState',
  'useEffect',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useTransition',
] as const;

const namespace = 'template-react';

const modules: Readonly<Record<string, string>> = {
  count: `
const count = globalThis[Symbol.for(${JSON.stringify(countName)})];
export function add(type, props) {
  count.made += 1;
  if (count.observe !== undefined) count.observe(type, props ?? {});
  if (count.made <= ${maxElements}) return;
  count.made = 0;
  throw new RangeError('A page of more than ${maxElements} elements: a component may render itself without an end');
}
// Elements that modules create while they are loaded may be for an island.
const before = count.pages;
export const isLoading = () => count.pages === before;
export const mayHandle = () => count.mayHandle;`,
  refuse: `
import { isInIsland } from 'archipel';
import { use } from 'react';
import { isLoading, mayHandle } from 'template-react:count';
const isFree = () => mayHandle() || isInIsland();
function refuse(name, element) {
  const error = new TypeError((element ? '<' + element + '> has ' + name + ', which' : name) + ' does nothing in a template');
  error[Symbol.for(${JSON.stringify(browserOnlyKey)})] = { name, ...(element && { element }) };
  throw error;
}
const handlerOf = (props) => {
  for (const key in props)
    if (key.charCodeAt(0) === 111 && /^on[A-Z]/.test(key) && typeof props[key] === 'function') return key;
};
/** Elements that were made while modules were loaded, with their handlers. */
const early = new Map();
function refuseEarly(children) {
  if (Array.isArray(children)) return children.forEach(refuseEarly);
  const handler = early.get(children);
  if (handler !== undefined && !isFree()) refuse(handler, children.type);
}
/**
 * Refuses an event handler outside of islands. Returns the handler of an element that is created while modules are loaded, because that
 * element may be for an island.
 */
export function check(type, props, children) {
  if (typeof type === 'string' && typeof props?.style === 'string')
    throw new TypeError('<' + type + '> has a text as style. The security policy of pages forbids styles in attributes: write a class');
  if (early.size > 0) refuseEarly(children);
  const handler = typeof type === 'string' ? handlerOf(props) : undefined;
  if (handler === undefined || isLoading()) return handler;
  if (!isFree()) refuse(handler, type);
}
export function keep(element, handler) {
  if (handler !== undefined) early.set(element, handler);
  return element;
}
export function useNow(usable) {
  if (typeof usable.then !== 'function' || isFree()) return use(usable);
  throw new TypeError('use cannot wait for a promise, because a page is rendered without waiting; load the data in the source of a collection');
}
export const hook = (name, use) => (...args) => (isFree() ? use(...args) : refuse(name));`,
  'react/jsx-runtime': `
import { Fragment, jsx as make, jsxs as makeOfMany } from 'react/jsx-runtime';
import { add } from 'template-react:count';
import { check, keep } from 'template-react:refuse';
export { Fragment };
const checked = (make) => (type, props, key) => {
  add(type, props);
  const handler = check(type, props, props.children);
  return keep(make(type, props, key), handler);
};
export const jsx = checked(make);
export const jsxs = checked(makeOfMany);`,
  react: `
import React from 'react';
import { add } from 'template-react:count';
import { check, hook, keep, useNow } from 'template-react:refuse';
export * from 'react';
export { useNow as use };
export function createElement(type, props, ...children) {
  add(type, props);
  const handler = check(type, props, children);
  return keep(React.createElement(type, props, ...children), handler);
}
export function cloneElement(element, props, ...children) {
  const handler = check(element.type, props, children);
  return keep(React.cloneElement(element, props, ...children), handler);
}
${hooks.map((name) => `export const ${name} = hook('${name}', React.${name});`).join('\n')}
export default { ...React, cloneElement, createElement, use: useNow, ${hooks.join(', ')} };`,
  // Users of a package cannot correct it, so packages get a runtime that only counts elements.
  'react/jsx-runtime of packages': `
import { Fragment, jsx as make, jsxs as makeOfMany } from 'react/jsx-runtime';
import { add } from 'template-react:count';
export { Fragment };
export const jsx = (type, props, key) => (add(type, props), make(type, props, key));
export const jsxs = (type, props, key) => (add(type, props), makeOfMany(type, props, key));`,
};

/** Returns whether `source`, which a source map names, is one of the modules that the plugin provides. */
export const isTemplateReact = (source: string): boolean => source.includes(`${namespace}:`);

/** Creates the plugin for the module that renders pages; `root` is the folder of the engine. */
export const templateReact = (root: string): Plugin => ({
  name: namespace,
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, namespace: from, importer }) => {
      if (from === namespace) return undefined;
      if (!/[\\/]node_modules[\\/]/.test(importer)) return { path, namespace };
      return path === 'react' ? undefined : { path: `${path} of packages`, namespace };
    });
    onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({ path: path.slice(namespace.length + 1), namespace }));
    onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: modules[path] ?? '', resolveDir: root }));
  },
});
