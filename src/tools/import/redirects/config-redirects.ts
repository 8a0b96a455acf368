// Reads redirects in the configuration of Docusaurus and Astro:
// https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-client-redirects, https://docs.astro.build/en/guides/routing/#redirects
import { isBlock } from '../../../model/data/block.ts';
import {
  type CodeFile,
  type CodePart,
  codeKeysIn,
  codeLineAt,
  codeParts,
  literalOf,
  withoutComments,
} from '../generators/code-literals.ts';
import { type LeftRedirect, noRedirects, type StatedRedirect, type StatedRedirects } from './stated-redirects.ts';

/** The name of the plugin and, if a block of options follows, its bracket. */
const plugin = /client-redirects["'`]\s*\)?\s*(?:,\s*(\{)?)?/;

export function docusaurusRedirects({ file, code }: CodeFile): StatedRedirects {
  const plain = withoutComments(code);
  const found = plugin.exec(plain);
  if (found === null) return noRedirects;
  const end = found.index + found[0].length;
  if (found[1] === undefined) return collected(plain, file, [{ start: found.index, code: 'client-redirects' }]);
  const options = codeKeysIn(plain, end - 1);
  const list = options.find(({ key }) => key === 'redirects');
  const maker = options.find(({ key }) => key === 'createRedirects');
  return collected(plain, file, [
    ...(list === undefined ? [] : list.code.startsWith('[') ? codeParts(plain, list.start) : [list]),
    ...(maker === undefined ? [] : [{ start: maker.keyStart, code: 'createRedirects' }]),
  ]);
}

/** The key of the configuration, and the bracket of its block. */
const key = /(?<![\w.$])redirects(?:["']?\s*:\s*(\{)?|(?=\s*[,}]))/;

export function astroRedirects({ file, code }: CodeFile): StatedRedirects {
  const plain = withoutComments(code);
  const found = key.exec(plain);
  if (found === null) return noRedirects;
  if (found[1] === undefined) return collected(plain, file, [{ start: found.index, code: 'redirects' }]);
  return collected(
    plain,
    file,
    codeParts(plain, found.index + found[0].length - 1).map((part) => {
      const [pair] = codeKeysIn(`{${part.code}}`, 0);
      const value = pair === undefined ? undefined : literalOf(pair.code);
      const to = isBlock(value) ? value['destination'] : value;
      return typeof to === 'string' ? { ...part, value: { from: pair?.key, to } } : part;
    }),
  );
}

/** Returns the redirects in parts of code. A part without a value is read as a literal. */
function collected(code: string, file: string, parts: readonly (CodePart & { readonly value?: unknown })[]): StatedRedirects {
  const stated: StatedRedirect[] = [];
  const left: LeftRedirect[] = [];
  for (const { start, code: part, value = literalOf(part) } of parts) {
    const { from, to } = Object(value);
    const sources = [from].flat().filter((each) => typeof each === 'string');
    const place = { file, line: codeLineAt(code, start), words: sources.join(', ') || part.replaceAll(/\s+/g, ' ').slice(0, 60) };
    if (typeof to !== 'string' || sources.length === 0) left.push({ ...place, reason: 'code' });
    else if (sources.some((each) => each.includes('['))) left.push({ ...place, reason: 'rule' });
    else stated.push(...sources.map((each) => ({ from: each, to, place })));
  }
  return { stated, left };
}
