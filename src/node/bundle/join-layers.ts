// Joins adjacent blocks of the same cascade layer, because esbuild wraps each imported stylesheet in its layer. The styles stay the same,
// with fewer bytes.

/** Matches the delimiters of rules and blocks. Also matches strings and unquoted URLs as a unit, because braces in them delimit nothing. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|[{};]/g;

/** Splits minified CSS without comments into the rules and blocks of its top level. */
function topLevelOf(css: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of css.matchAll(tokens)) {
    depth += token === '{' ? 1 : token === '}' ? -1 : 0;
    if (depth !== 0 || (token !== '}' && token !== ';')) continue;
    parts.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...parts, css.slice(start)];
}

/** Returns minified CSS with adjacent blocks of the same layer joined. */
export function joinLayers(css: string): string {
  const joined: string[] = [];
  let open: string | undefined;
  for (const part of topLevelOf(css)) {
    const layer = /^@layer [^{;,]+\{/.exec(part)?.[0];
    if (layer !== undefined && layer === open) joined.push(`${joined.pop()?.slice(0, -1)}${part.slice(layer.length)}`);
    else joined.push(part);
    open = layer;
  }
  return joined.join('');
}
