// A plugin for the bundle of the engine: js-yaml without spreads in object literals.
import { readFileSync } from 'node:fs';

/**
 * V8 gives each object whose literal begins with a spread and continues with other keys a shape of its own, in Node 20: js-yaml
 * looks up the state of its parser by thousands of shapes then, and takes three times as long. esbuild writes the spreads as
 * calls that assign keys, as for browsers that have none.
 * @type {import('esbuild').Plugin}
 */
export const loweredSpreads = {
  name: 'lowered-spreads',
  setup({ esbuild, onLoad }) {
    onLoad({ filter: /[\\/]js-yaml[\\/]dist[\\/]js-yaml\.mjs$/ }, async ({ path }) => {
      const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { supported: { 'object-rest-spread': false } });
      return { contents: code };
    });
  },
};
