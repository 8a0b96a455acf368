// The comparison as a folder that a browser opens from the file system: both versions of each page that differs, with what
// has changed marked, and the rest of the comparison above. Nothing of it comes from elsewhere, and no page runs.

import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import { escapeHtml } from '../../../model/escape-html.ts';
import { groupBy } from '../../../model/group-by.ts';
import { type OutputFile, textOf } from '../../../model/output/output-file.ts';
import { changedRoutes } from '../print/changed-routes.ts';
import { type OutlineGroup, type OutlineItem, type OutlinePart, outline } from '../print/outline.ts';
import type { Change, PageDiff, SiteDiff } from '../site-diff.ts';
import type { SiteVersion } from '../site-version.ts';
import { compareWords } from '../words.ts';
import { copyPage, type ReportSide } from './copy-page.ts';
import { script } from './script.ts';
import { marks, style } from './style.ts';

export interface Report {
  readonly result: SiteDiff;
  readonly versions: Readonly<Record<ReportSide, SiteVersion>>;
  /** The path of the host under which the site is served; empty for its root. */
  readonly basePath: string;
  readonly messages: ToolMessages;
}

/** A report, made once. */
export interface ReportFiles {
  /** The pages that it shows. */
  readonly pages: readonly ReportPage[];
  /** All files but the first page. */
  readonly files: readonly OutputFile[];
  /** Its first page, with links to pictures of pages by their names in the report. */
  readonly index: (pictures: ReadonlySet<string>) => OutputFile;
}

/** Pages that a report shows; of more, the list in the terminal and the data have all, and the report says so. */
const mostPages = 300;

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/** One page of the report. */
interface ReportPage {
  readonly page: PageDiff;
  /** The names of its copies; missing on a side that has no such page. */
  readonly copies: Partial<Readonly<Record<ReportSide, string>>>;
}

/** The name of the picture of a copy, where there is one. */
export const pictureOf = (copy: string): string => copy.replace(/\.html$/, '.jpg');

/** The pages that differ, also those whose only changes many pages have. */
function differingPages({ result, versions }: Report): readonly PageDiff[] {
  const own = new Set(result.pages.map(({ route }) => route));
  const languages = new Map(versions.after.routes.map(({ path, locale }) => [path, locale]));
  const others = changedRoutes(result).flatMap((route): readonly PageDiff[] => {
    const language = own.has(route) ? undefined : languages.get(route);
    return language === undefined ? [] : [{ route, language, state: 'changed', changes: [], weight: {} }];
  });
  return [...result.pages, ...others];
}

/** The files of the report. */
export function createReport(report: Report): ReportFiles {
  const differing = differingPages(report);
  const pages = differing.slice(0, mostPages).map((page, index) => ({
    page,
    copies: {
      ...(page.state !== 'added' && { before: `before/${index + 1}.html` }),
      ...(page.state !== 'removed' && { after: `after/${index + 1}.html` }),
    },
  }));
  const parts = outline(report.result, report.messages);
  const shared = sharedByRoute(report, parts);
  const copies = copiesOf(report, pages, shared);
  const anchors = new Map(copies.map(({ path, anchors: own }) => [path, own]));
  return {
    pages,
    files: [
      { path: 'report.css', bytes: style },
      { path: 'report.js', bytes: script },
      { path: 'marks.css', bytes: marks },
      ...copies.map(({ path, bytes }) => ({ path, bytes })),
      ...sides.flatMap((side) => assetsOf(side, report)),
    ],
    index: (pictures) => {
      const content = { report, parts, pages, shared, anchors, pictures, left: differing.length - pages.length };
      return { path: 'index.html', bytes: indexOf(content) };
    },
  };
}

interface SharedItem {
  readonly change: Change;
  readonly item: OutlineItem;
}

/** What each page has in common with others. */
function sharedByRoute({ result }: Report, parts: readonly OutlinePart[]): ReadonlyMap<string, readonly SharedItem[]> {
  // One line for each change, in the same order.
  const items = parts.find(({ name }) => name === 'shared')?.groups.flatMap((group) => group.items) ?? [];
  const rows = result.shared.flatMap(({ change, routes }, index) => {
    const item = items[index];
    return item === undefined ? [] : routes.map((route) => ({ route, change, item }));
  });
  return groupBy(rows, ({ route }) => route);
}

interface Copy extends OutputFile {
  readonly anchors: readonly (string | undefined)[];
}

