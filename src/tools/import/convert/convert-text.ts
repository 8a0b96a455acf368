// Converts the body of a text: constructs of other generators become those of archipel. Code stays as it is.
import type { Count } from '../changes.ts';
import { withoutIndents, withoutPairs } from './blocks.ts';
import { withoutHtml } from './html.ts';
import { type Rule, rulesForCode, rulesForProse } from './rules.ts';

/** Blocks of code, and code within a line. */
const code = /^[ \t>]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$|(`+)(?!`)[\s\S]*?(?<!`)\2(?!`)/gm;

/** Returns the converted text, whose lines end with `\n`. */
export function convertText(text: string, count: Count): string {
  const all = apply(rulesForCode, withoutIndents(text, count), count);
  return outsideCode(all, (prose) => withoutHtml(apply(rulesForProse, withoutPairs(prose, count), count), count));
}

/** Returns `text` with `convert` applied to it while each code is one character, which `convert` keeps. */
export function outsideCode(text: string, convert: (text: string) => string): string {
  const codes: string[] = [];
  const masked = text.replace(code, (found) => {
    // A span of code ends with its paragraph.
    if (!/^[ \t>]*(?:`{3}|~{3})/.test(found) && /\n[ \t]*\n/.test(found)) return found;
    return `\uE000${codes.push(found) - 1}\uE000`;
  });
  return convert(masked).replace(/\uE000(\d+)\uE000/g, (_, index: string) => codes[Number(index)] ?? '');
}

function apply(all: readonly Rule[], text: string, count: Count): string {
  let changed = text;
  for (const { change, pattern, to } of all) {
    for (let before = ''; before !== changed; ) {
      before = changed;
      changed = changed.replace(pattern, (found, ...groups) => {
        const words = groups.slice(
          0,
          groups.findIndex((each) => typeof each === 'number'),
        ) as string[];
        const by = typeof to === 'string' ? to.replaceAll(/\$(\d)/g, (_, index) => words[Number(index) - 1] ?? '') : to(found, ...words);
        if (by !== found) count(change);
        return by;
      });
    }
  }
  return changed;
}
