// What a rule for the finished site is: the codes that it reports, and a pure function of a page, of all pages, or of a
// stylesheet. `table.ts` lists them.
import type { Code } from '../diagnostics/catalogue/index.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { ScriptBudgets, Scripts } from '../site/definition.ts';
import type { PageInfo } from './inspect.ts';

/** What a link may lead to. */
export interface Targets {
  /** The language of each page by its path. */
  readonly pages: ReadonlyMap<string, Locale>;
  /** Paths of other files of the output: `/assets/icon-1a2b3c4d.svg`. */
  readonly files: ReadonlySet<string>;
}

/** What rules know of the site besides its pages. */
export interface AuditSettings {
  /** The address of the site. */
  readonly baseUrl: string;
  /** The language of the pages for visitors of any other language. */
  readonly source: Locale;
  readonly scripts: Scripts;
  readonly budgets: ScriptBudgets;
}

/** A finished page, as rules look at it. */
export interface PageContext {
  readonly route: Route;
  readonly info: PageInfo;
  readonly targets: Targets;
  readonly settings: AuditSettings;
}

/** A finished file of styles. */
export interface StyleContext {
  /** From the root of the output: `assets/site.css`. */
  readonly path: string;
  readonly text: string;
  readonly files: Targets['files'];
}

interface Declared {
  /** The codes that it may report. */
  readonly codes: readonly Code[];
}

/** Looks at one page after the other. */
export interface PageRule extends Declared {
  readonly scope: 'page';
  readonly check: (page: PageContext) => readonly Finding[];
}

/** Looks at all pages together, at what it keeps of each. Pages are not kept: memory must not grow with their HTML. */
export interface SiteRule<PageFacts = unknown> extends Declared {
  readonly scope: 'site';
  readonly keep: (page: PageContext) => PageFacts;
  readonly check: (pages: readonly PageFacts[]) => readonly Finding[];
}

/** Looks at one stylesheet after the other. */
export interface StyleRule extends Declared {
  readonly scope: 'style';
  readonly check: (style: StyleContext) => readonly Finding[];
}

export type Rule = PageRule | SiteRule | StyleRule;

export const pageRule = (own: Omit<PageRule, 'scope'>): PageRule => ({ scope: 'page', ...own });

export const siteRule = <PageFacts>({ check, ...own }: Omit<SiteRule<PageFacts>, 'scope'>): SiteRule => ({
  scope: 'site',
  ...own,
  // A rule is handed what it has kept itself.
  check: (pages) => check(pages as readonly PageFacts[]),
});

export const styleRule = (own: Omit<StyleRule, 'scope'>): StyleRule => ({ scope: 'style', ...own });