function copiesOf(report: Report, pages: readonly ReportPage[], shared: ReadonlyMap<string, readonly SharedItem[]>): readonly Copy[] {
  const { versions, basePath } = report;
  const routesOf = sides.map((side) => [side, new Map(versions[side].routes.map((route) => [route.path, route]))] as const);
  return pages.flatMap(({ page, copies }) => {
    const changes = [...page.changes, ...(shared.get(page.route) ?? []).map(({ change }) => change)];
    return routesOf.flatMap(([side, routes]): readonly Copy[] => {
      const path = copies[side];
      const route = routes.get(side === 'before' ? (page.from ?? page.route) : page.route);
      if (path === undefined || route === undefined) return [];
      const { html, anchors } = copyPage(versions[side].html(route), { side, changes, basePath });
      return [{ path, bytes: html, anchors }];
    });
  });
}

const sides = ['before', 'after'] as const;

/** Styles, fonts and pictures of a side; URLs in styles lead to the files beside them. */
const assetsOf = (side: ReportSide, { versions, basePath }: Report): readonly OutputFile[] =>
  versions[side].files.flatMap(({ path, bytes }): readonly OutputFile[] => {
    if (!path.startsWith('assets/') || /\.(?:js|map|html?|xml)$/.test(path)) return [];
    return [{ path: `${side}/${path}`, bytes: path.endsWith('.css') ? textOf(bytes).replaceAll(`${basePath}/assets/`, '') : bytes }];
  });

interface IndexContent {
  readonly report: Report;
  readonly parts: readonly OutlinePart[];
  readonly pages: readonly ReportPage[];
  readonly shared: ReadonlyMap<string, readonly SharedItem[]>;
  /** By the name of a copy. */
  readonly anchors: ReadonlyMap<string, readonly (string | undefined)[]>;
  readonly pictures: ReadonlySet<string>;
  /** How many pages differ besides. */
  readonly left: number;
}

function indexOf(content: IndexContent): string {
  const { report, parts, pages, left } = content;
  const { result, messages } = report;
  const { diff: words } = messages;
  const title = `${result.before.name} → ${result.after.name}`;
  const groups = new Map(
    parts.flatMap(({ name, groups: list }) => (name === 'pages' ? list.map((group) => [group.title, group] as const) : [])),
  );
  return `<!doctype html>
<html lang="${messages.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${plain(`${words.report.title}: ${title}`)}</title>
<link rel="stylesheet" href="report.css">
<script src="report.js" defer></script>
</head>
<body data-store="${plain(`archipel diff ${title} ${result.at}`)}">
<a class="skip" href="#page">${plain(words.report.skip)}</a>
<header class="top"><h1>${plain(words.report.title)}</h1>
<p class="note">${plain(title)}: ${plain(words.summary(changedRoutes(result).length, result.after.pages))}</p>${left === 0 ? '' : `\n<p class="note">${plain(words.report.left(pages.length, left))}</p>`}
<p class="note" data-scripted hidden><span id="done"></span> ${plain(words.report.progress)}. ${plain(words.report.keys)} <label class="switch"><input type="checkbox" id="letters" checked> ${plain(words.report.letters)}</label></p>
</header>
<div class="columns">
<nav class="list" tabindex="0" aria-label="${plain(words.report.pages)}"><ol>
${pages.map((each, index) => entryOf(each, index, words)).join('\n')}
</ol></nav>
<main id="page" tabindex="-1">
${parts.flatMap(({ name, title: heading, groups: list }) => (name === 'pages' ? [] : [`<section><h2>${plain(heading)}</h2>${list.map((group) => itemsOf(group, words)).join('')}</section>`])).join('\n')}
${pages.map((each, index) => articleOf(each, { index, group: groups.get(each.page.route), content })).join('\n')}
</main>
</div>
</body>
</html>
`;
}

type Words = ToolMessages['diff'];

const entryOf = ({ page }: ReportPage, index: number, { report: words }: Words): string =>
  `<li><a href="#p${index + 1}" data-to>${plain(page.route)}</a><input type="checkbox" data-tick="${plain(page.route)}" aria-label="${plain(`${words.reviewed}: ${page.route}`)}" data-scripted hidden></li>`;

interface ArticleContext {
  readonly index: number;
  readonly group: OutlineGroup | undefined;
  readonly content: IndexContent;
}

