// Removes follow-on findings, because one mistake should be reported once: a misspelled name fails both its pattern and
// the look-up, and a fact that does not exist also makes two languages differ.
import { isIn } from '../diagnostics/catalogue/groups.ts';
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { idOf } from '../model/collection.ts';
import { withoutLanguage } from '../model/entries/prose-file.ts';
import { localeOfMessages } from '../model/kind.ts';
import type { Locales } from '../model/languages/locale.ts';

const placeOf = ({ file, path = [] }: Finding): string => JSON.stringify([file, ...path]);

/** The same key for all languages of a text. For prose it is the file: a finding with a range has no path. */
function textOf({ file, path = [], range }: Finding, locales: Locales): string {
  const place = range === undefined ? path : [];
  const name = localeOfMessages(file, locales) === undefined ? withoutLanguage(file) : 'translations';
  return JSON.stringify([name, ...(locales.has(place.at(-1)) ? place.slice(0, -1) : place)]);
}

/** A set that is built on first use. */
function once(make: () => readonly string[]): () => ReadonlySet<string> {
  let made: ReadonlySet<string> | undefined;
  return () => {
    made ??= new Set(make());
    return made;
  };
}

const compares = ({ code }: Finding): boolean => isIn('comparison', code);

/** False for what two languages would differ in no less without. */
const changesFacts = (finding: Finding): boolean => !compares(finding) && !isIn('typography', finding.code);

const asksForPrices = ({ code }: Finding): boolean => isIn('price', code);

const namesPrices = ({ code, args }: Finding): boolean => code === 'fact-unknown' && /^(?:price\.|campaign\.|vat$)/.test(String(args.name));

/** The findings of content without prices.yaml: where content names prices, the missing file is the one mistake. */
export function withoutPriceEchoes(findings: readonly Finding[]): Finding[] {
  const others = findings.filter((finding) => !asksForPrices(finding) && !namesPrices(finding));
  const name = 'prices.yaml';
  return others.length === findings.length ? others : [...others, createFinding('file-missing', { file: name }, { name })];
}

/**
 * Removes a finding on the form of a name where another one suggests which name was meant; a comparison of two
 * languages where one of them has a finding of its own that is about more than typography; the reminder to record the URL of a page with placeholders; a
 * link to a page that must not be left out, where that is reported; what follows from a wrong date; and
 * typography in a file that is read after a correction.
 */
export function withoutEchoes(findings: readonly Finding[], locales: Locales): Finding[] {
  // Thousands of findings may include none that follows from another.
  const unknown = once(() => findings.filter(({ code, path }) => path !== undefined && isIn('unknownName', code)).map(placeOf));
  const faulty = once(() => findings.filter(changesFacts).map((finding) => textOf(finding, locales)));
  const unwritten = new Set(findings.filter(({ code }) => code === 'placeholder-left').map(({ file }) => file));
  const needed = new Set(findings.filter(({ code }) => code === 'page-draft' || code === 'page-dated').map(({ file }) => idOf(file)));
  const misdated = once(() => findings.filter(({ code }) => code === 'dates-reversed' || code === 'key-unknown').map(placeOf));
  const misread = new Set(findings.filter(({ code }) => code.startsWith('yaml-')).map(({ file }) => file));
  return findings.filter((finding) => {
    if (isIn('typography', finding.code)) return !misread.has(finding.file);
    if (compares(finding)) return !faulty().has(textOf(finding, locales));
    if (finding.code === 'name-invalid') return !unknown().has(placeOf(finding));
    if (finding.code === 'link-draft' || finding.code === 'link-dated') return !needed.has(String(finding.args.target));
    if (finding.code === 'claim-ended' || finding.code === 'claim-ends-soon') return !misdated().has(placeOf(finding));
    return finding.code !== 'url-unrecorded' || !unwritten.has(finding.file);
  });
}
