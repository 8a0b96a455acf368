// Finds mistakes in a site's configuration that its types cannot exclude, or that remain because the site was not type-checked.
import type { SiteCollection } from '../model/collection.ts';
import type { ConfigProblem } from '../model/config-error.ts';
import { fieldAt } from '../model/data/schema-walk.ts';
import { serviceFields } from '../model/data/service-fields.ts';
import { durationOf } from '../model/entries/source.ts';
import { isEntryFolder } from '../model/entry-file.ts';
import { feedPath } from '../model/feed.ts';
import { directiveOfKind } from '../model/output/policy.ts';
import { reservedSingulars } from '../model/references/link.ts';
import { contributedMessages } from './contributed-messages.ts';
import type { SiteDefinition } from './definition.ts';
import type { EmbedDefinition } from './embeds/define-embed.ts';
import { descriptionProblems } from './forms/description-problems.ts';
import { localesProblem, siteOptionProblems } from './site-option-problems.ts';
import { unknownOptions } from './unknown-options.ts';

const namePattern = /^[a-z][a-z0-9-]*$/;

/** Returns the problems that prevent the engine from using `definition`, the default export of the configuration. */
export function definitionProblems(definition: unknown): readonly ConfigProblem[] {
  if (!isDefinition(definition)) return [{ key: 'default', text: 'It has to export a site by default: export default defineSite({ … })' }];
  const ofLocales = localesProblem(definition);
  if (ofLocales !== undefined) return [ofLocales];
  return [
    ...siteOptionProblems(definition),
    ...collectionProblems(definition),
    ...scaffoldProblems(definition),
    ...sectionProblems(definition),
    ...referenceProblems(definition),
    ...formProblems(definition),
    ...messageProblems(definition),
    ...serviceProblems(definition),
    ...policyProblems(definition),
    ...outputProblems(definition),
    ...feedProblems(definition),
    ...earlyScriptProblems(definition),
    ...embedProblems(definition),
  ];
}

/** Names of folders and files consist of `A-Za-z0-9_.~-`. None starts or ends with a dot, except the folder `.well-known` at the root. */
const outputPattern = /^(?:\/\.well-known)?(?:\/[\w~-](?:[\w.~-]*[\w~-])?)+$/;

/** Reports paths that an output cannot have, and outputs that are not functions. */
const outputProblems = ({ outputs = {} }: Partial<SiteDefinition>): ConfigProblem[] =>
  Object.entries(outputs).flatMap(([path, output]) => {
    const key = ['outputs', path];
    const make: unknown = typeof output === 'function' ? output : Object(output).eachLanguage;
    return [
      ...outputPathProblems(path).map((text) => ({ key, text })),
      ...(typeof make === 'function' ? [] : [{ key, text: `the output ${path} needs a function: (site) => …` }]),
    ];
  });

function outputPathProblems(path: string): readonly string[] {
  if (!outputPattern.test(path)) return [`"${path}" is not a path for an output; write one such as /notes.json`];
  if (/\.html?$/i.test(path)) return [`the output ${path} would be a page, and pages come from content`];
  if (/^\/(?:assets\/|__|_(?:headers|redirects)$)/i.test(path))
    return [`the output ${path} is at a path that the engine uses for its own files`];
  return [];
}

/** Reports feeds without a `published` function, and invalid values of `path`, `limit` and `content`. */
const feedProblems = ({ collections }: SiteDefinition): ConfigProblem[] =>
  Object.entries(collections).flatMap(([folder, { feed, component }]) => {
    if (feed === undefined) return [];
    const { published, limit = 1, content = 'full' }: Partial<typeof feed> = feed;
    const path = feedPath(folder, feed);
    const checks: readonly (readonly [isWrong: boolean, key: string, text: string])[] = [
      [typeof published !== 'function', 'feed', `the feed of ${folder} needs the date of an entry, published: ({ date }) => date`],
      [
        !Number.isInteger(limit) || limit <= 0,
        'feed.limit',
        `limit of the feed of ${folder} is ${limit}; write a number of entries such as 20`,
      ],
      [!['full', 'summary'].includes(content), 'feed.content', `content of the feed of ${folder} is "${content}"; write full or summary`],
      [
        outputPathProblems(`${path}.atom`).length > 0,
        'feed.path',
        `path of the feed of ${folder} is "${path}"; write one such as /${folder}/feed`,
      ],
    ];
    // The functions of the feed are where the feed is defined, which need not be the file of the component.
    const near = Object.values(feed).find((value) => typeof value === 'function') ?? component;
    return checks.flatMap(([isWrong, key, text]) => (isWrong ? [{ key: 'collections', text, part: { near, key } }] : []));
  });

