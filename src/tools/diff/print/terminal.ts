// Formats the comparison for a terminal: removed words as [-…-], added ones as {+…+}, like `git diff --word-diff`.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import { wrap } from '../../../diagnostics/terminal/lines.ts';
import { isEmptyDiff, type SiteDiff } from '../site-diff.ts';
import { compareWords, type WordChange } from '../words.ts';
import { changedRoutes } from './changed-routes.ts';
import { brokenNotes, lineTitle, type OutlineItem, outline } from './outline.ts';

export interface TerminalOptions {
  readonly messages: ToolMessages;
  /** The width in columns. */
  readonly width: number;
}

/** Returns the comparison, with long texts and lists shortened. */
export function printDiff(result: SiteDiff, { messages, width }: TerminalOptions): string {
  const { diff: words } = messages;
  const { before, after } = result;
  const title = `${before.name} → ${after.name}`;
  const head = `${title}  ${words.summary(changedRoutes(result).length, after.pages)}`;
  const broken = brokenNotes(result, words);
  if (isEmptyDiff(result)) return [...broken, title, words.same].join('\n');
  const parts = outline(result, messages).flatMap(({ title, groups }) => [
    '',
    title,
    ...groups.flatMap((group) => [
      ...(group.title === '' ? [] : [`  ${[group.title, ...group.notes].join('  ')}`]),
      ...group.items.flatMap((item) => itemLines(item, { words, width, indent: group.title === '' ? '  ' : '    ' })),
    ]),
  ]);
  return [head, ...broken, ...parts].join('\n');
}

interface LineOptions {
  readonly words: ToolMessages['diff'];
  readonly width: number;
  readonly indent: string;
}

/** Maximum number of URLs, and of places in content, that a line names; `--json` has all. */
const maxRoutes = 3;
const maxSources = 3;

function itemLines(item: OutlineItem, { words, width, indent }: LineOptions): readonly string[] {
  const { notes, sources, routes } = item;
  const places = sources.slice(0, maxSources).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const where = [...places, ...(sources.length > maxSources ? [words.more(sources.length - maxSources)] : [])];
  const pages = routes.length === 0 ? [] : [`${words.onPages(routes.length)}: ${named(routes, words)}`];
  const first = [lineTitle(item), ...notes, ...where, ...pages].map(printable).join('  ');
  return [...wrap(first, width, indent), ...changeLines(item).flatMap((line) => wrap(line, width, `${indent}  `))];
}

const named = (routes: readonly string[], words: ToolMessages['diff']): string =>
  [...routes.slice(0, maxRoutes), ...(routes.length > maxRoutes ? [words.more(routes.length - maxRoutes)] : [])].join(' ');

/** Replaces control characters and direction marks, which content may contain and a terminal would obey. */
const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');

/** Maximum number of characters of a text that are compared and displayed. */
const longest = 4000;

function changeLines({ before, after, isText, language = 'en' }: OutlineItem): readonly string[] {
  const [old, young] = [before, after].map((text) => text?.slice(0, longest));
  if (old === undefined && young === undefined) return [];
  if (old === undefined) return linesOf(young).map((line) => `{+${line}+}`);
  if (young === undefined) return linesOf(old).map((line) => `[-${line}-]`);
  if (isText !== true) return [printable(`${old} → ${young}`)];
  const lines = compareWords(old, young, language).map(marked).join('');
  return linesOf(lines);
}

const linesOf = (text = ''): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(printable);

/** Unchanged text of more than twice this many characters is shortened to about this many beside each change. */
const around = 60;

function marked({ op, text }: WordChange, index: number, all: readonly WordChange[]): string {
  if (op === 'removed') return `[-${text}-]`;
  if (op === 'added') return `{+${text}+}`;
  const start = index === 0 ? '' : beginning(text);
  const end = index === all.length - 1 ? '' : ending(text);
  return text.length <= 2 * around ? text : `${start}${start === '' ? '' : ' '}…${end === '' ? '' : ' '}${end}`;
}

const beginning = (text: string): string => text.slice(0, around).replace(/\s\S*$/, '');
const ending = (text: string): string => text.slice(-around).replace(/^\S*\s/, '');
