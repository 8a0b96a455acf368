import { groupBy } from '../../model/group-by.ts';
import { redirectsSource } from '../../model/references/redirects.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import type { ImportPlan } from '../../tools/import/plan-import.ts';
import type { LeftRedirect } from '../../tools/import/redirects/stated-redirects.ts';
import { redirectLine } from '../../tools/new/yaml/add-redirects.ts';
import { printResult } from '../output/json-document.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ImportAnswer } from './answer.ts';

interface ImportReport {
  readonly plan: ImportPlan;
  readonly collection: string;
  readonly content: string;
  /** The text of redirects.yaml; undefined if the redirects could not be added. */
  readonly redirects: string | undefined;
  readonly isDry: boolean;
  /** The files of the code of a new collection; none if it existed. */
  readonly code: readonly string[];
  /** Components of the other site that have the names of components here. */
  readonly otherComponents: ImportPlan['components'];
  /** A line for the menu with a link to the page that lists all texts; undefined if no text is the start page. */
  readonly menuLine: string | undefined;
  /** The changed files of the configuration, or the lines that the user has to write there. */
  readonly listed: { readonly paths: readonly string[]; readonly byHand?: readonly string[] };
  /** Whether the pages of the collection have the URLs to which the redirects lead. */
  readonly ownUrls: boolean;
}

/** Reports what an import has written, what it has changed in the texts, and what is left; with `--json` as data, too. */
export function reportImport(io: Terminal, report: ImportReport): void {
  const { plan, collection, content, isDry, code, listed, redirects } = report;
  const { importing, newEntry } = io.messages;
  const headOf = isDry ? importing.wouldWrite : importing.wrote;
  const head = headOf(collection, plan.texts.length, plan.copies.length);
  io.err([isDry ? head : `${io.paint('green', newEntry.wrote)}  ${head}`, ...remarks(io, report)].join('\n  '));
  const changes = changeLines(io, plan);
  if (changes.length > 0) io.err([importing.changed, ...changes].join('\n  '));
  io.err(importing.next);
  const { displayPath } = displayPaths(content);
  const written = [
    ...plan.texts.map(({ path }) => path),
    ...plan.copies.map(({ to }) => to),
    ...(redirects === undefined ? [] : [redirectsSource]),
  ];
  printResult<ImportAnswer>(io, {
    collection,
    files: [...written.map(displayPath), ...code, ...listed.paths],
    redirects: [...plan.redirects],
    redirectsLeft: [...plan.redirectsLeft],
    changes: [...plan.changes],
    foreign: plan.foreign.map(({ from, language = '' }) => ({ file: from, language })),
    components: [...plan.components],
    permalinks: [...plan.permalinks],
    variants: [...plan.variants],
    diagrams: [...plan.diagrams],
    liquidInCode: [...plan.liquidInCode],
    dataCode: [...plan.dataCode],
    unpublished: [...plan.unpublished],
    listings: [...plan.listings],
    templates: [...plan.templates],
    unused: [...plan.unused],
  });
}

function remarks(
  { messages: { importing, newCode } }: Terminal,
  { plan, collection, code, menuLine, listed, redirects, ownUrls, otherComponents }: ImportReport,
): string[] {
  const components = plan.components.filter((each) => !otherComponents.includes(each));
  const byHand = plan.redirects.length > 0 && redirects === undefined;
  return [
    ...(plan.redirects.length > 0 && !byHand ? [importing.redirects(plan.redirects.length)] : []),
    ...(byHand ? [importing.redirectsByHand, ...plan.redirects.map((each) => `  - ${redirectLine(each)}`)] : []),
    ...redirectsLeft(importing, plan),
    ...(ownUrls ? [] : [importing.otherUrls(collection)]),
    ...(code[0] === undefined
      ? [importing.otherSchema(collection)]
      : [importing.code(code[0]), menuLine === undefined ? importing.unlisted(collection) : importing.listed(collection, menuLine)]),
    ...(listed.byHand === undefined ? [] : [newCode.listByHand(listed.byHand)]),
    ...[...groupBy(plan.foreign, ({ language = '' }) => language)].map(([language, texts]) => importing.foreign(language, texts.length)),
    ...(components.length > 0 ? [importing.components(components.map(({ name, count }) => `${name} (${count})`))] : []),
    ...(otherComponents.length > 0
      ? [importing.otherComponents(otherComponents.map(({ name, count, module = '' }) => `${name} (${count}, ${module})`))]
      : []),
    ...[...groupBy(plan.permalinks, ({ pattern, part }) => `${part} ${pattern}`).values()].map((all) =>
      importing.permalinks(all[0].pattern, all[0].part, firstFive(all.map(({ file }) => file))),
    ),
    ...(plan.variants.length > 0
      ? [
          importing.variants(
            plan.variants.length,
            firstFive(plan.variants.map(({ file, line, address }) => `${file}:${line} (${address})`)),
          ),
        ]
      : []),
    ...(plan.diagrams.length > 0
      ? [importing.diagrams(plan.diagrams.length, firstFive(plan.diagrams.map(({ file, line }) => `${file}:${line}`)))]
      : []),
    ...(plan.liquidInCode.length > 0
      ? [importing.liquidInCode(plan.liquidInCode.length, firstFive(plan.liquidInCode.map(({ file, line }) => `${file}:${line}`)))]
      : []),
    ...(plan.dataCode.length > 0 ? [importing.dataCode(firstFive(plan.dataCode))] : []),
    ...(plan.unpublished.length > 0 ? [importing.unpublished(plan.unpublished.length, firstFive(plan.unpublished))] : []),
    ...(plan.listings.length > 0
      ? [importing.listings(firstFive(plan.listings.map(({ urls, count }) => (count === 1 ? urls : `${urls} (${count})`))))]
      : []),
    ...(plan.templates.length > 0 ? [importing.templates(plan.templates.length, firstFive(plan.templates))] : []),
    ...(plan.unused.length > 0 ? [importing.unused(plan.unused.length, firstFive(plan.unused))] : []),
  ];
}

/** Returns a line for each reason for which redirects of the other site are left out. */
function redirectsLeft({ redirectsLeft: { code, rule, page } }: Terminal['messages']['importing'], plan: ImportPlan): string[] {
  const places = (reason: LeftRedirect['reason']): string[] =>
    plan.redirectsLeft.filter((each) => each.reason === reason).map(({ file, line, words }) => `${file}:${line} (${words})`);
  const [inCode, rules, pages] = [places('code'), places('rule'), places('page')];
  return [
    ...(inCode.length > 0 ? [code(firstFive(inCode))] : []),
    ...(rules.length > 0 ? [rule(firstFive(rules))] : []),
    ...(pages.length > 0 ? [page(pages.length, firstFive(pages))] : []),
  ];
}

/** Returns the first five of a list, and an ellipsis if it is longer. */
const firstFive = (all: readonly string[]): string => [...all.slice(0, 5), ...(all.length > 5 ? ['…'] : [])].join(', ');

/** Returns a line for each kind of change: `12  asides as :::note (in 4 texts)`. */
function changeLines({ messages: { importing } }: Terminal, { changes }: ImportPlan): string[] {
  const width = Math.max(0, ...changes.map(({ count }) => String(count).length));
  return changes.map(
    ({ change, count, texts }) => `${String(count).padStart(width)}  ${importing.changes[change]} (${importing.inTexts(texts)})`,
  );
}
