// The comparison as a folder that a browser opens from the file system: both versions of each page that differs, with what
// has changed marked, and the rest of the comparison above. Nothing of it comes from elsewhere, and no page runs.
import type { OutputFile } from '../../emit/output-file.ts';
import type { ToolMessages } from '../../messages/messages.ts';
import { escapeHtml } from '../../model/escape-html.ts';
import { changedRoutes } from '../print/changed-routes.ts';
import { type OutlineGroup, type OutlineItem, outline } from '../print/outline.ts';
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
  /** Pictures of pages by their names in the report, where there are some. */
  readonly pictures: ReadonlySet<string>;
}

/** Pages that a report shows; of more, the list in the terminal and the data have all. */
const mostPages = 300;

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/** One page of the report. */
export interface ReportPage {
  readonly page: PageDiff;
  /** The names of its copies; missing on a side that has no such page. */
  readonly copies: Partial<Readonly<Record<ReportSide, string>>>;
}

/** The pages that a report shows, also those whose only changes many pages have. */
export function reportPages({ result, versions }: Pick<Report, 'result' | 'versions'>): readonly ReportPage[] {
  const own = new Map(result.pages.map((page) => [page.route, page]));
  const shared = changedRoutes(result).filter((route) => !own.has(route) && versions.after.routes.some(({ path }) => path === route));
  const others = shared.map((route): PageDiff => {
    const language = versions.after.routes.find(({ path }) => path === route)?.locale ?? '';
    return { route, language, state: 'changed', changes: [], weight: {} };
  });
  return [...result.pages, ...others].slice(0, mostPages).map((page, index) => ({
    page,
    copies: {
      ...(page.state !== 'added' && { before: `before/${index + 1}.html` }),
      ...(page.state !== 'removed' && { after: `after/${index + 1}.html` }),
    },
  }));
}

/** All files of the report. */
export function reportFiles(report: Report): readonly OutputFile[] {
  const pages = reportPages(report);
  const copies = pages.flatMap(({ page, copies: names }) =>
    sides.flatMap((side): readonly (OutputFile & { readonly anchors: readonly (string | undefined)[] })[] => {
      const [path, version] = [names[side], report.versions[side]];
      const route = version.routes.find(({ path: url }) => url === (side === 'before' ? (page.from ?? page.route) : page.route));
      if (path === undefined || route === undefined) return [];
      const { html, anchors } = copyPage(version.html(route), {
        side,
        changes: allChanges(page, report.result),
        basePath: report.basePath,
      });
      return [{ path, bytes: html, anchors }];
    }),
  );
  const anchorsOf = new Map(copies.map(({ path, anchors }) => [path, anchors]));
  return [
    { path: 'index.html', bytes: indexOf(report, pages, anchorsOf) },
    { path: 'report.css', bytes: style },
    { path: 'report.js', bytes: script },
    { path: 'marks.css', bytes: marks },
    ...copies.map(({ path, bytes }) => ({ path, bytes })),
    ...sides.flatMap((side) => assetsOf(side, report)),
  ];
}

const sides = ['before', 'after'] as const;

/** The changes of a page with those that it shares with others. */
const allChanges = ({ route, changes }: PageDiff, { shared }: SiteDiff): readonly Change[] => [
  ...changes,
  ...shared.flatMap(({ change, routes }) => (routes.includes(route) ? [change] : [])),
];

/** Styles, fonts and pictures of a side; URLs in styles lead to the files beside them. */
const assetsOf = (side: ReportSide, { versions, basePath }: Report): readonly OutputFile[] =>
  versions[side].files.flatMap(({ path, bytes }): readonly OutputFile[] => {
    if (!path.startsWith('assets/') || /\.(?:js|map|html?|xml)$/.test(path)) return [];
    const text = path.endsWith('.css') ? (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)) : undefined;
    return [{ path: `${side}/${path}`, bytes: text === undefined ? bytes : text.replaceAll(`${basePath}/assets/`, '') }];
  });

type Anchors = ReadonlyMap<string, readonly (string | undefined)[]>;

