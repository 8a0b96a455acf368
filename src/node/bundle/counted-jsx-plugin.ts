// The JSX runtime of templates: React's, which throws where a page becomes endless, and where an element of a template has a handler,
// which would never be called. Where a component renders itself, React goes on until memory ends, and nothing can stop it from outside.
import type { Plugin } from 'esbuild';

/** No page that a browser would show has as many. */
const maxElements = 250_000;

/** The name under which the bundle of a site finds the count. */
const countName = 'archipel.elements';

const count = { made: 0, pages: 0, mayHandle: false };
Reflect.set(globalThis, Symbol.for(countName), count);

function begin(mayHandle: boolean): void {
  count.made = 0;
  count.mayHandle = mayHandle;
  count.pages += 1;
}

/** Begins to count for another page. */
export const countAnew = (): void => begin(false);

/** The same for a page of the gallery, which shows parts of islands without their scripts. */
export const countAnewInGallery = (): void => begin(true);

const namespace = 'counted-jsx';

const contents = `
import { isInIsland } from 'archipel';
import { Fragment, jsx as make, jsxs as makeOfMany } from 'react/jsx-runtime';
const count = globalThis[Symbol.for(${JSON.stringify(countName)})];
function add() {
  count.made += 1;
  if (count.made <= ${maxElements}) return;
  count.made = 0;
  throw new RangeError('A page of more than ${maxElements} elements: a component may render itself without an end');
}
// Elements that modules make while they are loaded may be those of an island.
const before = count.pages;
function refuseHandlers(type, props) {
  if (typeof type !== 'string' || count.mayHandle || count.pages === before) return;
  for (const key in props)
    if (key.charCodeAt(0) === 111 && /^on[A-Z]/.test(key) && typeof props[key] === 'function' && !isInIsland())
      throw new TypeError('<' + type + '> has ' + key + ', which is never called: a template is HTML without scripts. What reacts to visitors is an island');
}
export { Fragment };
export const jsx = (type, props, key) => (add(), refuseHandlers(type, props), make(type, props, key));
export const jsxs = (type, props, key) => (add(), refuseHandlers(type, props), makeOfMany(type, props, key));
`;

/** True for the source of a place in a bundle that is this runtime. */
export const isCountedJsx = (source: string): boolean => source.includes(`${namespace}:`);

/** For the module that renders; `root` is the folder of the engine. */
export const countedJsx = (root: string): Plugin => ({
  name: namespace,
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^react\/jsx-runtime$/ }, ({ path, namespace: from }) => (from === namespace ? undefined : { path, namespace }));
    onLoad({ filter: /./, namespace }, () => ({ contents, resolveDir: root }));
  },
});
