// The messages of all languages: the same keys, with the same values to fill in.
import { createFinding, type DataPath, type Finding } from '../../diagnostics/diagnostic.ts';
import { messagesFile } from '../../model/kind.ts';
import type { Locale } from '../../model/locale.ts';
import { valueAt } from '../value-at.ts';
import { visit } from '../walk.ts';
import { siteCheck } from './check.ts';

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

/** Messages of a language whose values to fill in are not those of the source language. */
function checkMessages(source: unknown, target: unknown, locale: Locale): Finding[] {
  const findings: Finding[] = [];
  const compare = (value: string, path: DataPath) => {
    const other = valueAt(source, path);
    if (typeof other !== 'string') return;
    const [here, there] = [variables(value), variables(other)];
    if (here !== there)
      findings.push(createFinding('message-variables', { file: messagesFile(locale), path }, { key: path.join('.'), here, there }));
  };
  visit(target, { scalar: (value, path) => typeof value === 'string' && compare(value, path) });
  return findings;
}

export const messages = siteCheck({
  codes: ['message-variables'],
  reads: ['outlines', 'model'],
  check: ({ outlines, model: { locales } }) => {
    const messagesOf = (locale: Locale): unknown => outlines.get(messagesFile(locale));
    return locales.targets.flatMap((locale) => checkMessages(messagesOf(locales.source), messagesOf(locale), locale));
  },
});