/** An origin as browsers compare it: without a path or wildcard. */
const originPattern = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;

/** Reports unknown kinds of files in `policy`, and values that are not origins. */
const policyProblems = ({ policy = {} }: Partial<SiteDefinition>): ConfigProblem[] =>
  Object.entries(policy).flatMap(([kind, origins]) => {
    const key = `policy.${kind}`;
    if (!Object.hasOwn(directiveOfKind, kind))
      return [{ key, text: `policy.${kind} is not a kind of file; there are ${Object.keys(directiveOfKind).join(', ')}` }];
    return (origins ?? [])
      .filter((origin) => !originPattern.test(origin))
      .map((origin) => ({ key, text: `"${origin}" in policy.${kind} is not an origin such as https://stats.example.org` }));
  });

/** Reports embeds with missing or invalid parts, because a definition that is not type-checked may lack any part. */
const embedProblems = ({ embeds = [] }: Partial<SiteDefinition>): ConfigProblem[] =>
  embeds.flatMap(({ id = '', provider = '', origins = [] }: Partial<EmbedDefinition>, index) => {
    const key = 'embeds';
    const texts = [
      ...(namePattern.test(id)
        ? []
        : [`"${id}" cannot be the id of an embed: an id starts with a small letter, and consists of small letters, digits and hyphens`]),
      ...(embeds.findIndex((each) => each.id === id) === index ? [] : [`two embeds have the id ${id}`]),
      ...(provider.trim() === '' ? [`the embed ${id} has no provider, which visitors have to know`] : []),
      ...(origins.length === 0 ? [`the embed ${id} has no origins`] : []),
      ...origins
        .filter((origin) => !originPattern.test(origin))
        .map((origin) => `"${origin}" of the embed ${id} is not an origin such as https://video.example.org`),
    ];
    return texts.map((text) => ({ key, text }));
  });

/** Reports an early script outside of the code folders, because `watch` follows only these. */
function earlyScriptProblems({ earlyScript }: Partial<SiteDefinition>): ConfigProblem[] {
  if (earlyScript === undefined || /^(?:islands|templates|src)\/(?:[\w-]+\/)*[\w.-]+\.[jt]s$/.test(earlyScript)) return [];
  const text = `"${earlyScript}" is not a script of islands/, templates/ or src/; write one such as islands/layout/early.ts`;
  return [{ key: 'earlyScript', text }];
}

const isDefinition = (value: unknown): value is SiteDefinition =>
  typeof value === 'object' && value !== null && 'collections' in value && 'locales' in value;

function collectionProblems({ collections }: SiteDefinition): ConfigProblem[] {
  const first = new Map<string, string>();
  const taken = new Set(reservedSingulars);
  return Object.entries(collections).flatMap(([folder, collection]) => {
    const { singular, schema, component, title, source } = collection;
    const texts: string[] = [];
    const near = [component, title].find((each) => typeof each === 'function');
    const part = { near, key: 'singular', value: singular };
    const other = first.get(singular);
    first.set(singular, other ?? folder);
    if (!namePattern.test(folder) || !isEntryFolder(folder)) texts.push(`the folder "${folder}" cannot hold a collection`);
    if (taken.has(singular))
      texts.push(`"${singular}" cannot be the singular of ${folder}: the word has another meaning in links or commands`);
    else if (!namePattern.test(singular))
      texts.push(
        `"${singular}" cannot be the singular of ${folder}: it must start with a small letter, and consist of small letters, digits and hyphens`,
      );
    if (other !== undefined) texts.push(`the collections ${other} and ${folder} have the same singular, "${singular}"`);
    if (!('_zod' in Object(schema)))
      texts.push(`the collection ${folder} has no schema that is a function: schema: () => z.strictObject({ … })`);
    if (typeof component !== 'function') texts.push(`the collection ${folder} has no component`);
    if (typeof title !== 'function') texts.push(`the collection ${folder} has no title: ({ name }) => name`);
    texts.push(...derivedProblems(folder, collections));
    if (source !== undefined && typeof source.load !== 'function') texts.push(`the source of ${folder} has no function load`);
    if (source?.staleAfter !== undefined && durationOf(source.staleAfter) === undefined)
      texts.push(`staleAfter of the source of ${folder} is "${source.staleAfter}"; write a duration such as "6 hours"`);
    const unknown = unknownOptions('collection', collection);
    return [
      ...unknown.map(({ option, text }) => ({ key: 'collections', text, part: { near, key: option } })),
      ...texts.map((text) => ({ key: 'collections', text, part })),
    ];
  });
}

