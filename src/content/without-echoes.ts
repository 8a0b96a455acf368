// Two checks can stumble over one thing: the schema over how a name is written, the references over whom it names.
import type { Finding } from '../diagnostics/diagnostic.ts';

const placeOf = ({ file, path = [] }: Finding): string => JSON.stringify([file, ...path]);

/**
 * The findings without those that say of a name how it is written, where another says which name was meant; and without
 * the reminder to record the address of a page that is not written yet.
 */
export function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const unknown = new Set(findings.filter(({ code, path }) => path !== undefined && code.endsWith('-unknown')).map(placeOf));
  const unwritten = new Set(findings.filter(({ code }) => code === 'placeholder-left').map(({ file }) => file));
  return findings.filter(
    (finding) =>
      (finding.code !== 'name-invalid' || !unknown.has(placeOf(finding))) &&
      (finding.code !== 'url-unrecorded' || !unwritten.has(finding.file)),
  );
}
