// texts → Site: parse, validate, check. All problems of all files come out of one call.
import type { Root } from 'hast';
import type * as z from 'zod';
import { type DataPath, type Finding, find } from '../diagnostics/diagnostic.ts';
import { factsOf } from '../model/facts.ts';
import { type Folder, folders, type OptionalFile, optionalFiles, type SingleFile, singleFiles } from '../model/kind.ts';
import { isLocale, locales } from '../model/locale.ts';
import type { TranslationLock } from '../model/locks.ts';
import { notFoundId } from '../model/page.ts';
import type { PictureUse } from '../model/picture.ts';
import type { Prices } from '../model/prices.ts';
import type { SiteSettings } from '../model/site.ts';
import type { Entry, Site } from '../model/site-content.ts';
import { checkAssetNames, checkAssets } from './check-assets.ts';
import { checkExamples, checkProseExamples } from './check-examples.ts';
import { checkLinks } from './check-links.ts';
import { asMessageFindings, checkMessages } from './check-messages.ts';
import { checkMeta } from './check-meta.ts';
import { assetsIn, checkNames } from './check-names.ts';
import { checkNeeded } from './check-needed.ts';
import { checkPaths } from './check-paths.ts';
import { checkPrices } from './check-prices.ts';
import { checkPromotions } from './check-promotions.ts';
import { checkProse, readProse } from './check-prose.ts';
import { checkServices } from './check-services.ts';
import { checkTexts } from './check-texts.ts';
import { checkTranslations } from './check-translations.ts';
import { checkUrls } from './check-urls.ts';
import { type Classified, classify } from './classify.ts';
import { indexNames, type Names, type Vocabulary } from './index-names.ts';
import { type Memory, noMemory } from './memory.ts';
import { type Overrides, overrideSettings } from './override.ts';
import { parse } from './parse.ts';
import { checkPictureTexts, shownPictures } from './pictures.ts';
import { keysAt } from './schema-walk.ts';
import type { ContentTree } from './tree.ts';
import { validate } from './validate.ts';
import { type Languages, listedLanguages } from './walk.ts';
import { withoutEchoes } from './without-echoes.ts';

export interface ReadOptions {
  readonly vocabulary: Vocabulary;
  /** The moment for which the site is built, in milliseconds since 1970. */
  readonly at: number;
  readonly overrides: Overrides;
  /** Refuses example values. */
  readonly release: boolean;
  /** What is known from earlier runs; nothing where it is missing. */
  readonly memory?: Memory;
}

export interface ReadResult {
  /** There only when no finding is an error. */
  readonly site: Site | undefined;
  /** What content shows, whether it has errors or not. */
  readonly pictures: readonly PictureUse[];
  /** The settings, where they are sound. */
  readonly settings: SiteSettings | undefined;
  readonly findings: readonly Finding[];
}

