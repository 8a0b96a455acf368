// A page in the report: its name, its changes in all languages, and both versions of the page in each language.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import { groupBy } from '../../../model/group-by.ts';
import { copyFrame, pictureName, type ReportSide } from './copy-page.ts';
import { countRows, type ReportKind } from './kinds.ts';
import type { PageCard, ReportPage } from './page-cards.ts';
import { chipHtml, plainHtml, type RowContext, rowsHtml } from './row-html.ts';

export interface CardContext extends RowContext {
  readonly anchors: ReadonlyMap<string, readonly (string | undefined)[]>;
  readonly pictures: ReadonlySet<string>;
}

/** Returns the entry of a card in the list of pages. */
export function cardEntry(card: PageCard, index: number, { messages }: RowContext): string {
  const { report: words } = messages.diff;
  const name = `${words.reviewed}: ${card.title}`;
  return `<li><a href="#p${index}" data-to><b lang="${plainHtml(card.titleLang)}">${plainHtml(card.title)}</b>${addresses(card)}<span class="chips">${chipsOf(card, messages)}</span></a><input type="checkbox" data-tick="p${index}" data-route="${plainHtml(routeOf(card))}" aria-label="${plainHtml(name)}" data-scripted hidden></li>`;
}

const routeOf = ({ pages }: PageCard): string => pages[0]?.page.route ?? '';

const addresses = ({ pages }: PageCard): string =>
  `<span class="addresses">${pages.map(({ page }) => `<code>${plainHtml(page.route)}</code>`).join(' ')}</span>`;

/** Returns the kinds of changes of a page, with the number of each, and whether the page is new, removed or moved. */
function chipsOf({ rows, pages }: PageCard, { diff: words }: ToolMessages): string {
  const states = [...new Set(pages.map(({ page }) => page.state))].filter((state) => state !== 'changed');
  const kinds = [...groupBy(rows, ({ kind }) => kind)].map(([kind, list]): [ReportKind, number] => [kind, countRows(kind, list)]);
  return [
    ...states.map((state) => chipHtml('address', words.pages[state])),
    ...kinds.map(([kind, count]) => chipHtml(kind, `${words.report.kinds[kind]} ${count}`)),
  ].join(' ');
}

/** Returns the complete card. */
export function cardHtml(card: PageCard, index: number, context: CardContext): string {
  const { messages } = context;
  const { diff: words } = messages;
  const unchanged = card.unchangedIn.map(context.nameOf);
  return `<article id="p${index}" data-page aria-labelledby="h${index}">
<header class="title"><div><h2 id="h${index}" tabindex="-1" lang="${plainHtml(card.titleLang)}">${plainHtml(card.title)}</h2>${addresses(card)}
<p class="chips">${chipsOf(card, messages)}</p></div>${barHtml(words, true)}</header>
${rowsHtml(card.rows, context)}${unchanged.length === 0 ? '' : `<p class="note">${plainHtml(words.report.unchanged(unchanged))}</p>`}
${card.pages.map((page) => previewHtml(page, card, context)).join('\n')}
</article>`;
}

/** Returns the buttons of a page or of the overview. They need scripts. */
export function barHtml({ report: words }: ToolMessages['diff'], isPage: boolean): string {
  const button = (act: string, text: string, state = ''): string =>
    `<button type="button" data-do="${act}"${state}>${plainHtml(text)}</button>`;
  const pressed = ' aria-pressed="false"';
  const next = button('next', words.next);
  const all = isPage
    ? [button('previous', words.previous), next, button('view', words.overlaid, pressed), button('tick', words.reviewed, pressed)]
    : [next];
  return `<div class="bar" data-scripted hidden>${all.join('')}</div>`;
}

function previewHtml(each: ReportPage, card: PageCard, context: CardContext): string {
  const { messages } = context;
  const { report: words } = messages.diff;
  const { page, copies } = each;
  const notes = card.notes.filter(({ language }) => language === page.language).map(({ note }) => plainHtml(note));
  const heading = [`<b>${plainHtml(context.nameOf(page.language))}</b>`, `<code>${plainHtml(page.route)}</code>`, ...notes].join(' · ');
  const frames = (['before', 'after'] as const).map((side) => frameHtml(copies[side], { side, each, context })).join('');
  return `<section class="preview"><h3>${heading}</h3>
<label class="range" data-scripted hidden>${plainHtml(words.slider)} <input type="range" min="0" max="100" value="50"></label>
<div class="frames">${frames}</div></section>`;
}

interface FrameContext {
  readonly side: ReportSide;
  readonly each: ReportPage;
  readonly context: CardContext;
}

/**
 * Returns a frame with a version of the page, scrolled to its first change, or a note if the version lacks the page. The frame runs no
 * scripts.
 */
function frameHtml(copy: string | undefined, { side, each, context }: FrameContext): string {
  const { messages, anchors, pictures } = context;
  const { diff: words } = messages;
  const name = words.report[side];
  const caption = `<figcaption class="${side}">${plainHtml(name)}</figcaption>`;
  if (copy === undefined) return `<figure>${caption}<p class="absent">${plainHtml(words.report.nothing)}</p></figure>`;
  const first = anchors.get(copy)?.find((anchor) => anchor !== undefined);
  const target = first === undefined ? '' : `#${encodeURIComponent(first)}`;
  const title = `${name}: ${each.page.route}`;
  const picture = pictureName(copy);
  const link = pictures.has(picture) ? `<a href="${picture}">${plainHtml(words.pictureOfPage(title))}</a>` : '';
  return `<figure>${caption}<div class="screen"><iframe sandbox="allow-same-origin" loading="lazy" name="${copyFrame(copy)}" title="${plainHtml(title)}" src="${copy}${target}"></iframe></div>${link}</figure>`;
}
