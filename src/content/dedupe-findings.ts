// Removes findings that follow from another one, so that each mistake is reported once. For example, a misspelled name
// fails both its pattern and the look-up.
import { type Cause, causeOf, isInGroup } from '../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { cachedByKey } from '../model/cached-by-key.ts';
import { withoutLanguage } from '../model/entries/prose-file.ts';
import { idOf } from '../model/entry-file.ts';
import { groupBy } from '../model/group-by.ts';
import { localeOfMessages } from '../model/kind.ts';
import type { Locales } from '../model/languages/locale.ts';
import type { ContentTree } from './tree.ts';

const placeOf = ({ file, path = [] }: Finding): string => JSON.stringify([file, ...path]);

/**
 * Returns a key that is the same for all languages of a text. For a finding with a range, such as a finding in prose, the key consists of
 * the file name only.
 */
function textOf({ file, path = [], range }: Finding, locales: Locales): string {
  const place = range === undefined ? path : [];
  const name = localeOfMessages(file, locales) === undefined ? withoutLanguage(file) : 'translations';
  return JSON.stringify([name, ...(locales.has(place.at(-1)) ? place.slice(0, -1) : place)]);
}

const asksForPrices = ({ code }: Finding): boolean => isInGroup('price', code);

const namesPrices = ({ code, args }: Finding): boolean => code === 'fact-unknown' && /^(?:price\.|campaign\.|vat$)/.test(String(args.name));

/** For content that has no prices.yaml: replaces all findings about prices with one finding for the missing file. */
export function withoutPriceEchoes(findings: readonly Finding[]): Finding[] {
  const others = findings.filter((finding) => !asksForPrices(finding) && !namesPrices(finding));
  const name = 'prices.yaml';
  return others.length === findings.length ? others : [...others, createFinding('file-missing', { file: name }, { name })];
}

/** The file name in findings about the content folder itself. */
const contentFolder = '.';

interface SharedKeys {
  /** Returns the value that a finding shares with its cause; undefined if the finding has no such value. */
  readonly of: (finding: Finding) => string | undefined;
  readonly ofCause: (cause: Finding) => string | undefined;
}

function sharedKeys(locales: Locales): Readonly<Record<Cause['shared'], SharedKeys>> {
  const alike = (key: (finding: Finding) => string | undefined): SharedKeys => ({ of: key, ofCause: key });
  return {
    place: alike((finding) => (finding.path === undefined ? undefined : placeOf(finding))),
    text: alike((finding) => textOf(finding, locales)),
    file: alike(({ file }) => file),
    folder: { of: () => contentFolder, ofCause: ({ file }) => file },
    target: { of: ({ args }) => String(args.target), ofCause: ({ file }) => idOf(file) },
  };
}

const isCause = ({ is }: Cause, { code }: Finding): boolean =>
  typeof is === 'string' ? isInGroup(is, code) : !is.not.some((group) => isInGroup(group, code));

/** Removes findings that follow from another one according to the catalog of codes. */
export function withoutEchoes(findings: readonly Finding[], locales: Locales): Finding[] {
  const keys = sharedKeys(locales);
  // Computed only when needed: even thousands of findings may include none that follows from another.
  const keysOf = cachedByKey((cause: Cause) => new Set(findings.filter((each) => isCause(cause, each)).map(keys[cause.shared].ofCause)));
  return findings.filter((finding) => {
    const cause = causeOf(finding.code);
    if (cause === undefined) return true;
    const key = keys[cause.shared].of(finding);
    return key === undefined || !keysOf(cause).has(key);
  });
}

/**
 * Merges "titel is unknown" and "title is missing in this language" in the front matter of one file, which are the same mistake. The
 * finding for the unknown key remains, and names the missing key.
 */
export function pairedInFrontMatter(findings: readonly Finding[], documents: ContentTree['documents']): readonly Finding[] {
  const ofDocuments = (code: string) => findings.filter((each) => each.code === code && documents?.has(each.file) === true);
  const unknown = new Set(ofDocuments('key-unknown'));
  const missing = unknown.size === 0 ? [] : ofDocuments('language-missing');
  if (missing.length === 0) return findings;
  const keyIn = ({ file, path = [] }: Finding, key: unknown): string => JSON.stringify([documents?.get(file)?.find(path).file, key]);
  const missingByKey = groupBy(missing, (finding) => keyIn(finding, finding.path?.at(-2)));
  const paired = new Set<Finding>();
  const named = findings.map((finding) => {
    const { suggestion } = finding.args;
    const twins = (unknown.has(finding) && missingByKey.get(keyIn(finding, suggestion))) || [];
    for (const twin of twins) paired.add(twin);
    return twins.length === 0 ? finding : { ...finding, args: { ...finding.args, missing: suggestion } };
  });
  return named.filter((finding) => !paired.has(finding));
}
