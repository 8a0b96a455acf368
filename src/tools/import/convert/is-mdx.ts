import { outsideCode } from './outside-code.ts';

/** Matches components, imports and exports, and expressions other than the id of a heading, `{#prices}`. */
const ofMdx = /(?<!\\)<[A-Z]|^(?:import|export)\s|(?<!\\)\{(?!:?#)/m;

/** Returns whether a text uses MDX. Docusaurus reads files that end in .md as MDX, too. */
export function isMdx(text: string): boolean {
  let found = false;
  outsideCode(text.replace(/^---\n[\s\S]*?\n---\n/, ''), (masked) => {
    found = ofMdx.test(masked);
    return masked;
  });
  return found;
}