/** The site that the content describes, and every problem in it. */
export async function readSite(tree: ContentTree, options: ReadOptions): Promise<ReadResult> {
  const unread = tree.problems.map(({ file }) => file);
  const files = classify([...tree.texts.keys(), ...unread.filter((file) => /\.(?:ya?ml|mdx)$/.test(file))]);
  const schemas = schemasOf(files);
  const parsed = await parseAll(tree, files);
  const prose = await readProse(tree.texts, files.prose, options.vocabulary.proseComponents, options.memory ?? noMemory);
  const assets = [...tree.assets.keys(), ...unread.flatMap((file) => (file.startsWith('assets/') ? [file.slice('assets/'.length)] : []))];
  const names = indexNames(parsed.data, options.vocabulary, assets);
  const validated = validateAll(parsed.data, schemas, options.overrides);
  // Each file has gone through the schema of its kind.
  const settings = validated.values.get('site.yaml') as SiteSettings | undefined;
  const prices = validated.values.get('prices.yaml') as Prices | undefined;
  const confirmed = validated.values.get('locks/translations.yaml') as TranslationLock | undefined;
  const priceFindings = prices ? checkPrices(prices) : [];
  // Broken prices have no facts, which is not the fault of texts that name them.
  const facts =
    settings && prices && priceFindings.length === 0 ? new Set(factsOf({ settings, prices, at: options.at }, 'de').keys()) : undefined;
  const pictures = shownPictures(parsed.data, prose.texts);
  // A file that could not be read might show anything.
  const readable = [...parsed.data.values()].every((value) => value !== undefined) && prose.texts.size === files.prose.length;
  const findings = withoutEchoes([
    ...tree.problems,
    ...files.findings.filter(({ file }) => !unread.includes(file)),
    ...missingFiles(files),
    ...parsed.findings,
    ...prose.findings,
    ...validated.findings,
    ...[...parsed.data].flatMap(([file, data]) => checkData(file, data, schemas, names, facts)),
    ...checkProse(prose.texts, parsed.data, files.prose, names, facts),
    ...checkMessages(parsed.data.get('translations/de.yaml'), parsed.data.get('translations/en.yaml')),
    ...checkPaths(files.entries, parsed.data),
    ...checkNeeded(files.entries, parsed.data),
    ...checkMeta(parsed.data),
    ...checkTranslations(parsed.data, tree.texts, files.optional.includes('locks/translations.yaml') ? confirmed?.confirmed : {}),
    ...(settings ? checkUrls(settings) : []),
    ...priceFindings,
    ...(prices ? checkPromotions(parsed.data, prices, options.at) : []),
    ...checkAssetNames([...tree.assets.keys()]),
    ...checkPictureTexts(parsed.data),
    ...checkAssets(settings, readable ? pictures : undefined, [...tree.assets.keys()]),
    ...(options.release ? checkExamples(withOverrides(parsed.data, options.overrides)) : []),
    ...(options.release && settings ? checkServices(settings, parsed.data.get('site.yaml')) : []),
    ...(options.release ? files.prose.flatMap((file) => checkProseExamples(file, tree.texts.get(file) ?? '')) : []),
  ]);
  const whole = files.single.length === Object.keys(singleFiles).length && validated.complete && parsed.findings.length === 0;
  const site = whole ? assemble(validated.values, files, prose.roots, tree) : undefined;
  return { site, pictures, settings, findings };
}

interface ParsedFiles {
  readonly data: ReadonlyMap<string, unknown>;
  readonly findings: readonly Finding[];
}

async function parseAll(tree: ContentTree, files: Classified): Promise<ParsedFiles> {
  const data = new Map<string, unknown>();
  const findings: Finding[] = [];
  for (const file of [...files.single, ...files.optional, ...files.entries.map((entry) => entry.file)]) {
    const text = tree.texts.get(file);
    const result = text === undefined ? { findings: [] } : await parse(file, text);
    data.set(file, 'value' in result ? result.value : undefined);
    if ('findings' in result) findings.push(...result.findings);
  }
  return { data, findings };
}

const missingFiles = (files: Classified): Finding[] =>
  [
    ...(Object.keys(singleFiles) as SingleFile[]).filter((name) => !files.single.includes(name)),
    // Hosts show it for every address that is not there.
    ...(files.entries.some(({ folder, id }) => folder === 'pages' && id === notFoundId) ? [] : [`pages/${notFoundId}.yaml`]),
  ].map((name) => find('file-missing', { file: name }, { name }));

type Schemas = ReadonlyMap<string, z.ZodType>;

const schemasOf = (files: Classified): Schemas =>
  new Map<string, z.ZodType>([
    ...files.single.map((file) => [file, singleFiles[file]] as const),
    ...files.optional.map((file) => [file, optionalFiles[file]] as const),
    ...files.entries.map(({ file, folder }) => [file, folders[folder]] as const),
  ]);

