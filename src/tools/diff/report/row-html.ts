// Rows of a report as HTML.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import { escapeHtml } from '../../../model/escape-html.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { compareWords } from '../words.ts';
import { copyFrame } from './copy-page.ts';
import type { ReportKind } from './kinds.ts';
import type { ReportRow, RowVersion } from './rows.ts';

/** Escapes text of content for HTML, and replaces control characters and direction marks, which could disguise the text. */
export const plainHtml = (text: string): string => escapeHtml(text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' '));

export interface RowContext {
  readonly messages: ToolMessages;
  /** The number of the card of each page in the report, by the URL of the page. */
  readonly cardAt: ReadonlyMap<string, number>;
  /** Returns the value of `lang` for a language of the site. */
  readonly langOf: (locale: Locale) => string;
  readonly nameOf: (locale: Locale) => string;
}

export const rowsHtml = (rows: readonly ReportRow[], context: RowContext): string =>
  rows.length === 0 ? '' : `<ul class="rows">\n${rows.map((row) => rowHtml(row, context)).join('\n')}\n</ul>`;

export const chipHtml = (kind: ReportKind, text: string): string => `<span class="chip ${kind}">${plainHtml(text)}</span>`;

function rowHtml({ kind, label, name, notes, versions, sources, routes }: ReportRow, context: RowContext): string {
  const names = [
    ...(name === undefined ? [] : [`<code>${plainHtml(name)}</code>`]),
    ...notes.map((note) => `<span>${plainHtml(note)}</span>`),
  ];
  const places = sources.map(({ file, line }) => `<code>${plainHtml(`${file}:${line}`)}</code>`);
  const below = [...firstOf(places, context), ...pagesHtml(routes, context)].join(' · ');
  const changes = versions.map((version) => versionHtml(version, context)).join('');
  return `<li class="row"><p class="what">${[chipHtml(kind, label), ...names].join(' ')}</p>
${changes === '' ? '' : `<dl>${changes}</dl>`}${below === '' ? '' : `<p class="note">${below}</p>`}</li>`;
}

/** Maximum number of places and of pages in one row; the JSON data has all. */
const maxNames = 5;

const firstOf = (names: readonly string[], { messages }: RowContext): readonly string[] => [
  ...names.slice(0, maxNames),
  ...(names.length > maxNames ? [plainHtml(messages.diff.more(names.length - maxNames))] : []),
];

function pagesHtml(routes: readonly string[], context: RowContext): readonly string[] {
  if (routes.length === 0) return [];
  const names = routes.map((route) => {
    const card = context.cardAt.get(route);
    return card === undefined ? `<code>${plainHtml(route)}</code>` : `<a href="#p${card}"><code>${plainHtml(route)}</code></a>`;
  });
  return [`${plainHtml(context.messages.diff.onPages(routes.length))}: ${firstOf(names, context).join(' ')}`];
}

function versionHtml(version: RowVersion, { messages, langOf, nameOf }: RowContext): string {
  const names = version.languages.map((language) => plainHtml(nameOf(language))).join(', ');
  const lang = langOf(version.languages[0] ?? 'en');
  const change = changeHtml(version, lang);
  return change === ''
    ? `<div><dt>${names}</dt><dd>${showHtml(version, messages)}</dd></div>`
    : `<div><dt>${names}</dt><dd><span lang="${plainHtml(lang)}">${change}</span> ${showHtml(version, messages)}</dd></div>`;
}

/** Returns a link to the change in the previews, or an empty text if no preview displays the change. */
function showHtml({ shownIn }: RowVersion, { diff: words }: ToolMessages): string {
  const links = Object.values(shownIn ?? {});
  const last = links.at(-1);
  if (last === undefined) return '';
  return `<a class="show" href="${plainHtml(last)}" target="${copyFrame(last)}" data-show="${plainHtml(links.join(' '))}">${plainHtml(words.report.show)}</a>`;
}

/** Maximum number of characters of a text that are displayed. */
const maxLength = 5000;

function changeHtml({ before, after, isText }: RowVersion, lang: string): string {
  const [old, young] = [before, after].map((text) => text?.slice(0, maxLength));
  if (isText !== true || old === undefined || young === undefined)
    return [old ? `<del>${plainHtml(old)}</del>` : '', young ? `<ins>${plainHtml(young)}</ins>` : '']
      .filter((text) => text !== '')
      .join(' → ');
  const tags = { same: ['', ''], removed: ['<del>', '</del>'], added: ['<ins>', '</ins>'] } as const;
  return compareWords(old, young, lang)
    .map(({ op, text }) => tags[op].join(plainHtml(op === 'same' ? shortened(text) : text)))
    .join('');
}

/** Unchanged text of more than three times this many characters is shortened to about this many at each end. */
const around = 160;

const shortened = (text: string): string =>
  text.length <= 3 * around ? text : `${text.slice(0, around).replace(/\s\S*$/, '')} … ${text.slice(-around).replace(/^\S*\s/, '')}`;
