import { languageName } from '../../../diagnostics/messages/messages.ts';
import { changedRoutes } from '../print/changed-routes.ts';
import { brokenNotes, type OutlinePart } from '../print/outline.ts';
import { isEmptyDiff } from '../site-diff.ts';
import { countKinds, type KindCount, type ReportKind } from './kinds.ts';
import { barHtml, type CardContext, cardEntry, cardHtml } from './page-card.ts';
import { type CardContent, langIn, namesIn, type PageCard } from './page-cards.ts';
import { plainHtml, type RowContext, rowsHtml } from './row-html.ts';
import { factRow, pairLanguages, type ReportRow } from './rows.ts';

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

export interface IndexContent extends Pick<CardContent, 'report' | 'parts' | 'kindOf'> {
  readonly cards: readonly PageCard[];
  /** The anchors of the changes in each copy, by the name of the copy. */
  readonly anchors: CardContext['anchors'];
  readonly pictures: ReadonlySet<string>;
  /** The number of pages that differ but are not in the report. */
  readonly left: number;
}

/** Returns the first page of the report: the number of changes of each kind, those of the entire site, and a card for each page. */
export function indexPage(content: IndexContent): string {
  const { report, cards, anchors, pictures } = content;
  const { result, messages } = report;
  const { report: words } = messages.diff;
  const title = `${result.before.name} → ${result.after.name}`;
  const cardAt = new Map(cards.flatMap(({ pages }, index) => pages.map(({ page }) => [page.route, index + 1] as const)));
  const nameOf = namesIn(report.versions, messages.language);
  const context = { messages, cardAt, langOf: langIn(report.versions), nameOf, anchors, pictures };
  return `<!doctype html>
<html lang="${messages.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${plainHtml(`${words.title}: ${title}`)}</title>
<link rel="stylesheet" href="report.css">
<script src="report.js" defer></script>
</head>
<body data-store="${plainHtml(`archipel diff ${title} ${result.at}`)}">
<a class="skip" href="#page">${plainHtml(words.skip)}</a>
${headerHtml(content, context)}
<div class="columns">
<nav class="list" tabindex="0" aria-label="${plainHtml(words.pages)}"><ol>
<li><a href="#overview" data-to><b>${plainHtml(words.overview)}</b></a></li>
${cards.map((card, index) => cardEntry(card, index + 1, context)).join('\n')}
</ol></nav>
<main id="page" tabindex="-1">
${overviewHtml(content, context)}
${cards.map((card, index) => cardHtml(card, index + 1, context)).join('\n')}
</main>
</div>
</body>
</html>
`;
}

function headerHtml(content: IndexContent, context: RowContext): string {
  const { report, cards, left } = content;
  const { result, messages } = report;
  const { diff: words } = messages;
  const { before, after } = result;
  const shown = cards.reduce((sum, { pages }) => sum + pages.length, 0);
  const notes = [...brokenNotes(result, words), ...(left === 0 ? [] : [words.report.left(shown, left)])];
  return `<header class="top"><h1>${plainHtml(words.report.title)}</h1>
<p class="versions"><b>${plainHtml(before.name)}</b> → <b>${plainHtml(after.name)}</b> · ${plainHtml(words.summary(changedRoutes(result).length, after.pages))}</p>
${notes.map((note) => `<p class="notice">${plainHtml(note)}</p>`).join('\n')}
<ul class="counts">${countsHtml(content, context)}</ul>
<div class="tools" data-scripted hidden><p><b id="done"></b> ${plainHtml(words.report.progress)}</p>
<details><summary>${plainHtml(words.report.keyboard)}</summary><p>${plainHtml(words.report.keys)}</p><label class="switch"><input type="checkbox" id="letters" checked> ${plainHtml(words.report.letters)}</label></details></div>
</header>`;
}

/** The part of the overview that lists the changes of a kind. Changes of other kinds are listed by page. */
const partsOfKinds: readonly (readonly [ReportKind, OutlinePart['name']])[] = [
  ['price', 'facts'],
  ['fact', 'facts'],
  ['address', 'addresses'],
  ['file', 'files'],
  ['translation', 'translations'],
  ['problem', 'diagnostics'],
  ['date', 'schedule'],
];

function countsHtml(content: IndexContent, { messages }: RowContext): string {
  const { report: words } = messages.diff;
  const shared = content.parts.flatMap((part) => (part.name === 'shared' ? rowsOfPart(part, content) : []));
  const rows = [...content.cards.flatMap((card) => card.rows.filter(({ isShared }) => isShared !== true)), ...shared];
  // The keys of `kinds` are the names of the kinds, in order.
  const counts = countKinds(content.report.result, rows, Object.keys(words.kinds) as ReportKind[]);
  const targetOf = ({ kind }: KindCount): string => {
    const card = content.cards.findIndex((each) => each.rows.some((row) => row.kind === kind));
    return partsOfKinds.find(([each]) => each === kind)?.[1] ?? `p${card + 1}`;
  };
  return counts
    .map((each) => {
      const inner = `<b>${each.count}</b> <span>${plainHtml(words.kinds[each.kind])}</span>`;
      return `<li class="${each.kind}">${each.count === 0 ? `<span class="none">${inner}</span>` : `<a href="#${targetOf(each)}">${inner}</a>`}</li>`;
    })
    .join('');
}

function overviewHtml(content: IndexContent, context: RowContext): string {
  const { parts, report } = content;
  const { diff: words } = report.messages;
  const sections = parts.flatMap((part) => {
    const { name, title } = part;
    const rows = name === 'pages' ? [] : rowsOfPart(part, content);
    return rows.length === 0 ? [] : [`<section class="part" id="${name}"><h3>${plainHtml(title)}</h3>${rowsHtml(rows, context)}</section>`];
  });
  const empty = isEmptyDiff(report.result) ? words.same : words.report.onlyPages;
  return `<article id="overview" data-page aria-labelledby="h0"><header class="title"><h2 id="h0" tabindex="-1">${plainHtml(words.report.overview)}</h2>${barHtml(words, false)}</header>
${sections.length === 0 ? `<p>${plainHtml(empty)}</p>` : sections.join('\n')}
</article>`;
}

function rowsOfPart({ name, groups }: OutlinePart, { report, kindOf }: IndexContent): readonly ReportRow[] {
  const items = groups.flatMap((group) => group.items);
  const { result, versions, messages } = report;
  if (name === 'facts') return result.facts.map((fact) => factRow(fact, messages.diff));
  if (name === 'shared') {
    const languages = new Map(versions.after.routes.map(({ path, locale }) => [path, locale]));
    return pairLanguages(
      items.flatMap((item) => {
        const language = languages.get(item.routes[0] ?? '');
        return language === undefined || item.change === undefined ? [] : [{ language, item, kind: kindOf(item.change) }];
      }),
    );
  }
  return items.map(({ label, name: own, notes: said, before, after, isText, sources, routes }, index) => ({
    kind: partsOfKinds.find(([, part]) => part === name)?.[0] ?? 'text',
    label,
    ...(own !== undefined && { name: own }),
    notes: name === 'translations' ? [languageName(result.translations[index]?.language ?? '', messages.language)] : said,
    versions:
      before === undefined && after === undefined
        ? []
        : [{ languages: [], before: before ?? '', after: after ?? '', isText: isText === true }],
    sources,
    routes,
  }));
}
