// Converts the body of a text: constructs of other generators become those of archipel. Code stays as it is.
import type { Count } from '../changes.ts';
import { withoutIndents, withoutPairs } from './blocks.ts';
import { withoutHtml } from './html.ts';
import { outsideCode } from './outside-code.ts';
import { type Rule, rulesForCode, rulesForMarkdown, rulesForProse } from './rules.ts';

/** Components, imports and exports, which only MDX has. There, braces are code. */
const mdx = /^import\s[^\n]*["']|^export\s(?:const|default|function)\b|<\/[A-Z][\w.]*>|<[A-Z][\w.]*(?:\s[^<>]*)?\/>/m;

/** Returns the converted text, whose lines end with `\n`. */
export function convertText(text: string, count: Count): string {
  const all = apply(rulesForCode, withoutIndents(text, count), count);
  return outsideCode(all, (prose) => {
    const rules = mdx.test(prose) ? rulesForProse : [...rulesForProse, ...rulesForMarkdown];
    return withoutHtml(apply(rules, withoutPairs(prose, count), count), count);
  });
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
