// The input of the commands about translations: the texts of a site, the lock with the approved translations, the URLs, and the errors.
import type { BuildInput } from '../../build/build-input.ts';
import { plan } from '../../build/plan.ts';
import { indexContent } from '../../content/content-index.ts';
import type { ContentTree } from '../../content/tree.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { localeName } from '../../diagnostics/messages/messages.ts';
import type { SourceTexts } from '../../diagnostics/reporters/pretty.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { translationLock, translationLockSource } from '../../model/locks.ts';
import { messagesSchema } from '../../model/own-content.ts';
import type { Project } from '../../node/project.ts';
import { createQueryCache } from '../../store/query-cache.ts';
import { lockIn } from '../../translations/lock.ts';
import type { UrlsByFile } from '../../translations/pages-named.ts';
import type { SurveyInput } from '../../translations/survey-translations.ts';
import { gatherInputs } from '../input/inputs.ts';
import type { BuildOptions, Terminal } from '../output/terminal.ts';

/** `schema` is the schema of messages. */
export interface TranslationInput extends Omit<SurveyInput, 'texts' | 'unread'> {
  readonly build: BuildInput;
  readonly tree: ContentTree;
  /** The URLs of pages by file; empty while the content has errors. */
  readonly addresses: UrlsByFile;
  /** Returns the name of a content file relative to the current folder. */
  readonly fromHere: (file: string) => string;
}

export interface GatheredTranslations {
  /** Undefined if templates or environment are broken. */
  readonly input: TranslationInput | undefined;
  /** The errors of content, templates and environment, with file names relative to the current folder. */
  readonly errors: readonly Diagnostic[];
  readonly sources: SourceTexts;
}

/**
 * Returns the language that `--to` names, or all target languages without it. If the language is unknown, reports this
 * and returns undefined.
 */
export function targetLocalesOf(io: Terminal, to: string | undefined, locales: Locales): readonly Locale[] | undefined {
  const { targets } = locales;
  if (to === undefined || targets.includes(to)) return to === undefined ? targets : [to];
  const near = suggest(to, targets);
  const offered = targets.map((locale) => `${locale} (${localeName(locale, locales, io.messages.language)})`);
  io.err(io.messages.translations.noTarget(to, near, offered));
  return undefined;
}

/** Reads all that the commands about translations need. */
export async function gatherTranslations(project: Project, options: Pick<BuildOptions, 'content' | 'now'>): Promise<GatheredTranslations> {
  const { input, diagnostics, fromHere, shown, sources } = await gatherInputs(project, options);
  if (input === undefined) return { input: undefined, errors: diagnostics, sources };
  const build = { ...input, queries: createQueryCache() };
  const planned = await plan(build);
  const errors = fromHere(planned.diagnostics).filter(({ severity }) => severity === 'error');
  const { data } = await indexContent(input.tree, { model: input.definition, queries: build.queries });
  const addresses = new Map<string, string[]>();
  for (const { entry, path } of planned.plan?.routes ?? []) addresses.set(entry.file, [...(addresses.get(entry.file) ?? []), path]);
  const { locales } = input.definition;
  const lock = lockIn(translationLock.safeParse(data.get(translationLockSource)).data);
  const schema = messagesSchema(input.definition);
  return { input: { build, locales, schema, tree: input.tree, data, lock, addresses, fromHere: shown }, errors, sources };
}
