// What the scripts of a page weigh: before its visitor does anything, and in all.
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import type { ScriptBudgets, Scripts } from '../render/theme.ts';
import type { Route } from '../routes.ts';
import type { IslandFacts, PageFacts } from './inspect.ts';

interface Weighing {
  readonly scripts: Scripts;
  readonly budgets: ScriptBudgets;
}

/** Findings for a page whose scripts are too heavy, which name what weighs most and why it is there. */
export function auditScripts(route: Route, { islands }: PageFacts, { scripts, budgets }: Weighing): Finding[] {
  const early = islands.filter(({ when }) => when !== 'interaction');
  const atOnce = weigh(scripts, islands, early, scripts.islands);
  const ever = weigh(scripts, islands, islands, scripts.later);
  const exempt = early.some(({ name }) => budgets.exempt.includes(name));
  const at = { file: route.entry.file };
  const say = ({ bytes, cause }: Weight, most: number) => ({ page: route.path, bytes, most, cause });
  return [
    ...(exempt || atOnce.bytes <= budgets.beforeInteraction ? [] : [find('page-script-early', at, say(atOnce, budgets.beforeInteraction))]),
    ...(ever.bytes <= budgets.whole ? [] : [find('page-script-weight', at, say(ever, budgets.whole))]),
  ];
}

interface Weight {
  readonly bytes: number;
  /** `React (58.2 kB) because of Countdown, …` */
  readonly cause: string;
}

/** The weight of the frame, the loader and the `woken` islands, each file once. */
function weigh(scripts: Scripts, all: readonly IslandFacts[], woken: readonly IslandFacts[], brings: Scripts['islands']): Weight {
  const reasons = new Map<string, string>();
  const add = (files: readonly string[], reason: string): void => {
    for (const file of files) if (!reasons.has(file)) reasons.set(file, reason);
  };
  add(scripts.frame, 'the frame');
  if (all.length > 0) add(scripts.loader, 'the loader of islands');
  for (const { name, when } of woken) add(brings[name] ?? [], `the island ${name} (${when})`);
  const weightOf = (file: string): number => scripts.bytes[file] ?? 0;
  const heaviest = [...reasons].sort(([a], [b]) => weightOf(b) - weightOf(a)).slice(0, 3);
  return {
    bytes: [...reasons.keys()].reduce((sum, file) => sum + weightOf(file), 0),
    cause: heaviest.map(([file, reason]) => `${file} with ${(weightOf(file) / 1000).toFixed(1)} kB because of ${reason}`).join(', '),
  };
}