function indexOf(report: Report, pages: readonly ReportPage[], anchors: Anchors): string {
  const { result, messages } = report;
  const { diff: words } = messages;
  const parts = outline(result, messages);
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
<p class="note">${plain(title)}: ${plain(words.summary(changedRoutes(result).length, result.after.pages))}</p>
<p class="note" data-scripted hidden><span id="done"></span> ${plain(words.report.progress)}. ${plain(words.report.keys)}</p>
</header>
<div class="columns">
<nav class="list" tabindex="0" aria-label="${plain(words.report.pages)}"><ol>
${pages.map((each, index) => entryOf(each, index, words)).join('\n')}
</ol></nav>
<main id="page" tabindex="-1">
${parts.flatMap(({ name, title: heading, groups: list }) => (name === 'pages' ? [] : [`<section><h2>${plain(heading)}</h2>${list.map((group) => itemsOf(group, words)).join('')}</section>`])).join('\n')}
${pages.map((each, index) => articleOf(each, { index, group: groups.get(each.page.route), report, anchors })).join('\n')}
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
  readonly report: Report;
  readonly anchors: Anchors;
}

function articleOf({ page, copies }: ReportPage, { index, group, report, anchors }: ArticleContext): string {
  const { diff: words } = report.messages;
  const notes = (group?.notes ?? []).map((note) => `<p class="note">${plain(note)}</p>`).join('');
  const button = (act: string, text: string): string =>
    `<button type="button" data-do="${act}"${act === 'view' ? ' aria-pressed="false"' : ''}>${plain(text)}</button>`;
  return `<article id="p${index + 1}" data-page aria-labelledby="h${index + 1}">
<h2 id="h${index + 1}" tabindex="-1"><code>${plain(page.route)}</code></h2>${notes}
<div class="bar" data-scripted hidden>${button('previous', words.report.previous)}${button('next', words.report.next)}${button('view', words.report.overlaid)}${button('tick', words.report.reviewed)}
<label class="range">${plain(words.report.slider)} <input type="range" min="0" max="100" value="50"></label></div>
<div class="frames">${sides.map((side) => frameOf(copies[side], { side, page, report, anchors })).join('')}</div>
<h3>${plain(words.report.changes)}</h3>${group === undefined ? '' : itemsOf(group, words)}${sharedItems(page, report)}
</article>`;
}

/** What the page shares with others, as it is on this page. */
function sharedItems({ route }: PageDiff, { result, messages }: Report): string {
  const own = result.shared.filter(({ routes }) => routes.includes(route));
  const [part] = outline({ ...result, shared: own }, messages).filter(({ name }) => name === 'shared');
  return (part?.groups ?? []).map((group) => itemsOf(group, messages.diff)).join('');
}

interface FrameContext {
  readonly side: ReportSide;
  readonly page: PageDiff;
  readonly report: Report;
  readonly anchors: Anchors;
}

/** A version of the page, scrolled to its first change. The frame runs no scripts, whatever is in it. */
function frameOf(copy: string | undefined, { side, page, report, anchors }: FrameContext): string {
  const { diff: words } = report.messages;
  const name = words.report[side];
  const caption = `<figcaption>${plain(name)}</figcaption>`;
  if (copy === undefined) return `<figure>${caption}<p class="absent">${plain(words.report.nothing)}</p></figure>`;
  const first = anchors.get(copy)?.find((anchor) => anchor !== undefined);
  const target = first === undefined ? '' : `#${encodeURIComponent(first)}`;
  const title = `${name}: ${page.route}`;
  const picture = copy.replace(/\.html$/, '.png');
  const shown = report.pictures.has(picture) ? `<a href="${picture}">${plain(words.pictureOfPage(title))}</a>` : '';
  return `<figure>${caption}<iframe sandbox="allow-same-origin" loading="lazy" title="${plain(title)}" src="${copy}${target}"></iframe>${shown}</figure>`;
}

/** URLs that are named of a line. */
const mostNames = 12;

function itemsOf({ items }: OutlineGroup, words: Words): string {
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
