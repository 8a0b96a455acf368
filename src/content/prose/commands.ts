// Finds commands of other generators: shortcodes of Hugo, tags and values of Liquid and Nunjucks, as in Jekyll and Eleventy, and attributes
// of kramdown. The search is in the entire text and not in single nodes, because spaces, quotes and pipes in a command end links, titles
// and cells.
import type { Code } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import { overlaps, type Range } from '../../model/data/place.ts';
import { unionOf } from '../../model/union-of.ts';
import type { RawMark } from './find-mark.ts';
import { maskRanges, type OffsetRange } from './mask-ranges.ts';

interface Command {
  readonly what: RawMark;
  /** The name of the shortcode or tag; undefined for marks without words. */
  readonly name: string | undefined;
  readonly offsets: OffsetRange;
  readonly range: Range;
  /** Whether it may be a mistyped fact, which is checked together with the facts. */
  readonly mayBeFact: boolean;
}

/**
 * Matches commands within a paragraph. A tag may lack its end. No command contains another one, so that the search is linear. Braces that
 * are alone in quotes, as in `"{{" and "}}"`, are what a sentence is about.
 */
const command =
  /(?<!\\)(?!(?<=(?<!=)["'“„«‘])\{[{%][<%-]?["'“”»’])(?:\{%(?:(?!\{%|\n[ \t]*\n)[\s\S])*?%\}|\{%[-+]?[ \t]*[a-z]\w*|\{\{(?!\}\})(?:(?!\{\{|\n[ \t]*\n)[\s\S])+?\}\})/gi;

/**
 * Matches attributes and commands of kramdown. Within a line, attributes begin with a class, a value, or an id and more: braces with a
 * colon may also be code of Elixir or Ruby. own-ids.ts reads an id that is alone in its braces.
 */
const kramdown = unionOf(
  [
    /(?<!\\)\{::[a-z][^{}\n]*\}/,
    /(?<!\\)\{:\/[^{}\n]*\}/,
    /\{:(?<=^[ \t>]*\{:)(?!toc\b|[ \t]*#[^\s{}]+[ \t]*\})[^{}\n]*\}(?=[ \t]*$)/,
    /(?<!\\)\{:[ \t]*(?:\.[\w-]|[\w-]+=|#[\w-]+[ \t]+[^\s{}])[^{}\n]*\}/,
  ],
  'gim',
);

/** The kinds of commands, by their start. */
const kinds: readonly (readonly [RawMark, RegExp])[] = [
  ['verbatim', /^\{\{?%[-+]?[ \t]*(?:end)?(?:raw|verbatim)\b/],
  ['highlight', /^\{[{%][<%+-]?[ \t]*(?:end|\/)?highlight\b/],
  ['include', /^\{\{#(?:include|rustdoc_include|playground|playpen)\b/],
  ['attributes', /^\{:(?![:/])/],
];

interface ReadParts {
  /** The code and the comments. */
  readonly code: readonly OffsetRange[];
  /** Facts in a wrong notation. */
  readonly mistyped: readonly { readonly range: Range }[];
}

/** Returns the commands in `text`, outside of code. */
export function commandsIn(text: string, { code, mistyped }: ReadParts): readonly Command[] {
  if (!/\{[{%:]/.test(text)) return [];
  const rangeAt = linesOf(text);
  const words = maskRanges(text, code, (part) => part.replaceAll(/[^\n]/g, ' '));
  return [command, kramdown].flatMap((pattern) =>
    [...words.matchAll(pattern)].map(({ 0: written, index }): Command => {
      const range = rangeAt(index, index + written.length);
      const [what = isAddress(words, index) ? 'commandAddress' : 'shortcode'] = kinds.find(([, start]) => start.test(written)) ?? [];
      // Facts have no effect in addresses.
      const mayBeFact = what !== 'commandAddress' && mistyped.some((fact) => overlaps(fact.range, range));
      const [name] = /[\w-]+/.exec(written) ?? [];
      return { what, name, offsets: [index, index + written.length], range, mayBeFact };
    }),
  );
}

/** Returns whether the address of a link or of a picture is written at `offset`. */
const isAddress = (text: string, offset: number): boolean => address.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));

const address = /(?:\]\(|^ {0,3}\[(?!\^)[^\][]+\]:[ \t]+)<?[^\s()<>]*$/;

/** The mistakes that a command causes at its place. */
const caused: ReadonlySet<Code> = new Set<Code>(['markdown-raw', 'link-unclear', 'picture-address']);

/** Adds findings for `commands` to the other findings of a text, in place of those that they cause. */
export function withCommands(file: string, commands: readonly Command[], findings: readonly Finding[]): Finding[] {
  if (commands.length === 0) return [...findings];
  const meets = ({ range }: Pick<Command, 'range'>, other: Finding): boolean => other.range !== undefined && overlaps(range, other.range);
  const others = findings.filter((finding) => !caused.has(finding.code) || !commands.some((each) => meets(each, finding)));
  const own = commands.filter(
    (each) => !each.mayBeFact && !others.some((finding) => finding.code === 'html-unknown' && meets(each, finding)),
  );
  return [...others, ...own.map(({ what, name, range }) => createFinding('markdown-raw', { file, range }, { what, name }))];
}
