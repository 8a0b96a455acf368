// Removes an item: its file or key. The URLs of the item redirect to another page, and references to the item are changed or removed.
import { cutFrom, fromCodeIn, placesInFiles } from '../../content/markdown/written-places.ts';
import { type ContentTree, replaceTexts } from '../../content/tree.ts';
import { recordedIn } from '../../content/urls/listed-urls.ts';
import { targetGuesser } from '../../content/urls/suggest-redirect.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { assetFile } from '../../model/asset-file.ts';
import type { DataPath } from '../../model/data/place.ts';
import { mayLackAt } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { translationLockSource } from '../../model/locks.ts';
import { indexAgain, type ProjectIndex } from '../new/project-index.ts';
import { completeChange, type Refactoring } from './complete-change.ts';
import { dropApprovals, moveApprovals } from './move-approvals.ts';
import { findNamed, itemsOfKind, type Named, plainName } from './named.ts';
import { ownProse } from './own-prose.ts';
import { editedTexts, editOf, type Reference, referencesTo } from './references.ts';

export interface RemoveRequest {
  readonly kind: string;
  readonly name: string;
  readonly index: ProjectIndex;
  readonly messages: ToolMessages;
  /** The URL to which the URLs of the item redirect. */
  readonly redirectTo?: string | undefined;
  /** The item of the same kind to which references are changed. */
  readonly pointTo?: string | undefined;
  /** Whether to remove the references. */
  readonly drop?: boolean | undefined;
}

/** A reference to the item to remove. */
export interface OpenReference {
  readonly reference: Reference;
  /** The part to delete together with the reference; undefined if the reference has to be changed by hand. */
  readonly drops: DataPath | undefined;
}

/** An item that cannot be removed before a person decides what to do with its URLs and references. */
export interface Undecided {
  readonly named: Named;
  /** The public URLs of the item that need a redirect. */
  readonly addresses: readonly string[];
  /** A possible target of the redirects. */
  readonly suggestion: string | undefined;
  readonly references: readonly OpenReference[];
}

/** Returns the changes of the removal, the missing decisions, or a sentence that explains why the item cannot be removed. */
export async function removeFromSite(request: RemoveRequest): Promise<Refactoring | Undecided | string> {
  const { index } = request;
  const named = findNamed(request, index, request.messages);
  if (typeof named === 'string') return named;
  const refusal = refuseTarget(named, request);
  if (refusal !== undefined) return refusal;
  const files = filesOf(named, index);
  const references = referencesTo(named, index)
    .filter(({ how, file }) => how !== 'definition' && !files.includes(file))
    .map((reference) => ({ reference, drops: smallestOptionalPart(reference, index) }));
  const addresses = request.redirectTo === undefined ? await publicAddresses(files, request) : [];
  const open = request.pointTo === undefined ? references.filter(({ drops }) => request.drop !== true || drops === undefined) : [];
  if (addresses.length + open.length > 0) return { named, addresses, suggestion: suggestionFor(addresses, index), references: open };
  return takeAway({ ...request, named, files, references });
}

/** Returns the files to remove with an item. */
function filesOf({ entry, asset }: Named, index: ProjectIndex): readonly string[] {
  if (asset !== undefined) return [asset];
  if (entry === undefined) return [];
  const { files = [] } = index.tree.documents?.get(entry.file) ?? {};
  return [entry.file, ...files, ...ownProse(entry.file, index).flatMap((own) => own.files)];
}

/** Resolves to the URLs that the site loses with the files. If there is a URL history, only the URLs recorded in it count as public. */
async function publicAddresses(files: readonly string[], { index }: RemoveRequest): Promise<readonly string[]> {
  if (!files.some((file) => index.entries.some((entry) => entry.file === file))) return [];
  const recorded = recordedIn(index.data);
  const texts = new Map([...index.tree.texts].filter(([file]) => !files.includes(file)));
  const then = await indexAgain(index, replaceTexts(index.tree, texts));
  return [...index.urls.keys()].filter((url) => !then.urls.has(url) && (recorded?.includes(url) ?? true));
}

function suggestionFor(lost: readonly string[], { urls, locales }: ProjectIndex): string | undefined {
  const [first] = lost;
  const addresses = new Map([...urls].filter(([url]) => !lost.includes(url)));
  return first === undefined ? undefined : targetGuesser({ locales, addresses, fresh: [], lost })(first);
}

/** Returns why `redirectTo` or `pointTo` is invalid, or undefined if both are valid. */
function refuseTarget(named: Named, { redirectTo, pointTo, index, messages: { refactor } }: RemoveRequest): string | undefined {
  const { kind, entry, within } = named;
  const others = itemsOfKind(kind, index).filter((one) => one.within === within && one.name !== named.name);
  if (pointTo !== undefined && !others.some((one) => plainName(one) === pointTo))
    return refactor.noOther(kind, pointTo, suggest(pointTo, others.map(plainName)));
  if (redirectTo === undefined || redirectTo.startsWith('https://')) return undefined;
  const there = [...index.urls].flatMap(([url, file]) => (file === entry?.file ? [] : [url]));
  if (there.includes(redirectTo)) return undefined;
  return refactor.noPageAt(redirectTo, suggest(redirectTo, there));
}

