// `archipel import`: imports a folder of texts from another generator, with their pictures and files, and creates their collection.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { asName } from '../../content/fixes/as-name.ts';
import { redirectsIn } from '../../content/urls/listed-urls.ts';
import { dataOf } from '../../content/yaml/splice/document.ts';
import { attempt } from '../../model/attempt.ts';
import { entryRouteOf } from '../../model/collection.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { readableAddress, redirectsSource } from '../../model/references/redirects.ts';
import { compile } from '../../node/bundle/compile.ts';
import { textIfExists } from '../../node/fs/read-text.ts';
import type { Project } from '../../node/project.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { collectionCode } from '../../tools/import/collection-code.ts';
import { textEnding } from '../../tools/import/file-names.ts';
import type { ImportOptions } from '../../tools/import/link-targets.ts';
import type { FileCopy } from '../../tools/import/links.ts';
import { type ImportFault, type ImportPlan, planImport } from '../../tools/import/plan-import.ts';
import { componentName, faultOf, namesInUse, singularOf } from '../../tools/new/code/new-code.ts';
import { reportUnwritten } from '../new/report-unwritten.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import { pathOnDisk, readSource, type SourceFolders } from './read-source.ts';
import { reportImport } from './report-import.ts';
import { collectionFolder, redirectsText, writeCollection, writePlan } from './write-import.ts';

export interface ImportCommandOptions extends SourceFolders {
  readonly as?: string;
  readonly urls?: string;
  readonly locale?: string;
  readonly content: string;
  readonly dryRun?: boolean;
}

/** Imports a folder; resolves to the exit code. */
export async function runImport(io: Terminal, project: Project, options: ImportCommandOptions): Promise<number> {
  try {
    const { definition } = await compile(project);
    const settings = importOptions(definition, options);
    const wrong = wrongUsage(io, definition, { ...settings, given: options.locale });
    if (wrong !== undefined) return refuse(io, wrong, exitCodes.usage);
    const planned = plan(io, options, settings);
    if (typeof planned === 'string') return refuse(io, planned, exitCodes.content);
    return await carryOut({ io, project, definition }, { options, settings, plan: planned });
  } catch (error) {
    return reportUnwritten(io, error);
  }
}

const refuse = (io: Terminal, why: string, exit: number): number => endWith(io, exit, `${why}\n${io.messages.newEntry.nothingWritten}`);

