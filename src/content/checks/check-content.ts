// Everything that no schema can see: in one file, among files, in prose, and before a release.
import { createFinding, type DataPath, type Finding } from '../../diagnostics/diagnostic.ts';
import type { MemoCache } from '../../memo.ts';
import { type ContentModel, isEntryFile } from '../../model/collection.ts';
import type { ImageUse } from '../../model/image.ts';
import { messagesFile, neededFiles } from '../../model/kind.ts';
import type { Locale, Locales } from '../../model/locale.ts';
import type { Prices } from '../../model/prices.ts';
import type { SiteSettings } from '../../model/site.ts';
import type { Lock } from '../../translations/lock.ts';
import { messagePairs, pairsIn, prosePairs } from '../../translations/pair.ts';
import type { Classified } from '../classify.ts';
import { checkPictureTexts } from '../image-uses.ts';
import type { Names } from '../index-names.ts';
import { type Overrides, overrideSettings } from '../override.ts';
import { checkProse } from '../prose/check-prose.ts';
import type { Prose } from '../prose/prose.ts';
import { keysAt } from '../schema-walk.ts';
import type { ContentTree } from '../tree.ts';
import { checkRedirects, redirectsIn } from '../urls/check-redirects.ts';
import { checkUrlLock } from '../urls/check-url-lock.ts';
import { isNotFound } from '../urls/entry-paths.ts';
import { addressesOf } from '../urls/urls.ts';
import type { Schemas } from '../validate-all.ts';
import { type Languages, listedLanguages } from '../walk.ts';
import { checkAssetNames, checkAssets } from './check-assets.ts';
import { checkClaims } from './check-dates.ts';
import { checkExamples, checkProseExamples } from './check-examples.ts';
import { checkLasting } from './check-expiry.ts';
import { checkUrls } from './check-external-urls.ts';
import { checkLinks } from './check-links.ts';
import { checkMessages } from './check-messages.ts';
import { checkMeta } from './check-meta.ts';
import { checkNames } from './check-names.ts';
import { checkPaths } from './check-paths.ts';
import { checkCampaignEnds, checkPromotions, checkProsePromotions } from './check-promotions.ts';
import { checkNeeded } from './check-required.ts';
import { checkServices } from './check-services.ts';
import { checkTexts } from './check-texts.ts';
import { checkTranslations } from './check-translations.ts';

/** What reading has made of a content folder, sound or not. */
export interface ReadContent {
  readonly model: ContentModel;
  readonly tree: ContentTree;
  readonly files: Classified;
  readonly schemas: Schemas;
  readonly data: ReadonlyMap<string, unknown>;
  /** The same, with outlines in the place of entries. */
  readonly outlines: ReadonlyMap<string, unknown>;
  readonly prose: ReadonlyMap<string, Prose>;
  readonly names: Names;
  /** The facts that texts may name; undefined where they are not known because their files are broken. */
  readonly facts: ReadonlySet<string> | undefined;
  readonly settings: SiteSettings | undefined;
  readonly prices: Prices | undefined;
  /** What has been approved of translations; undefined where that is broken. */
  readonly lock: Lock | undefined;
  readonly pictures: readonly ImageUse[];
}

interface CheckOptions {
  /** The moment for which the site is built, in milliseconds since 1970. */
  readonly at: number;
  readonly overrides: Overrides;
  readonly release: boolean;
  readonly memo: MemoCache;
}

/** All findings beyond those of parsing and validation. */
export const checkContent = (content: ReadContent, options: CheckOptions): Finding[] => [
  ...missingFiles(content),
  ...checkFiles(content, options),
  ...checkAmongFiles(content, options),
  ...checkLongerTexts(content, options),
  ...checkAssetNames([...content.tree.assets.keys()]),
  ...checkAssets(content.settings, isReadable(content) ? content.pictures : undefined, [...content.tree.assets.keys()]),
  ...(content.settings ? checkUrls(content.settings) : []),
  ...(options.release ? checkRelease(content, options) : []),
];

const missingFiles = ({ files, model }: ReadContent): Finding[] =>
  [
    ...neededFiles(model).filter((name) => !files.single.includes(name)),
    // Hosts show it for every address that is not there.
    ...(model.notFound === undefined || files.entries.some((entry) => isNotFound(entry, model)) ? [] : [`${model.notFound}.yaml`]),
  ].map((name) => createFinding('file-missing', { file: name }, { name }));

/** A file that could not be read might show anything. */
const isReadable = ({ data, prose, files }: ReadContent): boolean =>
  [...data.values()].every((value) => value !== undefined) && prose.size === files.prose.length;

