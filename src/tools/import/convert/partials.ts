// Inlines texts that MDX imports as components, as in Docusaurus and Astro: `import Steps from './_steps.mdx'` and `<Steps />`.
import { linkedFile } from '../../../content/prose/inner-link.ts';
import { relativeName } from '../../../content/prose/markdown-links.ts';
import { escapePattern } from '../../../model/escape-pattern.ts';
import { splitText } from '../front-matter.ts';
import { writtenAddressesIn } from './addresses.ts';
import { outsideCode } from './outside-code.ts';

export interface PartialSource {
  /** The texts of the imported folder, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The name of the imported folder: `docs` in `@site/docs/_steps.mdx`. */
  readonly folder: string;
  /** The path from the imported folder to that of the site, with a slash at its end; undefined if it is unknown. */
  readonly site: string | undefined;
  /** Returns the text of a file outside of the imported folder, by its path relative to it; undefined if there is none. */
  readonly textAt: (path: string) => string | undefined;
}

/** Returns whether Docusaurus and Astro create no page from a file, because its name or that of a folder begins with an underscore. */
export const isPartial = (path: string): boolean => /(?:^|\/)_/.test(path);

const textImport = /^import\s+([A-Z]\w*)\s+from\s+(["'])([^"'\n]+\.mdx?)\2;?[ \t]*(?:\n|$)/gm;

/** Partials within partials are inlined up to this depth, because two could import each other. */
const maxDepth = 5;

/** Returns a body in MDX with the texts that it imports in place of their elements. `used` gets the paths of these texts. */
export function withPartials(
  body: string,
  { from, source, used }: { readonly from: string; readonly source: PartialSource; readonly used: Set<string> },
  depth = 0,
): string {
  let changed = body;
  for (const { 0: statement, 1: name = '', 3: address = '' } of body.matchAll(textImport)) {
    const path = pathOf(address, from, source);
    const text = source.texts.get(path) ?? source.textAt(path);
    if (text === undefined || depth > maxDepth) continue;
    const inner = withPartials(relocated(splitText(text).body, path, from), { from: path, source, used }, depth + 1);
    const element = new RegExp(
      String.raw`^([ \t]*)<${escapePattern(name)}((?:\s+[\w-]+(?:="[^"{}]*")?)*)\s*(?:/>|></${escapePattern(name)}>)`,
      'gm',
    );
    const inlined = outsideCode(changed, (masked) =>
      masked.replace(element, (_, indent: string, attributes: string) => indented(filled(inner.trim(), attributes), indent)),
    );
    if (inlined === changed) continue;
    used.add(path);
    changed = inlined.replace(statement, '');
  }
  return changed;
}

function pathOf(address: string, from: string, { folder, texts, site }: PartialSource): string {
  const ofSite = /^@site\/(.+)$/.exec(address)?.[1];
  if (ofSite === undefined) return linkedFile(from.slice(0, Math.max(0, from.lastIndexOf('/'))), address);
  const inFolder = ofSite.replace(`${folder}/`, '');
  return texts.has(inFolder) || site === undefined ? inFolder : site + ofSite;
}

/** Fills in `{props.name}` by the attribute `name`. */
const filled = (text: string, attributes: string): string =>
  text.replaceAll(
    /\{props\.([\w-]+)\}/g,
    (found, name: string) => new RegExp(String.raw`\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? found,
  );

const indented = (text: string, indent: string): string => text.replaceAll(/^(?=.)/gm, indent);

/** Returns a text of the file `path` with its relative addresses as they are in the file `from`. */
function relocated(text: string, path: string, from: string): string {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return outsideCode(text, (masked) => {
    let result = masked;
    for (const { start, address } of [...writtenAddressesIn(masked)].reverse()) {
      const [, file = '', rest = ''] = /^(\.{1,2}\/[^?#]*|[^/?#:@][^?#:]*\.\w+)(.*)$/s.exec(address) ?? [];
      if (file === '') continue;
      const way = relativeName(from, linkedFile(folder, file));
      result = result.slice(0, start) + (way.startsWith('.') ? way : `./${way}`) + rest + result.slice(start + address.length);
    }
    return result;
  });
}
