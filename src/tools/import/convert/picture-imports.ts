// Finds the pictures that MDX imports as modules, as in Astro and Docusaurus, so that the address stays when the import is removed.
import { escapePattern } from '../../../model/escape-pattern.ts';
import { pictureEnding } from '../file-names.ts';
import { importsIn } from './components.ts';
import type { Rule } from './rules.ts';

/**
 * Returns rules that replace imported names in attributes with the addresses of the pictures, and Astro's `<Image>` and `<Picture>` with
 * `<img>`. A component whose description is code stays, because its description would be lost.
 */
export function rulesForPictures(text: string): readonly Rule[] {
  const imports = importsIn(text);
  const pictures = imports.filter(({ name, module }) => name === undefined && pictureEnding.test(module));
  const components = imports.filter(({ name = '', module }) => module === 'astro:assets' && /^(?:Image|Picture)$/.test(name));
  return [
    ...pictures.map(({ local, module }): Rule => {
      const pattern = new RegExp(String.raw`(?<=<[A-Za-z][^<>]*?\s[\w-]+=)\{\s*${escapePattern(local)}(?:\.src)?\s*\}`, 'g');
      return { change: 'links', pattern, to: () => `"${module}"` };
    }),
    ...components.map(({ local: name }): Rule => {
      const pattern = new RegExp(String.raw`<${name}(?=\s)((?:(?!\balt=\{)[^<>])*?\ssrc="(?:(?!\balt=\{)[^<>])*?)\s*/>`, 'g');
      return { change: 'html', pattern, to: (_, attributes = '') => `<img${attributes} />` };
    }),
  ];
}