function articleOf({ page, copies }: ReportPage, { index, group, content }: ArticleContext): string {
  const { diff: words } = content.report.messages;
  const shared = (content.shared.get(page.route) ?? []).map(({ item }) => item);
  const notes = (group?.notes ?? []).map((note) => `<p class="note">${plain(note)}</p>`).join('');
  const button = (act: string, text: string): string =>
    `<button type="button" data-do="${act}"${act === 'view' ? ' aria-pressed="false"' : ''}>${plain(text)}</button>`;
  return `<article id="p${index + 1}" data-page aria-labelledby="h${index + 1}">
<h2 id="h${index + 1}" tabindex="-1"><code>${plain(page.route)}</code></h2>${notes}
<div class="bar" data-scripted hidden>${button('previous', words.report.previous)}${button('next', words.report.next)}${button('view', words.report.overlaid)}${button('tick', words.report.reviewed)}
<label class="range">${plain(words.report.slider)} <input type="range" min="0" max="100" value="50"></label></div>
<div class="frames">${sides.map((side) => frameOf(copies[side], { side, page, content })).join('')}</div>
<h3>${plain(words.report.changes)}</h3>${group === undefined ? '' : itemsOf(group, words)}${shared.length === 0 ? '' : itemsOf({ items: shared }, words)}
</article>`;
}

interface FrameContext {
  readonly side: ReportSide;
  readonly page: PageDiff;
  readonly content: IndexContent;
}

/** A version of the page, scrolled to its first change. The frame runs no scripts, whatever is in it. */
function frameOf(copy: string | undefined, { side, page, content }: FrameContext): string {
  const { report, anchors, pictures } = content;
  const { diff: words } = report.messages;
  const name = words.report[side];
  const caption = `<figcaption>${plain(name)}</figcaption>`;
  if (copy === undefined) return `<figure>${caption}<p class="absent">${plain(words.report.nothing)}</p></figure>`;
  const first = anchors.get(copy)?.find((anchor) => anchor !== undefined);
  const target = first === undefined ? '' : `#${encodeURIComponent(first)}`;
  const title = `${name}: ${page.route}`;
  const picture = pictureOf(copy);
  const shown = pictures.has(picture) ? `<a href="${picture}">${plain(words.pictureOfPage(title))}</a>` : '';
  return `<figure>${caption}<iframe sandbox="allow-same-origin" loading="lazy" title="${plain(title)}" src="${copy}${target}"></iframe>${shown}</figure>`;
}

/** URLs that are named of a line; the list of pages has all. */
const mostNames = 5;

function itemsOf({ items }: Pick<OutlineGroup, 'items'>, words: Words): string {
  const lines = items.map((item) => {
    const { label, notes, sources, routes } = item;
    const where = sources.slice(0, mostNames).map(({ file, line }) => `<code>${plain(`${file}:${line}`)}</code>`);
    const named = routes.slice(0, mostNames).map((route) => `<code>${plain(route)}</code>`);
    const more = routes.length > mostNames ? [plain(words.more(routes.length - mostNames))] : [];
    const on = routes.length === 0 ? [] : [`${plain(words.onPages(routes.length))}: ${[...named, ...more].join(' ')}`];
    return `<li>${[plain(label), ...notes.map(plain), ...where, ...on].join(' · ')}${changeOf(item)}</li>`;
  });
  return `<ul>${lines.join('\n')}</ul>`;
}

/** Characters of a text that are shown. */
const longest = 5000;

function changeOf({ before, after, isText, language = 'en' }: OutlineItem): string {
  if (before === undefined && after === undefined) return '';
  const [old = '', young = ''] = [before, after].map((text) => text?.slice(0, longest));
  const [gone, fresh] = [old === '' ? '' : `<del>${plain(old)}</del>`, young === '' ? '' : `<ins>${plain(young)}</ins>`];
  if (isText !== true || before === undefined || after === undefined)
    return `<br>${[gone, fresh].filter((text) => text !== '').join(' → ')}`;
  const tags = { same: ['', ''], removed: ['<del>', '</del>'], added: ['<ins>', '</ins>'] } as const;
  return `<br>${compareWords(old, young, language)
    .map(({ op, text }) => tags[op].join(plain(text)))
    .join('')}`;
}

/** Text of content in HTML; control characters and marks of direction could make it look like another. */
const plain = (text: string): string => escapeHtml(text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' '));
