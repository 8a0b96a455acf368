// Two checks can stumble over one value: the schema over how a name is written, the references over whom it names;
// a fact that does not exist makes two languages differ, too.
import type { Finding } from '../diagnostics/diagnostic.ts';
import { isLocale } from '../model/locale.ts';

const placeOf = ({ file, path = [] }: Finding): string => JSON.stringify([file, ...path]);

/** The same for both languages of a text; of prose, the file: what has a range has no path that leads to it. */
function textOf({ file, path = [], range }: Finding): string {
  const place = range === undefined ? path : [];
  return JSON.stringify([file.replace(/\b(?:de|en)(?=\.(?:mdx|yaml)$)/, ''), ...(isLocale(place.at(-1)) ? place.slice(0, -1) : place)]);
}

/**
 * The findings without those that say of a name how it is written, where another says which name was meant, and without
 * those that compare two languages, where one of them has a fault of its own.
 */
export function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const unknown = new Set(findings.filter(({ code, path }) => path !== undefined && code.endsWith('-unknown')).map(placeOf));
  const compares = ({ code }: Finding): boolean => code.startsWith('translation-');
  const faulty = new Set(findings.filter((finding) => !compares(finding)).map(textOf));
  return findings.filter((finding) =>
    compares(finding) ? !faulty.has(textOf(finding)) : finding.code !== 'name-invalid' || !unknown.has(placeOf(finding)),
  );
}
