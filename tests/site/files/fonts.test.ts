// The committed typefaces are subsets: they must contain every character that the site uses.
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { all, pages, textOf } from '../../support/real-site/real-site.ts';

/** Returns the characters of a font file, as code points. */
function covered(name: string): ReadonlySet<number> {
  const font = create(readFileSync(new URL(`../../../templates/fonts/${name}`, import.meta.url)));
  if (!('characterSet' in font)) throw new Error(`${name} is a collection of fonts.`);
  return new Set(font.characterSet);
}

// Line ends and tabs are spaces in HTML; a browser draws none of these characters.
const undrawn = new Set(['\n', '\t', '\u00AD']);

/** Sentences in other languages use fonts of the visitor's system. */
const foreign = '[lang]:not([lang=de], [lang=en])';

const withoutSentences = (text: string, sentences: readonly string[]): string =>
  sentences.reduce((rest, sentence) => rest.replace(sentence, ''), text);

/** The characters of all pages, in their words and in attributes that browsers or islands show. */
const written = new Set(
  pages.flatMap(({ html, tree }) => [
    ...all(tree, 'body').flatMap((body) => [...withoutSentences(textOf(body), all(body, foreign).map(textOf))]),
    ...[...html.matchAll(/(?:placeholder|title|alt)="([^"]*)"/g)].flatMap(([, text = '']) => [...text]),
    // Soft hyphens and special spaces, which the normalized words above no longer contain.
    ...[...html.matchAll(/[\u00A0\u00AD\u2009\u200A\u2011\u202F\u2060]/g)].map(([character]) => character),
  ]),
);

test.each(['inter.woff2', 'space-grotesk.woff2', 'inter-500.ttf', 'space-grotesk-600.ttf'])(
  'The font %s has every character that the site uses',
  (name) => {
    const font = covered(name);
    const missing = [...written].filter((character) => !undrawn.has(character) && !font.has(character.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  },
);
