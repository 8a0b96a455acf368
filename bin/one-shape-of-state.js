// A plugin for the bundle of the engine: js-yaml as V8 reads it fastest.
import { readFileSync } from 'node:fs';

/** A state of js-yaml that begins with spreads: the beginning, the spreads, the other keys, the end. */
const stateOfSpreads = /(const state = \{\s*)((?:\.\.\.\w+,\s*)+)([\s\S]*?)(\n\t\};)/g;

/** Those of its constructor and of its parser. */
const expectedStates = 2;

/**
 * The source of js-yaml with the spreads of its states behind their other keys; no option has the name of such a key. Throws where
 * the source has other states. @param {string} source
 */
function withSpreadsLast(source) {
  const found = source.match(stateOfSpreads)?.length ?? 0;
  if (found !== expectedStates) throw new Error(`js-yaml has ${found} states that begin with a spread instead of ${expectedStates}.`);
  return source.replaceAll(stateOfSpreads, '$1$3,\n\t\t$2$4');
}

/**
 * V8 gives each object that begins with a spread and goes on with other keys a shape of its own, in Node 20: js-yaml looks up
 * the state of its parser by thousands of shapes then, and takes four times as long. The spreads go to the end. A bundle fails
 * where js-yaml is another than this plugin knows.
 * @type {import('esbuild').Plugin}
 */
export const oneShapeOfState = {
  name: 'one-shape-of-state',
  setup({ onStart, onLoad, onEnd }) {
    let isLoaded = false;
    onStart(() => {
      isLoaded = false;
    });
    onLoad({ filter: /[\\/]js-yaml[\\/]dist[\\/]js-yaml\.mjs$/ }, ({ path }) => {
      isLoaded = true;
      return { contents: withSpreadsLast(readFileSync(path, 'utf8')) };
    });
    onEnd(() => (isLoaded ? {} : { errors: [{ text: 'js-yaml has no dist/js-yaml.mjs that the bundle loads.' }] }));
  },
};
