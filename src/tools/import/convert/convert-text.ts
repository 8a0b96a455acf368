import type { Count } from '../changes.ts';
import { withoutIndents, withoutPairs } from './blocks.ts';
import { withCodeBlocks, withOwnOptions } from './code-blocks.ts';
import { withoutHtml } from './html.ts';
import { outsideCode, outsideShortcodes } from './outside-code.ts';
import { withOwnReferences } from './own-references.ts';
import { rulesForPictures } from './picture-imports.ts';
import { type Rule, rulesForProse, shownBrace } from './rules.ts';

/** `{% raw %}` and `{% endraw %}`, with their lines if they are alone there. */
const raw =
  /(?:^[ \t]*\{%-? *raw *-?%\}[ \t]*\n|\{%-? *raw *-?%\})([\s\S]*?)(?:^[ \t]*\{%-? *endraw *-?%\}[ \t]*(?:\n|$(?![\s\S]))|\{%-? *endraw *-?%\})/gm;

interface Converting {
  readonly count: Count;
  readonly isMdx: boolean;
}

/** Returns the body of a text with the constructs of other generators converted. Code stays as it is. Lines end with `\n`. */
export function convertText(text: string, { count, isMdx }: Converting): string {
  const referred = withOwnReferences(text);
  const shown = referred.replace(raw, (found, inner: string, offset: number) => {
    // Code that shows the tags themselves: `{% raw %}` and `{% endraw %}`.
    if (referred[offset - 1] === '`' && inner.startsWith('`') && inner.endsWith('`')) return found;
    count('liquid');
    return inner.replaceAll(/\{(?=[{%])/g, shownBrace);
  });
  const prose = (masked: string): string =>
    outsideShortcodes(withoutPairs(masked, count), (rest) => {
      const rules = isMdx ? [...rulesForPictures(rest), ...rulesForProse] : rulesForProse;
      return withoutHtml(apply(rules, rest, count), { count, isMdx });
    }).replaceAll(shownBrace, '\\{');
  return outsideCode(withCodeBlocks(withoutIndents(shown, count), count), prose, (found) =>
    withOwnOptions(shownShortcodes(found, count), count),
  ).replaceAll(shownBrace, '{');
}

/** Writes shortcodes that Hugo shows in code, between `/*` and `*` with a slash, as they are shown. */
const shownShortcodes = (code: string, count: Count): string =>
  code.replaceAll(/(\{\{[<%])\/\*([\s\S]*?)\*\/(?=[>%]\}\})/g, (_, start: string, words: string) => {
    count('shortcodes');
    return start + words;
  });

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
