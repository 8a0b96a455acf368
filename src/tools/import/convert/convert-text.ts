import type { Count } from '../changes.ts';
import { withoutClassLists, withoutIndents, withoutPairs } from './blocks.ts';
import { withCodeBlocks, withOwnOptions } from './code-blocks.ts';
import { type FileOfText, withoutComponents } from './components.ts';
import { withoutHtml } from './html.ts';
import { withoutHtmlIndents } from './kramdown-html.ts';
import { withoutMdxIndents } from './mdx-indents.ts';
import { outsideCode, outsideShortcodes, untilUnchanged } from './outside-code.ts';
import { withOwnReferences } from './own-references.ts';
import { rulesForPictures } from './picture-imports.ts';
import { type Rule, rulesForLinks, rulesForMdx, rulesForProse, shownBrace } from './rules.ts';
import { type ShortLinks, withShortLinks } from './short-links.ts';

/** `{% raw %}` and `{% endraw %}`, with their lines if they are alone there. */
const raw =
  /(?:^[ \t]*\{%-? *raw *-?%\}[ \t]*\n|\{%-? *raw *-?%\})([\s\S]*?)(?:^[ \t]*\{%-? *endraw *-?%\}[ \t]*(?:\n|$(?![\s\S]))|\{%-? *endraw *-?%\})/gm;

export interface Converting extends FileOfText {
  /** Whether kramdown made HTML of the text, as in Jekyll. */
  readonly isKramdown?: boolean;
  readonly count: Count;
  /** The shorthands for links that the site has. */
  readonly short?: ShortLinks | undefined;
  /** Fills in what the other generator writes in place of tags, before it reads Markdown. */
  readonly fill?: (text: string) => string;
  readonly isMdx: boolean;
}

/** Returns the body of a text with the constructs of other generators converted. Code stays as it is. Lines end with `\n`. */
export function convertText(
  text: string,
  { count, isMdx, isKramdown = false, short, fill = (written) => written, ...file }: Converting,
): string {
  const referred = withOwnReferences(isMdx ? withoutMdxIndents(text) : text);
  const shown = referred.replace(raw, (found, inner: string, offset: number) => {
    // Code that shows the tags themselves: `{% raw %}` and `{% endraw %}`.
    if (referred[offset - 1] === '`' && inner.startsWith('`') && inner.endsWith('`')) return found;
    count('liquid');
    return inner.replaceAll(/\{(?=[{%])/g, shownBrace);
  });
  const prose = (masked: string): string =>
    outsideShortcodes(withoutClassLists(withoutPairs(isKramdown ? withoutHtmlIndents(masked) : masked, count), count), (rest) => {
      const rules = isMdx ? [...rulesForPictures(rest), ...rulesForMdx, ...rulesForProse] : rulesForProse;
      const converted = apply(rulesForLinks, withoutHtml(apply(rules, rest, count), { count, isMdx }), count);
      return short === undefined ? converted : withShortLinks(converted, short, count);
    }).replaceAll(shownBrace, '\\{');
  const blocks = withCodeBlocks(withoutIndents(fill(shown), count), count);
  return outsideCode(isMdx ? withoutComponents(blocks, { ...file, count }) : blocks, prose, (found) =>
    withOwnOptions(shownShortcodes(found, count), count),
  ).replaceAll(shownBrace, '{');
}

/** Writes shortcodes that Hugo shows in code, between `/*` and `*` with a slash, as they are shown. */
const shownShortcodes = (code: string, count: Count): string =>
  code.replaceAll(/(\{\{[<%])\/\*([\s\S]*?)\*\/(?=[>%]\}\})/g, (_, start: string, words: string) => {
    count('shortcodes');
    return start + words;
  });

const apply = (all: readonly Rule[], text: string, count: Count): string =>
  all.reduce(
    (start, { change, pattern, to }) =>
      untilUnchanged(start, (before) =>
        before.replace(pattern, (found, ...groups: string[]) => {
          const by =
            typeof to === 'string' ? to.replaceAll(/\$(\d)/g, (_, index) => groups[Number(index) - 1] ?? '') : to(found, ...groups);
          if (by !== found) count(change);
          return by;
        }),
      ),
    text,
  );