function checkFiles(content: ReadContent, { at, memo }: CheckOptions): Finding[] {
  const { model, data, names, facts, prices, lock } = content;
  const given = { keys: [...data.keys()], inputs: [...data.values()] };
  return memo
    .each({ stage: 'check', ...given, from: [model, names, facts, prices, at, lock] }, (value, file) => checkFile(file, value, content, at))
    .flat();
}

function checkFile(file: string, data: unknown, content: ReadContent, at: number): Finding[] {
  const { schemas, prices, lock } = content;
  const { locales } = content.model;
  const schema = schemas.get(file);
  return [
    ...checkData(file, data, content),
    ...(prices ? checkPromotions(file, data, { locales, prices, at }) : []),
    ...checkPictureTexts(file, data),
    ...checkClaims(file, data, at),
    ...(schema ? checkLasting(file, data, schema) : []),
    ...(lock && !isMessages(file) ? checkTranslations(pairsIn(file, data, locales), { lock, locales }) : []),
  ];
}

function checkData(file: string, data: unknown, { schemas, names, facts, model }: ReadContent): Finding[] {
  const { locales } = model;
  const languages = languagesOf(file, data, locales);
  const schema = schemas.get(file);
  const rules = {
    locales,
    languages,
    facts: isMessages(file) ? undefined : facts,
    keysAt: (path: DataPath) => (schema === undefined ? [] : keysAt(schema, path, data)),
  };
  return [
    ...checkTexts(file, data, rules),
    ...checkLinks(file, data, { locales, languages }, { names, model }),
    ...(schema === undefined || file === 'prices.yaml' ? [] : checkNames(file, data, { names, model, schema })),
  ];
}

/** The languages that the texts of a file must have; of a page only the page itself can tell. */
function languagesOf(file: string, data: unknown, locales: Locales): Languages {
  if (isMessages(file)) return undefined;
  return isEntryFile(file) ? listedLanguages(data, locales) : locales.list;
}

const isMessages = (file: string): boolean => file.startsWith('translations/');

/** What depends on outlines alone stays as it is while somebody edits the texts of a page. */
const checkAmongFiles = ({ files, outlines, model }: ReadContent, { memo }: CheckOptions): readonly Finding[] =>
  memo.compute('check among files', [files, outlines, model], () => {
    const { locales } = model;
    const messagesOf = (locale: Locale): unknown => outlines.get(messagesFile(locale));
    const sources = { entries: files.entries, data: outlines, model };
    const addresses = addressesOf(sources);
    return [
      ...locales.targets.flatMap((locale) => checkMessages(messagesOf(locales.source), messagesOf(locale), locale)),
      ...checkPaths(sources),
      ...checkNeeded(sources),
      ...checkRedirects(redirectsIn(outlines.get('redirects.yaml')), addresses, locales),
      ...checkUrlLock(outlines, addresses, locales),
      ...checkMeta(outlines, locales.list),
    ];
  });

/** Longer texts, campaigns, and the messages of the languages. */
function checkLongerTexts(
  { files, outlines, tree, prose, names, facts, prices, lock, model }: ReadContent,
  { at, memo }: CheckOptions,
): Finding[] {
  const { locales } = model;
  const texts = [...prose.values()];
  const messages = locales.list.map((locale) => outlines.get(messagesFile(locale)));
  const ofProse = memo.compute('check prose', [model, files, outlines, names, facts, ...texts], () =>
    checkProse({ prose, data: outlines, files: files.prose, facts, rules: { names, model } }),
  );
  const ofCampaigns = memo.compute('check campaigns', [prices, at, ...texts], () => {
    if (prices === undefined) return [];
    const inProse = [...prose].flatMap(([file, text]) => checkProsePromotions(file, text, { locales, prices, at }));
    return [...inProse, ...checkCampaignEnds({ prices, at })];
  });
  const proseTexts = files.prose.map((file) => tree.texts.get(file));
  const ofLanguages = memo.compute('check languages', [lock, locales, ...messages, ...files.prose, ...proseTexts], () => {
    if (lock === undefined) return [];
    const pairs = [...prosePairs(tree.texts, locales), ...messagePairs(outlines, locales)];
    return checkTranslations(pairs, { lock, locales });
  });
  return [...ofProse, ...ofCampaigns, ...ofLanguages];
}

function checkRelease({ data, files, tree, settings }: ReadContent, { overrides }: CheckOptions): Finding[] {
  // An example that the environment replaces does not go out.
  const released = new Map([...data].map(([file, value]) => [file, file === 'site.yaml' ? overrideSettings(value, overrides) : value]));
  return [
    ...checkExamples(released),
    ...(settings ? checkServices(settings, data.get('site.yaml')) : []),
    ...files.prose.flatMap((file) => checkProseExamples(file, tree.texts.get(file) ?? '')),
  ];
}
