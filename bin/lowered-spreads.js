// An esbuild plugin that replaces spreads in object literals of js-yaml.
import { readFileSync } from 'node:fs';

/**
 * In Node 20, V8 creates a separate shape for each object whose literal begins with a spread and continues with other
 * keys. The parser state of js-yaml then has thousands of shapes, and parsing takes three times as long. The plugin
 * lets esbuild convert spreads to calls that assign keys, as for old browsers.
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
