// Finds the pictures that MDX imports as modules, as in Astro and Docusaurus, so that the address stays when the import is removed.
import { escapePattern } from '../../../model/escape-pattern.ts';
import type { Rule } from './rules.ts';

const pictureImport = /^import\s+([A-Za-z_$][\w$]*)\s+from\s+(["'])([^"'\n]+\.(?:avif|gif|jpe?g|png|svg|webp))\2/gm;
const ofAstro = /^import\s*\{([^}]*)\}\s*from\s*["']astro:assets["']/gm;

/**
 * Returns rules that replace imported names in attributes with the addresses of the pictures, and Astro's `<Image>` and `<Picture>` with
 * `<img>`. A component whose description is code stays, because its description would be lost.
 */
export function rulesForPictures(text: string): readonly Rule[] {
  const components = [...text.matchAll(ofAstro)].flatMap(([, names = '']) => names.match(/\b(?:Image|Picture)\b/g) ?? []);
  return [
    ...Array.from(text.matchAll(pictureImport), ([, name = '', , address = '']): Rule => {
      const pattern = new RegExp(String.raw`(?<=<[A-Za-z][^<>]*?\s[\w-]+=)\{\s*${escapePattern(name)}(?:\.src)?\s*\}`, 'g');
      return { change: 'links', pattern, to: () => `"${address}"` };
    }),
    ...components.map((name): Rule => {
      const pattern = new RegExp(String.raw`<${name}(?=\s)((?:(?!\balt=\{)[^<>])*?\ssrc="(?:(?!\balt=\{)[^<>])*?)\s*/>`, 'g');
      return { change: 'html', pattern, to: (_, attributes = '') => `<img${attributes} />` };
    }),
  ];
}