/** Returns the problems with the `derived` option of a collection. */
function derivedProblems(folder: string, collections: SiteDefinition['collections']): readonly string[] {
  const { derived } = collections[folder] ?? {};
  if (derived === undefined) return [];
  const { from = [], entries } = derived as Partial<typeof derived>;
  return [
    ...(typeof entries === 'function' ? [] : [`derived of ${folder} has no function entries`]),
    ...(from.length > 0 ? [] : [`derived of ${folder} names no collection in from`]),
    ...from.flatMap((name) => {
      if (!Object.hasOwn(collections, name)) return [`derived of ${folder} is from "${name}", which is not a collection`];
      return collections[name]?.derived === undefined ? [] : [`derived of ${folder} is from ${name}, whose entries are derived themselves`];
    }),
  ];
}

/** Reports names in `scaffold` that the command `new` would silently ignore: fields that the schema lacks, and unknown section types. */
const scaffoldProblems = ({ collections, sections = {} }: Pick<SiteDefinition, 'collections'> & Partial<SiteDefinition>): ConfigProblem[] =>
  Object.entries(collections).flatMap(([folder, collection]) => {
    const partAt = (key: string, value: string) => ({ near: collection.component, key: key.split('.').at(-1) ?? key, value });
    return [
      ...scaffoldPlaces(collection)
        .filter(([, place]) => typeof collection.schema === 'object' && fieldAt(collection.schema, place) === undefined)
        .map(([key, place]) => ({
          key: 'collections',
          text: `${key} of ${folder} names "${place}", which is not a key of its schema`,
          part: partAt(key, place),
        })),
      ...(collection.scaffold?.sections ?? [])
        .filter((type) => !Object.hasOwn(sections, type))
        .map((type) => ({
          key: 'collections',
          text: `scaffold.sections of ${folder} names "${type}", which is not a section type${among(Object.keys(sections))}`,
          part: partAt('sections', type),
        })),
    ];
  });

/** Lists the existing names, if they are few enough to read. */
const among = (names: readonly string[]): string =>
  names.length === 0 ? ': the site has none' : names.length > 12 ? '' : `; there are ${names.join(', ')}`;

/** Returns the schema paths that the scaffolding of a collection names, each with the option that names it. */
function scaffoldPlaces({ scaffold = {} }: SiteCollection): (readonly [string, string])[] {
  const { name, fields = {}, orderedWithin } = scaffold;
  return [
    ...(name?.place === undefined ? [] : [['scaffold.name', name.place] as const]),
    ...Object.entries(fields).map(([flag, { place = flag }]) => [`scaffold.fields.${flag}`, place] as const),
    ...(orderedWithin === undefined ? [] : [['scaffold.orderedWithin', orderedWithin] as const]),
  ];
}

/** The names of section types, which content writes as `type`, and the names of services. */
const typePattern = /^[a-z][a-zA-Z0-9-]*$/;

