// Rewrites the findings of a schema for a file of messages.
import type { Finding } from '../../diagnostics/diagnostic.ts';

/** The findings of a schema in the message file of a language, which is given by its tag, with the codes for messages. */
export const asMessageFindings = (findings: readonly Finding[], language: string): Finding[] =>
  findings.map((finding) => {
    const key = (finding.path ?? []).join('.');
    if (finding.code === 'key-missing') return { ...finding, code: 'message-missing', args: { key, language } };
    if (finding.code === 'key-unknown') return { ...finding, code: 'message-unused', args: { ...finding.args, key } };
    return finding;
  });
