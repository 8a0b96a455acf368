// The comparison as a folder that a browser opens from the file system: a first page with all changes, and both versions of each page that
// differs, with the changes marked. The report loads nothing from elsewhere, and the copies of pages run no scripts.
import { groupBy } from '../../../model/group-by.ts';
import { type OutputFile, textOf } from '../../../model/output/output-file.ts';
import { valuesIn, valuesSheet } from '../../../model/output/style-values.ts';
import { type OutlinePart, outline } from '../print/outline.ts';
import { copyPage } from './copy-page.ts';
import { indexPage } from './index-page.ts';
import { kindsFrom } from './kinds.ts';
import { differingPages, pageCardsOf, type ReportPage, type SharedItem } from './page-cards.ts';
import type { Report } from './report.ts';
import { script } from './script.ts';
import { marks, reportStyle } from './style.ts';

export interface ReportFiles {
  readonly pages: readonly ReportPage[];
  /** All files except the first page. */
  readonly files: readonly OutputFile[];
  /** Returns the first page. It links to the pictures of pages whose file names are in `pictures`. */
  readonly index: (pictures: ReadonlySet<string>) => OutputFile;
}

/** Maximum number of pages in a report. The report states how many are missing; the list in the terminal and the JSON data contain all. */
const maxPages = 300;

/** Creates the files of the report. */
export function createReport(report: Report): ReportFiles {
  const differing = differingPages(report);
  const pages = differing.slice(0, maxPages).map((page, index) => ({
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
  const kindOf = kindsFrom(report.result);
  const cards = pageCardsOf(pages, { report, parts, shared, kindOf, anchors });
  return {
    pages,
    files: [
      { path: 'report.css', bytes: reportStyle },
      { path: 'report.js', bytes: script },
      { path: 'marks.css', bytes: marks },
      ...copies.map(({ path, bytes }) => ({ path, bytes })),
      ...new Map(copies.flatMap(({ sheet }) => (sheet === undefined ? [] : [[sheet.path, sheet] as const]))).values(),
      ...sides.flatMap((side) => assetsOf(side, report)),
    ],
    index: (pictures) => ({
      path: 'index.html',
      bytes: indexPage({ report, parts, cards, kindOf, anchors, pictures, left: differing.length - pages.length }),
    }),
  };
}

/** Returns the changes that each page shares with others, by URL. */
function sharedByRoute({ result }: Report, parts: readonly OutlinePart[]): ReadonlyMap<string, readonly SharedItem[]> {
  // `items` has one line for each shared change, in the same order.
  const items = parts.find(({ name }) => name === 'shared')?.groups.flatMap((group) => group.items) ?? [];
  const rows = result.shared.flatMap(({ change, routes }, index) => {
    const item = items[index];
    return item === undefined ? [] : routes.map((route) => ({ route, change, item }));
  });
  return groupBy(rows, ({ route }) => route);
}

interface Copy extends OutputFile {
  readonly anchors: readonly (string | undefined)[];
  /** The stylesheet with the values that elements of the page list in `data-vars`; undefined if there are none. */
  readonly sheet: OutputFile | undefined;
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
      const source = versions[side].html(route);
      const { html, anchors } = copyPage(source, { side, changes, basePath });
      const sheet = valuesSheet(valuesIn(source));
      return [{ path, bytes: html, anchors, sheet: sheet && { ...sheet, path: `${side}/${sheet.path}` } }];
    });
  });
}

const sides = ['before', 'after'] as const;

/** Returns the assets of one version, without scripts, source maps, HTML and XML. URLs in styles point to the files beside them. */
const assetsOf = (side: (typeof sides)[number], { versions, basePath }: Report): readonly OutputFile[] =>
  versions[side].files.flatMap(({ path, bytes }): readonly OutputFile[] => {
    if (!path.startsWith('assets/') || /\.(?:js|map|html?|xml)$/.test(path)) return [];
    return [{ path: `${side}/${path}`, bytes: path.endsWith('.css') ? textOf(bytes).replaceAll(`${basePath}/assets/`, '') : bytes }];
  });
