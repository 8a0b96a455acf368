// Formats the comparison as one comment on a pull request: important changes first, pages collapsed, and within GitHub's limit.
import type { FormattedDiagnostic } from '../../../diagnostics/diagnostic.ts';
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import { escapeHtml } from '../../../model/escape-html.ts';
import { byteLength } from '../../../model/output/byte-length.ts';
import { isEmptyDiff, type SiteDiff } from '../site-diff.ts';
import { compareWords } from '../words.ts';
import { changedRoutes } from './changed-routes.ts';
import { brokenNotes, lineTitle, type OutlineItem, type OutlinePart, outline } from './outline.ts';

/** The line that lets the next run find the comment and replace it. */
const marker = '<!-- archipel diff -->';

/** GitHub accepts 65,536 characters. A text never has more characters than bytes. */
const maxBytes = 65_000;

/** Maximum number of characters of a text, or of each part of a text that is compared word by word. */
const maxTextLength = 600;

/** Returns the comment, with long texts and lists shortened. If it does not fit, it ends with the number of omitted lines. */
export function markdownOf(result: SiteDiff, messages: ToolMessages): string {
  const { diff: words } = messages;
  const { before, after } = result;
  const lines = createLines(words.more);
  lines.add(marker);
  lines.add(`**${plain(before.name)} → ${plain(after.name)}**: ${words.summary(changedRoutes(result).length, after.pages)}\n`);
  for (const note of brokenNotes(result, words)) lines.add(`${plain(note)}\n`);
  if (isEmptyDiff(result)) lines.add(words.same);
  for (const part of outline(result, messages)) addPart(lines, part, words);
  return lines.text();
}

interface FailedVersion {
  readonly name: string;
  /** The files whose errors prevent a build. */
  readonly blocking: readonly string[];
  readonly errors: readonly FormattedDiagnostic[];
}

/** Returns a comment for a comparison that failed: it lists the errors that prevent the build of a version. */
export function markdownOfErrors({ name, blocking, errors }: FailedVersion, { diff: words }: ToolMessages): string {
  const lines = createLines(words.more);
  lines.add(marker);
  lines.add(`${plain(words.cannotCompare(name, blocking))}\n`);
  for (const { code, file, range, message } of errors)
    lines.add(`- <code>${plain(range === undefined ? file : `${file}:${range.line}`)}</code> · ${plain(code)}<br>${plain(message)}`);
  return lines.text();
}

interface Lines {
  /** Adds a line, or the line that a function returns. The function is not called if an earlier line did not fit. */
  readonly add: (line: string | (() => string)) => void;
  readonly text: () => string;
}

/** Collects lines up to the first that does not fit. If lines are missing, a last line states their number. */
function createLines(more: (count: number) => string): Lines {
  const list: string[] = [];
  // Space is reserved for the line with the number of missing lines.
  let [bytes, left] = [byteLength(more(1_000_000)) + 3, 0];
  return {
    add: (line) => {
      if (left > 0) {
        left += 1;
        return;
      }
      const text = typeof line === 'string' ? line : line();
      const own = byteLength(text) + 1;
      if (bytes + own > maxBytes) left = 1;
      else {
        list.push(text);
        bytes += own;
      }
    },
    text: () => [...list, ...(left === 0 ? [] : [`\n${more(left)}`]), ''].join('\n'),
  };
}

/** Maximum number of listed changes of one page, or of one part that does not belong to a page. */
const maxItems = 40;

function addPart(lines: Lines, { title, groups, name }: OutlinePart, words: ToolMessages['diff']): void {
  lines.add(`### ${plain(title)}\n`);
  for (const { title: page, notes, items } of groups) {
    const list = items.slice(0, maxItems).map((item) => () => itemLine(item, words));
    if (items.length > maxItems) list.push(() => `- ${words.more(items.length - maxItems)}`);
    const summary = [page === '' ? plain(title) : `<code>${plain(page)}</code>`, ...notes.map(plain)].join(' · ');
    if (page === '' && name !== 'diagnostics' && name !== 'files') for (const line of list) lines.add(line);
    else
      lines.add(() =>
        folded(
          summary,
          list.map((line) => line()),
        ),
      );
  }
  lines.add('');
}

const folded = (summary: string, lines: readonly string[]): string =>
  `<details><summary>${summary} (${lines.length})</summary>\n\n${lines.join('\n')}\n\n</details>`;

/** Maximum number of places and of pages that a line names. */
const maxNames = 5;

function itemLine(item: OutlineItem, words: ToolMessages['diff']): string {
  const { notes, sources, routes } = item;
  const where = sources.slice(0, maxNames).map(({ file, line }) => `<code>${plain(file)}:${line}</code>`);
  const pages = routes.slice(0, maxNames).map((route) => `<code>${plain(route)}</code>`);
  const more = routes.length > maxNames ? [words.more(routes.length - maxNames)] : [];
  const on = routes.length === 0 ? [] : [`${words.onPages(routes.length)}: ${[...pages, ...more].join(' ')}`];
  const change = changeOf(item);
  return `- ${[plain(lineTitle(item)), ...notes.map(plain), ...where, ...on].join(' · ')}${change === '' ? '' : `<br>${change}`}`;
}

function changeOf({ before, after, isText, language = 'en' }: OutlineItem): string {
  const [old, young] = [before, after].map((text) => text?.slice(0, maxTextLength * 4));
  if (old === undefined || young === undefined) return [removed(old), added(young)].join('');
  if (isText !== true) return `${removed(old)} → ${added(young)}`;
  const marked = compareWords(old, young, language).map(({ op, text }) => {
    if (op === 'removed') return removed(text);
    return op === 'added' ? added(text) : plain(text.length > 200 ? `${text.slice(0, 90)} … ${text.slice(-90)}` : text);
  });
  return marked.join('');
}

const removed = (text: string | undefined): string => (text === undefined || text === '' ? '' : `<del>${plain(text)}</del>`);
const added = (text: string | undefined): string => (text === undefined || text === '' ? '' : `<ins>${plain(text)}</ins>`);

/** Shortens a text, and escapes it so that Markdown reads it literally: no markup, no mention of a person, no link, no line break. */
function plain(text: string): string {
  const short = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
  return escapeHtml(short.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' '))
    .replaceAll(/[\\`*_{}[\]()!|~^$]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll(/(?<!&)[@#]|:(?=\/\/)|(?<=www)\.|-(?=\d)/gi, (sign) => `${sign}\u2060`);
}