/** Reports invalid section types, unknown options, and sections without a schema or a component. */
const sectionProblems = ({ sections = {} }: Partial<SiteDefinition>): ConfigProblem[] =>
  Object.entries(sections).flatMap(([type, section]) => {
    const partAt = (key: string) => ({ near: section.component, folder: `templates/sections/${type}`, key });
    const isComplete = typeof section.schema === 'object' && typeof section.component === 'function';
    const badType = `"${type}" cannot be a section type: it must start with a small letter, and consist of letters, digits and hyphens`;
    return [
      ...unknownOptions('section', section).map(({ option, text }) => ({ key: 'sections', text, part: partAt(option) })),
      ...(typePattern.test(type) ? [] : [{ key: 'sections', text: badType }]),
      ...(isComplete ? [] : [{ key: 'sections', text: `the section type ${type} needs a schema and a component`, part: partAt('schema') }]),
    ];
  });

function referenceProblems({ collections, lists, notFound, sections = {} }: SiteDefinition): ConfigProblem[] {
  const strange = Object.entries(lists).filter(([, { collection }]) => !Object.hasOwn(collections, collection));
  const folder = notFound?.replace(/\/.*$/, '');
  const isEntry = folder === undefined || (Object.hasOwn(collections, folder) && /^[^/]+\/[^/]+$/.test(notFound ?? ''));
  const noEntry = `"${notFound}" is not an entry of a collection; name one, such as ${Object.keys(collections)[0]}/not-found`;
  return [
    ...strange.map(([type, { collection }]) => ({
      key: 'lists',
      text: `sections of type ${type} list "${collection}", which is not a collection${among(Object.keys(collections))}`,
      part: { near: sections[type]?.component, key: 'collection', value: collection },
    })),
    ...(isEntry ? [] : [{ key: 'notFound', text: noEntry }]),
  ];
}

/** Reports invalid or repeated paths of forms, forms with both or neither of `mails` and `service`, and invalid descriptions. */
const formProblems = ({ forms = [] }: Partial<SiteDefinition>): ConfigProblem[] =>
  forms.flatMap(({ path, mails, service, description }, index) => [
    ...(/^\/[^?#\s]+$/.test(path) ? [] : [{ key: 'forms', text: `"${path}" is not a path for a form; write one such as /api/contact` }]),
    ...(forms.findIndex((form) => form.path === path) === index ? [] : [{ key: 'forms', text: `two forms have the path ${path}` }]),
    ...((mails === undefined) === (service === undefined)
      ? [{ key: 'forms', text: `the form at ${path} needs either mails or a service` }]
      : []),
    ...(description === undefined ? [] : descriptionProblems(description)).map((text) => ({ key: 'forms', text })),
  ]);

/** Reports groups of messages that are defined more than once. Parts may share a group if they share its schema object. */
function messageProblems({ messages, forms: all = [], ...parts }: SiteDefinition): ConfigProblem[] {
  const shape: Readonly<Record<string, unknown>> = messages?.shape ?? {};
  // A form that occurs twice is already reported.
  const forms = all.filter(({ path }, index) => all.findLastIndex((each) => each.path === path) === index);
  return contributedMessages({ ...parts, forms }).flatMap(({ key, by, groups }) =>
    Object.entries(groups)
      .filter(([group, schema]) => shape[group] !== schema)
      .map(([group]) => ({ key, text: `${by} defines the group of messages "${group}", which the site already has` })),
  );
}

/** Environment variables with a fixed meaning: `ARCHIPEL_BASE_URL`, and those that configure the forms server. */
const reservedVariable = /^ARCHIPEL_(?:BASE_URL$|RELAY_)/;

function serviceProblems(definition: SiteDefinition): ConfigProblem[] {
  const { services = {} } = definition;
  const strange = Object.entries(services).filter(
    ([name, { schema, public: known }]) => !typePattern.test(name) || typeof schema !== 'object' || typeof known !== 'function',
  );
  if (strange.length > 0)
    return strange.map(([name]) => ({
      key: 'services',
      text: `the service "${name}" needs a name of letters, digits and hyphens, a schema, and public: the keys that pages may know`,
    }));
  const variables = serviceFields(definition).map(({ variable }) => variable);
  return variables
    .filter((variable, index) => reservedVariable.test(variable) || variables.indexOf(variable) < index)
    .map((variable) => ({
      key: 'services',
      text: `the variable ${variable} would set a value of a service, but it already sets another value`,
    }));
}
