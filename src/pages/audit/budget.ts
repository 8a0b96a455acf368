// Compares the scripts of a page with the budgets of the site: those that load before any interaction, and all of them.
import type { ScriptCause } from '../../diagnostics/catalogue/arguments.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { Scripts } from '../../site/definition.ts';
import type { IslandInfo, PageInfo } from './inspect.ts';
import { type PageContext, type PagePlace, siteRule } from './rule.ts';

/**
 * Returns the budgets that the scripts of a page exceed. A page has no budget before interaction if `budgets.exempt` names one of its
 * scripts, or an island that hydrates before interaction.
 */
function budgetViolations({ info, settings: { scripts, budgets } }: PageContext): readonly BudgetViolation[] {
  const early = earlyOf(info.islands);
  const { initial, total } = measureScripts(info, scripts);
  const exempt = [...early.map(({ name }) => name), ...info.scripts].some((name) => budgets.exempt.includes(name));
  const [soon, whole] = [budgets.beforeInteraction, budgets.whole];
  return [
    ...(!exempt && initial.bytes > soon ? [{ code: 'page-script-early' as const, most: soon, ...initial }] : []),
    ...(total.bytes > whole ? [{ code: 'page-script-weight' as const, most: whole, ...total }] : []),
  ];
}

/** Returns the islands that hydrate before any interaction. */
const earlyOf = (islands: readonly IslandInfo[]): readonly IslandInfo[] => islands.filter(({ when }) => when !== 'interaction');

type PageScripts = Pick<PageInfo, 'islands' | 'scripts'>;

/** Returns the weight of a page's scripts: those loaded before any interaction, and all that may ever load. */
export const measureScripts = (page: PageScripts, scripts: Scripts): { readonly initial: Weight; readonly total: Weight } => ({
  initial: weigh(scripts, page, filesOf(earlyOf(page.islands), scripts.islands)),
  total: weigh(scripts, page, filesOf(page.islands, scripts.later)),
});

/** Merges violations of many pages with the same cause into one finding, at the first of these pages. */
function findingsFor(excesses: readonly PageViolation[]): Finding[] {
  const heavy = new Map<string, PageViolation & { readonly more: number }>();
  for (const excess of excesses) {
    const key = JSON.stringify([excess.code, excess.causes]);
    const known = heavy.get(key);
    heavy.set(key, known === undefined ? { ...excess, more: 0 } : { ...known, more: known.more + 1 });
  }
  return [...heavy.values()].map(({ code, page, ...args }) => createFinding(code, { file: page.file }, { page: page.path, ...args }));
}

interface BudgetViolation extends Weight {
  readonly code: 'page-script-early' | 'page-script-weight';
  readonly most: number;
}

interface PageViolation extends BudgetViolation {
  readonly page: PagePlace;
}

interface Weight {
  readonly bytes: number;
  /** The heaviest files, at most three. */
  readonly causes: readonly ScriptCause[];
}

type Reason = ScriptCause['because'];

/** Files, and why a page loads them. */
type Loads = readonly (readonly [files: readonly string[], because: Reason])[];

const filesOf = (islands: readonly IslandInfo[], files: Scripts['islands']): Loads =>
  islands.map(({ name, when }) => [files[name] ?? [], { island: name, when }]);

/**
 * Returns the weight of the inline script in the head (`early`), the scripts of the layout, those that the page requests, the
 * loader if the page has islands, and the files in `hydrated`. Each file counts once.
 */
function weigh(scripts: Scripts, page: PageScripts, hydrated: Loads): Weight {
  const reasons = new Map<string, Reason>();
  const add = (files: readonly string[], reason: Reason): void => {
    for (const file of files) if (!reasons.has(file)) reasons.set(file, reason);
  };
  if (scripts.early !== undefined) add([scripts.early], 'early');
  add(scripts.layout, 'layout');
  for (const script of page.scripts) add(scripts.own?.[script] ?? [], { script });
  if (page.islands.length > 0) add(scripts.loader, 'loader');
  for (const [files, reason] of hydrated) add(files, reason);
  const weightOf = (file: string): number => scripts.bytes[file] ?? 0;
  const heaviest = [...reasons].sort(([a], [b]) => weightOf(b) - weightOf(a)).slice(0, 3);
  return {
    bytes: [...reasons.keys()].reduce((sum, file) => sum + weightOf(file), 0),
    causes: heaviest.map(([file, because]) => ({ file, bytes: weightOf(file), because })),
  };
}

export const weightsRule = siteRule({
  codes: ['page-script-early', 'page-script-weight'],
  keep: budgetViolations,
  check: (pages) => findingsFor(pages.flatMap(({ page, kept }) => kept.map((violation) => ({ ...violation, page })))),
});
