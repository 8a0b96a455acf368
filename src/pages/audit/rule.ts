// A rule for the finished site: the codes that it reports, and a pure function of one page, of all pages, or of a
// stylesheet. `table.ts` lists the rules.
import type { Code } from '../../diagnostics/catalogue/index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import type { AllowedOrigins } from '../../model/output/policy.ts';
import type { ScriptBudgets, Scripts } from '../../site/definition.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { PageInfo } from './inspect.ts';

/** The possible targets of a link. */
export interface Targets {
  /** The language of each page by its path. */
  readonly pages: Pick<ReadonlyMap<string, Locale>, 'get'>;
  /** Paths of other files of the output: `/assets/icon-1a2b3c4d.svg`. */
  readonly files: Pick<ReadonlySet<string>, 'has'>;
}

/** Data about the site that rules get besides its pages. */
export interface AuditSettings {
  /** The URL of the site. */
  readonly baseUrl: string;
  /** The languages of the site. The source language is x-default, for visitors who read none of them. */
  readonly locales: Pick<Locales, 'source' | 'of'>;
  readonly scripts: Scripts;
  readonly budgets: ScriptBudgets;
  /** Other origins from which pages may load files; none if missing. */
  readonly allowed?: AllowedOrigins | undefined;
  /** Other origins from which pages may load files once the visitor has asked for it; `allowed` if missing. */
  readonly allowedOnRequest?: AllowedOrigins | undefined;
  /** The inline script of every page, whose hash is in the policy. */
  readonly early?: string | undefined;
}

/** A finished page, as passed to rules. */
export interface PageContext {
  readonly route: Route;
  /** The content file of the page, for findings. */
  readonly at: { readonly file: string };
  /** The path of the page, for findings. */
  readonly page: string;
  readonly info: PageInfo;
  readonly targets: Targets;
  readonly settings: AuditSettings;
}

/** The source of a page and its path, for findings. */
export interface PagePlace {
  readonly file: string;
  readonly path: string;
}

export const pagePlaceOf = ({ entry, path }: Route): PagePlace => ({ file: entry.file, path });

/** A finished stylesheet. */
interface StyleContext {
  /** The path from the root of the output: `assets/site.css`. */
  readonly path: string;
  readonly text: string;
  readonly files: Targets['files'];
}

interface Declared {
  /** The codes that the rule may report. */
  readonly codes: readonly Code[];
}

/** Checks one page at a time. */
export interface PageRule extends Declared {
  readonly scope: 'page';
  readonly check: (page: PageContext) => readonly Finding[];
}

/**
 * Checks all pages together, from the facts that `keep` extracts from each page: plain data without the path of the
 * page. The pages themselves are released, so that memory does not grow with their HTML.
 */
export interface SiteRule<PageFacts = unknown> extends Declared {
  readonly scope: 'site';
  readonly keep: (page: PageContext) => PageFacts;
  readonly check: (pages: readonly RetainedFacts<PageFacts>[]) => readonly Finding[];
}

export interface RetainedFacts<PageFacts> {
  readonly page: PagePlace;
  readonly kept: PageFacts;
}

/** Checks one stylesheet at a time. */
export interface StyleRule extends Declared {
  readonly scope: 'style';
  readonly check: (style: StyleContext) => readonly Finding[];
}

export type AuditRule = PageRule | SiteRule | StyleRule;

export const pageRule = (own: Omit<PageRule, 'scope'>): PageRule => ({ scope: 'page', ...own });

export const siteRule = <PageFacts>({ check, ...own }: Omit<SiteRule<PageFacts>, 'scope'>): SiteRule => ({
  scope: 'site',
  ...own,
  // `pages` contains the results of `keep` of the same rule.
  check: (pages) => check(pages as readonly RetainedFacts<PageFacts>[]),
});

export const styleRule = (own: Omit<StyleRule, 'scope'>): StyleRule => ({ scope: 'style', ...own });