function importOptions(definition: SiteDefinition, { from, as, urls, locale }: ImportCommandOptions): ImportOptions {
  const { locales, collections } = definition;
  // A folder with the texts of one language, such as content/en, has no name for its texts.
  const name = locales.has(basename(from)) ? 'docs' : asName(basename(from));
  const collection = as ?? name ?? 'texts';
  const path = `/${urls ?? collection}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');
  const known = Object.hasOwn(collections, collection) ? collections[collection] : undefined;
  return {
    collection,
    urls: path,
    locales,
    locale: locales.has(locale) ? locale : undefined,
    ownUrls: known === undefined || hasUrls(known, { urls: path, language: locales.source }),
  };
}

/** Returns why the options do not fit the site; undefined if they do. `given` is the language as the user has written it. */
function wrongUsage(
  { messages: { importing, newCode } }: Terminal,
  definition: SiteDefinition,
  { collection, locales, locale, given }: ImportOptions & { readonly given: string | undefined },
): string | undefined {
  if (given !== undefined && locale === undefined) return importing.noLanguage(given, locales.list);
  const known = Object.hasOwn(definition.collections, collection) ? definition.collections[collection] : undefined;
  if (known !== undefined) return known.markdown === true ? undefined : importing.notMarkdown(collection);
  const fault = faultOf('collection', collection, { taken: namesInUse(definition) });
  return fault && newCode[fault](collection);
}

function plan({ messages: { importing } }: Terminal, options: ImportCommandOptions, settings: ImportOptions): ImportPlan | string {
  const { source, notUtf8 } = readSource(options);
  if (notUtf8.length > 0) return importing.notUtf8(notUtf8);
  if (source.texts.size === 0) return importing.noTexts(basename(options.from));
  const planned = planImport(source, settings);
  if ('unnamed' in planned) return faults(planned, importing);
  const written = withoutExisting(planned, options);
  const taken = [...written.texts, ...written.copies.map(({ to }) => ({ path: to }))].flatMap(({ path }) =>
    existsSync(join(options.content, path)) ? [path] : [],
  );
  return taken.length > 0 ? importing.taken(taken) : written;
}

/**
 * Leaves out redirects that the site already has, and copies that it has byte for byte, because each folder and language of another site
 * is imported on its own. If the folder of static files is in the imported folder, the static files that texts name do not count as unused.
 */
function withoutExisting(plan: ImportPlan, options: ImportCommandOptions): ImportPlan {
  const { from, content } = options;
  const used = new Set(plan.copies.map((copy) => pathOnDisk(copy, options)));
  const isThere = (copy: FileCopy): boolean => attempt(() => isSameFile(join(content, copy.to), pathOnDisk(copy, options))) === true;
  const written = textIfExists(join(content, redirectsSource));
  const redirected = new Set(redirectsIn(written === undefined ? undefined : dataOf(written)).map((each) => each?.from));
  return {
    ...plan,
    redirects: plan.redirects.filter(({ from }) => !redirected.has(readableAddress(from))),
    copies: plan.copies.filter((copy) => !isThere(copy)),
    unused: plan.unused.filter((file) => !used.has(join(from, file))),
  };
}

const isSameFile = (one: string, other: string): boolean =>
  statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));

const faults = ({ unnamed, clashes }: ImportFault, importing: Terminal['messages']['importing']): string =>
  [...(unnamed.length > 0 ? [importing.unnamed(unnamed)] : []), ...clashes.map(({ to, from }) => importing.clash(to, from))].join('\n');

interface ImportSite {
  readonly io: Terminal;
  readonly project: Project;
  readonly definition: SiteDefinition;
}

interface Planned {
  readonly options: ImportCommandOptions;
  readonly settings: ImportOptions;
  readonly plan: ImportPlan;
}

/** Writes the import, unless it is a dry run, and reports it; resolves to the exit code. */
async function carryOut({ io, project, definition }: ImportSite, { options, settings, plan }: Planned): Promise<number> {
  const { collection, urls, ownUrls } = settings;
  const isNew = !Object.hasOwn(definition.collections, collection);
  const isOfSite = ({ name }: ImportPlan['components'][number]): boolean => definition.proseComponents.includes(name);
  const components = plan.components.filter((each) => !isOfSite(each) || each.module !== undefined);
  const planned = { ...plan, components, ...(!ownUrls && { redirects: [] }) };
  const write = { ...options, comment: io.messages.newEntry.comments.redirects };
  const redirects = redirectsText(planned, write);
  const singular = singularOf(collection);
  const hasBreadcrumbs = existsSync(join(project.root, 'templates/layout/Breadcrumbs.tsx'));
  const component = componentName(singular);
  const code = collectionCode({ name: collection, singular, component, schema: plan.schema, urls, hasBreadcrumbs });
  let listed: ReturnType<typeof writeCollection> = { paths: [] };
  if (options.dryRun !== true) {
    writePlan(planned, redirects, write);
    if (isNew) listed = writeCollection(project, { name: collection, code });
  }
  reportImport(io, {
    plan: planned,
    collection,
    content: options.content,
    redirects,
    isDry: options.dryRun === true,
    code: isNew ? Object.keys(code).map((file) => `${collectionFolder(project, collection)}/${file}`) : [],
    otherComponents: components.filter(isOfSite),
    menuLine: menuLine(plan, settings),
    listed,
    ownUrls,
  });
  return exitCodes.fine;
}

/**
 * Returns a line for a menu with a link to the start page of the collection, the `index` at its top; undefined if there is none. If the
 * page lacks a language, the link has a fallback.
 */
function menuLine({ texts }: ImportPlan, { collection, locales: { list, source } }: ImportOptions): string | undefined {
  const names = new Set(texts.map(({ path }) => path.slice(collection.length + 1).replace(textEnding, '')));
  const written = list.filter(
    (locale) => names.has(`index.${locale}`) || names.has(`${locale}/index`) || (locale === source && names.has('index')),
  );
  if (written.length === 0) return undefined;
  const fallback = written.length < list.length ? `, fallback: ${written[0]}` : '';
  return `- { label: { ${list.map((locale) => `${locale}: …`).join(', ')} }, link: { ${singularOf(collection)}: index${fallback} } }`;
}

/** Returns whether the pages of an existing collection have the URLs that the import expects. */
function hasUrls(
  known: SiteDefinition['collections'][string],
  { urls, language }: { readonly urls: string; readonly language: Locale },
): boolean {
  const probe = { id: 'a/b', language, path: undefined, overview: undefined, data: {} };
  return attempt(() => entryRouteOf(known, probe as never)) === `${urls}/a/b`;
}