interface ValidatedFiles {
  readonly values: ReadonlyMap<string, unknown>;
  readonly findings: readonly Finding[];
  readonly complete: boolean;
}

function validateAll(data: ReadonlyMap<string, unknown>, schemas: Schemas, overrides: Overrides): ValidatedFiles {
  const values = new Map<string, unknown>();
  const findings: Finding[] = [];
  for (const [file, schema] of schemas) {
    const raw = data.get(file);
    if (raw === undefined) continue;
    const result = validate(file, schema, file === 'site.yaml' ? overrideSettings(raw, overrides) : raw);
    if ('value' in result) values.set(file, result.value);
    else findings.push(...wordedFor(file, result.findings));
  }
  return { values, findings, complete: values.size === schemas.size };
}

/** All data as a release uses it: an example that the environment replaces does not go out. */
const withOverrides = (data: ReadonlyMap<string, unknown>, overrides: Overrides): ReadonlyMap<string, unknown> =>
  new Map([...data].map(([file, value]) => [file, file === 'site.yaml' ? overrideSettings(value, overrides) : value]));

const wordedFor = (file: string, findings: readonly Finding[]): readonly Finding[] => {
  const language = /^translations\/(de|en)\.yaml$/.exec(file)?.[1];
  return isLocale(language) ? asMessageFindings(findings, language) : findings;
};

/** The languages that the texts of a file must have; of a page only the page itself can tell. */
function languagesOf(file: string, data: unknown): Languages {
  if (isMessages(file)) return undefined;
  return Object.hasOwn(singleFiles, file) ? locales : listedLanguages(data);
}

const isMessages = (file: string): boolean => file.startsWith('translations/');

function checkData(file: string, data: unknown, schemas: Schemas, names: Names, facts: ReadonlySet<string> | undefined): Finding[] {
  const languages = languagesOf(file, data);
  const schema = schemas.get(file);
  const rules = {
    languages,
    facts: isMessages(file) ? undefined : facts,
    keysAt: (path: DataPath) => (schema === undefined ? [] : keysAt(schema, path, data)),
  };
  return [...checkTexts(file, data, rules), ...checkLinks(file, data, languages, names), ...checkNames(file, data, names)];
}

function assemble(values: ReadonlyMap<string, unknown>, files: Classified, prose: ReadonlyMap<string, Root>, tree: ContentTree): Site {
  // `validateAll` has put the value of each file through the schema of its kind.
  const single = <Name extends SingleFile>(name: Name) => values.get(name) as z.infer<(typeof singleFiles)[Name]>;
  const optional = <Name extends OptionalFile>(name: Name) => values.get(name) as z.infer<(typeof optionalFiles)[Name]> | undefined;
  const entriesOf = <Name extends Folder>(folder: Name): Entry<z.infer<(typeof folders)[Name]>>[] =>
    files.entries
      .filter((entry) => entry.folder === folder)
      .map(({ id, file }) => ({ id, file, value: values.get(file) as z.infer<(typeof folders)[Name]> }));
  const settings = single('site.yaml');
  return {
    settings,
    navigation: single('navigation.yaml'),
    prices: single('prices.yaml'),
    messages: { de: single('translations/de.yaml'), en: single('translations/en.yaml') },
    pages: entriesOf('pages'),
    solutions: entriesOf('solutions'),
    editions: entriesOf('editions'),
    redirects: optional('redirects.yaml')?.redirects ?? [],
    prose,
    assets: new Map(
      assetsIn(settings).flatMap((name) => {
        const asset = tree.assets.get(name);
        return asset === undefined ? [] : [[name, assetUrl(name, asset.hash)] as const];
      }),
    ),
  };
}

/** `/assets/icon-1a2b3c4d.svg` for `icon.svg`: a new content is a new address, so that it can be cached for good. */
const assetUrl = (name: string, hash: string): string => `/assets/${name.replace(/(\.[^.]+)?$/, `-${hash}$1`)}`;
