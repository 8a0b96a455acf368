// Two checks can stumble over one value: the schema over how a name is written, the references over whom it names.
import type { Finding } from '../diagnostics/diagnostic.ts';

const placeOf = ({ file, path = [] }: Finding): string => JSON.stringify([file, ...path]);

/** The findings without those that say of a name how it is written, where another says which name was meant. */
export function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const unknown = new Set(findings.filter(({ code, path }) => path !== undefined && code.endsWith('-unknown')).map(placeOf));
  return findings.filter((finding) => finding.code !== 'name-invalid' || !unknown.has(placeOf(finding)));
}
