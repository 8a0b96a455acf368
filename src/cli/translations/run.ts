import { diskFileOf, writtenPlace } from '../../content/tree.ts';
import { locatorIn } from '../../content/yaml/position.ts';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { wrap } from '../../diagnostics/terminal/lines.ts';
import type { Range } from '../../model/data/place.ts';
import type { Project } from '../../node/project.ts';
import { type IssueKind, issueKinds, type TranslationIssue } from '../../translations/issue.ts';
import { filesNamed, pageNames } from '../../translations/pages-named.ts';
import { shownProse } from '../../translations/shown-prose.ts';
import { surveyTranslations } from '../../translations/survey-translations.ts';
import { printResult } from '../output/json-document.ts';
import { reportErrors } from '../output/report.ts';
import { type BuildOptions, endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import type { TranslationRow, TranslationsAnswer } from './answer.ts';
import { gatherTranslations, type TranslationInput, targetLocalesOf } from './translation-input.ts';
import { translationTables } from './translation-table.ts';
import { unreadMessageKeys } from './unread-message-keys.ts';

export interface TranslationOptions extends Pick<BuildOptions, 'content' | 'now' | 'strict'> {
  /** The id, file or URL of a page. */
  readonly page?: string;
  /** Kinds of issues, separated by commas. */
  readonly only?: string;
  /** The language of the translations; if omitted, all languages. */
  readonly to?: string;
}

/** `archipel translations`: lists, page by page, how translations differ from their source texts; resolves to the exit code. */
export async function runTranslations(io: Terminal, project: Project, options: TranslationOptions): Promise<number> {
  const kinds = kindsOf(io, options.only);
  if (kinds === undefined) return exitCodes.usage;
  const { input, errors, sources } = await gatherTranslations(project, options);
  if (input === undefined) return reportErrors(io, errors, { sources });
  const targets = targetLocalesOf(io, options.to, input.locales);
  if (targets === undefined) return exitCodes.usage;
  const files = options.page === undefined ? undefined : filesNamed(options.page, input);
  if (options.page !== undefined && files?.length === 0)
    return endWith(io, exitCodes.usage, io.messages.translations.noPage(options.page, suggest(options.page, pageNames(input))));
  const all = surveyTranslations({ ...input, texts: input.tree.texts, unread: await unreadMessageKeys(project, input) });
  const locales = [input.locales.source, ...targets];
  const remarks = all.filter(({ place, locale }) => locales.includes(locale) && (files === undefined || files.includes(place.file)));
  const rows = rowsOf(
    remarks.filter(({ kind }) => kinds.includes(kind)),
    input,
  );
  io.json?.({ diagnostics: formatDiagnostics(errors, io.messages.language) });
  printResult<TranslationsAnswer>(io, { counts: countsOf(remarks), remarks: rows }, () =>
    translationTables(rows, input.locales, { width: process.stdout.columns, messages: io.messages }),
  );
  sayCounts(io, remarks, errors.length);
  const grave = rows.some(({ kind }) => kind !== 'unapproved');
  return errors.length > 0 || (options.strict === true && grave) ? exitCodes.content : exitCodes.fine;
}

const isKind = (name: string): name is IssueKind => issueKinds.some((kind) => kind === name);

/** Returns the requested kinds; by default, all except `unapproved`. If one does not exist, reports this and returns undefined. */
function kindsOf(io: Terminal, only: string | undefined): readonly IssueKind[] | undefined {
  if (only === undefined) return issueKinds.filter((kind) => kind !== 'unapproved');
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isKind(name));
  if (unknown === undefined) return names.filter(isKind);
  const near = suggest(unknown, issueKinds);
  io.err(io.messages.translations.noKind(unknown, near, issueKinds));
  return undefined;
}

function countsOf(remarks: readonly TranslationIssue[]): Record<IssueKind, number> {
  const counts = { missing: 0, facts: 0, outdated: 0, same: 0, unused: 0, unapproved: 0 };
  for (const { kind } of remarks) counts[kind] += 1;
  return counts;
}

function sayCounts(io: Terminal, remarks: readonly TranslationIssue[], errors: number): void {
  const { translations } = io.messages;
  const found = countsOf(remarks);
  const counts = issueKinds.filter((kind) => found[kind] > 0).map((kind) => translations.count(found[kind], kind));
  io.err(counts.length === 0 ? translations.allApproved : counts.join(', '));
  if (found.unapproved > 0) io.err(wrap(translations.unapproved, io.columns ?? Number.POSITIVE_INFINITY).join('\n'));
  if (errors > 0) io.err(translations.hasErrors(errors));
}

/** Returns the rows of issues, sorted by page, file and position. */
function rowsOf(remarks: readonly TranslationIssue[], { locales, tree, data, addresses, fromHere }: TranslationInput): TranslationRow[] {
  const locate = locatorIn(tree.texts);
  const placeOf = ({ file, path, at = 'value', range }: TranslationIssue['place']): Pick<Range, 'line' | 'column'> & { file: string } => {
    const origin = writtenPlace(tree, { file, ...(path && { path }), at });
    if (origin !== undefined) return origin;
    const { line, column } = range ?? (path === undefined ? { line: 1, column: 1 } : locate({ file, path, at }));
    return { file, line, column };
  };
  const owners = new Map<string, string>(
    [...data].flatMap(([file, value]) =>
      shownProse(file, value).flatMap((name) => locales.list.map((locale) => [`${name}.${locale}.mdx`, file] as const)),
    ),
  );
  const rows = remarks.map(({ kind, locale, place, key, ...texts }): TranslationRow => {
    const page = owners.get(place.file) ?? place.file;
    const { file, line, column } = placeOf(place);
    const field = place.path === undefined ? diskFileOf(tree, key) : key.slice(key.indexOf(':') + 1);
    const named = { kind, page: diskFileOf(tree, page), file: fromHere(file), field, key };
    return { ...named, ...texts, language: locale, routes: addresses.get(page) ?? [], range: { line, column } };
  });
  const order = ({ page, file }: TranslationRow): string => `${page} ${file}`;
  const byPosition = ({ range: a }: TranslationRow, { range: b }: TranslationRow): number => a.line - b.line || a.column - b.column;
  return rows.sort((a, b) => (order(a) === order(b) ? byPosition(a, b) : order(a) < order(b) ? -1 : 1));
}