interface Removal extends RemoveRequest {
  readonly named: Named;
  readonly files: readonly string[];
  readonly references: readonly OpenReference[];
}

async function takeAway(removal: Removal): Promise<Refactoring | string> {
  const { named, index, files, pointTo, references } = removal;
  const pointed = editedTexts(index.tree, pointTo === undefined ? [] : references.map(({ reference }) => editOf(reference, pointTo)));
  const between = await indexAgain(index, replaceTexts(index.tree, pointed));
  const stays = { locales: index.locales, fileOf: (file: string) => file };
  const lock = moveApprovals(index, { data: between.data, tree: { texts: pointed } }, stays);
  const texts = new Map(pointed);
  if (lock !== undefined) texts.set(translationLockSource, lock);
  for (const file of files) texts.delete(file);
  const paths = [
    ...named.definitions.map(({ file, path }) => ({ file, path })),
    ...(pointTo === undefined
      ? references.flatMap(({ reference: { dataFile }, drops }) => (drops === undefined ? [] : [{ file: dataFile, path: drops }]))
      : []),
  ].flatMap((place) => placesInFiles(place, index.tree));
  for (const [file, own] of groupBy(paths, (one) => one.file)) {
    const places = own.map(({ path }) => path);
    texts.set(file, await withoutAll({ file, text: texts.get(file) ?? '' }, places));
  }
  const assets = new Map([...index.tree.assets].filter(([name]) => !files.includes(assetFile(name))));
  return finish(removal, replaceTexts(index.tree, texts, { assets }));
}

/** Removes the values at `paths` from a text, starting with the last, so that the indexes of the others remain valid. */
async function withoutAll({ file, text }: { readonly file: string; readonly text: string }, paths: readonly DataPath[]): Promise<string> {
  const outer = paths.filter(
    (path, index) => !paths.some((other, at) => at !== index && isWithin(path, other) && (path.length > other.length || at < index)),
  );
  let left = text;
  for (const path of [...outer].sort(byPlace).reverse()) left = await cutFrom(file, left, path);
  return left;
}

const isWithin = (path: DataPath, outer: DataPath): boolean => outer.every((step, index) => path[index] === step);

const byPlace = (one: DataPath, other: DataPath): number => {
  const at = one.findIndex((step, index) => step !== other[index]);
  const [a, b] = [one[at] ?? 0, other[at] ?? 0];
  return at < 0 ? 0 : typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;
};

/** Adds redirects to the removal, and removes the approvals of removed texts. Returns a sentence if the redirects cannot be written. */
async function finish({ named, index, redirectTo, messages, references }: Removal, tree: ContentTree): Promise<Refactoring | string> {
  const then = await indexAgain(index, tree);
  const { locales } = index;
  const target = (url: string): string => {
    const to = redirectTo ?? '/';
    const own = to.startsWith('/') ? inLanguage(to, locales.at(url)) : to;
    return then.urls.has(own) ? own : to;
  };
  /** Returns the URL of the target in another language, where its path may differ. */
  const inLanguage = (to: string, locale: Locale): string => {
    const page = then.urls.get(to);
    const same = page && [...then.urls].find(([url, file]) => file === page && locales.at(url) === locale);
    return same?.[0] ?? locales.pathIn(locale, locales.withoutPrefix(to));
  };
  const gone = [...index.urls.keys()].filter((url) => !then.urls.has(url));
  const moves = new Map(redirectTo === undefined ? [] : gone.map((url) => [url, target(url)] as const));
  const lock = dropApprovals(index, then, locales);
  const fromCode = fromCodeIn(named, new Set(references.map(({ reference }) => reference.file)), index);
  return completeChange({ named, index, tree, then, moves, moved: new Map(), lock, fromCode, messages });
}

/**
 * Returns the smallest optional part that contains a reference: a link without its target is useless, so its label is removed, too. Returns
 * undefined if there is no such part, or if the reference is within a text.
 */
function smallestOptionalPart(
  { dataFile, path, how }: Reference,
  { data, schemas }: Pick<ProjectIndex, 'data' | 'schemas'>,
): DataPath | undefined {
  const schema = schemas.get(dataFile);
  if (path === undefined || schema === undefined || how === 'fact') return undefined;
  const value = data.get(dataFile);
  // If a link has a page and an anchor, only the anchor is removed.
  if (how === 'link' && path.at(-1) === 'anchor' && Object.keys(Object(valueAt(value, path.slice(0, -1)))).length > 1) return path;
  for (let at: DataPath = how === 'link' ? path.slice(0, -1) : path; at.length > 0; at = at.slice(0, -1))
    if (mayLackAt(schema, at, value)) return at;
  return undefined;
}
