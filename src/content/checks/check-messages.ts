// The two translation files: the same words, with the same values to fill in.
import { createFinding, type DataPath, type Finding } from '../../diagnostics/diagnostic.ts';
import type { Locale } from '../../model/locale.ts';
import { valueAt } from '../schema-walk.ts';
import { walk } from '../walk.ts';

/** Schema findings of a translation file, in the words that fit translations. */
export const asMessageFindings = (findings: readonly Finding[], language: Locale): Finding[] =>
  findings.map((finding) => {
    const key = (finding.path ?? []).join('.');
    if (finding.code === 'key-missing') return { ...finding, code: 'message-missing', args: { key, language } };
    if (finding.code === 'key-unknown') return { ...finding, code: 'message-unused', args: { ...finding.args, key } };
    return finding;
  });

const variables = (value: string): string =>
  [...new Set([...value.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name]) => `{{${name}}}`))].sort().join(', ');

/** Texts whose values to fill in differ between the languages, reported in the English file. */
export function checkMessages(german: unknown, english: unknown): Finding[] {
  const findings: Finding[] = [];
  const compare = (value: string, path: DataPath) => {
    const other = valueAt(german, path);
    if (typeof other !== 'string') return;
    const [here, there] = [variables(value), variables(other)];
    if (here !== there)
      findings.push(createFinding('message-variables', { file: 'translations/en.yaml', path }, { key: path.join('.'), here, there }));
  };
  walk(english, [], { scalar: (value, path) => typeof value === 'string' && compare(value, path) });
  return findings;
}
