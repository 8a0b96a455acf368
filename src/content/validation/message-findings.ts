// What a schema finds in a file of messages.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Locale } from '../../model/languages/locale.ts';

/** Schema findings of a translation file, in the words that fit translations. */
export const asMessageFindings = (findings: readonly Finding[], language: Locale): Finding[] =>
  findings.map((finding) => {
    const key = (finding.path ?? []).join('.');
    if (finding.code === 'key-missing') return { ...finding, code: 'message-missing', args: { key, language } };
    if (finding.code === 'key-unknown') return { ...finding, code: 'message-unused', args: { ...finding.args, key } };
    return finding;
  });
